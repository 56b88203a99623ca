"""`newdawn schema`: what a document of a game consists of, as JSON Schema."""

import json
import sys
from pathlib import Path

from newdawn.command.start import start_interpreted


def run(name: str, what: str, components: Path | None) -> None:
    """Print the schema of one of the documents."""
    schema = start_interpreted(name, components).schema(what)
    sys.stdout.write(json.dumps(schema, indent=2, ensure_ascii=False) + "\n")
