"""Fill the tables of names in the documents: `python -m tools.make_names_pages`.

They say what moves, decisions, events, reasons, points and figures are called, and what the classes of the Python
interface offer. All of it comes from the games and from `newdawn.core.face`; what a move means stands in the docstring
of the game's `moves`.
"""

import inspect
import re
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import FunctionType

import newdawn
from newdawn.core import shape
from newdawn.core.events import Event
from newdawn.core.face import Reason
from tools.rules_pages.page import markdown

DOCS = Path(__file__).parents[1] / "docs"
PAGES = (DOCS / "names.md", DOCS / "python.md")
WIDTH = 120
SEATS = ("seat", "defender")
MOST = 3
"""The first number of an example; the second is smaller, so that what is spent is there, and what is short is not."""

Vocabulary = tuple[str, ...]

# Names of a game ------------------------------------------------------------------------------------------------------


def notation(game: newdawn.Game) -> list[tuple[str, str]]:
    """Return the notation of each kind of move and what it means, as the game's `moves` says."""
    text = inspect.getdoc(sys.modules[f"{game.package}.moves"]) or ""
    return re.findall(r"^\| `([^`]+)` \| (.+) \|$", text, re.MULTILINE)


def moves(game: newdawn.Game) -> str:
    """Return the table of moves."""
    return markdown("notation|meaning", [[f"`{written}`", meaning] for written, meaning in notation(game)])


def words(game: newdawn.Game) -> str:
    """Return what may stand for each word in capitals; where that depends on the move, for each of them."""
    found: dict[str, dict[Vocabulary, list[str]]] = {}
    for written, _ in notation(game):
        kind, *stand_ins = written.split()
        for stand_in, vocabulary in zip(stand_ins, game.moves.kinds[kind], strict=True):
            found.setdefault(stand_in, {}).setdefault(vocabulary, []).append(kind)
    rows = []
    for stand_in, vocabularies in sorted(found.items()):
        for vocabulary, kinds in vocabularies.items():
            where = f" of {_codes(kinds)}" if len(vocabularies) > 1 else ""
            rows.append([f"`{stand_in}`{where}", _listed(vocabulary)])
    return markdown("word|can be", rows)


def decisions(game: newdawn.Game) -> str:
    """Return the table of decisions."""
    return markdown("decision|question", [[f"`{name}`", game.words.decision("en", name)] for name in game.decisions])


def events(game: newdawn.Game) -> str:
    """Return the table of events: their arguments, and an example in words."""
    rows = []
    for name, arguments in game.events.kinds.items():
        event = Event(name, None, _example(game.events.vocabulary, name, arguments))
        rows.append([f"`{name}`", _codes(arguments), game.words.event("en", event, None)])
    return markdown("event|arguments|for example", rows)


def reasons(game: newdawn.Game) -> str:
    """Return the table of reasons: their arguments, and an example in words."""
    rows = []
    for name, arguments in game.reasons.kinds.items():
        reason = Reason(game, name, _example(game.reasons.vocabulary, name, arguments))
        rows.append([f"`{name}`", _codes(arguments), reason.text()])
    return markdown("reason|arguments|for example", rows)


def arguments(game: newdawn.Game) -> str:
    """Return what the arguments of events and reasons stand for."""
    known = {**game.events.vocabulary, **game.reasons.vocabulary}
    found: dict[str, list[str]] = {}
    used = {name for told in (game.events, game.reasons) for given in told.kinds.values() for name in given}
    for name in sorted(used):
        things = "a decision" if known.get(name) == game.decisions else _listed(known.get(name, ())) or "a number"
        found.setdefault(things, []).append(name)
    return markdown("argument|stands for", [[_codes(names), things] for things, names in found.items()])


def points(game: newdawn.Game) -> str:
    """Return the sources of points."""
    rows = [
        [f"`{part}`", game.words.part("en", part), "yes" if part in game.rules.SCORED else ""]
        for part in (*game.rules.PARTS, "total")
    ]
    return markdown("source|in words|in `scored()`", rows)


def _example(vocabulary: Mapping[str, Vocabulary], about: str, names: Iterable[str]) -> dict[str, int | str]:
    """Return arguments for an example: different things, those that the example is about, seats and small numbers."""
    given: dict[str, int | str] = {}
    number = MOST
    for name in names:
        things = [one for one in vocabulary.get(name, ()) if one not in given.values()]
        if things:
            # A New Building is placed, not just any mission.
            told = (one for one in things if about.startswith(f"{one.rstrip('-0123456789')}-"))
            given[name] = next(told, things[name == "decision"])
        elif name in SEATS:
            given[name] = SEATS.index(name)
        else:
            given[name], number = number, number - 1
    return given


# Figures that follow from a view --------------------------------------------------------------------------------------


def figures(game: newdawn.Game) -> str:
    """Return the table of prospects: where each figure is, what it holds, and what it means."""
    rows = [[f"`{path}`", holds, about] for path, holds, about in _figures(game.prospects_shape, "", {})]
    return markdown("figure|holds|meaning", rows)


Row = tuple[str, str, str]
Seen = dict[shape.Shape, str]


def _figures(entry: shape.Entry, path: str, seen: Seen) -> Iterator[Row]:
    for name, key in entry.items():
        yield from _figure(key.shape, f"{path}.{name}" if path else name, key.about, seen)


def _figure(found: shape.Shape, path: str, about: str, seen: Seen, note: str = "") -> Iterator[Row]:
    if isinstance(found, shape.Hidden):
        yield from _figure(found.shape, path, about, seen, " or `None`")
    elif isinstance(found, shape.ListOf):
        yield from _figure(found.item, f"{path}[]", about, seen, note)
    elif isinstance(found, shape.Table):
        yield from _figure(found.value, f"{path}.{_capitals(found.word.name)}", about, seen, note)
    elif found in seen:
        yield path, f"as `{seen[found]}`{note}", _sentence(about)
    elif isinstance(found, shape.Entry):
        seen[found] = path
        yield path, f"an object{note}", _sentence(about or found.about)
        yield from _figures(found, path, seen)
    elif isinstance(found, shape.Either) and all(isinstance(one, shape.Entry) for one in found.shapes):
        seen[found] = path
        for one in found.shapes:
            yield from _figure(one, path, "", seen, note)
    else:
        yield path, f"{_value(found)}{note}", _sentence(about)


def _value(found: shape.Shape) -> str:
    """Return what a single value is."""
    if isinstance(found, shape.Word):
        return _capitals(found.name)
    if isinstance(found, shape.Either):
        return ", ".join(map(_value, found.shapes))
    if isinstance(found, shape.Only):
        return f"`{found.value}`"
    kinds = {shape.Integer: "a number", shape.Flag: "true or false", shape.Text: "a text", shape.Seat: "a seat"}
    return kinds[type(found)]


def _capitals(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()


def _sentence(text: str) -> str:
    return " ".join(text.split())


# The classes of the Python interface ----------------------------------------------------------------------------------

INTERNAL = {
    "Game": "compile offset_of blank option_bits number_of check_seat check_players reason document "
    "words playout prospects_shape",
    "Position": "record points_text points",
    "View": "record points_text points prospects_text to_text to_bytes asked",
    "Reading": "",
    "Move": "",
    "Reason": "",
    "Event": "",
}
"""What the classes of the interface have for the other rooms of this package alone: it may change at any time."""


def members(name: str) -> str:
    """Return the table of what a class offers."""
    return markdown("what|does", [[f"`{member}`", said] for member, said in _members(name)])


def _members(name: str) -> Iterator[tuple[str, str]]:
    kind = getattr(newdawn, name)
    hidden = INTERNAL[name].split()
    for base in reversed(kind.__mro__[:-1]):
        for member, value in vars(base).items():
            is_offered = not member.startswith("_") and member not in hidden and getattr(kind, member) is value
            if is_offered and isinstance(value, FunctionType | property):
                said = (value.__doc__ or "").partition("\n\n")[0].removeprefix("Return ")
                yield _signature(member, value), _sentence(said[:1].upper() + said[1:])


def _signature(member: str, value: object) -> str:
    if not isinstance(value, FunctionType):
        return member
    given = [one for one in inspect.signature(value).parameters.values() if one.name != "self"]
    shown = [
        f"{'**' if one.kind is one.VAR_KEYWORD else ''}{one.name}"
        + ("" if one.default is one.empty else f"={one.default!r}")
        for one in given
    ]
    return f"{member}({', '.join(shown)})"


# Lists for doctests ---------------------------------------------------------------------------------------------------


def listed(asked: str, names: Iterable[str]) -> str:
    """Return a doctest that prints names."""
    said = textwrap.wrap(" ".join(names), WIDTH - 4, break_on_hyphens=False)
    return "\n".join(["", f"    >>> {asked}", *(f"    {line}" for line in said), ""])


def decision_names(game: newdawn.Game) -> str:
    """Return a doctest that prints the decisions."""
    return listed(f"print(*{game.name}.decisions)", game.decisions)


def event_names(game: newdawn.Game) -> str:
    """Return a doctest that prints the events."""
    return listed(f"print(*{game.name}.events.kinds)", game.events.kinds)


def move_names(game: newdawn.Game) -> str:
    """Return a doctest that prints the kinds of moves."""
    return listed(f"print(*{game.name}.moves.kinds)", game.moves.kinds)


# The pages ------------------------------------------------------------------------------------------------------------

TABLES: Mapping[str, Callable[[newdawn.Game], str]] = {
    "moves": moves,
    "words": words,
    "decisions": decisions,
    "events": events,
    "arguments": arguments,
    "reasons": reasons,
    "points": points,
    "figures": figures,
    "decision-names": decision_names,
    "event-names": event_names,
    "move-names": move_names,
}
"""What can be told of a game: `<!-- table: GAME-moves -->`, and of a class: `<!-- table: members-Position -->`."""


def _codes(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _listed(vocabulary: Vocabulary) -> str:
    """Return the names of things; of those that only a number tells apart, the first and the last."""
    runs: list[list[str]] = []
    for name in vocabulary:
        if runs and _next(runs[-1][-1]) == name:
            runs[-1].append(name)
        else:
            runs.append([name])
    return ", ".join(f"`{run[0]}` … `{run[-1]}`" if len(run) > 2 else _codes(run) for run in runs)


def _next(name: str) -> str:
    """Return the name with the next number at its end; without a number, none."""
    stem = name.rstrip("0123456789")
    return f"{stem}{int(name[len(stem) :]) + 1}" if stem != name else ""


def table(name: str) -> str:
    """Return a table by the name that a page has for it."""
    subject, _, what = name.partition("-")
    if subject == "members":
        return members(what)
    return TABLES[what](newdawn.load(subject))


def filled(page: str) -> str:
    """Return a page with its tables rewritten."""
    pattern = r"(<!-- table: ([\w-]+) -->\n).*?(<!-- end of table -->)"
    return re.sub(pattern, lambda found: f"{found[1]}{table(found[2])}\n{found[3]}", page, flags=re.DOTALL)


if __name__ == "__main__":
    for page in PAGES:
        page.write_text(filled(page.read_text(encoding="utf-8")), encoding="utf-8")
        print(page)
