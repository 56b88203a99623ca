"""Programs that measure other people's engines; they run in ``.venv-bench`` and know nothing of Newdawn."""
