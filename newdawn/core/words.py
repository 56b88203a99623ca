"""Words in English, French and Spanish: Fluent messages, and what they say about the things of a game.

The engine knows no sentence: it gives message ids with arguments, and the words are in `text/`. A folder of text holds
one file for each language, `en.ftl`, or a folder of them, `en/moves.ftl`.

A `Message` knows no language: it is an id, perhaps a form (an attribute of what the id names), and arguments. An
argument is a number, a text that reads the same everywhere, a thing with words of its own, which is a message again (a
place, a token, a tile), or a list of things. In the text, `$place` is such a thing as it is, and `$place-at` is its
form `at`. So the translator of a sentence chooses the form, and the translator of a place writes it once:

    place-forest = forêt
        .at = à la forêt
    log-hero-placed = { $seat } place { $hero } { $place-at }.

Messages travel as JSON (`Message.to_json`), and whoever has the text can say them in a language:

    message  = {"id": text, "form": text, "arguments": {name: argument, …}}     "form" only if there is one
    argument = number | text | message | {"list": [message, …]}

    variable `$name`        a number or a text as it is; a message in its own form; the members of a list with commas
    variable `$name-form`   a message in this form

Negative numbers then get a real minus sign, and in French, the spaces before : ; ! ? » and after « are made such that
no line breaks there. `web/src/words/fluent.ts` does all of this in the browser, letter by letter.

`GameWords` is what the words of every game have in common. What an argument is follows from its name: `place` is one of
the places, `count` a number.
"""

import re
import warnings
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import orjson
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from newdawn.core.declaration import LANGUAGES

if TYPE_CHECKING:
    from newdawn.core.events import Event
    from newdawn.core.face import Move, Position, Reason, View

__all__ = [
    "LANGUAGES",
    "Argument",
    "Family",
    "GameWords",
    "Message",
    "Namer",
    "Setting",
    "Words",
    "WordsError",
    "check_language",
    "problems",
]

_COMMA = ", "
_KEPT_TEXTS = 10_000
_HYPHEN_OF_A_NUMBER = re.compile(r"(?<![^\W_])-(?=\d)")
_GROUPED_IN_SPANISH = 10_000
"""From here on, Spanish groups digits; Babel does so from a thousand on."""
_FRENCH_SPACE = re.compile(r" (?=[:;!?»])|(?<=«) ")
_PLACEABLE = re.compile(r"\{[^{}]*\}")


class WordsError(LookupError):
    """A message, a form or an argument is missing. The gate in the tests finds it before any player does."""


@dataclass(frozen=True, slots=True)
class Message:
    """Something that can be said in every language: the id of a message, a form of it, and its arguments.

    >>> wood = Message("token-wood", "count", {"count": 2})
    >>> Message("move-repair", arguments={"cost": (wood,)}).to_json()["arguments"]
    {'cost': {'list': [{'id': 'token-wood', 'form': 'count', 'arguments': {'count': 2}}]}}
    """

    id: str
    form: str | None = None
    arguments: "Mapping[str, Argument]" = field(default_factory=dict)

    def __hash__(self) -> int:
        """Hash by what is said; its arguments decide whether two messages are equal."""
        return hash((self.id, self.form))

    def to_json(self) -> dict[str, Any]:
        """Return the message as it travels."""
        found: dict[str, Any] = {"id": self.id}
        if self.form is not None:
            found["form"] = self.form
        given: dict[str, Any] = {}
        for name, value in self.arguments.items():
            if isinstance(value, Message):
                given[name] = value.to_json()
            elif isinstance(value, tuple):
                given[name] = {"list": [thing.to_json() for thing in value]}
            else:
                given[name] = value
        found["arguments"] = given
        return found

    @classmethod
    def from_json(cls, document: Mapping[str, Any]) -> "Message":
        """Return the message that travelled."""
        given: dict[str, Argument] = {}
        for name, value in document["arguments"].items():
            if not isinstance(value, Mapping):
                given[name] = value
            elif "list" in value:
                given[name] = tuple(map(cls.from_json, value["list"]))
            else:
                given[name] = cls.from_json(value)
        return cls(document["id"], document.get("form"), given)


Argument = int | str | Message | tuple[Message, ...]
"""What can stand for a variable of a message: a number, a text, a thing, a list of things."""


def check_language(language: str) -> None:
    """Raise a clear error if there is no such language."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")


class Words:
    """The messages in one or several folders of text, in all languages. Each language is read when it is first used."""

    def __init__(self, *folders: Path) -> None:
        """Remember the folders."""
        self.folders = folders
        self._bundles: dict[str, FluentBundle] = {}
        self._entries: dict[str, dict[str, ast.Message | ast.Term]] = {}
        self._variables: dict[tuple[str, str, str | None], frozenset[str]] = {}

    def say(
        self,
        language: str,
        message: str,
        arguments: Mapping[str, Argument] | None = None,
        form: str | None = None,
    ) -> str:
        """Return a message, or one of its forms, in words.

        What another language lacks is said in English, with a warning; what English lacks is an error.
        """
        check_language(language)
        try:
            return self._say(language, message, arguments or {}, form)
        except WordsError as error:
            if language == LANGUAGES[0]:
                raise
            warnings.warn(str(error), stacklevel=2)
            return self._say(LANGUAGES[0], message, arguments or {}, form)

    def say_message(self, language: str, message: Message) -> str:
        """Return a message with all that belongs to it in words."""
        return self.say(language, message.id, message.arguments, message.form)

    def listing(self, language: str, things: Iterable[Message]) -> str:
        """Return things as a list in words: "2 Wood, 1 Metal"."""
        return _COMMA.join(self.say_message(language, thing) for thing in things)

    def has(self, language: str, message: str, form: str | None = None) -> bool:
        """Return whether there is such a message, and such a form of it."""
        return self.pattern(language, message, form) is not None

    def messages(self, language: str) -> frozenset[str]:
        """Return the ids of all messages of a language."""
        return frozenset(name for name, entry in self.entries(language).items() if isinstance(entry, ast.Message))

    def forms(self, language: str, message: str) -> tuple[str, ...]:
        """Return the names of the forms of a message."""
        entry = self.entries(language).get(message)
        return tuple(attribute.id.name for attribute in entry.attributes) if entry else ()

    def variables(self, language: str, message: str, form: str | None = None) -> frozenset[str]:
        """Return the variables that a message, or a form of it, refers to, by way of other messages too."""
        key = (language, message, form)
        if key not in self._variables:
            self._variables[key] = frozenset()  # where messages refer to each other in a circle, it ends here
            found: set[str] = set()
            pattern = self.pattern(language, message, form)
            if pattern is not None:
                references = _references(pattern)
                found |= references.variables
                # A message that is referred to sees the same arguments; a term sees none.
                for other, other_form in references.messages:
                    found |= self.variables(language, other, other_form)
            self._variables[key] = frozenset(found)
        return self._variables[key]

    def entries(self, language: str) -> dict[str, ast.Message | ast.Term]:
        """Return the parsed messages, and the terms with a dash before their ids."""
        if language not in self._entries:
            entries: dict[str, ast.Message | ast.Term] = {}
            for resource in self.resources(language).values():
                for entry in resource.body:
                    if isinstance(entry, ast.Message):
                        entries[entry.id.name] = entry
                    elif isinstance(entry, ast.Term):
                        entries[f"-{entry.id.name}"] = entry
            self._entries[language] = entries
        return self._entries[language]

    def resources(self, language: str) -> dict[Path, ast.Resource]:
        """Return the parsed files of a language."""
        return {path: FluentResource(path.read_text(encoding="utf-8")) for path in self.files(language)}

    def files(self, language: str) -> list[Path]:
        """Return the files of a language."""
        check_language(language)
        found: list[Path] = []
        for folder in self.folders:
            found += [path for path in (folder / f"{language}.ftl",) if path.is_file()]
            found += sorted((folder / language).glob("*.ftl"))
        return found

    def source(self, language: str, message: str, form: str | None = None) -> str:
        """Return a message, or a form of it, as it is written."""
        pattern = self.pattern(language, message, form)
        return "" if pattern is None else serialize_pattern(pattern)

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            # The isolating marks of Fluent are for texts that mix directions; ours all run from left to right.
            bundle = FluentBundle([language], use_isolating=False)
            bundle.add_resource(ast.Resource(list(self.entries(language).values())))
            self._bundles[language] = bundle
        return self._bundles[language]

    def pattern(self, language: str, message: str, form: str | None = None) -> ast.Pattern | None:
        """Return a message, or a form of it, as it was parsed; None if there is none."""
        entry = self.entries(language).get(message)
        if entry is None or form is None:
            return entry.value if entry else None
        for attribute in entry.attributes:
            if attribute.id.name == form:
                return attribute.value
        return None

    def _say(self, language: str, message: str, arguments: Mapping[str, Argument], form: str | None) -> str:
        name = f"{message}.{form}" if form else message
        if not self.has(language, message, form):
            raise WordsError(f"there is no message {name!r} in {language!r}")
        given: dict[str, int | str | FluentType] = {}
        for variable in self.variables(language, message, form):
            argument, _, argument_form = variable.partition("-")
            value = arguments.get(argument)
            if value is None:
                raise WordsError(f"the message {name!r} in {language!r} lacks its argument {argument!r}")
            if isinstance(value, Message):
                given[variable] = self._say(language, value.id, value.arguments, argument_form or value.form)
            elif argument_form:
                what = "list" if isinstance(value, tuple) else "text" if isinstance(value, str) else "number"
                raise WordsError(f"the message {name!r} in {language!r} asks for a form of the {what} ${argument}")
            elif isinstance(value, tuple):
                things = (self._say(language, thing.id, thing.arguments, thing.form) for thing in value)
                given[variable] = _COMMA.join(things)
            elif language == "es" and isinstance(value, int) and abs(value) < _GROUPED_IN_SPANISH:
                given[variable] = fluent_number(value, useGrouping=False)
            else:
                given[variable] = value
        bundle = self._bundle(language)
        found = bundle.get_message(message)
        pattern = found.attributes[form] if form else found.value
        if pattern is None:
            raise WordsError(f"the message {name!r} in {language!r} has no text")
        text, errors = bundle.format_pattern(pattern, given)
        if errors:
            raise WordsError(f"the message {name!r} in {language!r} cannot be said: {errors[0]}")
        return _typeset(language, str(text))


def _typeset(language: str, text: str) -> str:
    """Give numbers a real minus sign, and keep French signs on the line of their words."""
    text = _HYPHEN_OF_A_NUMBER.sub("\N{MINUS SIGN}", text)
    return _FRENCH_SPACE.sub("\N{NO-BREAK SPACE}", text) if language == "fr" else text


@dataclass
class _References(Visitor):
    """What a piece of Fluent refers to."""

    variables: set[str] = field(default_factory=set)
    messages: set[tuple[str, str | None]] = field(default_factory=set)
    terms: set[tuple[str, str | None]] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        self.messages.add((node.id.name, node.attribute.name if node.attribute else None))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (Fluent's name)
        self.terms.add((f"-{node.id.name}", node.attribute.name if node.attribute else None))


def _references(node: ast.BaseNode) -> _References:
    found = _References()
    found.visit(node)
    return found


# The words of a game --------------------------------------------------------------------------------------------------

Figures = Callable[[str], Mapping[str, Argument]]
"""What the message of a thing may say besides its name, by that name."""


@dataclass(frozen=True)
class Family:
    """Things of one kind: how the ids of their messages begin, and their names by number."""

    prefix: str
    names: tuple[str, ...]
    figures: Figures | None = None
    message: Callable[[str], str] | None = None
    """Where things share a message: its id by name."""
    is_counted: bool = False
    """Whether forms of the messages say how many."""

    def message_of(self, name: str) -> str:
        """Return the id of the message that tells of a thing."""
        return self.message(name) if self.message else f"{self.prefix}-{name}"

    def figures_of(self, name: str) -> Mapping[str, Argument]:
        """Return what is printed on a thing."""
        return self.figures(name) if self.figures else {}

    def name_of(self, value: int | str, what: str) -> str:
        """Return the name of a thing from its number, or from itself."""
        if isinstance(value, str):
            if value in self.names:
                return value
        elif 0 <= value < len(self.names):
            return self.names[value]
        raise ValueError(f"there is no {what} {value!r}; it must be one of {', '.join(self.names)}")


@dataclass(frozen=True)
class Setting:
    """What is known where something is said: a position or a view, whose affair it is, and the other arguments."""

    context: "Position | View | None" = None
    owner: int | None = None
    beside: Mapping[str, int | str] = field(default_factory=dict)


_NOWHERE = Setting()


class Namer(Protocol):
    """Names the things of a family."""

    def __call__(self, language: str, value: int | str, form: str | None = None, count: int = 1) -> str:
        """Return the name of a thing, or a form of it."""
        ...


class GameWords(Words):
    """The messages of a game, and how its numbers and names become their arguments. Each game has its own subclass."""

    families: Mapping[str, Family]
    """What arguments name, by argument. Among them are `seat` and `decision`."""

    numbers: frozenset[str]
    """The arguments that are numbers."""

    move_arguments: Mapping[str, tuple[str, ...]]
    """What the words of each kind of move stand for, in the order of the notation."""

    contextual: frozenset[str] = frozenset()
    """The arguments whose words depend on the position or the view at hand."""

    figures_of_moves: Mapping[str, tuple[str, ...]] = {}
    """What the message of a kind of move says besides."""

    surroundings_of_moves: Mapping[str, tuple[str, ...]] = {}
    """What a form of a move, named after a decision (`move-take.act`), says of where the move was offered."""

    reasons: Sequence[tuple[str, tuple[str, ...]]]
    events: Sequence[tuple[str, tuple[str, ...]]]

    others: Mapping[str, tuple[str, ...]] = {}
    """Further messages that the game needs, and their arguments."""

    alike: tuple[str, ...] = ()
    """Messages that are the same in several languages."""

    def __init__(self, *folders: Path) -> None:
        """Remember the folders."""
        super().__init__(*folders)
        self._things: dict[tuple[str, int | str, int, str | None], Message] = {}
        self._figures_of_moves: dict[tuple[str, ...], Mapping[str, Argument]] = {}
        self._forms_of_moves: dict[tuple[str, str], tuple[str | None, bool]] = {}
        self._texts: dict[tuple[object, ...], bytes] = {}
        self._plain_offers: dict[tuple[int, str | None], bytes] = {}
        """By the number of a move and the decision: what does not depend on anything else."""

    # What a game says in its own way

    def special(self, setting: Setting, name: str, value: int | str) -> Argument | None:
        """Return an argument that neither the families nor the numbers explain; None if it is none of those.

        The value is a number, or the name of a thing as the notation of moves has it.
        """
        return None

    def figures_of_move(self, kind: str, symbols: Sequence[str]) -> Mapping[str, Argument]:
        """Return what the message of a move says besides the words of its notation; it is asked once for each move."""
        return {}

    def surroundings(
        self, kind: str, symbols: Sequence[str], context: "Position | View", owner: int
    ) -> Mapping[str, Argument] | None:
        """Return what a move means where it was offered, if a form of its message says it; None if it is unknown."""
        return {}

    # Sentences

    def move(self, language: str, move: "Move") -> str:
        """Return a move in words: with what it means where it was offered, if that is known."""
        return self.say_message(language, self.move_message(move))

    def reason(self, language: str, reason: "Reason") -> str:
        """Return in words why a move is not legal."""
        return self.say_message(language, self.reason_message(reason))

    def event(self, language: str, event: "Event", context: "Position | View | None" = None) -> str:
        """Return in words what happened; with a position or a view at hand, more of it can be known."""
        return self.say_message(language, self.event_message(event, context))

    # The same for every language

    def move_message(self, move: "Move") -> Message:
        """Return what a move says: with what it means where it was offered, if that is known."""
        return self._worded(move, *self._in_context(move, _asked(move)))

    def offer_text(self, move: "Move") -> bytes:
        """Return a move with what it says as JSON; moves are offered again and again, and each is written once."""
        asked = _asked(move)
        plain = (move.number, asked)
        text = self._plain_offers.get(plain)
        if text is None:
            form, told = self._in_context(move, asked)
            text = self._kept_text(
                (move.number, form, *told.items()),
                lambda: {"move": str(move), "message": self._worded(move, form, told).to_json()},
            )
            if not self._says_where(move.structure[0], asked):
                self._plain_offers[plain] = text
        return text

    def refused_text(self, move: "Move", reason: "Reason") -> bytes:
        """Return a move with what it says, and why it is not legal, as JSON."""
        if self.contextual.isdisjoint(reason.arguments):
            key = ("reason", reason.name, *reason.arguments.values())
            said = self._kept_text(key, lambda: self.reason_message(reason).to_json())
        else:
            said = orjson.dumps(self.reason_message(reason).to_json())
        return b'%b,"reason":%b}' % (self.offer_text(move)[:-1], said)

    def _says_where(self, kind: str, asked: str | None) -> bool:
        """Return whether what a kind of move says depends on more of where it is offered than on the decision."""
        is_surrounded = asked is not None and self._form_of_move(kind, asked)[1]
        return is_surrounded or not self.contextual.isdisjoint(self.move_arguments[kind])

    def _kept_text(self, key: tuple[object, ...], document: Callable[[], dict[str, Any]]) -> bytes:
        text = self._texts.get(key)
        if text is None:
            if len(self._texts) >= _KEPT_TEXTS:
                self._texts.clear()
            text = self._texts[key] = bytes(memoryview(orjson.dumps(document())))  # orjson leaves room for more
        return text

    def _in_context(self, move: "Move", asked: str | None) -> tuple[str | None, dict[str, Argument]]:
        """Return the form of the message of a move, and those of its arguments that depend on where it is offered."""
        context, seat = move.context, move.seat
        kind, *symbols = move.structure
        told: dict[str, Argument] = {}
        names = self.move_arguments[kind]
        if not self.contextual.isdisjoint(names):
            setting = Setting(context, seat)
            for name, symbol in zip(names, symbols, strict=True):
                if name in self.contextual:
                    told[name] = self._argument(setting, name, symbol)
        if context is None or seat is None or asked is None:
            return None, told
        form, is_surrounded = self._form_of_move(kind, asked)
        if is_surrounded:
            found = self.surroundings(kind, symbols, context, seat)
            return (None, told) if found is None else (form, {**told, **found})
        return form, told

    def _worded(self, move: "Move", form: str | None, told: Mapping[str, Argument]) -> Message:
        """Return the message of a move with all its arguments."""
        structure = move.structure
        kind, *symbols = structure
        given: dict[str, Argument] = {}
        for name, symbol in zip(self.move_arguments[kind], symbols, strict=True):
            if name not in self.contextual:
                # Players are numbered from 1 in notation.
                given[name] = self._argument(_NOWHERE, name, int(symbol) - 1 if name == "seat" else symbol)
        if kind in self.figures_of_moves:
            if structure not in self._figures_of_moves:
                self._figures_of_moves[structure] = self.figures_of_move(kind, symbols)
            given.update(self._figures_of_moves[structure])
        return Message(f"move-{kind}", form, {**given, **told})

    def reason_message(self, reason: "Reason") -> Message:
        """Return what a reason says."""
        setting = Setting(reason.context, reason.seat, reason.arguments)
        return Message(f"reason-{reason.name}", None, self._arguments(setting))

    def event_message(self, event: "Event", context: "Position | View | None" = None) -> Message:
        """Return what an event says; with a position or a view at hand, more of it can be known."""
        setting = Setting(context, event.seat(), event.arguments)
        return Message(f"log-{event.name}", None, self._arguments(setting))

    def event_text(self, event: "Event", context: "Position | View | None" = None) -> bytes:
        """Return an event with what it says as JSON; what does not depend on the context is written once."""
        if not self.contextual.isdisjoint(event.arguments):
            return orjson.dumps(self.event_json(event, context))
        key = (event.name, *event.arguments.values())
        return self._kept_text(key, lambda: self.event_json(event, context))

    def event_json(self, event: "Event", context: "Position | View | None" = None) -> dict[str, Any]:
        """Return an event with what it says, as it travels."""
        message = self.event_message(event, context)
        return {"name": event.name, "arguments": event.arguments, "message": message.to_json()}

    def decision_message(self, name: str) -> Message:
        """Return the question that a decision puts to a player."""
        return self.thing("decision", name)

    # Things

    def thing(self, family: str, value: int | str, count: int = 1, form: str | None = None) -> Message:
        """Return a thing with its figures, and how many there are of it. Things are made once."""
        key = (family, value, count, form)
        made = self._things.get(key)
        if made is None:
            found = self.families[family]
            name = found.name_of(value, family)
            counted = {"count": count} if found.is_counted else {}
            made = Message(found.message_of(name), form, {**found.figures_of(name), **counted})
            self._things[key] = made
        return made

    def amounts(self, family: str, counts: Iterable[int]) -> tuple[Message, ...]:
        """Return how many there are of each thing of a family, of those that are there."""
        return tuple(
            self.thing(family, number, int(count), "count") for number, count in enumerate(counts) if count > 0
        )

    def name(self, family: str, language: str, value: int | str, form: str | None = None, count: int = 1) -> str:
        """Return the name of a thing, or a form of it."""
        return self.say_message(language, self.thing(family, value, count, form))

    def namer(self, family: str) -> Namer:
        """Return the function that names the things of a family."""
        return partial(self.name, family)

    def counted(self, language: str, family: str, counts: Iterable[int]) -> list[str]:
        """Return how many there are of each thing of a family, in words, of those that are there."""
        return [self.say_message(language, thing) for thing in self.amounts(family, counts)]

    def _form_of_move(self, kind: str, asked: str) -> tuple[str | None, bool]:
        """Return the form of the message of a move at a decision, and whether it says where the move was offered.

        All languages have the same forms: the gate sees to it.
        """
        key = (kind, asked)
        if key not in self._forms_of_moves:
            has_form = asked in self.forms(LANGUAGES[0], f"move-{kind}")
            is_surrounded = has_form and f"move-{kind}.{asked}" in self.surroundings_of_moves
            self._forms_of_moves[key] = (asked if has_form else None, is_surrounded)
        return self._forms_of_moves[key]

    def _arguments(self, setting: Setting) -> dict[str, Argument]:
        return {name: self._argument(setting, name, value) for name, value in setting.beside.items()}

    def _argument(self, setting: Setting, name: str, value: int | str) -> Argument:
        """Return an argument as what its name says."""
        found = self.special(setting, name, value)
        if found is not None:
            return found
        if name in self.families:
            return self.thing(name, value, int(setting.beside.get("count", 1)))
        if name in self.numbers:
            return int(value)
        raise WordsError(f"nothing is known about the argument {name!r}")

    # The gate

    def wanted(self) -> dict[str, tuple[str, ...]]:
        """Return the messages that the game needs, and the arguments that each must use."""
        return {
            **{
                f"move-{kind}": (*given, *self.figures_of_moves.get(kind, ()))
                for kind, given in self.move_arguments.items()
            },
            **{f"reason-{name}": given for name, given in self.reasons},
            **{f"log-{name}": given for name, given in self.events},
            **{family.message_of(name): () for family in self.families.values() for name in family.names},
            **self.others,
        }

    def _extra(self) -> dict[str, set[str]]:
        """Return the arguments that messages may use besides."""
        found = {message: set(given) for message, given in self.surroundings_of_moves.items()}
        for family in self.families.values():
            for name in family.names:
                given = found.setdefault(family.message_of(name), set())
                given.update(family.figures_of(name))
                given.update(("count",) if family.is_counted else ())
        return found

    def problems(self) -> list[str]:
        """Return all that is missing, superfluous or wrong in the words of the game; nothing if they are complete."""
        return problems(self, self.wanted(), self._extra(), self.alike)


def _asked(move: "Move") -> str | None:
    """Return the decision at which a move is offered, if that is known."""
    return None if move.context is None or move.seat is None else move.context.decision(move.seat)


# The gate -------------------------------------------------------------------------------------------------------------


def problems(
    words: Words,
    wanted: Mapping[str, Collection[str]] | None = None,
    extra: Mapping[str, Collection[str]] | None = None,
    alike: Collection[str] = (),
) -> list[str]:
    """Return all that is wrong with the words, one line for each fault; nothing if they are complete.

    `wanted` gives the arguments that each message must use; without it, the English messages set the measure. `extra`
    gives arguments that a message or one of its forms (`move-take.act`) may use besides. `alike` names the messages
    that may be the same in English and in another language. All languages must have the same forms, and use the same
    arguments in each.
    """
    found: list[str] = []
    for language in LANGUAGES:
        found += _syntax_problems(words, language)
        found += _reference_problems(words, language)
    if found:
        return found
    ids = words.messages(LANGUAGES[0]) if wanted is None else wanted.keys()
    for language in LANGUAGES:
        found += _presence_problems(words, language, ids)
        if language != LANGUAGES[0]:
            found += _translation_problems(words, language, alike)
        if wanted is not None:
            found += _argument_problems(words, language, wanted, extra or {})
    return found


def arguments(words: Words, language: str, message: str, form: str | None = None) -> set[str]:
    """Return the arguments that a message, or a form of it, uses."""
    return {variable.partition("-")[0] for variable in words.variables(language, message, form)}


def _syntax_problems(words: Words, language: str) -> Iterator[str]:
    seen: set[str] = set()
    resources = words.resources(language)
    if not resources:
        yield f"{language}: there is no file"
    for path, resource in resources.items():
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").strip().partition("\n")[0]
                reason = entry.annotations[0].message if entry.annotations else "it is not a message"
                yield f"{language}: {path.name}: {reason}: {line}"
            elif isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if name in seen:
                    yield f"{language}: {path.name}: {name} is there twice"
                seen.add(name)


def _presence_problems(words: Words, language: str, wanted: Collection[str]) -> Iterator[str]:
    there = words.messages(language)
    # A message that others refer to is there for them.
    parts = {name for entry in words.entries(language).values() for name, _ in _references(entry).messages}
    for message in sorted(set(wanted) - there):
        yield f"{language}: {message} is missing"
    for message in sorted(there - set(wanted) - parts):
        yield f"{language}: {message} is superfluous"


def _argument_problems(
    words: Words, language: str, wanted: Mapping[str, Collection[str]], extra: Mapping[str, Collection[str]]
) -> Iterator[str]:
    """Compare the messages of a language with what they are given."""
    for message in sorted(wanted.keys() & words.messages(language)):
        # `$token-count` says both the token and the count.
        said = {part for variable in words.variables(language, message) for part in variable.split("-", 1)}
        for argument in sorted(set(wanted[message]) - said):
            yield f"{language}: {message} does not use ${argument}"
        for form in (None, *words.forms(language, message)):
            name = f"{message}.{form}" if form else message
            given = {*wanted[message], *extra.get(message, ()), *extra.get(name, ())}
            for argument in sorted(arguments(words, language, message, form) - given):
                yield f"{language}: {name} uses ${argument}, which it is not given"


def _reference_problems(words: Words, language: str) -> Iterator[str]:
    entries = words.entries(language)
    for name, entry in entries.items():
        references = _references(entry)
        for other, form in sorted(references.messages | references.terms, key=str):
            if other not in entries or (form is not None and form not in words.forms(language, other)):
                yield f"{language}: {name} refers to {f'{other}.{form}' if form else other}, which is not there"
        forms = (None, *words.forms(language, name))
        if any((name, form) in _mentioned(words, language, name, form) for form in forms):
            yield f"{language}: {name} refers to itself"


def _mentioned(words: Words, language: str, name: str, form: str | None) -> set[tuple[str, str | None]]:
    """Return all messages, terms and forms of them that a message or a form refers to, by way of others too."""
    found: set[tuple[str, str | None]] = set()
    left = [(name, form)]
    while left:
        pattern = words.pattern(language, *left.pop())
        references = _references(pattern) if pattern else _References()
        new = (references.messages | references.terms) - found
        found |= new
        left += new
    return found


def _translation_problems(words: Words, language: str, alike: Collection[str]) -> Iterator[str]:
    """Compare the messages of a language with the English ones."""
    english = words.entries(LANGUAGES[0])
    for message, entry in words.entries(language).items():
        if message not in english or isinstance(entry, ast.Term):
            continue
        forms, theirs = words.forms(language, message), words.forms(LANGUAGES[0], message)
        for form in sorted(set(theirs) - set(forms)):
            yield f"{language}: {message}.{form} is missing"
        for form in sorted(set(forms) - set(theirs)):
            yield f"{language}: {message}.{form} is superfluous"
        for shared in (None, *sorted(set(forms) & set(theirs))):
            name = f"{message}.{shared}" if shared else message
            used, needed = (arguments(words, which, message, shared) for which in (language, LANGUAGES[0]))
            for argument in sorted(needed - used):
                yield f"{language}: {name} does not use ${argument}"
            for argument in sorted(used - needed):
                yield f"{language}: {name} uses ${argument}, which it is not given"
            ours, plain = (words.source(which, message, shared) for which in (language, LANGUAGES[0]))
            if ours == plain and any(map(str.isalpha, _PLACEABLE.sub("", ours))) and name not in alike:
                yield f"{language}: {name} is not translated"
