"""Outlive in English, French and Spanish: sentences as people would say them.

That every message is there, and well formed, is tested for all games in `tests/core/test_word_files.py`.
"""

import re
from pathlib import Path

import pytest

import newdawn
from newdawn.core.events import Event
from newdawn.core.face import Move, Reason
from newdawn.core.words import LANGUAGES
from newdawn.outlive import components as box
from newdawn.outlive import happenings, moves, names, words


@pytest.fixture(scope="module")
def game() -> newdawn.Game:
    return newdawn.load("outlive")


def plain(text: str) -> str:
    """Return a text with plain spaces."""
    return text.replace("\xa0", " ")


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
    reason = Reason(game, "not-built", {"slot": "4"}, position, 0)
    assert plain(reason.text("fr")) == "La salle 4 (Chasse : +2 viandes) n’est pas construite."
    # The other seat does not know what lies there, and its view does not say it.
    event = Event("survivor-moved", None, {"seat": 0, "slot": "4"})
    assert words.event("en", event, position).endswith("into room 4 (Hunting: +2 Meat).")
    assert words.event("en", event, position.view(1)).endswith("into room 4.")


def test_a_room_says_when_it_works() -> None:
    assert [words.room(language, "four-munitions", "when") for language in LANGUAGES] == [
        "Night, step 5",
        "Nuit, étape 5",
        "Noche, paso 5",
    ]
    assert words.room("en", "hunting-one", "when") == "Day"
    assert words.room("en", "permanent-water", "when") == "Any time"
    for room in names.ROOMS:
        steps = {
            form: [re.findall(r"\d", words.room(language, room, form))[:1] for language in LANGUAGES]
            for form in ("when", "brief")
        }
        assert steps["when"] == steps["brief"] == [steps["when"][0]] * len(LANGUAGES), room


MOVES = [
    ("move 5 dam", "Move hero 5 to the Dam", "Déplacer le héros 5 au barrage", "Mover al héroe 5 a la Presa"),
    ("bat 1", "Swing the Baseball Bat at Orange", "Utiliser la batte de baseball contre Orange", None),
    ("pay microchip", "Spend 1 Microchip", "Dépenser 1 puce", "Gastar 1 microchip"),
    ("pay water", "Spend 1 Water", "Dépenser 1 eau", "Gastar 1 de agua"),
    ("lose airlock", "Lose a survivor from the airlock", "Perdre un survivant du sas", None),
    ("look peak", "Look through the search pile of Silent Peak", None, "Mirar la pila de búsqueda de Silent Peak"),
    ("repair pickaxe", "Repair the Pickaxe: 2 Wood, 1 Metal", "Réparer la pioche : 2 bois, 1 métal", None),
    ("overcome wildfire", "Overcome Wildfire: pay 3 Water for 3 points", None, None),
    ("use bow", "Use the Bow (Forest: 1 Meat)", "Utiliser l’arc (forêt : 1 viande)", None),
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
    ("collected", (0, names.FOREST, names.WOOD, 3), "Orange scavenges 3 Wood at the Forest."),
    ("gained", (2, names.MICROCHIP, 1, names.BY_SEARCHING), "Purple gains 1 Microchip (search)."),
    (
        "spent",
        (2, names.WATER, 2, names.BY_EVENT + names.RAT_INFESTATION),
        "Purple returns 2 Water to the reserve (Rat Infestation).",
    ),
    (
        "gained",
        (2, names.MUNITION, 4, names.BY_ROOM + names.FOUR_MUNITIONS),
        "Purple gains 4 Munitions (room “4 Munitions”).",
    ),
    ("tribute-given", (1, 0, names.WATER), "Beige hands over 1 Water to Orange."),
    ("gauge-moved", (3, 3, 5, names.BY_RADIATION), "Blue’s radioactivity gauge goes from 0 to −2 (radiation)."),
    ("hunt-begun", (0, names.MINE, 3, 0), "Orange hunts wild game of Endurance 6 at the Mine."),
    ("hunt-begun", (0, names.MINE, 3, 2), "Orange hunts wild game of Endurance 6 at the Mine, number 3 of the stack."),
    ("upkeep", (1, 0, 0), "Beige cleans up the shelter; nothing is thrown away."),
    ("upkeep", (1, 2, 1), "Beige cleans up the shelter and throws away 2 Meat and 1 Water."),
]


@pytest.mark.parametrize(("name", "arguments", "text"), EVENTS)
def test_events_read_well(name: str, arguments: tuple[int, ...], text: str) -> None:
    assert words.event("en", happenings.TABLE.event(name, None, arguments)) == text


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
        ("es", "munition", ("0 proyectiles", "1 proyectil", "2 proyectiles")),
    ],
)
def test_tokens_are_counted_as_people_count(language: str, token: str, texts: tuple[str, str, str]) -> None:
    assert tuple(words.tokens(language, token, count) for count in range(3)) == texts


def test_french_elides_and_contracts() -> None:
    assert words.event("fr", Event("cargo-boarded", None, {"seat": 0, "hero": "5", "strength": 5, "count": 3})) == (
        "Le héros 5 d’Orange prend la place 5 du cargo, avec 3 conserves."
    )
    assert words.place("fr", "dam", "from") == "du barrage"
    assert words.place("es", "forest", "to") == "al Bosque"


def test_figures_come_from_the_components() -> None:
    assert words.event_card("en", "wildfire", "text") == "The Forest loses 2/3/4 Wood with 2/3/4 players."
    assert words.room("en", "add-survivor") == "Add 1 Survivor to this Room (max 8)"
    assert words.leader("en", "solen", "card") == "Solen Livrich (prowler, 32): 2 Canned Goods, Grappling Hook"
    assert words.leader("en", "mary", "card").endswith(": 4 search tiles (1 put back), Flashlight")


def test_a_tile_says_where_the_box_lets_it_help(monkeypatch: pytest.MonkeyPatch) -> None:
    places = box.EQUIPMENT_AT.copy()
    bow = names.EQUIPMENT.index("bow")
    places[bow] = 0
    places[bow, [names.FOREST, names.MINE, names.CARGO]] = 1
    monkeypatch.setattr(box, "EQUIPMENT_AT", places)
    # Things are made once, and these may have been made before.
    fresh = type(words.WORDS)(Path(words.__file__).with_name("text")).namer("equipment")
    assert fresh("en", "bow", "effect") == "Forest, Mine, Cargo Ship: 1 Meat"
    assert "acts at the Forest, at the Mine, on the Cargo Ship, take" in fresh("en", "bow", "text")
    assert fresh("en", "chainsaw", "effect") == "City: 2 Wood"


def test_words_travel_without_a_language(game: newdawn.Game) -> None:
    metal = {"id": "token-metal", "arguments": {"count": 2}}
    pickaxe = {"gain": metal, "plus": "yes", "where": {"id": "place-mine", "arguments": {}}}
    repair = words.move_message(Move(game, moves.TABLE.number("repair pickaxe"))).to_json()
    assert repair == {
        "id": "move-repair",
        "arguments": {
            "equipment": {"id": "equipment-pickaxe", "arguments": pickaxe},
            "cost": {
                "list": [
                    {"id": "token-wood", "form": "count", "arguments": {"count": 2}},
                    {"id": "token-metal", "form": "count", "arguments": {"count": 1}},
                ]
            },
        },
    }
    position = game.new(players=2, seed=1)
    position.record.room[0, 3] = names.HUNTING_TWO
    reason = words.reason_message(Reason(game, "not-built", {"slot": "4"}, position, 0)).to_json()
    meat = {"id": "token-meat", "arguments": {"count": 2}}
    hunting = {"id": "room-hunting-two", "arguments": {"amount": 2, "gain": meat}}
    assert reason == {
        "id": "reason-not-built",
        "arguments": {"slot": {"id": "slot-room", "arguments": {"number": "4", "room": hunting}}},
    }
    collected = Event("collected", None, {"seat": 0, "place": "forest", "token": "wood", "count": 3})
    assert words.event_message(collected).to_json() == {
        "id": "log-collected",
        "arguments": {
            "seat": {"id": "seat-orange", "arguments": {}},
            "place": {"id": "place-forest", "arguments": {}},
            "token": {"id": "token-wood", "arguments": {"count": 3}},
            "count": 3,
        },
    }


def test_the_goods_of_a_leader_are_a_list() -> None:
    goods = words.WORDS.thing("leader", "mary").arguments["goods"]
    assert isinstance(goods, tuple)
    assert [thing.id for thing in goods] == ["leader-searches", "equipment-flashlight"]
