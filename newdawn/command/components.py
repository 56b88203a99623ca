"""`newdawn components`: the figures of a box, each with its provenance."""

import json
import sys
from collections import Counter
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.table import Table

from newdawn.core.catalogue import package_of
from newdawn.core.components import PROVENANCES, ComponentError, Row
from newdawn.drawing.art import art_of
from newdawn.drawing.speech import Speech
from newdawn.terminal.errors import CommandError

_WIDE = 110
"""Below this, what is counted for each number of players stands on lines of its own."""


def run(name: str, as_json: bool, console: Console, say: Speech) -> None:
    """Print the table."""
    try:
        components: Any = import_module(f"{package_of(name)}.components")
    except ComponentError as error:
        raise CommandError(str(error)) from None
    rows: tuple[Row, ...] = components.table()
    if as_json:
        document = {"game": name, "digest": components.DIGEST, "figures": [row._asdict() for row in rows]}
        sys.stdout.write(json.dumps(document, indent=1, ensure_ascii=False) + "\n")
        return
    table = Table(box=None, pad_edge=False)
    for heading in Row._fields:
        table.add_column(heading, overflow="fold")
    art = art_of(name)
    before = ("", "")
    for row in rows:
        # A name is written once; what is the same as above is left out.
        section = row.section if row.section != before[0] else ""
        item = row.item if (row.section, row.item) != before else ""
        key, value = art.readable(row, say, ", " if console.width >= _WIDE else ",\n")
        table.add_row(section, item, key, value, row.provenance)
        before = (row.section, row.item)
    console.print(table)
    counts = Counter(row.provenance for row in rows)
    kinds = [f"{counts.pop(kind)} {kind}" for kind in PROVENANCES if counts[kind]]
    kinds += [f"{count} mixed" for count in [sum(counts.values())] if count]
    console.print()
    console.print(say("components-summary", count=len(rows), kinds=", ".join(kinds), digest=components.DIGEST[:12]))
    console.print(say("components-correct", path=str(components.PACKAGED), game=name), soft_wrap=True)
