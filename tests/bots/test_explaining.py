"""What a player is told of a bot's choice: everything after the end, and before it nothing that is secret."""

import io

import pytest

import newdawn
from newdawn.bots import Candidate, Explanation
from newdawn.bots.guard import Choice
from newdawn.core import replay
from newdawn.core.face import Position
from newdawn.drawing.scene import scene_of
from newdawn.drawing.screen import Screen
from newdawn.drawing.speech import Speech
from newdawn.terminal.bot_reasons import account_of, draw, last_choices, print_accounts
from newdawn.terminal.seats import parse_seats
from newdawn.terminal.table import Table

ME, BOT = 0, 1
EXPLANATION = Explanation((Candidate(0, 1, (1.0, 2.0), 0.5),))


def table_at(position: Position, bot: str = "medium") -> Table:
    """Sit down at a position, with a bot."""
    seats = parse_seats(f"me,{bot}", "you")
    saved = replay.begun(position.game, position, [seat.code for seat in seats], None)
    return Table(position.game, position, saved, seats, "en")


def position_at(game: str, decision: str, **options: bool) -> Position:
    """Return a position where the bot has to take a certain decision, with a choice."""
    for seed in range(20):
        position = newdawn.load(game).new(players=2, seed=seed, **options)
        while not position.is_over:
            if BOT in position.to_act and position.decision(BOT) == decision and len(position.moves(BOT)) > 2:
                return position
            seat = position.to_act[0]
            moves = position.moves(seat)
            position.play(seat, moves[position.raw.sum() % len(moves)])
    pytest.fail(f"nobody is ever asked to {decision}")


def test_a_bot_that_knew_nothing_more_than_the_player_is_explained_as_it_chose() -> None:
    with table_at(position_at("outlive", "move-hero")) as table:
        table.play_bot(BOT)
        (played,) = last_choices(table, 1)
        account = account_of(table, played, ME)
        assert account.explanation is played.choice.explanation is not None
        assert not account.is_rethought


@pytest.mark.parametrize(
    ("game", "decision", "options"),
    [
        ("outlive", "discard-room", {}),
        ("outlive", "place-heroes", {}),
        ("eden", "keep-mission", {}),
    ],
)
def test_a_secret_choice_is_not_told_before_the_end(game: str, decision: str, options: dict[str, bool]) -> None:
    with table_at(position_at(game, decision, **options)) as table:
        table.play_bot(BOT)
        (played,) = last_choices(table, 1)
        account = account_of(table, played, ME)
        assert account.is_secret
        assert account.explanation is None
        console = Screen(file=io.StringIO(), width=200)
        print_accounts(console, scene_of(table.position.view(ME), Speech("en"), ME), table, [played], ME)
        printed = console.file.getvalue()  # type: ignore[attr-defined]
        assert "this choice is secret" in printed
        assert played.before.move(played.move, BOT).text() not in printed


def test_with_secrets_in_its_hand_a_bot_is_explained_by_what_the_player_knows() -> None:
    with table_at(position_at("eden", "take-die")) as table:
        table.play_bot(BOT)
        (played,) = last_choices(table, 1)
        account = account_of(table, played, ME)
        assert account.is_rethought
        assert account.explanation is not None
        assert played.choice.move in {candidate.move for candidate in account.explanation.candidates}


def test_an_explanation_is_the_same_whatever_the_player_cannot_see() -> None:
    real = position_at("eden", "take-die")
    move = real.moves(BOT)[0]
    told = set()
    worlds = [real, *(real.view(ME).deal(seed) for seed in range(1, 6))]
    assert len({world.view(BOT).to_bytes() for world in worlds}) == len(worlds), "the bot holds other missions"
    for world in worlds:
        with table_at(world.copy()) as table:
            table.saved.seed = 1
            table.play(BOT, move, Choice(move.number, explanation=EXPLANATION))
            account = account_of(table, table.played[-1], ME)
            assert account.explanation is not None
            told.add((account.is_secret, account.explanation.candidates))
    assert len(told) == 1


def test_after_the_end_everything_is_told() -> None:
    table = table_at(position_at("eden", "keep-mission"))
    with table:
        table.play_bot(BOT)
        (played,) = last_choices(table, 1)
        while not table.position.is_over:
            seat = table.position.to_act[0]
            table.position.play(seat, table.position.moves(seat)[0])
        assert account_of(table, played, ME).explanation is played.choice.explanation is not None


def test_the_last_choices_are_those_where_there_was_one() -> None:
    with table_at(newdawn.load("outlive").new(players=2, seed=1), "random") as table:
        while len(table.played) < 60:
            seat = table.next_seat
            if table.seats[seat].is_person:
                table.play(seat, table.position.moves(seat)[0])
            else:
                table.play_bot(seat)
        assert len(last_choices(table, 1)) == 1
        several = last_choices(table, 5, BOT)
        assert len(several) == 5
        assert all(len(played.before.moves(BOT)) > 1 for played in several)
        assert several[-1] == last_choices(table, 1)[0]


@pytest.mark.parametrize(("language", "figures"), [("en", "12.5 −3.0"), ("fr", "12,5 −3,0"), ("es", "12,5 −3,0")])
def test_a_table_has_the_best_moves_and_the_chosen_one(language: str, figures: str) -> None:
    position = position_at("outlive", "move-hero")
    moves = position.moves(BOT)[:7]
    explanation = Explanation(
        tuple(Candidate(move.number, 100 - rank, (12.5, -3.0), 0.25) for rank, move in enumerate(moves)), 700, 1.0
    )
    view = position.view(BOT)
    console = Screen(file=io.StringIO(), width=100)
    scene = scene_of(view, Speech(language), BOT)
    console.print(draw(scene, explanation, view, BOT, {moves[6].number: "▸"}))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert len(lines) == 1 + 5 + 1
    for rank, (move, line) in enumerate(zip([*moves[:5], moves[6]], lines[1:], strict=True)):
        assert move.text(language) in line
        assert f"{100 - (6 if rank == 5 else rank)} 25 % {figures}" in " ".join(line.split())
        assert ("▸" in line) == (rank == 5)
