"""Programs that measure Newdawn, one game each, in the same way as the peers are measured."""
