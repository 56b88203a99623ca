"""The part of a run that is about environments: our batch of games beside PettingZoo and Pgx.

Inside a step is what the target is about. The whole loop, in which the actions are chosen too, stands beside it:
it is what a random player gets, and no learner is faster than that.
"""

from __future__ import annotations

from bench.harness import REPO, Bench, Part, Peer, Row, Samples, at_least, rows_beside
from newdawn.core.catalogue import about

OURS = REPO / "bench" / "ours" / "newdawn_envs.py"

PLAYERS = (2, 4)
BESIDE_PLAYERS = 2
"""All games of the peers are for two."""

STEP_TARGETS = {"masks": 1_000_000, "observations": 500_000, "compact": None}
"""The kinds of answers of a step. Compact observations are the same as whole numbers of 8 bits."""
KIND_NAMES = {"masks": "masks", "observations": "observations", "compact": "compact observations"}

PETTINGZOO = (
    Peer("pettingzoo-connect-four", "PettingZoo connect four", ("pettingzoo_play.py", "--game", "connect_four_v3")),
    Peer("pettingzoo-chess", "PettingZoo chess", ("pettingzoo_play.py", "--game", "chess_v6")),
    Peer("pettingzoo-holdem", "PettingZoo hold’em", ("pettingzoo_play.py", "--game", "texas_holdem_no_limit_v6")),
)
PGX = (
    Peer("pgx-connect-four", "Pgx connect four", ("pgx_play.py", "--game", "connect_four")),
    Peer("pgx-backgammon", "Pgx backgammon", ("pgx_play.py", "--game", "backgammon")),
    Peer("pgx-chess", "Pgx chess", ("pgx_play.py", "--game", "chess")),
)
PEERS = PETTINGZOO + PGX
WHO = {"masks": PGX, "observations": PEERS, "compact": ()}
"""PettingZoo makes the observation with the mask, and cannot leave it out. No peer has compact ones."""

THEIR_WHAT = "steps"


def our_what(players: int, face: str = "batch") -> str:
    """The name of a sample of ours."""
    return f"steps, {players} players, {face}"


# ---- taking samples -------------------------------------------------------------------------------------------------


def prepare(bench: Bench) -> None:
    """Compile everything once, so that no round pays for it: ours into the usual cache, Pgx's into one of this run."""
    for game in bench.games:
        bench.progress(f"{about(game).title}: filling the usual cache for environments")
        bench.ours(game, "prepare steps", 0, "--seconds", "0.1", script=OURS)
    for peer in PGX:
        bench.progress(f"{peer.label}: first compile")
        bench.peer(peer, THEIR_WHAT, 0, "--seconds", "0.1", env=_xla_cache(bench))


def take(bench: Bench, number: int) -> None:
    """One round: every peer between our games, then our other player counts and interfaces."""
    before, after = bench.games[::2], bench.games[1::2]
    for peer in PEERS:
        titles = " and ".join(about(game).title for game in bench.games)
        bench.progress(f"round {number} of {bench.rounds}: environments, {titles} beside {peer.label}")
        for game in before:
            _ours(bench, game, number, BESIDE_PLAYERS, beside=peer.key)
        bench.peer(peer, THEIR_WHAT, number, env=_xla_cache(bench) if peer in PGX else None)
        for game in after:
            _ours(bench, game, number, BESIDE_PLAYERS, beside=peer.key)
    for game in bench.games:
        title = about(game).title
        bench.progress(f"round {number} of {bench.rounds}: environments, {title}, player counts and Gymnasium")
        for players in PLAYERS:
            _ours(bench, game, number, players)
            _ours(bench, game, number, players, face="gymnasium")


def _ours(bench: Bench, game: str, number: int, players: int, face: str = "batch", beside: str = "") -> None:
    options = ("--players", str(players), "--face", face)
    bench.ours(game, our_what(players, face), number, *options, beside=beside, script=OURS)


def _xla_cache(bench: Bench) -> dict[str, str]:
    """JAX keeps what it compiled in this folder, whatever time that took."""
    return {
        "JAX_COMPILATION_CACHE_DIR": str(bench.scratch),
        "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
    }


# ---- judging them ---------------------------------------------------------------------------------------------------


def rows(asked: Samples, game: str) -> list[Row]:
    """The step with its target, then the whole loop; directly under each the same of every peer."""
    table: list[Row] = []
    ours, unit = our_what(BESIDE_PLAYERS), "decisions/s"
    for kind, target in STEP_TARGETS.items():
        for face in ("batch", "gymnasium"):
            table += [_step(asked, game, kind, players, face, target) for players in PLAYERS]
        what, key = f"steps, {KIND_NAMES[kind]}", f"{kind}_step_per_second"
        table += rows_beside(asked, game, what, unit, THEIR_WHAT, key, WHO[kind], our_what=ours)
        what, key = f"steps and choice, {KIND_NAMES[kind]}", f"{kind}_loop_per_second"
        for players in PLAYERS:
            speed = asked.median(game, our_what(players), key, "")
            table.append(Row(f"{what}, {players} players", unit, speed))
        table += rows_beside(asked, game, what, unit, THEIR_WHAT, key, WHO[kind], our_what=ours)
    for what, key in (("numbers in an observation", "observation_size"), ("moves in a mask", "mask_size")):
        table += rows_beside(asked, game, what, "", THEIR_WHAT, key, PEERS, our_what=ours, compare=False)
    return table


def _step(asked: Samples, game: str, kind: str, players: int, face: str, target: int | None) -> Row:
    """One of our own figures, not taken beside a peer."""
    what = f"{'Gymnasium steps' if face == 'gymnasium' else 'steps'}, {KIND_NAMES[kind]}, {players} players"
    name = our_what(players, face)
    speed = asked.median(game, name, f"{kind}_step_per_second", "")
    problem = asked.problem(game, name)
    if target is None:
        return Row(what, "decisions/s", speed, note=problem)
    return Row(what, "decisions/s", speed, target=f"≥ {target:,}", passed=at_least(speed, target), note=problem)


PART = Part("envs", prepare, take, rows)
