"""Paris: New Eden in English, French and Spanish: sentences as people would say them.

That every message is there, and well formed, is tested for all games in `tests/core/test_word_files.py`.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import newdawn
from newdawn.core.events import Event
from newdawn.core.face import Move, Position, Reason
from newdawn.core.words import LANGUAGES
from newdawn.eden import components as box
from newdawn.eden import happenings, moves, names, reasons, state, words
from tests.component_files import original

Texts = tuple[str, str, str]


@pytest.fixture(scope="module")
def game() -> newdawn.Game:
    return newdawn.load("eden")


@pytest.fixture
def position(game: newdawn.Game) -> Position:
    return game.new(players=3, seed=1)


def plain(text: str) -> str:
    """Return a text with plain spaces."""
    return text.replace("\xa0", " ")


MOVES = [
    (
        "recruit wild",
        ("Take the wild token", "Prendre le jeton joker", "Tomar la ficha comodín"),
    ),
    (
        "keep most-healers",
        (
            "Keep the mission: strictly most healers – 6 points",
            "Garder la mission : strictement le plus de guérisseurs – 6 points",
            "Quedarse con la misión: más sanadores que nadie, sin empate – 6 puntos",
        ),
    ),
    (
        "keep pairs-of-tinkerers",
        (
            "Keep the mission: at least 2 pairs of tinkerers – 2 points",
            "Garder la mission : au moins 2 paires de bricoleurs – 2 points",
            "Quedarse con la misión: al menos 2 parejas de manitas – 2 puntos",
        ),
    ),
    (
        "take bridge healer",
        (
            "Take the healer die from the Bridge",
            "Prendre le dé guérisseur du Pont",
            "Tomar el dado de sanador del Puente",
        ),
    ),
    (
        "swap tower wild",
        (
            "Swap the wild die at the Tower with another die",
            "Échanger le dé joker de la Tour avec un autre dé",
            "Intercambiar el dado comodín de la Torre con otro dado",
        ),
    ),
    (
        "flip summer-a",
        (
            "Flip the event: 4 equipped healers and/or sages (4 points)",
            "Retourner l’événement : 4 guérisseurs et/ou sages équipés (4 points)",
            "Poner boca abajo el evento: 4 sanadores y/o sabios equipados (4 puntos)",
        ),
    ),
    ("equip book", ("Take a book", "Prendre un livre", "Tomar un libro")),
    ("add die", ("Add a wild die", "Ajouter un dé joker", "Añadir un dado comodín")),
    ("add token", ("Add a wild token", "Ajouter un jeton joker", "Añadir una ficha comodín")),
    (
        "claim brawler-6",
        (
            "Claim a brawler building: 1 brawler, 2 bullets",
            "Prendre un aménagement combattant : 1 combattant, 2 balles",
            "Tomar un edificio de luchadores: 1 luchador, 2 balas",
        ),
    ),
    (
        "claim tinkerer-14",
        (
            "Claim a tinkerer building: 1 tinkerer, power “4 points”, END",
            "Prendre un aménagement bricoleur : 1 bricoleur, pouvoir « 4 points », FIN",
            "Tomar un edificio de manitas: 1 manitas, poder «4 puntos», FIN",
        ),
    ),
    (
        "place new-building-1",
        (
            "Place the New Building: 2 healers, 2 sages → 1 brawler with 1 bullet",
            "Placer le nouvel aménagement : 2 guérisseurs, 2 sages → 1 combattant avec 1 balle",
            "Colocar el nuevo edificio: 2 sanadores, 2 sabios → 1 luchador con 1 bala",
        ),
    ),
    (
        "place new-building-7",
        (
            "Place the New Building: 2 tinkerers, 2 slackers → 3 Cans",
            "Placer le nouvel aménagement : 2 bricoleurs, 2 fainéants → 3 conserves",
            "Colocar el nuevo edificio: 2 manitas, 2 vagos → 3 latas",
        ),
    ),
]


@pytest.mark.parametrize(("notation", "texts"), MOVES, ids=[notation for notation, _ in MOVES])
def test_moves_read_well(game: newdawn.Game, notation: str, texts: Texts) -> None:
    move = Move(game, moves.TABLE.number(notation))
    assert tuple(plain(move.text(language)) for language in LANGUAGES) == texts


DONE = [
    (
        state.KEEP_MISSION,
        ("Keep no other mission", "Ne garder aucune autre mission", "No quedarse con ninguna otra misión"),
    ),
    (state.AFTER_FIRST_DIE, ("End your turn", "Terminer votre tour", "Terminar tu turno")),
    (state.ANNOUNCE, ("Announce strength 3", "Annoncer une force de 3", "Anunciar fuerza 3")),
    (
        state.OFFER_NEW_BUILDINGS,
        (
            "Place no New Building now",
            "Ne placer aucun nouvel aménagement maintenant",
            "No colocar ahora ningún nuevo edificio",
        ),
    ),
    (
        state.FEED,
        ("Do not feed your people", "Ne pas nourrir votre population", "No alimentar a tu población"),
    ),
]


@pytest.mark.parametrize(("decision", "texts"), DONE, ids=[state.DECISIONS[decision] for decision, _ in DONE])
def test_done_means_what_was_asked(position: Position, decision: int, texts: Texts) -> None:
    position.record.decision[1] = decision
    position.record.strength[1] = 3
    move = position.move("done", seat=1)
    assert tuple(move.text(language) for language in LANGUAGES) == texts


def test_a_wild_says_the_strength_that_it_leads_to(position: Position) -> None:
    position.record.decision[0] = state.ANNOUNCE
    position.record.strength[0] = 1
    texts = [position.move("add token", seat=0).text(language) for language in LANGUAGES]
    assert texts == [
        "Add a wild token for strength 2",
        "Ajouter un jeton joker pour une force de 2",
        "Añadir una ficha comodín para fuerza 2",
    ]


def test_the_second_die_of_a_swap_names_the_first_one(position: Position) -> None:
    position.record.decision[0] = state.SWAP_WITH
    position.record.swap_location = names.BRIDGE
    position.record.swap_face = names.HEALER
    texts = [position.move("with tower sage", seat=0).text(language) for language in LANGUAGES]
    assert texts == [
        "Swap the healer die at the Bridge with the sage die at the Tower",
        "Échanger le dé guérisseur du Pont avec le dé sage de la Tour",
        "Intercambiar el dado de sanador del Puente con el dado de sabio de la Torre",
    ]


def test_the_first_card_of_the_deck_is_one_of_the_type_that_is_given_out(position: Position) -> None:
    position.record.decision[2] = state.CLAIM
    position.record.building_type = names.FARMER
    texts = [position.move("draw", seat=2).text(language) for language in LANGUAGES]
    assert texts == [
        "Take the first card of the deck of farmer buildings",
        "Prendre la première carte de la pioche des aménagements fermier",
        "Tomar la primera carta del mazo de edificios de granjeros",
    ]


@pytest.mark.parametrize(
    ("farmers", "texts"),
    [
        # The rulebook's example: 24 survivors need 6 farmers.
        (
            4,
            (
                "Feed your 24 survivors for 6 points: spend 2 Cans",
                "Nourrir votre population (24 survivants) pour 6 points : dépenser 2 conserves",
                "Alimentar a tu población (24 supervivientes) por 6 puntos: gastar 2 latas",
            ),
        ),
        (
            5,
            (
                "Feed your 24 survivors for 6 points: spend 1 Can",
                "Nourrir votre population (24 survivants) pour 6 points : dépenser 1 conserve",
                "Alimentar a tu población (24 supervivientes) por 6 puntos: gastar 1 lata",
            ),
        ),
        (
            6,
            (
                "Feed your 24 survivors for 6 points",
                "Nourrir votre population (24 survivants) pour 6 points",
                "Alimentar a tu población (24 supervivientes) por 6 puntos",
            ),
        ),
    ],
)
def test_feeding_says_what_it_costs_and_gives(position: Position, farmers: int, texts: Texts) -> None:
    position.record.decision[0] = state.FEED
    position.record.survivors[0, names.FARMER] = farmers
    position.record.survivors[0, names.SLACKER] = 24 - farmers
    for table in (position, position.view(0)):
        move = Move(position.game, moves.MOVE_FEED, table, 0)
        assert tuple(plain(move.text(language)) for language in LANGUAGES) == texts


EVENTS = [
    ("season", (names.SUMMER,), ("Summer begins.", "L’été commence.", "Empieza el verano.")),
    (
        "token-taken",
        (1, names.WILD),
        ("Orange takes a wild token.", "Orange prend un jeton joker.", "Naranja toma una ficha comodín."),
    ),
    (
        "die-taken",
        (0, names.TRAIN_STATION, names.FARMER),
        (
            "White takes a farmer die from the Train Station.",
            "Blanc prend un dé fermier à la Gare.",
            "Blanco toma un dado de granjero de la Estación de tren.",
        ),
    ),
    ("cans-gained", (2, 1), ("Pink takes 1 Can.", "Rose prend 1 conserve.", "Rosa toma 1 lata.")),
    ("equipment-taken", (3, names.BOOK), ("Turquoise takes a book.", "Turquoise prend un livre.", None)),
    (
        "strength-announced",
        (0, names.TINKERER, 3, 0),
        (
            "White announces strength 3 for the tinkerer buildings.",
            "Blanc annonce une force de 3 pour les aménagements bricoleur.",
            "Blanco anuncia fuerza 3 para los edificios de manitas.",
        ),
    ),
    (
        "strength-announced",
        (0, names.SAGE, 3, 2),
        (
            "White announces strength 3 for the sage buildings, with 2 wilds.",
            "Blanc annonce une force de 3 pour les aménagements sage, avec 2 jokers.",
            "Blanco anuncia fuerza 3 para los edificios de sabios, con 2 comodines.",
        ),
    ),
    (
        "token-settled",
        (1, names.SLACKER),
        ("A slacker joins Orange’s refuge.", "Un fainéant rejoint le refuge d’Orange.", None),
    ),
    (
        "no-building-left",
        (2, names.HEALER),
        (
            "No healer building is left for Pink.",
            "Il ne reste pas d’aménagement guérisseur pour Rose.",
            "No queda ningún edificio de sanadores para Rosa.",
        ),
    ),
    (
        "event-overcome",
        (0, names.EVENTS.index("winter-a"), 6),
        (
            "White overcomes the event (3 equipped brawlers and 3 equipped sages): 6 points.",
            "Blanc surmonte l’événement (3 combattants équipés et 3 sages équipés) : 6 points.",
            "Blanco supera el evento (3 luchadores equipados y 3 sabios equipados): 6 puntos.",
        ),
    ),
    (
        "event-not-overcome",
        (2, names.EVENTS.index("spring-b"), 1, 1),
        (
            "Pink does not overcome the event (2 equipped brawlers and/or sages): 1 there, 1 missing.",
            "Rose ne surmonte pas l’événement (2 combattants et/ou sages équipés) ; présents : 1, manquants : 1.",
            "Rosa no supera el evento (2 luchadores y/o sabios equipados); presentes: 1, faltan: 1.",
        ),
    ),
    (
        "people-fed",
        (0, 24, 2, 6),
        (
            "White feeds 24 survivors with the help of 2 Cans: 6 points.",
            "Blanc nourrit 24 survivants avec l’aide de 2 conserves : 6 points.",
            "Blanco alimenta a 24 supervivientes con la ayuda de 2 latas: 6 puntos.",
        ),
    ),
    (
        "people-fed",
        (1, 1, 0, 1),
        (
            "Orange feeds 1 survivor: 1 point.",
            "Orange nourrit 1 survivant : 1 point.",
            "Naranja alimenta a 1 superviviente: 1 punto.",
        ),
    ),
    (
        "people-hungry",
        (3, 9, 1),
        (
            "Turquoise does not feed 9 survivors: that would have taken 1 Can.",
            "Turquoise ne nourrit pas 9 survivants : il aurait fallu 1 conserve.",
            "Turquesa no alimenta a 9 supervivientes: habría hecho falta 1 lata.",
        ),
    ),
    (
        "new-building-placed",
        (0, names.MISSIONS.index("new-building-8")),
        ("White places the New Building (2 brawlers, 2 healers, 2 sages → 4 Cans).", None, None),
    ),
    (
        "dice-swapped",
        (names.BRIDGE, names.HEALER, names.CITY_CENTER, names.WILD),
        (
            "The healer die at the Bridge and the wild die at the City Center change places.",
            "Le dé guérisseur du Pont et le dé joker du Centre changent de place.",
            "El dado de sanador del Puente y el dado comodín del Centro cambian de sitio.",
        ),
    ),
]


@pytest.mark.parametrize(("name", "arguments", "texts"), EVENTS)
def test_events_read_well(name: str, arguments: tuple[int, ...], texts: tuple[str | None, ...]) -> None:
    event = happenings.TABLE.event(name, None, arguments)
    for language, text in zip(LANGUAGES, texts, strict=True):
        if text is not None:
            assert plain(words.event(language, event)) == text


REASONS = [
    (
        "not-now",
        (state.FLIP_EVENT,),
        (
            "That is not possible now. The question is: Which event do you turn face down?",
            "Ce n’est pas possible maintenant. La question est : Quel événement retournez-vous face cachée ?",
            "Eso no es posible ahora. La pregunta es: ¿Qué evento pones boca abajo?",
        ),
    ),
    (
        "needs-survivors",
        (names.SAGE, 1),
        (
            "That takes 1 sage in your refuge.",
            "Il faut 1 sage dans votre refuge.",
            "Para eso, en tu refugio debe haber 1 sabio.",
        ),
    ),
    (
        "no-such-die",
        (names.RESTAURANT, names.WILD),
        (
            "There is no wild die at the Restaurant.",
            "Il n’y a pas de dé joker au Restaurant.",
            "No hay ningún dado comodín en el Restaurante.",
        ),
    ),
    (
        "equipment-not-there",
        (names.CAPSULE,),
        (
            "There is no capsule at the City Center.",
            "Il n’y a pas de gélule au Centre.",
            "No hay cápsulas en el Centro.",
        ),
    ),
    (
        "needs-power",
        (names.SECOND_DIE,),
        (
            "You do not have the power “second die”.",
            "Vous n’avez pas le pouvoir « second dé ».",
            "No tienes el poder «segundo dado».",
        ),
    ),
    (
        "needs-cans",
        (2, 1),
        (
            "That takes 2 Cans, and you have 1.",
            "Il faut 2 conserves, et vous en avez 1.",
            "Hacen falta 2 latas, y tienes 1.",
        ),
    ),
    (
        "not-shown",
        (names.BUILDINGS.index("farmer-8"),),
        (
            "This card is not face up: farmer building (1 farmer, 3 Cans).",
            "Cette carte n’est pas visible sur la table : aménagement fermier (1 fermier, 3 conserves).",
            "Esta carta no está a la vista: edificio de granjeros (1 granjero, 3 latas).",
        ),
    ),
]


@pytest.mark.parametrize(("name", "arguments", "texts"), REASONS, ids=[name for name, _, _ in REASONS])
def test_reasons_read_well(game: newdawn.Game, name: str, arguments: tuple[int, ...], texts: Texts) -> None:
    reason = Reason(game, name, reasons.TABLE.arguments(name, arguments))
    assert tuple(plain(reason.text(language)) for language in LANGUAGES) == texts


@pytest.mark.parametrize(
    ("language", "family", "name", "texts"),
    [
        ("en", words.survivor, "healer", ("0 healers", "1 healer", "2 healers")),
        ("en", words.equipment, "bullet", ("0 bullets", "1 bullet", "2 bullets")),
        ("en", words.term, "can", ("0 Cans", "1 Can", "2 Cans")),
        ("fr", words.survivor, "slacker", ("0 fainéant", "1 fainéant", "2 fainéants")),
        ("fr", words.equipment, "capsule", ("0 gélule", "1 gélule", "2 gélules")),
        ("fr", words.term, "can", ("0 conserve", "1 conserve", "2 conserves")),
        ("es", words.survivor, "tinkerer", ("0 manitas", "1 manitas", "2 manitas")),
        ("es", words.survivor, "brawler", ("0 luchadores", "1 luchador", "2 luchadores")),
        ("es", words.equipment, "book", ("0 libros", "1 libro", "2 libros")),
    ],
)
def test_things_are_counted_as_people_count(language: str, family, name: str, texts: Texts) -> None:
    assert tuple(family(language, name, "count", count) for count in range(3)) == texts


THINGS = [
    (words.season, "autumn", None, ("Autumn", "Automne", "Otoño")),
    (words.location, "city-center", "at", ("at the City Center", "au Centre", "en el Centro")),
    (
        words.location,
        "bridge",
        "text",
        (
            "Draw 3 missions and keep 1; the others go under the deck.",
            "Piochez 3 missions et gardez-en 1 ; les autres vont sous la pioche.",
            "Roba 3 misiones y quédate con 1; las demás van bajo el mazo.",
        ),
    ),
    (words.face, "wild", "die", ("wild die", "dé joker", "dado comodín")),
    (
        words.power,
        "can-with-first-die",
        None,
        ("1 Can with the first die", "1 conserve avec le premier dé", "1 lata con el primer dado"),
    ),
    (
        words.power,
        "draw-more-missions",
        "text",
        (
            "At the Bridge you draw 2 more missions.",
            "Au Pont, vous piochez 2 missions de plus.",
            "En el Puente robas 2 misiones más.",
        ),
    ),
    (words.event_tile, "autumn-a", "name", ("Autumn event", "événement d’automne", "evento de otoño")),
    (
        words.event_tile,
        "spring-d",
        None,
        (
            "1 equipped brawler, 1 equipped healer and 1 equipped sage",
            "1 combattant équipé, 1 guérisseur équipé et 1 sage équipé",
            "1 luchador equipado, 1 sanador equipado y 1 sabio equipado",
        ),
    ),
    (
        words.event_tile,
        "summer-d",
        "card",
        (
            "5 equipped brawlers, healers and/or sages (4 points)",
            "5 combattants, guérisseurs et/ou sages équipés (4 points)",
            "5 luchadores, sanadores y/o sabios equipados (4 puntos)",
        ),
    ),
    (words.mission, "most-books", None, ("Most books", "Le plus de livres", "Mayoría de libros")),
    (
        words.mission,
        "fewest-slackers",
        "text",
        (
            "No refuge has fewer slackers than yours: 6 points. A tie is good enough.",
            "Aucun refuge n’a moins de fainéants que le vôtre : 6 points. Une égalité suffit.",
            "Ningún refugio tiene menos vagos que el tuyo: 6 puntos. Basta un empate.",
        ),
    ),
    (
        words.mission,
        "new-building-4",
        "card",
        (
            "New Building (2 tinkerers, 1 healer, 1 sage, 2 farmers → 2 brawlers with 2 bullets)",
            "nouvel aménagement (2 bricoleurs, 1 guérisseur, 1 sage, 2 fermiers → 2 combattants avec 2 balles)",
            "nuevo edificio (2 manitas, 1 sanador, 1 sabio, 2 granjeros → 2 luchadores con 2 balas)",
        ),
    ),
    (
        words.building,
        "sage-8",
        None,
        (
            "sage building (1 slacker, 2 books)",
            "aménagement sage (1 fainéant, 2 livres)",
            "edificio de sabios (1 vago, 2 libros)",
        ),
    ),
    (
        words.building,
        "tinkerer-8",
        "goods",
        (
            "1 tinkerer, 1 slacker, power “2 Cans”",
            "1 bricoleur, 1 fainéant, pouvoir « 2 conserves »",
            "1 manitas, 1 vago, poder «2 latas»",
        ),
    ),
]


@pytest.mark.parametrize(("family", "name", "form", "texts"), THINGS, ids=[name for _, name, _, _ in THINGS])
def test_things_are_called_by_what_they_show(family, name: str, form: str | None, texts: Texts) -> None:
    assert tuple(plain(family(language, name, form)) for language in LANGUAGES) == texts


def test_goods_are_a_list() -> None:
    assert words.goods("en", [0, 1, 0, 0, 0, 2], [2, 0, 0], 1) == "1 brawler, 2 slackers, 2 bullets, 1 Can"
    assert words.goods("es", [0] * 6) == ""


# What is changed in the packaged file, and how it reads then.
CORRECTIONS = [
    ('{ count = 2, of = ["brawler", "healer"] }', '{ count = 1, of = ["brawler", "healer"] }'),
    ("[missions.pairs-of-brawlers]\nat-least = 4", "[missions.pairs-of-brawlers]\nat-least = 2"),
    ("[powers.points]\namount = 4", "[powers.points]\namount = 1"),
    ("{ brawler = 1 }\nequipment = { bullet = 1 }\ncopies", "{ brawler = 2 }\ncans = 1\ncopies"),
    ("binoculars-points = 2", "binoculars-points = 1"),
]
CORRECTED = [
    ("event_tile", "spring-a", None, "1 equipped brawler or healer", "1 luchador o sanador equipado"),
    ("mission", "pairs-of-brawlers", None, "1 pair of brawlers", "1 pareja de luchadores"),
    ("power", "points", None, "1 point", "1 punto"),
    (
        "mission",
        "new-building-1",
        "card",
        "New Building (2 healers, 2 sages → 2 brawlers, 1 Can)",
        "nuevo edificio (2 sanadores, 2 sabios → 2 luchadores, 1 lata)",
    ),
]


def test_a_corrected_box_reads_right(tmp_path: Path) -> None:
    text = original(box)
    for old, new in CORRECTIONS:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "my.toml"
    path.write_text(text, encoding="utf-8")
    program = (
        "from newdawn.eden import words\n"
        f"for family, name, form, *_ in {CORRECTED!r}:\n"
        "    print(*(getattr(words, family)(language, name, form) for language in ('en', 'es')), sep='\\n')\n"
        "print(words.term('en', 'binoculars', 'text'))\n"
    )
    environment = {**os.environ, "NEWDAWN_EDEN_COMPONENTS": str(path), "NEWDAWN_INTERPRETED": "1"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    *said, binoculars = done.stdout.splitlines()
    assert said == [text for *_, english, spanish in CORRECTED for text in (english, spanish)]
    assert binoculars.endswith("At the end of winter they are worth 1 point.")


def test_no_player_has_the_colour_of_a_kind_of_survivor() -> None:
    assert len(set(words.SEATS)) == names.SEATS
    assert not {"yellow", "red", "green", "violet", "blue", "black"} & set(words.SEATS)


def test_words_travel_without_a_language(game: newdawn.Game) -> None:
    flipped = Event("event-flipped", None, {"seat": 0, "event": "summer-d"})
    kinds = [
        {"id": f"survivor-{kind}", "form": "noun", "arguments": {"count": 5}} for kind in ("brawler", "healer", "sage")
    ]
    joined = {"id": "joined-and-or", "arguments": {"before": {"list": kinds[:2]}, "last": kinds[2]}}
    clause = {"id": "event-clause", "arguments": {"count": 5, "kinds": joined}}
    event = {
        "requirement": {"list": [clause]},
        "points": 4,
        "season": {"id": "season-summer", "arguments": {}},
    }
    assert words.event_message(flipped).to_json() == {
        "id": "log-event-flipped",
        "arguments": {
            "seat": {"id": "seat-white", "arguments": {}},
            "event": {"id": "event", "arguments": event},
        },
    }
    reason = Reason(game, "needs-power", {"power": "second-die"})
    power = words.reason_message(reason).to_json()["arguments"]["power"]
    assert power == {"id": "power-second-die", "arguments": {"amount": 1}}


def test_a_move_says_where_it_was_offered_in_any_language(position: Position) -> None:
    seat = position.to_act[0]
    message = words.move_message(position.view(seat).moves()[0])
    assert message.to_json()["id"].startswith("move-")
    assert words.decision_message(position.decision(seat)).to_json() == {
        "id": f"decision-{position.decision(seat)}",
        "arguments": {},
    }
