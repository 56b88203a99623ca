"""Fit the network to positions of which is known how their games ended; this needs PyTorch.

The network says of each seat two numbers: how many points it will have more than the weights say, and the logarithm of
its share of the win, on top of what the weights' points make of it. It starts where the weights are, and learns from
the outcome alone: the error in points (Huber's), and the surprise at who won.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from newdawn.bots.features import features_of
from newdawn.bots.judges import Network
from newdawn.bots.learning.shards import read
from newdawn.bots.weights import load_weights
from newdawn.core.binding import bound

if TYPE_CHECKING:
    from newdawn.core.face import Game

__all__ = ["Fitted", "fit_network"]

_BATCH = 8_192
_RATE = 2e-3
_DECAY = 1e-3
_OF_POINTS = 0.5
"""How much the error in points counts beside the surprise at who won."""
_HELD_OUT = 12
"""One file of this number is not learned from: it shows how good the network is."""
_LEAST_SIZE = 0.05
_LEAST_STEPS = 11
"""Of the schedule of rates: its first tenth must take more than one."""
_BINS = 20


@dataclass(frozen=True)
class Fitted:
    """How good a judge is on positions that it has not learned from, with one number of players."""

    players: int
    positions: int
    surprise: float
    """The mean of minus the logarithm of the share that the judge gave to whoever won."""
    points_off: float
    """The root of the mean squared error in final points."""
    calibration: float
    """The expected calibration error of the shares: how far off those are that are called alike, on average."""


@dataclass
class _Positions:
    """Positions with one number of players."""

    players: int
    hours: torch.Tensor
    viewers: torch.Tensor
    features: torch.Tensor
    by_weights: torch.Tensor
    doubts: torch.Tensor
    points: torch.Tensor
    shares: torch.Tensor

    def __len__(self) -> int:
        return len(self.hours)


def fit_network(
    game: "Game", files: Sequence[Path], epochs: int, seed: int, tell: Callable[[float], None]
) -> tuple[Network, list[Fitted]]:
    """Return a network fitted to what lies in these files, and how good it is; `tell` hears how much is done."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    held_out = [
        file for players in game.player_counts for file in _of(game, players, files)[_HELD_OUT - 1 :: _HELD_OUT]
    ]
    to_learn = [file for file in files if file not in held_out]
    known = [_load(game, players, to_learn, device) for players in game.player_counts]
    known = [positions for positions in known if len(positions)]
    net = _Net(game, _sizes(known)).to(device)
    steps = max(1, epochs * sum(math.ceil(len(positions) / _BATCH) for positions in known))
    optimizer = torch.optim.AdamW(net.parameters(), lr=_RATE, weight_decay=_DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, _RATE, total_steps=max(_LEAST_STEPS, steps), pct_start=0.1
    )
    for step, (positions, rows) in enumerate(_batches(known, epochs)):
        points, shares = net(positions, rows)
        surprise = -(positions.shares[rows] * shares).sum(1).mean()
        off = functional.huber_loss(points / net.unit, positions.points[rows] / net.unit)
        optimizer.zero_grad()
        (surprise + _OF_POINTS * off).backward()
        optimizer.step()
        schedule.step()
        tell((step + 1) / steps)
    unknown = [_load(game, players, held_out, device) for players in game.player_counts]
    return net.numbers(), [_examine(net, positions) for positions in unknown if len(positions)]


def _of(game: "Game", players: int, files: Iterable[Path]) -> list[Path]:
    """Return the files of games with this many players."""
    return [file for file in files if file.name.startswith(f"{game.name}-{players}-")]


def _load(game: "Game", players: int, files: Iterable[Path], device: str) -> _Positions:
    found = [read(file) for file in _of(game, players, files)]
    described = features_of(game.package)
    table = load_weights(game.name, players)
    features = np.concatenate(
        [each["features"] for each in found] or [np.zeros((0, players, len(described.FEATURES)), np.float16)]
    )

    def joined(name: str, shape: tuple[int, ...] = ()) -> torch.Tensor:
        parts = [each[name] for each in found] or [np.zeros((0, *shape), np.float32)]
        return torch.from_numpy(np.concatenate(parts))

    hours = joined("hours").long()
    by_weights = np.zeros((len(hours), players), np.float32)
    for begin in range(0, len(hours), _BATCH):
        rows = slice(begin, begin + _BATCH)
        weights = table.weights[hours[rows].numpy()].astype(np.float32)
        by_weights[rows] = np.einsum("nsf,nf->ns", features[rows].astype(np.float32), weights)
    doubts = torch.from_numpy(table.doubts.astype(np.float32))[hours]
    return _Positions(
        players,
        hours.to(device),
        joined("viewers").long().to(device),
        torch.from_numpy(features).to(device),
        torch.from_numpy(by_weights).to(device),
        doubts.to(device),
        joined("points", (players,)).to(device),
        joined("shares", (players,)).to(device),
    )


def _sizes(known: Sequence[_Positions]) -> torch.Tensor:
    """Return how large each feature usually is: the network sees all of them alike."""
    some = [positions.features[:: max(1, len(positions) // 20_000)].float() for positions in known]
    squares = torch.cat([(each**2).mean(1) for each in some])
    return squares.mean(0).sqrt().clamp(min=_LEAST_SIZE)


def _batches(known: Sequence[_Positions], epochs: int) -> Iterable[tuple[_Positions, torch.Tensor]]:
    for _ in range(epochs):
        parts = []
        for positions in known:
            order = torch.randperm(len(positions))
            parts += [(positions, rows.to(positions.hours.device)) for rows in order.split(_BATCH)]
        for place in torch.randperm(len(parts)).tolist():
            yield parts[place]


class _Net(nn.Module):
    """The network as `newdawn.bots.bound.judge` computes it, for many positions at once."""

    def __init__(self, game: "Game", sizes: torch.Tensor) -> None:
        super().__init__()
        judge = bound("newdawn.bots.bound.judge", game.package)
        hidden, second, features = judge.HIDDEN, judge.SECOND, judge.FEATURES
        self.unit = judge.POINTS_OF_ONE
        rows = judge.SEATS + 1
        self.register_buffer("sizes", sizes)
        self.hour_bias = nn.Parameter(torch.zeros(rows, judge.HOURS, hidden))
        self.second_bias = nn.Parameter(torch.zeros(rows, second))
        self.viewer = nn.Parameter(torch.zeros(hidden))
        self.first = nn.Parameter(torch.randn(features, hidden) * math.sqrt(2 / features))
        self.own = nn.Parameter(torch.randn(hidden, second) / math.sqrt(hidden))
        self.others = nn.Parameter(torch.randn(hidden, second) / math.sqrt(hidden))
        self.says = nn.Parameter(torch.zeros(second, 2))
        self.says_bias = nn.Parameter(torch.zeros(2))

    def forward(self, positions: _Positions, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the points and the logarithms of the shares that all seats can expect."""
        players = positions.players
        seen = positions.features[rows].float() / self.sizes
        one_hot = functional.one_hot(positions.viewers[rows], players).unsqueeze(2)
        first = torch.relu(
            seen @ self.first + self.hour_bias[players][positions.hours[rows]].unsqueeze(1) + one_hot * self.viewer
        )
        others = (first.sum(1, keepdim=True) - first) / (players - 1)
        second = torch.relu(first @ self.own + others @ self.others + self.second_bias[players])
        said = second @ self.says + self.says_bias
        by_weights = positions.by_weights[rows]
        points = by_weights + self.unit * said[..., 0]
        return points, functional.log_softmax(by_weights / positions.doubts[rows].unsqueeze(1) + said[..., 1], 1)

    def numbers(self) -> Network:
        """Return what was learned, for features as they are."""
        found = {name: getattr(self, name).detach().cpu().numpy() for name in Network._fields}
        sizes = self.get_buffer("sizes").cpu().numpy()
        return Network(**{**found, "first": found["first"] / sizes[:, None]})


def _examine(net: _Net, positions: _Positions) -> Fitted:
    with torch.no_grad():
        said = [net(positions, rows) for rows in torch.arange(len(positions)).split(_BATCH)]
    points, shares = torch.cat([each for each, _ in said]), torch.cat([each for _, each in said])
    called, won = shares.exp().reshape(-1), positions.shares.reshape(-1)
    bins = (called * _BINS).long().clamp(0, _BINS - 1)
    off = 0.0
    for number in range(_BINS):
        inside = bins == number
        if inside.any():
            off += abs(float(called[inside].mean() - won[inside].mean())) * float(inside.float().mean())
    return Fitted(
        positions.players,
        len(positions),
        float(-(positions.shares * shares).sum(1).mean()),
        float(((points - positions.points) ** 2).mean().sqrt()),
        off,
    )
