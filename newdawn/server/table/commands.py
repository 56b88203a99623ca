"""From a command to the entries that it makes, or to the reason why it makes none."""

from collections.abc import Collection
from typing import assert_never

from newdawn.server import schema
from newdawn.server.errors import Refusal
from newdawn.server.table import absences, agreements, bounds, play, setup
from newdawn.server.table.entries import Entry, Moved
from newdawn.server.table.state import Table

__all__ = ["entries_of"]


def entries_of(
    table: Table,
    person: int | None,
    seats: tuple[int, ...],
    meant: int | None,
    command: schema.AnyCommand,
    now: int,
    chat_lines: int,
    present: Collection[int],
) -> list[Entry]:
    """Return the entries that a person's command makes, to be stored all or none: one, but for several moves.

    Raises `Refusal` and changes nothing if it makes none. Whether a bot that it names may play here has been checked
    before.
    """
    wanted = _wanted(table, person, seats, meant, command, now, chat_lines, present)
    entries: list[Entry] = [*wanted] if isinstance(wanted, list) else [wanted]
    for entry in entries:
        bounds.check(table, entry)
    return entries


def _wanted(
    table: Table,
    person: int | None,
    seats: tuple[int, ...],
    meant: int | None,
    command: schema.AnyCommand,
    now: int,
    chat_lines: int,
    present: Collection[int],
) -> Entry | list[Moved]:
    match command:
        case schema.SetSeatCommand(target=target, bot=bot):
            return setup.set_seat(table, person, target, bot, now)
        case schema.StartCommand(nonce=nonce):
            return setup.start(table, person, nonce, now)
        case schema.ReplaceCommand(target=target):
            _check_seated(seats)
            return absences.replace(table, target, target in present, now)
    seat = _seat(seats, meant)
    match command:
        case schema.MoveCommand(move=move):
            return play.move(table, seat, move, now)
        case schema.MovesCommand(moves=moves):
            return play.moves(table, seat, moves, now)
        case schema.UndoCommand():
            return play.undo(table, seat, now, whole_turn=False)
        case schema.RestartTurnCommand():
            return play.undo(table, seat, now, whole_turn=True)
        case schema.ResignCommand():
            return absences.resign(table, seat, now)
        case schema.HandOverCommand(bot=bot):
            return absences.hand_over(table, seat, bot, now)
        case schema.ComeBackCommand():
            return absences.come_back(table, seat, now)
        case schema.ProposeEndCommand():
            return agreements.propose_end(table, seat, now)
        case schema.WithdrawEndCommand():
            return agreements.withdraw_end(table, seat, now)
        case schema.PaceCommand(pace=pace):
            return agreements.pace(table, seat, pace, now)
        case schema.ChatCommand(text=text):
            return agreements.chat(table, seat, text, now, chat_lines)
        case schema.RenameCommand(name=name):
            return setup.rename(table, seat, name, now)
        case schema.StandCommand():
            return setup.stand(table, seat, now)
    assert_never(command)


def _check_seated(seats: tuple[int, ...]) -> None:
    if not seats:
        raise Refusal("seat-only", 403)


def _seat(seats: tuple[int, ...], meant: int | None) -> int:
    """Return the seat that a command is about."""
    _check_seated(seats)
    if meant is None:
        raise Refusal("which-seat", 422, seats=", ".join(map(str, seats)))
    return meant
