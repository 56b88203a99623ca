"""Why bots chose as they did, and what a bot would play in a player's place.

An explanation must not tell a player what only the bot may know. A bot decides by its view and by nothing else, which
gives a rule that needs no list of secrets. While the game runs, for a player who asks:

- A choice that the player cannot know (another move would have led to the same view) is not told at all.
- If the bot has the same view in all worlds that the player must reckon with, it knew nothing that the player does not
  know. Then its explanation cannot tell anything either, and is shown as it is.
- Otherwise bots of the same kind think about that decision again, in some of those worlds, and what they find is put
  together: it depends on what the player knows, and on nothing else. Only moves that are possible in all of those
  worlds are shown; if the choice is not among them, it is not told.

After the end everything is told as it was.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from newdawn.bots import Budget, Candidate, Explanation
from newdawn.core.face import Move, Position, View
from newdawn.drawing.scene import Scene
from newdawn.drawing.speech import Speech, plain
from newdawn.terminal.table import Played, Table

_WORLDS = 40
"""Worlds that are looked at, to see what a player could know."""
_RETHOUGHT = 4
"""Worlds that a decision is thought about again in."""
_RETHINKING = Budget(seconds=0.25)
"""What a bot may think in each of them."""
_RETHINKING_INTERPRETED = Budget(work=4)
"""The same where every simulation takes a while."""
_SHOWN = 5
"""Moves that are shown: the best ones."""
_CHOSEN = "▸"


@dataclass(frozen=True)
class Account:
    """What may be told of a bot's choice: the moves with their figures (None: nothing), and whose knowledge that is."""

    explanation: Explanation | None
    is_secret: bool = False
    is_rethought: bool = False


def last_choices(table: Table, count: int, seat: int | None = None) -> list[Played]:
    """Return the last decisions of a bot (None: of each bot) where it had a choice, in the order of play."""
    found: list[Played] = []
    told: dict[int, int] = {}
    for played in reversed(table.played):
        if seat in (None, played.seat) and told.get(played.seat, 0) < count and _had_a_choice(played):
            told[played.seat] = told.get(played.seat, 0) + 1
            found.append(played)
    return found[::-1]


def _had_a_choice(played: Played) -> bool:
    return played.choice is not None and len(played.before.moves(played.seat)) > 1


def account_of(table: Table, played: Played, seat: int) -> Account:
    """Return what a player may be told of a bot's choice."""
    assert played.choice is not None
    explanation = played.choice.explanation
    if table.position.is_over:
        return Account(explanation)
    if not _is_known(played, seat):
        return Account(None, is_secret=True)
    seen = played.before.view(seat)
    worlds = [seen.deal(world) for world in range(_WORLDS)]
    if all(world.view(played.seat) == played.before.view(played.seat) for world in worlds):
        return Account(explanation)
    common = set.intersection(*({move.number for move in world.moves(played.seat)} for world in worlds))
    if played.choice.move not in common:
        return Account(None, is_secret=True)
    if explanation is None:
        return Account(None)
    return _rethought(table, played, worlds, common)


def _is_known(played: Played, seat: int) -> bool:
    """Return whether a player could see which move was played: any other would have led to another view."""
    views = {}
    for move in played.before.moves(played.seat):
        after = played.before.copy()
        after.play(played.seat, move)
        views[str(move)] = after.view(seat).to_bytes()
    return list(views.values()).count(views[played.move]) == 1


def _rethought(table: Table, played: Played, worlds: Sequence[Position], common: set[int]) -> Account:
    """Let bots of the same kind decide in worlds that the player must reckon with, and put together what they find."""
    bot = table.seats[played.seat].bot
    if bot is None or not bot.is_own:
        # A bot of somebody else may keep what it has seen: it is asked once about each decision of its own.
        return Account(None, is_secret=True)
    found: list[Explanation] = []
    thinking = replace(bot, budget=_RETHINKING if table.game.is_compiled else _RETHINKING_INTERPRETED)
    with table.seated(thinking, played.seat) as seated:
        for world in worlds[:_RETHOUGHT]:
            explanation = seated.choose(world.view(played.seat), played.seat).explanation
            if explanation is not None:
                found.append(explanation)
    merged = _merged(found, common)
    return Account(merged, is_secret=not merged.candidates, is_rethought=True)


def _merged(found: Sequence[Explanation], common: set[int]) -> Explanation:
    """Return explanations as one: visits are added up, and the figures weighted by them."""
    candidates = []
    for move in common:
        same = [one for explanation in found for one in explanation.candidates if one.move == move and one.visits > 0]
        visits = sum(one.visits for one in same)
        if visits > 0:
            scores = zip(*(one.scores for one in same), strict=True)
            weights = [one.visits / visits for one in same]
            candidates.append(
                Candidate(
                    move,
                    visits,
                    tuple(sum(w * s for w, s in zip(weights, seat, strict=True)) for seat in scores),
                    sum(w * one.share for w, one in zip(weights, same, strict=True)),
                )
            )
    return Explanation(
        tuple(sorted(candidates, key=lambda one: (-one.visits, -one.share, one.move))),
        sum(explanation.simulations for explanation in found),
        sum(explanation.seconds for explanation in found),
    )


def print_accounts(console: Console, scene: Scene, table: Table, choices: Sequence[Played], seat: int) -> None:
    """Print what a player may be told of the choices of bots, and what the figures mean."""
    explained: list[Explanation] = []
    rethought = False
    for played in choices:
        account = account_of(table, played, seat)
        if account.explanation is not None:
            explained.append(account.explanation)
        if account.is_rethought and not account.is_secret and not rethought:
            rethought = True
            console.print(Text(scene.say("explain-rethought"), style="italic"))
        _print_account(console, scene, table, played, account, seat)
    print_legend(console, scene.say, explained)


def _print_account(console: Console, scene: Scene, table: Table, played: Played, account: Account, seat: int) -> None:
    say, player = scene.say, scene.player(played.seat)
    if account.is_secret:
        console.print(_about(say, player, say("explain-secret" if _can_explain(played) else "explain-mute")))
        return
    # What the words of a move mean depends on what is known of the table.
    context = played.before.view(played.seat if table.position.is_over else seat)
    chosen = context.game.number_of(played.move)
    console.print(_about(say, player, Move(context.game, chosen, context, played.seat).text(say.language)))
    if played.choice is not None and played.choice.fault is not None:
        console.print(Text(say("explain-lost", fault=played.choice.fault)))
    elif account.explanation is None or not account.explanation.candidates:
        console.print(say("explain-mute"))
    else:
        console.print(draw(scene, account.explanation, context, played.seat, {chosen: _CHOSEN}))


def _can_explain(played: Played) -> bool:
    return played.choice is not None and (played.choice.explanation is not None or played.choice.fault is not None)


def _about(say: Speech, player: Text, words: str) -> Text:
    line = Text(say("explain-about", player=player.plain, words=words), style="bold")
    line.stylize(player.style, 0, len(player))
    return line


def draw(scene: Scene, explanation: Explanation, context: View, seat: int, marks: Mapping[int, str]) -> Grid:
    """Return the best moves as a table, and one that is marked alone: visits, share of the win, expected points."""
    say = scene.say
    candidates = list(explanation.candidates[:_SHOWN])
    if len(marks) == 1:
        candidates += [one for one in explanation.candidates[_SHOWN:] if one.move in marks]
    searched = _is_search(explanation)
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column("", justify="right", no_wrap=True)
    grid.add_column("", overflow="fold")
    if searched:
        grid.add_column(say("explain-visits"), justify="right", no_wrap=True)
    grid.add_column(say("explain-share"), justify="right", no_wrap=True)
    for other in range(context.players):
        grid.add_column(scene.sign(other), justify="right", no_wrap=True)
    for one in candidates:
        words = Move(context.game, one.move, context, seat).text(say.language)
        scores = [decimal(say, score) for score in one.scores] or [""] * context.players
        visits = [str(one.visits)] if searched else []
        grid.add_row(marks.get(one.move, ""), words, *visits, f"{round(100 * one.share)} %", *scores)
    return grid


def print_legend(console: Console, say: Speech, explained: Sequence[Explanation]) -> None:
    """Print what the figures of these explanations mean, and how much thinking is behind them."""
    if not explained:
        return
    searched = any(_is_search(explanation) for explanation in explained)
    effort = say(
        "explain-effort",
        simulations=sum(explanation.simulations for explanation in explained),
        seconds=decimal(say, sum(explanation.seconds for explanation in explained)),
    )
    legend = say("explain-legend-search" if searched else "explain-legend")
    console.print(Text(f"{legend} {effort}", style="italic"))


def _is_search(explanation: Explanation) -> bool:
    """Return whether the visits say something: a bot that does not search tries all moves alike."""
    return len({one.visits for one in explanation.candidates}) > 1


def decimal(say: Speech, value: float) -> str:
    """Return a number with one decimal, as people write it.

    >>> decimal(Speech("en"), -1.25), decimal(Speech("fr"), 12)
    ('−1.2', '12,0')
    """
    text = plain(f"{value:.1f}")
    return text if say.language == "en" else text.replace(".", ",")
