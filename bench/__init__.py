"""Benchmarks of Newdawn, each side by side with a peer in one run. Start with ``bench/README.md``."""
