"""Balance reports: a planted imbalance is named, chance is not; the data and the page hold what was found."""

import csv
import io
import math
import os
import random
from xml.etree import ElementTree

import pytest

import newdawn
from newdawn.arena.balance import Observation
from newdawn.arena.balance_data import read_seats, seats_csv, things_csv
from newdawn.arena.balance_figures import FEWEST, examine, named, tables
from newdawn.arena.balance_page import About, page
from newdawn.arena.balance_plots import key
from newdawn.arena.balance_style import style
from newdawn.arena.facts import Kind, Nature, Thing, Way, kinds_of
from newdawn.cli import main
from newdawn.core.components import Row
from newdawn.core.declaration import MOST_SEATS, TOKENS, Look
from tests.commands import run_here

PARTS = ("luck", "skill")
COLOURS = ("red", "green", "blue", "white")


def thing(name, provenance="designed", peers="cards"):
    return Thing(name, f"The <{name}> card", peers, (Row("cards", name, "strength", "3", provenance),))


DEALT = (Way("dealt", "Dealt", Nature.DEALT),)


def kinds_with(*things, ways=DEALT):
    return (Kind("card", "Cards", things, ways),)


CARDS = kinds_with(*map(thing, COLOURS))


def made_up(games, strength=None, players=4, ways=("card_dealt",), seed=1):
    """Return games in which everybody is dealt a card, and some cards are worth points."""
    chance = random.Random(seed)
    found = []
    for game in range(games):
        cards = [chance.choice(COLOURS) for _ in range(players)]
        points = [round(chance.gauss(50, 10) + (strength or {}).get(card, 0)) for card in cards]
        best = [seat for seat in range(players) if points[seat] == max(points)]
        for seat in range(players):
            share = 1 / len(best) if seat in best else 0.0
            facts = dict.fromkeys(ways, (cards[seat],))
            found.append(Observation(players, game, 7 * game, seat, points[seat], share, (points[seat], 0), facts))
    return found


def names_of(lines):
    return {each.thing.name for each in named(lines)}


# Naming


def test_a_card_that_is_too_strong_is_named_and_its_peers_are_not():
    lines = examine(made_up(1500, {"red": 5}), CARDS)
    assert named(lines)[0].thing.name == "red"
    red = next(line for line in lines if line.thing.name == "red")
    assert red.comparisons["win"].difference.low > 0.03
    assert red.comparisons["points"].difference.value == pytest.approx(5, abs=1.5)
    assert set(red.out_of_line) == {"win", "points"}


def test_a_card_that_is_too_weak_is_named():
    line, measure = next(each for each in named(examine(made_up(1500, {"blue": -5}), CARDS))).strongest
    assert line.thing.name == "blue"
    assert line.comparisons[measure].difference.high < 0


@pytest.mark.parametrize("seed", range(5))
def test_cards_that_are_equal_are_not_named(seed):
    assert not named(examine(made_up(800, seed=seed), CARDS))


def test_a_difference_too_small_to_matter_is_not_named_however_sure_it_is():
    lines = examine(made_up(12_000, {"red": 0.6}, players=2), CARDS)
    assert any(line.comparisons["points"].adjusted < 0.05 for line in lines)
    assert not names_of(lines)


def test_what_is_rare_is_shown_but_not_compared():
    few = made_up(FEWEST // 8, {"red": 30})
    lines = examine(few, CARDS)
    assert not names_of(lines)
    assert all(math.isnan(line.comparisons["win"].difference.value) for line in lines)


def test_a_card_is_compared_with_its_peers_only():
    kinds = kinds_with(thing("red"), thing("green"), thing("blue", peers="others"), thing("white", peers="others"))
    lines = examine(made_up(1500, {"red": 6, "green": 6}), kinds)
    assert not names_of(lines)


def test_fair_comparisons_are_named_before_hints():
    things = tuple(map(thing, COLOURS))
    kinds = (
        Kind("tile", "Tiles", things, (Way("had", "Had", Nature.ACQUIRED),)),
        Kind("card", "Cards", things, DEALT),
    )
    found = named(examine(made_up(1500, {"red": 6}, ways=("card_dealt", "tile_had")), kinds))
    assert (found[0].kind.name, found[0].is_fair) == ("card", True)
    assert not found[-1].is_fair


def test_what_the_table_has_is_measured_by_everybodys_points():
    way = Way("in_play", "In play", Nature.IN_PLAY, of_table=True)
    chance = random.Random(3)
    games = []
    for game in range(900):
        open_cards = tuple(chance.sample(COLOURS, 2))
        for seat in range(3):
            points = round(chance.gauss(40, 5)) - (6 if "green" in open_cards else 0)
            games.append(Observation(3, game, game, seat, points, 1 / 3, (points, 0), {"card_in_play": open_cards}))
    lines = {line.thing.name: line for line in examine(games, kinds_with(*map(thing, COLOURS), ways=(way,)))}
    assert lines["green"].comparisons["points"].value.value == pytest.approx(-6, abs=0.6)
    assert "win" not in lines["green"].comparisons
    assert lines["green"].held == lines["green"].games
    assert "points" in lines["green"].out_of_line


def test_how_often_a_card_is_kept_is_compared_with_its_peers():
    ways = (
        Way("dealt", "Dealt", Nature.DEALT),
        Way("kept", "Kept", Nature.CHOSEN, out_of=("dealt",), rate="kept when dealt"),
    )
    chance = random.Random(4)
    games = []
    for each in made_up(500):
        card = each.facts["card_dealt"][0]
        kept = (card,) if chance.random() < (0.8 if card == "white" else 0.5) else ()
        facts = {**each.facts, "card_kept": kept}
        games.append(Observation(4, each.game, each.seed, each.seat, each.score, each.share, each.parts, facts))
    lines = examine(games, kinds_with(*map(thing, COLOURS), ways=ways))
    white = next(line for line in lines if line.thing.name == "white" and line.way.name == "kept")
    assert white.comparisons["taken"].value.value == pytest.approx(0.8, abs=0.05)
    assert white.out_of_line == ("taken",)


def test_a_win_rate_and_its_difference_are_what_one_counts_by_hand():
    games = made_up(200)
    line = next(line for line in examine(games, CARDS) if line.thing.name == "red")
    mine = [each.share for each in games if each.facts["card_dealt"] == ("red",)]
    others = [each.share for each in games if each.facts["card_dealt"] != ("red",)]
    assert line.held == len(mine)
    assert line.comparisons["win"].value.value == pytest.approx(sum(mine) / len(mine))
    difference = sum(mine) / len(mine) - sum(others) / len(others)
    assert line.comparisons["win"].difference.value == pytest.approx(difference)


def test_a_game_with_a_missing_seat_is_refused():
    with pytest.raises(ValueError, match="one row for each seat"):
        tables(made_up(3)[1:])


# Data


def test_seats_come_back_from_their_csv_as_they_were():
    games = [*made_up(20), *made_up(20, players=3)]
    text = seats_csv(games, PARTS, CARDS)
    assert read_seats(text, PARTS, CARDS) == games


def test_the_csv_of_things_has_a_row_for_each_thing_and_number_of_players():
    lines = examine([*made_up(300, {"red": 9}), *made_up(300, players=2)], CARDS)
    rows = list(csv.DictReader(io.StringIO(things_csv(lines))))
    assert len(rows) == 8
    red = next(row for row in rows if row["name"] == "red" and row["players"] == "4")
    assert float(red["win_low"]) < float(red["win"]) < float(red["win_high"])
    assert red["fair_share"] == "0.25"
    assert red["out_of_line"] == "win points"
    assert red["provenance"] == "designed"
    assert red["figures"] == "red.strength = 3"


# The page

ABOUT = About("eden", "Paris: New Eden", "newdawn balance …", "greedy", 1, 9000, 0, "0.1", 1, "abcdef" * 9, PARTS)


def whole(games, kinds):
    text = page(ABOUT, tables(games), kinds, examine(games, kinds))
    return text, ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))


def test_the_page_is_well_formed_and_needs_nothing_else():
    text, root = whole([*made_up(300, {"red": 9}), *made_up(300, players=2)], CARDS)
    assert root.tag == "html"
    assert not {"script", "link", "img", "iframe"} & {node.tag for node in root.iter()}
    for way_out in ("http:", "https:", "url(", "@import"):
        assert way_out not in text


def test_the_page_names_what_is_out_of_line_with_its_figure_and_provenance():
    _, root = whole(made_up(600, {"red": 9}), CARDS)
    section = "".join(next(node for node in root.iter("section") if node.get("id") == "named").itertext())
    assert "The <red> card" in section
    assert "designed: strength 3" in section
    assert "cards.red" in section


def test_the_page_says_so_when_nothing_is_out_of_line():
    _, root = whole(made_up(300), CARDS)
    section = "".join(next(node for node in root.iter("section") if node.get("id") == "named").itertext())
    assert "No designed or inferred figure looks out of line" in section


def test_a_printed_figure_is_not_ours_to_correct():
    kinds = kinds_with(*(thing(name, "public") for name in COLOURS))
    _, root = whole(made_up(600, {"red": 9}), kinds)
    section = "".join(next(node for node in root.iter("section") if node.get("id") == "named").itertext())
    assert "No designed or inferred figure looks out of line" in section
    assert "without a figure of our own" in "".join(root.itertext())


def test_every_number_of_players_has_a_shape_and_a_colour_of_its_own():
    numbers = range(2, MOST_SEATS + 1)
    assert len({key(players).replace(f'class="n{players}"', "") for players in numbers}) == len(numbers)
    for scheme in ("light", "dark"):
        colours = Look().colours(scheme)
        assert len({colours[token] for token in TOKENS[-len(numbers) :]}) == len(numbers)
    assert all(
        f".n{players} line{{stroke:var(--{token})}}" in style(Look())
        for players, token in zip(numbers, TOKENS[-len(numbers) :], strict=True)
    )


@pytest.mark.parametrize("game", newdawn.GAMES)
def test_both_games_have_their_colours(game):
    about = About(game, game, "", "random", 1, 1, 2, "0", 1, "0", PARTS)
    games = made_up(60)
    assert "prefers-color-scheme:dark" in page(about, tables(games), CARDS, examine(games, CARDS))


# The command


def balance(*arguments):
    environment = {**os.environ, "NEWDAWN_INTERPRETED": "1", "LC_ALL": "C.UTF-8", "COLUMNS": "200"}
    return run_here("balance", *arguments, environment=environment)


def test_the_same_seed_gives_the_same_report_with_however_many_workers(tmp_path):
    flags = ("eden", "--players", "2", "--bots", "random", "--games", "2", "--seed", "3")
    reports = []
    for workers in (1, 2):
        folder = tmp_path / str(workers)
        done = balance(*flags, "--workers", workers, "--out", folder)
        assert done.returncode == 0, done.stderr
        assert "2 games of Paris: New Eden with random in all seats" in done.stdout
        assert str(folder / "balance-eden.html") in done.stdout
        reports.append({file.name: file.read_bytes() for file in folder.iterdir()})
    assert reports[0] == reports[1]
    assert set(reports[0]) == {"balance-eden.html", "balance-eden-seats.csv", "balance-eden-things.csv"}
    text = reports[0]["balance-eden-seats.csv"].decode()
    game = newdawn.load("eden")
    assert len(read_seats(text, game.rules.PARTS, kinds_of(game))) == 4
    root = ElementTree.fromstring(reports[0]["balance-eden.html"].decode().removeprefix("<!DOCTYPE html>\n"))
    assert "newdawn balance eden --players 2 --bots random --games 2 --seed 3" in "".join(root.itertext())


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (("--players", "5"), "Outlive is for 2, 3, 4 players, not 5"),
        (("--players", "2,x"), "must be numbers with commas between them"),
        (("--players", "2,3,2"), "2 is listed twice"),
        (("--bots", "nobody"), "there is no bot “nobody”"),
        (("--bots", "random:nonsense"), "is not a budget"),
        (("--bots", "random,random"), "one bot plays all seats"),
        (("--bots", "me"), "it is for bots"),
        (("--games", "0"), "must be a whole number of 1 or more"),
        (("--out", "file"), "cannot be created"),
        (("--out", "file/report"), "cannot be created"),
    ],
)
def test_bad_flags_are_answered_with_one_line(flags, complaint, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("")
    try:
        code = main(["balance", "outlive", *flags])
    except SystemExit as leaving:
        code = leaving.code
    said = capsys.readouterr()
    assert code == 2
    assert complaint in said.err
    assert said.err.count("\n") == 1
    assert not said.out
