"""`newdawn play`: a whole game in the terminal."""

import contextlib
import signal
import sys
import threading
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from newdawn.bots import entrant
from newdawn.core.face import Move
from newdawn.core.moves import NotationError
from newdawn.core.telling import closest
from newdawn.drawing.art import MESSAGES, art_of
from newdawn.drawing.choices import list_moves
from newdawn.drawing.glossary import explain
from newdawn.drawing.news import print_lines
from newdawn.drawing.scene import Scene
from newdawn.drawing.scores import draw_scores, finish
from newdawn.drawing.screen import Screen, never_choke
from newdawn.drawing.speech import Speech
from newdawn.terminal.autosave import Keeper
from newdawn.terminal.bot_reasons import draw, last_choices, print_accounts, print_legend
from newdawn.terminal.errors import CommandError, one_line
from newdawn.terminal.program import shown_command
from newdawn.terminal.table import Table

_LOG_LINES = 40
_ADVISER = "search:1s"
"""The bot that is asked for a hint."""
_THINKING = 0.3
"""Seconds after which a player wants to know who is thinking."""
_LAST_CHOICES = 5
"""Choices of one bot that are explained at a time."""
_BLANK_LINES = 100
"""Push what was printed off a screen that cannot be cleared."""
_COMMANDS = {
    "board": ("command-board", "{0}, {0} 2", "help-board"),
    "score": ("command-score", "{0}", "help-score"),
    "log": ("command-log", "{0}", "help-log"),
    "why": ("command-why", "{0} {example}", "help-why"),
    "hint": ("command-hint", "{0}", "help-hint"),
    "explain": ("command-explain", "{0}, {0} 2", "help-explain"),
    "rules": ("command-rules", "{0} …", "help-rules"),
    "undo": ("command-undo", "{0}", "help-undo"),
    "save": ("command-save", "{0} …", "help-save"),
    "quit": ("command-quit", "{0}", "help-quit"),
    "help": ("command-help", "?, {0}", "help-help"),
}
"""For each command: the message with its names in a language, how it is typed, and the message with what it does."""


class _Left(Exception):
    """The player has left the table."""


class Dialogue:
    """Shows a table to the people at it, and asks them for their decisions."""

    def __init__(
        self, table: Table, say: Speech, console: Screen, file: Path | None, to_go_on: Callable[[Path], str]
    ) -> None:
        """Remember the table, the language and the screen.

        The game is saved to `file` after every move (None: to one of our own); `to_go_on` returns the command that
        goes on with a file.
        """
        self.table = table
        self.say = say
        self.console = console
        self._keeper = Keeper(table, file)
        self._to_go_on = to_go_on
        self._complained = ""
        self._whole = False
        self._names = {
            _folded(name): command
            for command, (names, _, _) in _COMMANDS.items()
            for name in (command, *say(names).split(", "))
        } | {"?": "help", "exit": "quit"}
        self.art = art_of(table.game.name)
        self._looking: int | None = None
        self._shown: tuple[int, ...] | None = None
        self._explained = False
        self._hinted = False

    def run(self) -> int:
        """Play until the game is over or the player leaves; return the exit code."""
        never_choke(sys.stdin)
        with _as_interrupts("SIGTERM", "SIGHUP"):
            try:
                while not self.table.position.is_over:
                    seat = self.table.next_seat
                    if self.table.seats[seat].is_person:
                        self._ask(seat)
                    else:
                        with self._thinking(self.scene(None).player(seat).plain):
                            self.table.play_bot(seat)
                self._finish()
                self._look_back()
            except _Left:
                return 0
            except EOFError:
                self._leave_at_once()
                return 0
            except KeyboardInterrupt:
                self._leave_at_once()
                return 130
        return 0

    # Showing

    def scene(self, seat: int | None) -> Scene:
        """Return what a seat may see of the table."""
        view = self.table.position.view(seat)
        # Where all bots are alike, their colours tell them apart better than their names.
        mixed = len({taken.bot for taken in self.table.seats if not taken.is_person}) > 1
        names = tuple(taken.name if taken.is_person or mixed else "" for taken in self.table.seats)
        return Scene(view, seat, names, self.say)

    def _show(self, seat: int) -> None:
        """Show what happened, then the whole table at the beginning of a turn, or else only the player's own stores."""
        scene = self.scene(seat)
        record = scene.record
        news = self.table.news(seat)
        moment = (seat, *self.art.phase(record))
        others = any(line.seat not in (seat, None) for line in news)
        fresh = self._shown is None or self._shown != moment or others
        if fresh and self._shown is not None:
            self.console.print(Rule(characters="═"))
        print_lines(self.console, scene, news)
        whole = self._whole or not self.console.is_short or not self.art.has_board(record)
        if fresh and not whole:
            self._shown = moment
            self.console.print(self.art.draw_status(scene, seat))
            self.console.print(Text(self.say("table-hidden"), style="italic"))
        elif fresh:
            self._shown, self._whole = moment, False
            legend = not self._explained and self.art.has_board(record)
            self._explained |= legend
            self.console.print(self.art.draw(scene, self.console.width, (seat,), legend))
        elif self.art.has_board(record):
            self.console.print(self.art.draw_status(scene, seat))

    def _choices(self, seat: int) -> list[Move]:
        """Print the question and the numbered moves; return the moves in that order."""
        position, scene = self.table.position, self.scene(seat)
        groups = self.art.grouped(scene, seat, position.moves(seat))
        player = scene.player(seat)
        question = Text(self.say("question", player=player.plain, question=self._question(seat)), style="bold")
        question.stylize(player.style, 0, len(player))
        if about := self.art.situation(scene, seat):
            question.append(f" {about}", style="not bold")
        self.console.print()
        self.console.print(question)
        if [move for group in groups for move, _, _ in group.moves] == ["done"]:
            return [groups[0].moves[0][0]]
        order = list_moves(self.console, groups)
        if not self._hinted and any(move.structure[0] in self.art.EXPLAINED for move in order):
            self._hinted = True
            self.console.print(self._hint_legend())
        return order

    def _question(self, seat: int) -> str:
        decision = self.table.position.decision(seat)
        return str(self.table.game.words.decision(self.say.language, decision))

    # Asking

    def _ask(self, seat: int) -> None:
        """Put a decision to a person, and play what that person chooses."""
        self._keep()
        self._hand_over(seat)
        self._show(seat)
        moves = self._choices(seat)
        while True:
            answer = self._read(self._prompt(moves)).strip()
            move = self._chosen(seat, answer, moves) or self._out_of_turn(seat, answer)
            if move is not None and move.seat is not None:
                self.table.play(move.seat, move)
                self._keep()
                return
            if self._obey(seat, answer, moves):
                return

    def _prompt(self, moves: list[Move]) -> str:
        usual = self._by_enter(moves)
        if len(moves) == 1 and moves[0] == "done":
            return self.say("prompt-done")
        if len(moves) == 1:
            return self.say("prompt-only", words=moves[0].text(self.say.language))
        if usual is None:
            return self.say("prompt", count=len(moves))
        return self.say("prompt-enter", count=len(moves), words=usual.text(self.say.language))

    def _by_enter(self, moves: list[Move]) -> Move | None:
        """Return what Enter alone means: mostly `done` where it is possible, or the only move."""
        for usual in self.art.BY_ENTER:
            for move in moves:
                if move == usual:
                    return move
        return moves[0] if len(moves) == 1 else None

    def _chosen(self, seat: int, answer: str, moves: list[Move]) -> Move | None:
        """Return the move that an answer names, if it names one that is possible."""
        if not answer:
            return self._by_enter(moves)
        if answer.isascii() and answer.isdigit():
            return moves[int(answer) - 1] if len(answer) < 4 and 1 <= int(answer) <= len(moves) else None
        try:
            move = self.table.position.move(answer, seat)
        except NotationError:
            return None
        return move if move in moves else None

    def _out_of_turn(self, seat: int, answer: str) -> Move | None:
        """Return the move of another person at this keyboard that an answer names, as in `ben play knight`.

        It takes the name, the colour or the number of that person: a guess must not play a card that is secret.
        """
        position = self.table.position
        who, _, notation = answer.casefold().partition(" ")
        other = self._player_called(seat, who)
        if other in self.table.people and other not in (seat, *position.to_act):
            for move in position.moves(other):
                if move == " ".join(notation.split()):
                    return move
        return None

    def _player_called(self, seat: int, text: str) -> int | None:
        """Return the player with this colour, number or name."""
        colours = self._colours(seat)
        for other, taken in enumerate(self.table.seats):
            if text.casefold() in (colours[other], str(other + 1), taken.name.casefold()):
                return other
        return None

    def _colours(self, seat: int) -> list[str]:
        scene = self.scene(seat)
        return [str(scene.thing("seat", other)).casefold() for other in range(len(self.table.seats))]

    def _obey(self, seat: int, answer: str, moves: list[Move]) -> bool:
        """Carry out a command, or say what is wrong with an answer; return whether the decision must be put again."""
        word, rest = self._command(answer)
        if word == "help":
            self._help()
        elif word == "board":
            return self._board(seat, rest)
        elif word == "score":
            self.console.print(draw_scores(self.scene(seat)))
        elif word == "log":
            self._log(seat)
        elif word == "why":
            self._why(seat, rest, moves)
        elif word == "hint":
            self._hint(seat, moves)
        elif word == "explain":
            self._explain(seat, rest)
        elif word == "rules":
            explain(self.console, self.table.game, self.say, rest)
        elif word == "undo":
            return self._undo(seat)
        elif word == "save":
            self._save(rest)
        elif word == "quit":
            self._quit()
        elif not answer:
            self.console.print(self.say("answer-needed", count=len(moves)))
        elif (other := self._player_called(seat, answer.split()[0])) in self.table.people and other != seat:
            # Not why: that would tell what the other one holds.
            self.console.print(self.say("not-theirs", player=self.scene(seat).player(other).plain))
        else:
            self._why(seat, answer, moves)
        return False

    def _command(self, answer: str) -> tuple[str, str]:
        """Return the command that an answer begins with, in English or in the player's language, and the rest."""
        for words in (1, 2):
            parts = answer.split(maxsplit=words)
            command = self._names.get(_folded(" ".join(parts[:words])))
            if command is not None:
                return command, "".join(parts[words:])
        return "", answer

    def _log(self, seat: int) -> None:
        lines = self.table.log[-_LOG_LINES:]
        if not any(line.visible_to(seat) for line in lines):
            self.console.print(self.say("log-empty"))
        print_lines(self.console, self.scene(seat), lines, everything=True)

    def _help(self) -> None:
        self.console.print(self.say("help-intro"))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_row(Text(self.art.EXAMPLE, style="bold"), self.say("help-notation"))
        for names, typed, message in _COMMANDS.values():
            name = self.say(names).partition(", ")[0]
            shown = typed.format(name, example=self.art.EXAMPLE)
            about = self.say.own(self.table.game.name, message) if message in MESSAGES else self.say(message)
            grid.add_row(Text(shown, style="bold"), about)
        self.console.print(grid)
        self.console.print(self.art.draw_legend(self.scene(None)))
        self.console.print(self._hint_legend())

    def _hint_legend(self) -> Text:
        return Text(self.say.own(self.table.game.name, "hint-legend"), style="italic")

    def _board(self, seat: int, rest: str) -> bool:
        """Show the table again, or all that one player has."""
        if not rest:
            self._shown, self._whole = None, True
            return True
        found = self._player_called(seat, rest)
        if found is not None:
            self.console.print(self.art.draw_player(self.scene(seat), found))
        else:
            self.console.print(self.say("no-such-player", text=rest[:30], players=", ".join(self._colours(seat))))
        return False

    def _why(self, seat: int, text: str, moves: list[Move]) -> None:
        """Say why a move is not possible."""
        if not text:
            self.console.print(self.say("why-what", example=self.art.EXAMPLE))
            return
        if text.isascii() and text.isdigit():
            good = len(text) < 4 and 1 <= int(text) <= len(moves)
            if good:
                self.console.print(self.say("why-possible"))
            elif len(moves) == 1:
                self.console.print(self.say("no-choice"))
            else:
                self.console.print(self.say("no-such-number", count=len(moves)))
            return
        try:
            reason = self.table.position.why_not(seat, text)
        except NotationError:
            shown = one_line(text)[:40]
            near = closest(text.casefold(), [*self._names, *map(str, moves)])
            if near is None:
                self.console.print(self.say("no-such-move", text=shown))
            else:
                self.console.print(self.say("no-such-move-but", text=shown, near=near))
            return
        if reason is None:
            self.console.print(self.say("why-possible"))
        else:
            self.console.print(self.say("why-not", move=text, reason=reason.text(self.say.language)))

    def _undo(self, seat: int) -> bool:
        reason = self.table.why_not_undo(seat)
        if reason is not None:
            self.console.print(self.say(reason))
            return False
        self.table.undo()
        self.console.print(self.say("undone"))
        self._shown = None
        return True

    # Bots

    @contextlib.contextmanager
    def _thinking(self, player: str) -> Iterator[None]:
        """Show on a terminal who is thinking, if it takes a while."""
        if not self.console.can_clear:
            yield
            return
        status = self.console.status(self.say("thinking", player=player), spinner="line")
        later = threading.Timer(_THINKING, status.start)
        later.start()
        try:
            yield
        finally:
            later.cancel()
            later.join()
            status.stop()

    def _hint(self, seat: int, moves: list[Move]) -> None:
        """Ask a bot what it would play here, from what this player may know."""
        if len(moves) == 1:
            self.console.print(self.say("no-choice"))
            return
        view = self.table.position.view(seat)
        adviser = entrant(_ADVISER)
        with self._thinking(adviser.code), self.table.seated(adviser, seat) as seated:
            choice = seated.choose(view, seat)
        if choice.explanation is None:
            self.console.print(self.say("bot-lost-move", bot=adviser.code, fault=choice.fault or ""))
            return
        self.console.print(self.say("hint-intro"))
        numbers = {move.number: str(number) for number, move in enumerate(moves, start=1)}
        self.console.print(draw(self.scene(seat), choice.explanation, view, seat, numbers))
        print_legend(self.console, self.say, [choice.explanation])

    def _explain(self, seat: int, rest: str) -> None:
        """Tell why the bots chose their last moves, or one bot those before, too."""
        scene = self.scene(seat)
        bot = None
        if rest:
            bot = self._player_called(seat, rest)
            if bot is None:
                self.console.print(self.say("no-such-player", text=rest[:30], players=", ".join(self._colours(seat))))
                return
            if self.table.seats[bot].is_person:
                self.console.print(self.say("explain-person", player=scene.player(bot).plain))
                return
        choices = last_choices(self.table, 1 if bot is None else _LAST_CHOICES, bot)
        if bot is None and not choices:
            self.console.print(self.say("explain-nothing"))
        elif not choices:
            assert bot is not None
            self.console.print(self.say("explain-nothing-of", player=scene.player(bot).plain))
        else:
            with self._thinking(scene.player(choices[0].seat).plain):
                print_accounts(self.console, scene, self.table, choices, seat)

    def _look_back(self) -> None:
        """After the end, tell why the bots chose as they did, if somebody asks."""
        if not any(played.choice is not None and played.choice.explanation for played in self.table.played):
            return
        seat = self.table.people[0]
        with contextlib.suppress(EOFError, KeyboardInterrupt):
            while answer := self._read(self.say("look-back")).strip():
                word, rest = self._command(answer)
                if word == "quit":
                    return
                if word == "explain":
                    self._explain(seat, rest)

    # Handing over, saving, leaving

    def _hand_over(self, seat: int) -> None:
        """Let the next person sit down before anything is shown that only that person may see."""
        before, self._looking = self._looking, seat
        if before == seat or len(self.table.people) == 1:
            return
        secret = self.table.has_secrets(seat) or (before is not None and self.table.has_secrets(before))
        if not secret:
            return
        if self.console.can_clear:
            # The lines that scrolled away, too.
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.console.print("\n" * max(_BLANK_LINES, self.console.height))
            self.console.print(self.say("pass-screen-uncleared"))
        self.console.print(self.say("pass-screen", player=self.scene(None).player(seat).plain))
        self._read(self.say("pass-screen-prompt"))

    def _keep(self) -> None:
        """Write the game down; where that is not possible, say so once, and play on."""
        try:
            self._keeper.keep()
        except CommandError as error:
            if str(error) != self._complained:
                self._complained = str(error)
                self.console.print(self.say("not-kept", reason=one_line(str(error))), soft_wrap=True)

    def _save(self, text: str) -> bool:
        """Save the game; say where, or why not."""
        path = Path(text) if text else self._keeper.default
        if path is None:
            self.console.print(self.say("save-where"))
            return False
        with contextlib.suppress(RuntimeError):  # There is no such user’s home.
            path = path.expanduser()
        try:
            self._keeper.copy_to(path)
        except CommandError as error:
            self.console.print(one_line(str(error)), soft_wrap=True)
            return False
        self._say_saved(path)
        return True

    def _say_saved(self, path: Path) -> None:
        self.console.print(self.say("saved", command=self._to_go_on(path)), soft_wrap=True)

    def _quit(self) -> None:
        """Leave; ask for a file only if the game could not be saved without one."""
        self._keep()
        if self._keeper.file is not None:
            self._say_saved(self._keeper.file)
            raise _Left
        if not self.table.saved.moves:
            self.console.print(self.say("quit-unplayed"))
            raise _Left
        while True:
            answer = self._read(self.say("quit-prompt")).strip()
            if not answer:
                self.console.print(self.say("quit-unsaved"))
                raise _Left
            if self._save(answer):
                raise _Left

    def _leave_at_once(self) -> None:
        """Leave without questions, but lose nothing."""
        self.console.print()
        self._keep()
        if self._keeper.file is not None:
            self._say_saved(self._keeper.file)

    def _finish(self) -> None:
        """Show the end: what happened, the scores, who has won and why."""
        scene = self.scene(None)
        news = self.table.news(self._looking if self._looking is not None else 0)
        self.console.print(Rule(characters="═"))
        print_lines(self.console, scene, news)
        finish(self.console, scene)
        self._keep()
        if (path := self._keeper.file) is not None:
            self.console.print(self.say("saved-end", command=shown_command("replay", path)), soft_wrap=True)

    def _read(self, prompt: str) -> str:
        """Return a line of the player."""
        asked = f"{prompt} "
        self.console.file.flush()
        if sys.stdin.isatty() and sys.stdout.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 (lets the player edit the line)

                if self.console.color_system is not None:
                    # What stands between these two signs takes no room on the screen.
                    asked = f"\x01\x1b[1m\x02{prompt}\x01\x1b[0m\x02 "
        line = input(asked)
        if not sys.stdin.isatty():
            self.console.print(one_line(line))
        return line


def _folded(text: str) -> str:
    """Return a word as it is compared: small letters without accents.

    >>> _folded("Règles")
    'regles'
    """
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


@contextlib.contextmanager
def _as_interrupts(*names: str):  # type: ignore[no-untyped-def]
    """Take signals that end a program (a closed window, a shutdown) as Ctrl-C: the game is saved first."""
    before = {}
    for name in names:
        if number := getattr(signal, name, None):
            before[number] = signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
