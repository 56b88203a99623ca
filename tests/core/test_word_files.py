"""The words of the program and of every game are complete and grammatical, and the gate finds every kind of fault."""

import json
import random
import re
from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import newdawn
from newdawn.core import kit
from newdawn.core.events import Event
from newdawn.core.face import Move, Reason
from newdawn.core.words import LANGUAGES, Argument, Message, Words, WordsError, problems
from newdawn.drawing.speech import TEXT

GOOD = {
    "en": "wood = Wood\n    .of = of Wood\ntaken = { $seat } takes { $token-of }.\n",
    "fr": "wood = bois\n    .of = de bois\ntaken = { $seat } prend { $token-of }.\n",
    "es": "wood = madera\n    .of = de madera\ntaken = { $seat } toma { $token-of }.\n",
}
WANTED = {"wood": (), "taken": ("seat", "token")}


def folder(path: Path, **files: str) -> Words:
    for language, text in (GOOD | files).items():
        (path / f"{language}.ftl").write_text(text, encoding="utf-8")
    return Words(path)


def test_the_words_of_the_program_are_complete() -> None:
    assert problems(Words(TEXT)) == []


def test_good_words_have_no_problems(tmp_path: Path) -> None:
    assert problems(folder(tmp_path), WANTED) == []


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ({"fr": GOOD["fr"] + "what\n"}, 'fr: fr.ftl: Expected token: "=": what'),
        ({"fr": GOOD["fr"] + "wood = chêne\n    .of = de chêne\n"}, "fr: fr.ftl: wood is there twice"),
        ({"fr": ""}, "fr: taken is missing"),
        ({"es": GOOD["es"] + "stone = piedra\n"}, "es: stone is superfluous"),
        ({"es": GOOD["es"].replace("    .of = de madera\n", "")}, "es: wood.of is missing"),
        ({"es": GOOD["es"].replace(".of =", ".to = a madera\n    .of =")}, "es: wood.to is superfluous"),
        ({"fr": GOOD["fr"].replace("{ $seat }", "Quelqu’un")}, "fr: taken does not use $seat"),
        ({"fr": GOOD["fr"].replace("prend", "prend { $count }")}, "fr: taken uses $count, which it is not given"),
        ({"en": GOOD["en"].replace("takes", "takes { $count }")}, "en: taken uses $count, which it is not given"),
        ({"en": GOOD["en"].replace("{ $seat }", "Somebody")}, "en: taken does not use $seat"),
        ({"es": GOOD["es"].replace("= madera", "= Wood")}, "es: wood is not translated"),
        ({"es": GOOD["es"].replace("de madera", "of Wood")}, "es: wood.of is not translated"),
        ({"fr": GOOD["fr"].replace("prend", "{ takes }")}, "fr: taken refers to takes, which is not there"),
        ({"fr": GOOD["fr"].replace("prend", "{ -takes }")}, "fr: taken refers to -takes, which is not there"),
        ({"fr": GOOD["fr"].replace("prend", "{ wood.to }")}, "fr: taken refers to wood.to, which is not there"),
        ({"fr": GOOD["fr"].replace("prend", "{ act }") + "act = { taken }"}, "fr: act refers to itself"),
    ],
)
def test_the_gate_finds(tmp_path: Path, files: dict[str, str], problem: str) -> None:
    assert problem in problems(folder(tmp_path, **files), WANTED)


def test_without_a_list_the_english_messages_set_the_measure(tmp_path: Path) -> None:
    words = folder(tmp_path, fr=GOOD["fr"].replace("{ $seat }", "Quelqu’un"), es=GOOD["es"] + "stone = piedra\n")
    assert problems(words) == ["fr: taken does not use $seat", "es: stone is superfluous"]


def test_a_missing_language_is_found(tmp_path: Path) -> None:
    words = folder(tmp_path)
    (tmp_path / "es.ftl").unlink()
    assert problems(words, WANTED) == ["es: there is no file"]


def test_arguments_of_a_message_that_is_referred_to_count(tmp_path: Path) -> None:
    text = GOOD["fr"].replace("{ $seat } prend", "{ qui } prend") + "qui = { $seat }\n"
    assert problems(folder(tmp_path, fr=text), WANTED) == []


def test_names_may_be_alike_where_they_are_listed(tmp_path: Path) -> None:
    words = folder(tmp_path, es=GOOD["es"].replace("= madera", "= Wood"))
    assert problems(words, WANTED, alike=("wood",)) == []


def test_a_sentence_takes_the_form_of_a_thing_that_it_needs(tmp_path: Path) -> None:
    arguments = {"seat": "Ann", "token": Message("wood")}
    said = [folder(tmp_path).say(language, "taken", arguments) for language in LANGUAGES]
    assert said == ["Ann takes of Wood.", "Ann prend de bois.", "Ann toma de madera."]


def test_a_list_of_things_is_joined_when_it_is_said(tmp_path: Path) -> None:
    words = folder(tmp_path)
    both = (Message("wood"), Message("wood", "of"))
    assert words.say("fr", "taken", {"seat": both, "token": Message("wood")}) == "bois, de bois prend de bois."
    assert words.say("fr", "taken", {"seat": (), "token": Message("wood")}) == " prend de bois."
    assert words.listing("es", both) == "madera, de madera"


def test_a_thing_comes_in_its_own_form_unless_the_sentence_asks_for_another(tmp_path: Path) -> None:
    words = folder(tmp_path, en=GOOD["en"] + "    .wood = { $wood }, { $wood-of }\nwoods = w\n    .of = of { $wood }\n")
    given = {"wood": Message("woods", "of", {"wood": Message("wood")})}
    assert words.say_message("en", Message("taken", "wood", given)) == "of Wood, of Wood"
    given = {"wood": Message("woods", None, {"wood": Message("wood")})}
    assert words.say_message("en", Message("taken", "wood", given)) == "w, of Wood"


def test_a_message_travels_as_json() -> None:
    wood = Message("wood", "of")
    message = Message("taken", None, {"seat": "Ann", "count": 2, "token": wood, "more": (wood, Message("wood"))})
    travelled = message.to_json()
    assert travelled == {
        "id": "taken",
        "arguments": {
            "seat": "Ann",
            "count": 2,
            "token": {"id": "wood", "form": "of", "arguments": {}},
            "more": {"list": [{"id": "wood", "form": "of", "arguments": {}}, {"id": "wood", "arguments": {}}]},
        },
    }
    assert Message.from_json(json.loads(json.dumps(travelled))) == message


def test_files_of_a_language_may_lie_in_a_folder(tmp_path: Path) -> None:
    words = folder(tmp_path)
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "more.ftl").write_text("stone = pierre\n", encoding="utf-8")
    assert words.say("fr", "stone") == "pierre"


@pytest.mark.parametrize("language", ["de", "", "EN", "en_GB"])
def test_an_unknown_language_is_refused_with_the_list(tmp_path: Path, language: str) -> None:
    with pytest.raises(ValueError, match="there are en, fr, es"):
        folder(tmp_path).say(language, "wood")


def test_what_a_language_lacks_is_said_in_english_with_a_warning(tmp_path: Path) -> None:
    words = folder(tmp_path, fr="taken = { $seat }")
    with pytest.warns(UserWarning, match="there is no message 'wood' in 'fr'"):
        assert words.say("fr", "wood") == "Wood"


@pytest.mark.parametrize(
    ("message", "arguments", "form", "error"),
    [
        ("stone", {}, None, "there is no message 'stone' in 'en'"),
        ("wood", {}, "to", "there is no message 'wood.to' in 'en'"),
        ("taken", {"token": Message("wood")}, None, "the message 'taken' in 'en' lacks its argument 'seat'"),
        ("taken", {"seat": "Ann", "token": (Message("wood"),)}, None, "asks for a form of the list .token"),
        ("taken", {"seat": "Ann", "token": 3}, None, "the message 'taken' in 'en' asks for a form of the number"),
        ("taken", {"seat": "Ann", "token": Message("stone")}, None, "there is no message 'stone.of' in 'en'"),
    ],
)
def test_nothing_is_ever_shown_as_a_raw_id(
    tmp_path: Path, message: str, arguments: dict[str, Argument], form: str | None, error: str
) -> None:
    with pytest.raises(WordsError, match=error):
        folder(tmp_path).say("en", message, arguments, form)


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "other one other"), ("fr", "one one other"), ("es", "other one other")],
)
def test_each_language_has_its_own_plural(tmp_path: Path, language: str, expected: str) -> None:
    words = folder(tmp_path, **{language: "n = { $count ->\n    [one] one\n   *[other] other\n    }\n"})
    assert " ".join(words.say(language, "n", {"count": count}) for count in range(3)) == expected


@pytest.mark.parametrize(("language", "expected"), [("en", "−3, 1,234"), ("fr", "−3, 1\u202f234"), ("es", "−3, 1234")])
def test_each_language_writes_numbers_as_its_readers_do(tmp_path: Path, language: str, expected: str) -> None:
    words = folder(tmp_path, **{language: "result = { $points }, { $games }\n"})
    assert words.say(language, "result", {"points": -3, "games": 1234}) == expected
    assert words.say(language, "result", {"points": "10-4", "games": "brawler-9"}) == "10-4, brawler-9"


def test_french_signs_stay_with_their_words(tmp_path: Path) -> None:
    words = folder(tmp_path, fr="a = « Oui » : qui ? quoi ; non !\n", es="a = « a : b\n")
    assert words.say("fr", "a") == "«\xa0Oui\xa0»\xa0: qui\xa0? quoi\xa0; non\xa0!"
    assert words.say("es", "a") == "« a : b"


def test_a_form_may_refer_to_another_form_of_its_message(tmp_path: Path) -> None:
    words = folder(tmp_path, **dict.fromkeys(LANGUAGES, "n = n\n    .a = a\n    .b = { n.a }{ n }\n"))
    assert problems(words, {"n": ()}, alike=("n", "n.a")) == []
    assert words.say("fr", "n", form="b") == "an"


# The words of the games -----------------------------------------------------------------------------------------------

# Of arguments that are numbers, those that have more or fewer values than a few.
SIZES = {"square": 8, "before": 8, "built": 2}
NUMBERS = range(4)


@pytest.fixture(scope="module", params=newdawn.GAMES)
def game(request: pytest.FixtureRequest) -> newdawn.Game:
    return newdawn.load(request.param)


def values(game: newdawn.Game, argument: str) -> Sequence[int | str]:
    vocabulary = game.reasons.vocabulary
    return vocabulary[argument] if argument in vocabulary else range(SIZES.get(argument, len(NUMBERS)))


def samples(game: newdawn.Game, arguments: tuple[str, ...]) -> list[dict[str, int | str]]:
    """Every pair of values of the first two arguments, with all values of the others somewhere among them."""
    found = []
    for number, pair in enumerate(product(*(values(game, argument) for argument in arguments[:2]))):
        rest = [values(game, argument)[number % len(values(game, argument))] for argument in arguments[2:]]
        found.append(dict(zip(arguments, (*pair, *rest), strict=True)))
    return found


@cache
def raw(game: newdawn.Game) -> re.Pattern[str]:
    """Return what no text may have in it: a rest of a template, the id of a message, a name as notation writes it."""
    names = {name for family in game.words.WORDS.families.values() for name in family.names if "-" in name}
    return re.compile(rf"[{{}}$_]|None|\?\?|move-|reason-|log-|  |\b({'|'.join(names)})\b")


def check(game: newdawn.Game, text: str, sentence: bool = False) -> None:
    assert text == text.strip() != ""
    assert not raw(game).search(text), text
    if sentence:
        assert text[0].isupper() or text[0].isdigit() or text[0] in "“«¿", text
        assert text.endswith((".", "?")), text


def test_the_words_of_every_game_are_complete(game: newdawn.Game) -> None:
    assert game.words.problems() == []


def test_the_words_of_every_move_are_named(game: newdawn.Game) -> None:
    kinds = {kind: len(vocabularies) for kind, vocabularies in game.moves.kinds.items()}
    assert {kind: len(arguments) for kind, arguments in game.words.MOVE_ARGUMENTS.items()} == kinds


def test_every_argument_is_known(game: newdawn.Game) -> None:
    known = {*game.reasons.vocabulary, *game.words.WORDS.numbers, *SIZES, "seat", "defender"}
    assert {name for _, given in (*game.reasons.reasons, *game.events.events) for name in given} <= known


def test_words_call_things_by_the_names_that_events_and_reasons_give(game: newdawn.Game) -> None:
    families = game.words.WORDS.families
    for argument, names in {**game.reasons.vocabulary, **game.events.vocabulary}.items():
        assert argument not in families or families[argument].names == names, argument


def shown(game: newdawn.Game, argument: str, name: str) -> object:
    """Return what can be seen of a thing: those that share a message differ by their figures only."""
    family = game.words.WORDS.families.get(argument)
    return game.words.WORDS.thing(argument, name) if family is not None and family.message else name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_words_of_its_own(game: newdawn.Game, language: str) -> None:
    words = game.words.WORDS
    said: dict[str, object] = {}
    for number in range(len(game.moves)):
        move = Move(game, number)
        text = move.text(language)
        check(game, text)
        assert text[0].isupper(), text
        assert not text.endswith("."), text
        # Cards that show the same read the same, and no others do.
        kind, *symbols = move.structure
        told = [kind, *(shown(game, *each) for each in zip(words.move_arguments[kind], symbols, strict=True))]
        assert said.setdefault(text, told) == told, f"{move} reads like another move: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(game: newdawn.Game, language: str) -> None:
    for name, arguments in game.reasons.reasons:
        for sample in samples(game, arguments):
            check(game, Reason(game, name, sample).text(language), sentence=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words(game: newdawn.Game, language: str) -> None:
    for name, arguments in game.events.events:
        for sample in samples(game, arguments):
            text = game.words.event(language, Event(name, None, sample))
            check(game, text, sentence=True)
            for argument in ("seat", "defender"):
                if argument in sample:
                    assert game.words.seat(language, sample[argument]) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_words(game: newdawn.Game, language: str) -> None:
    words = game.words.WORDS
    for family, things in words.families.items():
        for number, name in enumerate(things.names):
            for form in (None, *words.forms(language, things.message_of(name))):
                text = words.name(family, language, number, form)
                check(game, text, sentence=form == "text" or family == "decision")
                assert text == words.name(family, language, name, form)
    for term in game.words.TERMS:
        check(game, game.words.term(language, term, "text"), sentence=True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_can_be_told_in_three_languages(game: newdawn.Game, players: int) -> None:
    chance = random.Random(players)
    for position, seat, move in kit.random_game(game, players, seed=players):
        language = chance.choice(LANGUAGES)
        texts = [offered.text(language) for offered in position.view(seat).moves()]
        assert texts == [offered.text(language) for offered in position.moves(seat)]
        for text in texts:
            check(game, text)
        check(game, game.words.decision(language, position.decision(seat)), sentence=True)
        refused = position.why_not(seat, chance.randrange(len(game.moves)))
        if refused is not None:
            check(game, refused.text(language), sentence=True)
        after = position.copy()
        for event in after.play(seat, move):
            check(game, game.words.event(language, event, after), sentence=True)


@cache
def bundle(game: newdawn.Game, language: str) -> FluentBundle:
    """Return the text of a game as any client can read it."""
    read = FluentBundle([language], use_isolating=False)
    for path in sorted((Path(newdawn.__file__).parent / game.name / "text" / language).glob("*.ftl")):
        read.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return read


def rendered(game: newdawn.Game, language: str, message: dict[str, Any]) -> str:
    """Say a message that came as JSON: all that a client needs to do."""
    given: dict[str, Any] = {}
    for name, value in message["arguments"].items():
        if not isinstance(value, dict):
            given[name] = value
        elif "list" in value:
            given[name] = ", ".join(rendered(game, language, thing) for thing in value["list"])
        else:
            given[name] = rendered(game, language, value)
            for form in bundle(game, language).get_message(value["id"]).attributes:
                given[f"{name}-{form}"] = rendered(game, language, value | {"form": form})
    found = bundle(game, language).get_message(message["id"])
    pattern = found.attributes[message["form"]] if "form" in message else found.value
    text, _ = bundle(game, language).format_pattern(pattern, given)
    said = re.sub(r"(?<![^\W_])-(?=\d)", "−", str(text))
    return re.sub(" (?=[:;!?»])|(?<=«) ", "\xa0", said) if language == "fr" else said


def test_a_client_says_every_message_as_the_server_does(game: newdawn.Game) -> None:
    words = game.words.WORDS
    said: dict[str, Message] = {}

    def keep(message: Message) -> None:
        said[json.dumps(message.to_json())] = message

    for number in range(len(game.moves)):
        keep(words.move_message(Move(game, number)))
    for name, arguments in game.reasons.reasons:
        keep(words.reason_message(Reason(game, name, samples(game, arguments)[-1])))
    chance = random.Random(3)
    for position, seat, move in kit.random_game(game, 3, seed=3):
        keep(words.move_message(move))
        keep(words.decision_message(position.decision(seat)))
        refused = position.why_not(seat, chance.randrange(len(game.moves)))
        if refused is not None:
            keep(words.reason_message(refused))
        after = position.copy()
        for event in after.play(seat, move):
            keep(words.event_message(event, after))
    for number, (travelled, message) in enumerate(said.items()):
        assert Message.from_json(json.loads(travelled)) == message
        language = LANGUAGES[number % len(LANGUAGES)]
        assert rendered(game, language, json.loads(travelled)) == words.say_message(language, message), travelled


def test_what_does_not_exist_has_no_words(game: newdawn.Game) -> None:
    for bad in ("castle", -1, len(game.words.SEATS)):
        with pytest.raises(ValueError, match="there is no seat"):
            game.words.seat("en", bad)
    with pytest.raises(ValueError, match="there is no decision 'dance'; it must be one of nothing, "):
        game.words.decision("en", "dance")


def test_an_unknown_language_is_refused(game: newdawn.Game) -> None:
    with pytest.raises(ValueError, match="there is no language 'de'; there are en, fr, es"):
        Move(game, 0).text("de")


def test_an_argument_that_nobody_explains_is_refused(game: newdawn.Game) -> None:
    with pytest.raises(WordsError, match="nothing is known about the argument 'mood'"):
        Reason(game, "not-now", {"mood": 1}).text()


TEXTS = sorted(Path(newdawn.__file__).parent.glob("*/text/**/*.ftl"))


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: "/".join(path.parts[-4:]))
def test_typography(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            assert "'" not in line, f"a straight apostrophe: {line}"
            assert "\xa0" not in line, f"a hard space, which is put in when the words are said: {line}"
            if "fr" in (path.parent.name, path.stem):
                # `9?` is no question: so the board writes how many cards lie face down.
                assert not re.search(r"[^ ][:;!»]|[^ \d]\?|«[^ ]", line), f"a sign without its space: {line}"
