"""Words in English, French and Spanish: Fluent messages, and what they say about the things of a game.

The engine knows no sentence: it gives message ids with arguments, and the words are in `text/`. A folder of text holds
one file for each language, `en.ftl`, or a folder of them, `en/moves.ftl`.

An argument is a number, a finished text, or a thing with words of its own (`Named`): a place, a token, a tile. In a
message, `$place` is such a thing by its name, and `$place-at` is its form `at`, which is an attribute of the message
that names it. So the translator of a sentence chooses the form, and the translator of a place writes it once:

    place-forest = forêt
        .at = à la forêt
    log-hero-placed = { $seat } place { $hero } { $place-at }.
"""

import re
import warnings
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

__all__ = ["CORE", "LANGUAGES", "Argument", "Named", "Words", "WordsError", "check_language", "problems"]

LANGUAGES: Final = ("en", "fr", "es")
"""The languages, English first: where another one lacks a word, it stands in."""

CORE: Final = Path(__file__).with_name("text")
"""The words that are no game's."""

_FRENCH_SPACE = re.compile(r" (?=[:;!?»])|(?<=«) ")
_PLACEABLE = re.compile(r"\{[^{}]*\}")


class WordsError(LookupError):
    """A message, a form or an argument is missing. The gate in the tests finds it before any player does."""


@dataclass(frozen=True)
class Named:
    """A thing with words of its own: the message that names it, and that message's arguments."""

    message: str
    arguments: "Mapping[str, Argument]" = field(default_factory=dict)


Argument = int | str | Named
"""What can stand for a variable of a message."""


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

    def has(self, language: str, message: str, form: str | None = None) -> bool:
        """Tell whether there is such a message, and such a form of it."""
        return self._pattern(language, message, form) is not None

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
            pattern = self._pattern(language, message, form)
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
        check_language(language)
        files: list[Path] = []
        for folder in self.folders:
            files += [path for path in (folder / f"{language}.ftl",) if path.is_file()]
            files += sorted((folder / language).glob("*.ftl"))
        return {path: FluentResource(path.read_text(encoding="utf-8")) for path in files}

    def source(self, language: str, message: str, form: str | None = None) -> str:
        """Return a message, or a form of it, as it is written."""
        pattern = self._pattern(language, message, form)
        return "" if pattern is None else serialize_pattern(pattern)

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            # The isolating marks of Fluent are for texts that mix directions; ours all run from left to right.
            bundle = FluentBundle([language], use_isolating=False)
            bundle.add_resource(ast.Resource(list(self.entries(language).values())))
            self._bundles[language] = bundle
        return self._bundles[language]

    def _pattern(self, language: str, message: str, form: str | None) -> ast.Pattern | None:
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
        given: dict[str, int | str] = {}
        for variable in self.variables(language, message, form):
            argument, _, argument_form = variable.partition("-")
            value = arguments.get(argument)
            if value is None:
                raise WordsError(f"the message {name!r} in {language!r} lacks its argument {argument!r}")
            if isinstance(value, Named):
                given[variable] = self._say(language, value.message, value.arguments, argument_form or None)
            elif argument_form:
                raise WordsError(f"the message {name!r} in {language!r} asks for a form of the number ${argument}")
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
    """Keep French signs on the line of their words: the spaces before : ; ! ? » and after « do not break."""
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
                reason = entry.annotations[0].message if entry.annotations else "it is no message"
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
        if name in _mentioned(entries, name):
            yield f"{language}: {name} refers to itself"


def _mentioned(entries: Mapping[str, ast.Message | ast.Term], name: str) -> set[str]:
    """Return all messages and terms that an entry refers to, by way of others too."""
    found: set[str] = set()
    left = [name]
    while left:
        references = _references(entries[left.pop()])
        for other, _ in references.messages | references.terms:
            if other in entries and other not in found:
                found.add(other)
                left.append(other)
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
