"""`python -m newdawn` is the `newdawn` command."""

import sys

from newdawn.cli import main

if __name__ == "__main__":
    sys.exit(main())
