"""Fill in the rules pages of all games: `python -m tools.rules_pages`."""

import pkgutil
from importlib import import_module
from pathlib import Path

for found in pkgutil.iter_modules([str(Path(__file__).parent)]):
    if found.name not in ("page", "__main__"):
        import_module(f"tools.rules_pages.{found.name}").PAGE.write()
