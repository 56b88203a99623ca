"""Outlive in English, French and Spanish: complete, grammatical, and without a raw id anywhere."""

import random
import re
from itertools import chain, product
from pathlib import Path

import pytest

import newdawn
from newdawn.core.events import Event
from newdawn.core.face import Move, Reason
from newdawn.core.words import CORE
from newdawn.outlive import components as box
from newdawn.outlive import log, moves, names, reasons, words
from newdawn.outlive.scoring import PARTS
from newdawn.outlive.state import DECISIONS, EQUIPMENT_STATES, HERO_STATES, STAGES

LANGUAGES = words.LANGUAGES
TEXT = Path(words.__file__).with_name("text")

# How many values an argument can have.
SIZES = {
    **{name: len(vocabulary) for name, (_, vocabulary) in words._FAMILIES.items()},
    "slot": 7,
    "where": 8,
    "square": len(box.GAUGE),
    "position": 10,
    "built": 2,
}
RAW = re.compile(
    r"[{}$_]|None|\?\?|move-|reason-|log-|  |"
    + "|".join(name for name in chain(names.ROOMS, names.EQUIPMENT, names.EVENTS, names.WILD_GAME) if "-" in name)
)


@pytest.fixture(scope="module")
def game() -> newdawn.Game:
    return newdawn.load("outlive")


def values(argument: str) -> range:
    return range(SIZES.get(argument, 4))


def samples(arguments: tuple[str, ...]) -> list[dict[str, int]]:
    """Every pair of values of the first two arguments, with all values of the others somewhere among them."""
    found = []
    for number, pair in enumerate(product(*map(values, arguments[:2]))):
        rest = [values(argument)[number % len(values(argument))] for argument in arguments[2:]]
        found.append(dict(zip(arguments, (*pair, *rest), strict=True)))
    return found


def check(text: str, sentence: bool = False) -> None:
    assert text == text.strip() != ""
    assert not RAW.search(text), text
    if sentence:
        assert text[0].isupper() or text[0].isdigit() or text[0] in "“«¿", text
        assert text.endswith((".", "?")), text


def plain(text: str) -> str:
    """Return a text with plain spaces."""
    return text.replace("\xa0", " ")


def test_the_words_are_complete() -> None:
    assert words.problems() == []


def test_the_gate_knows_every_move() -> None:
    kinds = {kind: len(vocabularies) for kind, vocabularies in moves.TABLE.kinds.items()}
    assert {kind: len(arguments) for kind, arguments in words.MOVE_ARGUMENTS.items()} == kinds


def test_every_argument_is_known() -> None:
    known = {*SIZES, *words._NUMBERS}
    declared = {name for _, given in (*reasons.TABLE.reasons, *log.TABLE.events) for name in given}
    assert declared <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_words(game: newdawn.Game, language: str) -> None:
    said = {}
    for number in range(len(moves.TABLE)):
        text = Move(game, number).text(language)
        check(text)
        assert text[0].isupper(), text
        assert not text.endswith("."), text
        assert text not in said, f"{moves.TABLE.notation(number)} reads like {said[text]}: {text}"
        said[text] = moves.TABLE.notation(number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(game: newdawn.Game, language: str) -> None:
    for name, arguments in reasons.TABLE.reasons:
        for sample in samples(arguments):
            check(Reason(game, name, sample).text(language), sentence=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words(language: str) -> None:
    for name, arguments in log.TABLE.events:
        for sample in samples(arguments):
            text = words.event(language, Event(name, None, sample))
            check(text, sentence=True)
            for argument in ("seat", "defender"):
                if argument in sample:
                    assert words.seat(language, sample[argument]) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_words(language: str) -> None:
    for family, (prefix, vocabulary) in words._FAMILIES.items():
        for number, name in enumerate(vocabulary):
            for form in (None, *words.WORDS.forms(language, f"{prefix}-{name}")):
                text = words._say_thing(language, family, number, form)
                check(text, sentence=form == "text")
                assert text == words._say_thing(language, family, name, form)
    for term in words.TERMS:
        check(words.term(language, term))
        check(words.term(language, term, "text"), sentence=True)
    for decision in DECISIONS:
        check(words.decision(language, decision), sentence=True)
    for stage in STAGES:
        check(words.stage(language, stage))
    for part in (*PARTS, "total"):
        check(words.part(language, part))
    for state in HERO_STATES:
        check(words.hero_state(language, state))
    for state in EQUIPMENT_STATES:
        check(words.equipment_state(language, state))


def test_whole_games_can_be_told_in_three_languages(game: newdawn.Game) -> None:
    chance = random.Random(1)
    for players in game.player_counts:
        position = game.new(players=players, seed=players)
        while not position.is_over:
            seat = chance.choice(position.to_act)
            language = chance.choice(LANGUAGES)
            offered = position.moves(seat)
            texts = [move.text(language) for move in position.view(seat).moves()]
            assert texts == [move.text(language) for move in offered]
            for text in texts:
                check(text)
            check(words.decision(language, position.decision(seat)), sentence=True)
            refused = position.why_not(seat, chance.randrange(len(moves.TABLE)))
            if refused is not None:
                check(refused.text(language), sentence=True)
            for event in position.play(seat, chance.choice(offered)):
                check(words.event(language, event, position), sentence=True)


def test_a_room_is_called_by_its_name_where_it_is_known(game: newdawn.Game) -> None:
    position = game.new(players=2, seed=1)
    for _ in range(2):
        position.play(0, position.moves(0)[0])
    position.record.room[0, 3] = names.HUNTING_TWO
    move = position.move("build 4", seat=0)
    assert plain(move.text()) == "Build “Hunting: +2 Meat” (space 4) for free"
    assert plain(move.text("fr")) == "Construire « Chasse : +2 viandes » (salle 4) gratuitement"
    assert plain(move.text("es")) == "Construir «Cacería: +2 de carne» (habitación 4) gratis"
    assert Move(game, move.number).text() == "Build room 4"
    reason = Reason(game, "not-built", {"slot": 3}, position, 0)
    assert plain(reason.text("fr")) == "La salle 4 (Chasse : +2 viandes) n’est pas construite."
    # The other seat does not know what lies there, and its view does not say it.
    event = Event("survivor-moved", None, {"seat": 0, "slot": 3})
    assert words.event("en", event, position).endswith("into room 4 (Hunting: +2 Meat).")
    assert words.event("en", event, position.view(1)).endswith("into room 4.")


MOVES = [
    ("move 5 dam", "Move hero 5 to the Dam", "Déplacer le héros 5 au barrage", "Mover al héroe 5 a la Presa"),
    ("bat 1", "Swing the Baseball Bat at Orange", "Utiliser la batte de baseball contre Orange", None),
    ("pay microchip", "Spend 1 Microchip", "Dépenser 1 puce", "Gastar 1 microchip"),
    ("pay water", "Spend 1 Water", "Dépenser 1 eau", "Gastar 1 de agua"),
    ("lose airlock", "Lose a survivor from the airlock", "Perdre un survivant du sas", None),
    ("look peak", "Look through the search pile of Silent Peak", None, "Mirar la pila de búsqueda de Silent Peak"),
    ("repair pickaxe", "Repair the Pickaxe: 2 Wood, 1 Metal", "Réparer la pioche : 2 bois, 1 métal", None),
    ("overcome wildfire", "Overcome Wildfire: pay 3 Water for 3 points", None, None),
    ("use bow", "Use the Bow (Forest: 1 Meat)", "Utiliser l’arc (Forêt : 1 viande)", None),
]


@pytest.mark.parametrize(("notation", "english", "french", "spanish"), MOVES)
def test_moves_read_well(
    game: newdawn.Game, notation: str, english: str, french: str | None, spanish: str | None
) -> None:
    move = Move(game, moves.TABLE.number(notation))
    for language, text in zip(LANGUAGES, (english, french, spanish), strict=True):
        if text is not None:
            assert plain(move.text(language)) == text


EVENTS = [
    ("collected", (0, names.FOREST, names.WOOD, 3), "Orange collects 3 Wood at the Forest."),
    ("gained", (2, names.MICROCHIP, 1), "Purple gains 1 Microchip."),
    ("tribute-given", (1, 0, names.WATER), "Beige hands over 1 Water to Orange."),
    ("gauge-moved", (3, 3, 5), "Blue’s radioactivity gauge goes from 0 to −2."),
    ("hunt-begun", (0, names.MINE, 3, 0), "Orange hunts wild game of Endurance 6 at the Mine."),
    ("hunt-begun", (0, names.MINE, 3, 2), "Orange hunts wild game of Endurance 6 at the Mine, number 3 of the stack."),
    ("upkeep", (1, 0, 0), "Beige cleans up the shelter; nothing is thrown away."),
    ("upkeep", (1, 2, 1), "Beige cleans up the shelter and throws away 2 Meat and 1 Water."),
]


@pytest.mark.parametrize(("name", "arguments", "text"), EVENTS)
def test_events_read_well(name: str, arguments: tuple[int, ...], text: str) -> None:
    given = dict(log.TABLE.events)[name]
    assert words.event("en", Event(name, None, dict(zip(given, arguments, strict=True)))) == text


@pytest.mark.parametrize(
    ("language", "token", "texts"),
    [
        ("en", "canned", ("0 Canned Goods", "1 Canned Goods", "2 Canned Goods")),
        ("en", "munition", ("0 Munitions", "1 Munition", "2 Munitions")),
        ("fr", "water", ("0 eau", "1 eau", "2 eaux")),
        ("fr", "wood", ("0 bois", "1 bois", "2 bois")),
        ("fr", "microchip", ("0 puce", "1 puce", "2 puces")),
        ("es", "water", ("0 de agua", "1 de agua", "2 de agua")),
        ("es", "canned", ("0 latas", "1 lata", "2 latas")),
        ("es", "munition", ("0 municiones", "1 munición", "2 municiones")),
    ],
)
def test_tokens_are_counted_as_people_count(language: str, token: str, texts: tuple[str, str, str]) -> None:
    assert tuple(words.tokens(language, token, count) for count in range(3)) == texts


def test_french_elides_and_contracts() -> None:
    assert words.event("fr", Event("cargo-boarded", None, {"seat": 0, "hero": 3, "strength": 5, "count": 3})) == (
        "Le héros 5 d’Orange prend la place 5 du cargo, qui vaut 3 conserves."
    )
    assert words.place("fr", "dam", "from") == "du barrage"
    assert words.place("es", "forest", "to") == "al Bosque"


def test_figures_come_from_the_components() -> None:
    assert words.event_card("en", "wildfire", "text") == "The Forest loses 2/3/4 Wood with 2/3/4 players."
    assert words.room("en", "add-survivor") == "Add 1 Survivor to this Room (max 8)"
    assert words.leader("en", "solen", "card") == "Solen Livrich (prowler, 32): 2 Canned Goods, Grappling Hook"
    assert words.leader("en", "mary", "card").endswith(": 4 search tiles (1 put back), Flashlight")


@pytest.mark.parametrize("bad", ["castle", -1, 8])
def test_what_does_not_exist_has_no_words(bad: str | int) -> None:
    with pytest.raises(ValueError, match="there is no place"):
        words.place("en", bad)
    with pytest.raises(ValueError, match="there is no decision"):
        words.decision("en", "dance")


def test_an_unknown_language_is_refused(game: newdawn.Game) -> None:
    with pytest.raises(ValueError, match="there is no language 'de'; there are en, fr, es"):
        Move(game, 0).text("de")


@pytest.mark.parametrize("path", [*TEXT.glob("**/*.ftl"), *CORE.glob("*.ftl")], ids=lambda path: str(path)[-20:])
def test_typography(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            assert "'" not in line, f"a straight apostrophe: {line}"
            assert "\xa0" not in line, f"a hard space, which is put in when the words are said: {line}"
            if "fr" in (path.parent.name, path.stem):
                assert not re.search(r"[^ ][:;!?»]|«[^ ]", line), f"a sign without its space: {line}"
