"""No byte that reaches a seat or a spectator tells what that seat may not know: whole games, read by the leak oracle.

The second half proves that the oracle would find a leak: the server is sabotaged in many ways, and each is caught.
"""

from __future__ import annotations

import asyncio
import base64
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from typing import Any
from unittest.mock import patch

import orjson
import pytest

import newdawn
from newdawn import GAMES
from newdawn.core import kit
from newdawn.core.face import Position, View
from newdawn.core.words import LANGUAGES
from newdawn.server.botroom import BotRoom, room
from newdawn.server.errors import Refusal
from newdawn.server.settings import Settings
from newdawn.server.table import answers, commands, composing, files, replays, views
from newdawn.server.table.entries import Moved
from newdawn.server.table.state import Table
from newdawn.server.table.views import Eyes
from tests.secrecy import secrets_of
from tests.server.halls import command, new_table, opened_hall
from tests.server.oracle import Canaries, Leak, Oracle, Shadow, forms, marked
from tests.server.rehearsals import DEEDS, MemoryStore, Rehearsal, rehearse
from tests.server.virtual_time import desk_that, run

WholeGame = tuple[str, int, int, dict[str, bool]]
GAMES_PLAYED: list[WholeGame] = [("outlive", 4, 1, {"placing_in_turn": False}), ("eden", 4, 1, {})]
FURTHER: list[WholeGame] = [
    *(("outlive", players, 1, {"placing_in_turn": players == 2}) for players in (2, 3)),
    *(("eden", players, 1, {}) for players in (2, 3)),
    *(("outlive", players, 1, {"placing_in_turn": players > 2}) for players in (2, 3, 4)),
    *(("outlive", 2, 2, {"placing_in_turn": placing}) for placing in (False, True)),
    *(("eden", players, seed, {}) for players, seed in ((2, 0), (2, 2), (3, 0), (3, 2), (4, 0))),
]
ENOUGH = 300
"""Documents that the oracle reads in a test."""
MOST_GAMES = 4


@pytest.fixture(scope="module")
def canaries() -> Iterator[Canaries]:
    """A test build: everything that can be hidden carries a canary."""
    with marked(Canaries(7)) as found:
        yield found


@pytest.fixture
def oracle(canaries: Canaries) -> Oracle:
    return Oracle(canaries)


# Whole games ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players", "seed", "options"),
    [*GAMES_PLAYED, *(pytest.param(*further, marks=pytest.mark.soak) for further in FURTHER)],
)
def test_nobody_is_told_what_they_may_not_know(
    oracle: Oracle, game: str, players: int, seed: int, options: dict[str, bool]
):
    # Bots play a whole turn in one go: where most seats are theirs, one game says too little.
    for further in range(MOST_GAMES):
        rehearsal = rehearse(oracle, seed + 100 * further, game, players, **options)
        assert rehearsal.done["finished"] == 1
        if oracle.read > ENOUGH:
            break
    assert oracle.read > ENOUGH


def test_the_rehearsals_do_all_that_people_can_do(canaries: Canaries):
    done: Counter[str] = Counter()
    for seed, game in enumerate(GAMES):
        rehearsal = Rehearsal(Oracle(canaries), seed, game, 2)
        rehearsal.kinds, rehearsal.playing_on = ["person", "open"], 0.3
        rehearsal.deeds = {**dict.fromkeys(DEEDS, 1), "move_and_take_back": 4, "resign": 0}
        asyncio.run(rehearsal.run(most=300))
        done += rehearsal.done
    for deed in (
        *("update", "sync", "why", "preview", "compose", "hint", "replay", "export", "lobby", "my tables"),
        *(
            "move done",
            "moves done",
            "moves refused: illegal-step",
            "undo done",
            "chat done",
            "rename done",
            "hand-over done",
            "come-back done",
            "replace done",
        ),
        *("propose-end done", "move refused: illegal-move", "move refused: stale-version"),
        *("move refused: token-needed", "undo refused: undo-others", "undo refused: undo-revealed"),
        "replay refused: replay-own-eyes",
    ):
        assert done[deed] > 0, f"nobody did: {deed}"


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("batch", range(7))
def test_hundreds_of_games_tell_nobody_what_they_may_not_know(canaries: Canaries, game: str, players: int, batch: int):
    for seed in range(1000 + 8 * batch, 1008 + 8 * batch):
        options = {"placing_in_turn": bool(seed % 2)} if game == "outlive" else {}
        rehearse(Oracle(canaries), seed, game, players, **options)


@pytest.mark.parametrize("placing", [False, True])
def test_how_many_secret_moves_somebody_has_made_tells_only_how_far_they_are(placing: bool):
    """Everybody sees that a move was made. So all must make the same number, whatever they choose in secret."""
    rules = newdawn.load("outlive")
    counts: set[tuple[str, int]] = set()
    secret = {("choosing", 8)} if placing else {("choosing", 8), ("placing", 2)}
    for seed in range(20):
        made: Counter[tuple[str, int]] = Counter()
        for position, seat, _ in kit.random_game(rules, 3, seed, placing_in_turn=placing):
            stage = position.to_json()["phase"]
            if stage not in ("choosing", "searching", "placing"):
                break
            if placing and stage == "placing":
                # One hero at a time, in the sight of everybody: how many moves that takes follows from what they see.
                assert heroes_of(position.view(None).to_json()) == heroes_of(position.to_json())
            else:
                made[stage, seat] += 1
        counts |= {(stage, count) for (stage, _), count in made.items() if stage != "searching"}
    assert counts == secret


def heroes_of(document: dict[str, Any]) -> list[Any]:
    return [tribe.get("heroes") for tribe in document["tribes"]]


# Bots -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_given_the_view_of_their_seat_and_nothing_else(oracle: Oracle, game: str):
    rehearsal = Rehearsal(oracle, 5, game, 3)
    rehearsal.kinds = ["bot", "person", "bot"]
    asyncio.run(rehearsal.run(most=30))
    assert len(rehearsal.bots.given) > 10
    rehearsal.check_bots()
    for table, view, _, seed in rehearsal.bots.given:
        shadow = oracle.shadows[table]
        assert shadow.first is not None
        assert shadow.first.record.generator_key.tobytes() not in view
        assert str(seed).encode() not in b"".join(forms(shadow.first.record.generator_key.tobytes()))


def test_a_bot_that_was_given_a_position_is_found_out(oracle: Oracle):
    rehearsal = rehearse(oracle, 5, "eden", 3, most=30)
    position = rehearsal.live.table.position
    assert position is not None
    rehearsal.bots.given.append((rehearsal.live.id, position.to_bytes(), 0, rehearsal.bots.given[0][3]))
    with pytest.raises(AssertionError, match="not the view of its seat"):
        rehearsal.check_bots()


@pytest.mark.parametrize(("code", "seconds", "pace"), [("expert", 2.0, 1), ("search:3s", 3.0, 0), ("random", 0.0, 0)])
def test_how_long_a_bot_takes_does_not_tell_whether_it_had_a_choice_where_that_is_a_secret(
    code: str, seconds: float, pace: int
):
    """In New Eden, whether somebody has a New Building that could be placed is known to nobody else.

    Bots use their whole budget wherever they have a choice, and answer at once where they have none. A whole turn is
    played in one go: it takes as long as all steps together at which everybody could expect a choice.
    """
    shadows: dict[str, Shadow] = {}
    moments: dict[str, list[float]] = {}

    async def check() -> None:
        loop = asyncio.get_running_loop()

        def heard(table: str, entries: Any) -> None:
            shadows.setdefault(table, Shadow()).follow(entries)
            moments.setdefault(table, []).extend([loop.time()] * len(entries))

        settings = Settings(database="sqlite:///:memory:", bot_pause=(1.0, 1.0))
        shares = (f"{number:064x}" for number in count(1))
        hall = await opened_hall(MemoryStore(heard), BotRoom(1), settings, shares=lambda: next(shares))
        for number in range(3):
            seats = [{"kind": "person", "name": "Anna"}, *[{"kind": "bot", "bot": code}] * 2]
            created = await hall.create(new_table(*seats, pace=pace, id=f"{number:022d}"))
            live = await hall.table(created["table"])
            while live.table.stage == "playing":
                if live.table.waiting_for_bots:
                    await asyncio.sleep(0.5)
                else:
                    actor = live.actor(created["token"])
                    move = live.sync(actor)["moves"][-1]["move"]
                    await live.handle(actor, command(live, "move", 0, move=move))
        await hall.close()

    with patch.object(room, "Desk", desk_that(lambda request, moves: seconds if moves > 1 else 0.0)):
        run(check())
    took: dict[tuple[int, int], set[float]] = {}
    for table, shadow in shadows.items():
        expected = had = 0
        began = 0.0
        for version in range(2, shadow.version + 1):
            moment, earlier = shadow.at(version), shadow.at(version - 1)
            at, last = moments[table][version - 1], moments[table][version - 2]
            if at != last or moment.seat != earlier.seat:
                expected, had, began = 0, 0, last
            before = earlier.position
            if moment.kind != "moved" or not moment.seat or before is None:
                continue
            may_choose, has_choice = before.view(None).may_choose(moment.seat), len(before.moves(moment.seat)) > 1
            assert may_choose or not has_choice, "a choice that nobody could expect is rarer than that"
            expected, had = expected + may_choose, had + (may_choose and has_choice)
            is_last = version == shadow.version or moments[table][version] != at
            if expected and is_last:
                took.setdefault((expected, had), set()).add(round(at - began, 2))
    lasting = {expected: set().union(*(took[key] for key in took if key[0] == expected)) for expected, _ in took}
    assert all(len(times) == 1 for times in lasting.values()), took
    assert len(took) > len(lasting), "turns of one kind had choices and others had none"


# The test build -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_marked_game_is_the_same_game(canaries: Canaries, game: str):
    rules = newdawn.load(game)
    seen = [(position.to_bytes(), seat, move.number) for position, seat, move in kit.random_game(rules, 3, 5)]
    assert "c4nary" in str(rules.new(3, seed=5).to_json())
    for position, seat, move in kit.random_game(rules, 3, 5):
        assert seen.pop(0) == (position.to_bytes(), seat, move.number)
        assert rules.number_of(str(move)) == move.number
        if len(seen) % 8 == 0:
            assert rules.from_json(position.to_json()) == position


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_that_can_be_hidden_has_its_canary_in_its_message_and_in_all_that_is_said(
    canaries: Canaries, game: str
):
    words = newdawn.load(game).words.WORDS
    for family in secrets_of(game).families:
        for number in range(len(words.families[family].names)):
            canary = canaries.of_thing(game, family, number)
            message = words.thing(family, number)
            assert canary in orjson.dumps(message.to_json())
            for language in LANGUAGES:
                assert canary.decode() in words.say_message(language, message)


@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_its_canary_in_its_notation_and_in_its_words(canaries: Canaries, game: str):
    rules = newdawn.load(game)
    position = rules.new(3, seed=1)
    for number in range(len(rules.moves)):
        canary = canaries.of_move(game, number).decode()
        move = position.move(number, 0)
        assert canary in str(move)
        assert all(canary in move.text(language) for language in LANGUAGES)


def test_after_a_test_build_nothing_is_marked():
    with marked(Canaries(9)):
        pass
    # The build of this module stays: its canaries are others.
    marks = {canary.decode() for canary in Canaries(9).meaning}
    for game in GAMES:
        rules = newdawn.load(game)
        text = str(rules.new(2, seed=1).to_json()) + str([rules.moves.notation(n) for n in range(len(rules.moves))])
        assert not any(mark in text for mark in marks)


def test_at_the_start_a_spectator_knows_no_thing_that_is_not_in_sight(canaries: Canaries):
    known = canaries.told_by(newdawn.load("outlive").new(4, seed=3).view(None))
    kinds = Counter(canaries.meaning[canary].split()[1] for canary in known)
    assert kinds == {"room": 3, "equipment": 3}
    position = newdawn.load("eden").new(4, seed=3)
    kinds = Counter(canaries.meaning[canary].split()[1] for canary in canaries.told_by(position.view(None)))
    assert kinds == {"building": 15, "event": 3}
    own = Counter(canaries.meaning[canary].split()[1] for canary in canaries.told_by(position.view(1)))
    assert 1 <= own["mission"] <= 3


def test_a_secret_is_found_in_all_its_forms():
    secret = bytes(range(7, 39))
    for prefix in (b"", b"x", b"xy", b"xyz"):
        for text in (secret.hex(), secret.hex().upper(), str(int.from_bytes(secret, "big"))):
            assert any(form in text.encode() for form in forms(secret))
        encoded = orjson.dumps({"data": base64.b64encode(prefix + secret + b"tail").decode()})
        assert any(form in encoded for form in forms(secret))


# Sabotage -------------------------------------------------------------------------------------------------------------

State = Callable[..., dict[str, Any]]


@contextmanager
def changed_state(change: Callable[[dict[str, Any], Table, Eyes], Any]) -> Iterator[None]:
    """Let something be wrong with the state that everybody is sent."""
    state: State = views.state

    def wrong(table: Table, eyes: Eyes, view: Any, info: Any, packed: bool = False) -> dict[str, Any]:
        found = state(table, eyes, view, info)
        if table.position is not None and not table.is_open:
            change(found, table, eyes)
        return found

    with patch.object(views, "state", wrong):
        yield


@contextmanager
def changed_entries(change: Callable[..., Any]) -> Iterator[None]:
    """Let something be wrong with the entries that everybody is sent."""
    entry_json = views.entry_json

    def wrong(
        table: Table, number: int, entry: Any, events: Any, view: Any, eyes: Eyes, packed: bool = False
    ) -> dict[str, Any]:
        found = entry_json(table, number, entry, events, view, eyes)
        return change(found, table, number, entry, events, eyes) or found

    with patch.object(views, "entry_json", wrong):
        yield


def send_the_position(found: dict[str, Any], table: Table, eyes: Eyes) -> None:
    assert table.position is not None
    found["view"] = table.position.to_json()


def send_another_view(found: dict[str, Any], table: Table, eyes: Eyes) -> None:
    assert table.position is not None
    found["view"] = table.position.view(((eyes.seat or 0) + 1) % table.players).to_json()


def send_true_points(found: dict[str, Any], table: Table, eyes: Eyes) -> None:
    assert table.position is not None
    found["scores"] = table.position.scores()


def send_the_moves_of_another(found: dict[str, Any], table: Table, eyes: Eyes) -> None:
    assert table.position is not None
    other = ((eyes.seat or 0) + 1) % table.players
    found["moves"] = [{"move": str(move)} for move in table.position.moves(other)]


def send_one_copy_too_many(found: dict[str, Any], table: Table, eyes: Eyes) -> None:
    """Show where one more tile of a kind lies of which everybody has seen a tile."""
    assert table.position is not None
    hidden, seen = table.position.to_json(), found["view"]
    for place, stacks in hidden.get("board", {}).get("wild_game", {}).items():
        for at, tile in enumerate(stacks["stack"][1:], start=1):
            if tile in seen["board"]["wild_game"][place]["stack"] and len(table.played) > 60:
                seen["board"]["wild_game"][place]["stack"][at] = tile


def send_a_hash(found: dict[str, Any], table: Table, eyes: Eyes) -> None:
    found["decision_text"] = table.people[0].token_hash


def name_the_command(found: dict[str, Any], table: Table, number: int, entry: Any, *rest: Any) -> None:
    if entry.command is not None:
        found["text"] = entry.command


def name_the_move(found: dict[str, Any], table: Table, number: int, entry: Any, events: Any, eyes: Eyes) -> None:
    if isinstance(entry, Moved):
        found["move"] = entry.move


def tell_everybody_all_events(
    found: dict[str, Any], table: Table, number: int, entry: Any, events: Any, eyes: Eyes
) -> None:
    assert table.position is not None or not events
    found["events"] = [
        {"name": event.name, "arguments": event.arguments, "message": {"id": f"log-{event.name}"}} for event in events
    ]


def tell_events_with_all_that_is_known(
    found: dict[str, Any], table: Table, number: int, entry: Any, events: Any, eyes: Eyes
) -> None:
    """Render the own events well, and add a sentence about the convoy to come."""
    if found.get("events") and table.position is not None:
        convoy = table.position.to_json().get("convoy")
        found["events"][0]["text"] = str(convoy)


@contextmanager
def put_the_seed_into_errors() -> Iterator[None]:
    entries_of = commands.entries_of

    def wrong(table: Table, *rest: Any) -> Any:
        try:
            return entries_of(table, *rest)
        except Refusal as refusal:
            raise Refusal(refusal.name, refusal.status, **refusal.arguments, trace=hex(table.seed or 0)) from None

    with patch.object(commands, "entries_of", wrong):
        yield


@contextmanager
def publish_the_share_early() -> Iterator[None]:
    info = views.info

    def wrong(table: Table, *rest: Any) -> dict[str, Any]:
        return {**info(table, *rest), "notice": {"id": "notice-share", "arguments": {"share": table.share}}}

    with patch.object(views, "info", wrong):
        yield


@contextmanager
def believe_that_the_game_is_over() -> Iterator[None]:
    with patch.object(files, "export", lambda table, eyes: _whole_file(table)):
        yield


def _whole_file(table: Table) -> dict[str, Any]:
    return {"format": "newdawn-game", "moves": [f"{played.seat} {played.move}" for played in table.played]}


@contextmanager
def replay_through_all_eyes() -> Iterator[None]:
    steps = replays.steps

    def wrong(table: Table, eyes: Eyes, *rest: Any) -> Any:
        found, seen_by = steps(table, eyes, *rest)
        assert table.position is not None
        for step in found:
            step["view"] = table.position.view(((eyes.seat or 0) + 1) % table.players).to_json()
        return found, seen_by

    with patch.object(replays, "steps", wrong):
        yield


@contextmanager
def preview_the_truth() -> Iterator[None]:
    preview = answers.preview

    def wrong(table: Table, eyes: Eyes, notation: str) -> dict[str, Any]:
        found = preview(table, eyes, notation)
        assert table.position is not None
        assert eyes.seat is not None
        truth = table.position.copy()
        truth.play(eyes.seat, notation)
        return {**found, "view": truth.view(eyes.seat).to_json()}

    with patch.object(answers, "preview", wrong):
        yield


@contextmanager
def compose_the_truth() -> Iterator[None]:
    """Let compositions be followed on the position itself."""
    view_of = composing.view_of

    class Peeking(View):
        def __init__(self, truth: Position, seat: int | None) -> None:
            super().__init__(truth.game, truth.view(seat).raw, seat, is_checked=True)
            self.truth = truth

        def outcomes(self, move: Any) -> Any:
            (events, _), *_ = super().outcomes(move)
            after = self.truth.copy()
            after.play(self.seat or 0, move)
            return [(events, Peeking(after, self.seat))]

    def wrong(table: Table, eyes: Eyes) -> View:
        view_of(table, eyes)
        assert table.position is not None
        return Peeking(table.position, eyes.seat)

    with patch.object(composing, "view_of", wrong):
        yield


SABOTAGES: Mapping[str, tuple[Any, ...]] = {
    "the position instead of the view": (lambda: changed_state(send_the_position), "sync|update"),
    "the view of another seat": (lambda: changed_state(send_another_view), "sync|update"),
    "the moves of another seat": (lambda: changed_state(send_the_moves_of_another), "sync|update"),
    "the hash of a token": (lambda: changed_state(send_a_hash), "the hash of a token"),
    "the id of a command of somebody else": (lambda: changed_entries(name_the_command), "the id of a command"),
    "the notation of a secret move": (lambda: changed_entries(name_the_move), r"entries\[\d\]\.move|missed"),
    "the seed in an error": (put_the_seed_into_errors, "the seed", "wrong_move"),
    "the share before the end": (publish_the_share_early, "share"),
    "a file that is not sealed": (believe_that_the_game_is_over, "export, at moves", "export"),
    "a replay through other eyes": (replay_through_all_eyes, "replay, at steps", "look_back"),
    "a preview of what will really happen": (preview_the_truth, "preview", "preview"),
}
"""What can be wrong with the server, what the oracle says of it, and what people must do for that to happen."""


def find_out(canaries: Canaries, game: str, sabotage: Any, says: str, deed: str = "lobby", seed: int = 300) -> None:
    rehearsal = Rehearsal(Oracle(canaries), seed, game, 3)
    rehearsal.deeds, rehearsal.playing_on = {deed: 1}, 0.6
    with pytest.raises(Leak, match=says) as found, sabotage():
        asyncio.run(rehearsal.run())
    assert found.value.version > 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("sabotage", SABOTAGES)
def test_the_oracle_finds(canaries: Canaries, sabotage: str, game: str):
    find_out(canaries, game, *SABOTAGES[sabotage])


def test_the_oracle_finds_compositions_of_what_will_really_happen(canaries: Canaries):
    find_out(canaries, "outlive", compose_the_truth, "compose", "compose")


def test_the_oracle_finds_events_that_are_for_others(canaries: Canaries):
    find_out(canaries, "eden", lambda: changed_entries(tell_everybody_all_events), "event")


def test_the_oracle_finds_points_for_secret_missions(canaries: Canaries):
    find_out(canaries, "eden", lambda: changed_state(send_true_points), "scores")


def test_the_oracle_finds_a_copy_too_many_of_a_thing_that_is_known(canaries: Canaries):
    find_out(canaries, "outlive", lambda: changed_state(send_one_copy_too_many), "wild_game")


def test_the_oracle_finds_sentences_that_know_too_much(canaries: Canaries):
    sabotage = changed_entries(tell_events_with_all_that_is_known)
    find_out(canaries, "outlive", lambda: sabotage, r"events\[0\]\.text: the event")


def test_a_leak_says_who_was_told_what_and_where(canaries: Canaries):
    with pytest.raises(Leak) as found, changed_entries(name_the_move):
        rehearse(Oracle(canaries), 300, "eden", 3, most=100)
    leak = found.value
    assert leak.receiver.name.startswith(("seat", "a spectator"))
    assert leak.path.endswith(".move")
    assert "of eden" in leak.what


@pytest.mark.parametrize("most", [30, pytest.param(60, marks=pytest.mark.soak)])
def test_rehearsals_with_the_same_seed_are_the_same(canaries: Canaries, most: int):
    def played(seed: int) -> list[tuple[int, str]]:
        rehearsal: Rehearsal = rehearse(Oracle(canaries), seed, "eden", 3, most=most)
        return [(played.seat, played.move) for played in rehearsal.live.table.played]

    assert played(42) == played(42)
    assert played(42) != played(43)
