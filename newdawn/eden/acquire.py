"""Step 2, acquire buildings: type by type, strength is announced, buildings are claimed, and what was used is spent."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.eden import log as happened
from newdawn.eden import reasons
from newdawn.eden.moves import (
    ADD,
    CLAIM_BUILDING,
    CLAIMS,
    DONE,
    DRAW,
    FIRST,
    KIND,
    MOVE_ADD_DIE,
    MOVE_ADD_TOKEN,
    MOVE_DONE,
    MOVE_DRAW,
)
from newdawn.eden.names import CARDS_OF_A_TYPE, PROFESSIONS, TOP_OF_THE_DECK, WILD
from newdawn.eden.new_buildings import offer_new_buildings
from newdawn.eden.preparing import draw_building
from newdawn.eden.refuge import join_refuge, settle_token
from newdawn.eden.state import (
    ANNOUNCE,
    ANNOUNCING,
    CLAIM,
    CLAIMING,
    EVENT,
    NOTHING,
    ON_THE_TABLE,
    SHOWN,
    UNKNOWN,
    Game,
)

# A. Announce your strength --------------------------------------------------------------------------------------------


@compiled
def announcing_starter(game: Game) -> int:
    """Return who announces first: the holder of the Binoculars, or else the season's first player (ruling 5)."""
    return game.first_player + 0 if game.binoculars == UNKNOWN else game.binoculars + 0


@compiled
def next_to_announce(game: Game) -> int:
    """Return whose turn it is to announce: clockwise from who begins."""
    return (announcing_starter(game) + game.announced) % game.players


@compiled
def natural_strength(game: Game, seat: int, kind: int) -> int:
    """Return how many dice and tokens of a player match a type; they cannot be held back (ruling 9)."""
    return int(game.dice[seat, kind]) + int(game.tokens[seat, kind])


@compiled
def wilds_left(game: Game, seat: int) -> int:
    """Return how many wild dice and tokens a player has not added to the strength in this type yet."""
    dice = game.dice[seat, WILD] - game.wild_dice[seat]
    return int(dice) + game.tokens[seat, WILD] - game.wild_tokens[seat]


@compiled
def announce_next(game: Game, log: Log) -> None:
    """Count the next player's matching dice and tokens, and ask for wilds.

    Wilds only join a natural survivor (ruling 4), so whoever has none of the type, or no wild, is not asked.
    """
    while game.announced < game.players:
        seat = next_to_announce(game)
        game.strength[seat] = natural_strength(game, seat, game.building_type)
        if game.strength[seat] > 0 and wilds_left(game, seat) > 0:
            game.decision[seat] = ANNOUNCE
            return
        _announce(game, log, seat)
    game.stage = CLAIMING


@compiled
def _announce(game: Game, log: Log, seat: int) -> None:
    """Say the strength aloud: those who announce later know it (ruling 14)."""
    if game.strength[seat] > 0:
        wilds = game.wild_dice[seat] + game.wild_tokens[seat]
        emit(log, happened.STRENGTH_ANNOUNCED, seat, game.building_type, game.strength[seat], wilds)
    game.announced += 1


@compiled
def announce_reason(game: Game, seat: int, move: int) -> int:
    """Ask for wild dice and wild tokens, one by one, to add to the strength."""
    if KIND[move] == DONE:
        return 0
    if KIND[move] != ADD:
        return because(reasons.NOT_NOW, game.decision[seat])
    if move == MOVE_ADD_DIE:
        return 0 if game.dice[seat, WILD] > game.wild_dice[seat] else because(reasons.NO_WILD_DIE)
    return 0 if game.tokens[seat, WILD] > game.wild_tokens[seat] else because(reasons.NO_WILD_TOKEN)


@compiled
def list_announce(game: Game, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    moves[0] = MOVE_DONE
    count = 1
    if game.dice[seat, WILD] > game.wild_dice[seat]:
        moves[count] = MOVE_ADD_DIE
        count += 1
    if game.tokens[seat, WILD] > game.wild_tokens[seat]:
        moves[count] = MOVE_ADD_TOKEN
        count += 1
    return count


@compiled
def announce(game: Game, log: Log, seat: int, move: int) -> None:
    """Add a wild, or announce; with the last wild added, the strength is announced at once."""
    if move == MOVE_ADD_DIE:
        game.wild_dice[seat] += 1
        game.strength[seat] += 1
    elif move == MOVE_ADD_TOKEN:
        game.wild_tokens[seat] += 1
        game.strength[seat] += 1
    if KIND[move] == DONE or wilds_left(game, seat) == 0:
        _announce(game, log, seat)
        game.decision[seat] = NOTHING


# B. Claim buildings ---------------------------------------------------------------------------------------------------


@compiled
def strongest(game: Game) -> int:
    """Return who claims next; -1 if nobody is left with a strength of 1 or more.

    Of those who are equally strong it is the one nearest to the holder of the Bat, clockwise, the holder first
    (ruling 7); without a Bat, nearest to who announced first (ruling 6).
    """
    start = announcing_starter(game) if game.bat == UNKNOWN else game.bat + 0
    found = -1
    for i in range(game.players):
        seat = (start + i) % game.players
        waiting = (game.had_turn >> seat) & 1 == 0 and game.strength[seat] > 0
        if waiting and (found < 0 or game.strength[seat] > game.strength[found]):
            found = seat
    return found


@compiled
def _count_shown(game: Game) -> int:
    count = 0
    for space in range(SHOWN):
        if game.buildings_shown[game.building_type, space] != UNKNOWN:
            count += 1
    return count


@compiled
def _draw_reason(game: Game, seat: int) -> int:
    """Say why a seat may not take the first card of the deck instead of one that is face up (ruling 38)."""
    if game.powers[seat, TOP_OF_THE_DECK] == 0:
        return because(reasons.NEEDS_POWER, TOP_OF_THE_DECK)
    if game.building_deck_sizes[game.building_type] == 0:
        return because(reasons.DECK_EMPTY, game.building_type)
    return 0


@compiled
def claim_next(game: Game, log: Log) -> None:
    """Ask the strongest of those who have not claimed yet; after the last, what was used is spent.

    There may be fewer cards than claimants (ruling 3).
    """
    seat = strongest(game)
    while seat >= 0:
        if _count_shown(game) > 0 or _draw_reason(game, seat) == 0:
            game.decision[seat] = CLAIM
            return
        emit(log, happened.NO_BUILDING_LEFT, seat, game.building_type)
        game.had_turn |= 1 << seat
        seat = strongest(game)
    _spend(game, log)


@compiled
def claim_reason(game: Game, seat: int, move: int) -> int:
    """Ask for one of the buildings of the type; to decline is not possible (ruling 10)."""
    if KIND[move] == DRAW:
        return _draw_reason(game, seat)
    if KIND[move] != CLAIM_BUILDING:
        return because(reasons.NOT_NOW, game.decision[seat])
    card = FIRST[move]
    if card // CARDS_OF_A_TYPE != game.building_type:
        return because(reasons.OTHER_TYPE, game.building_type)
    return 0 if game.building_place[card] == ON_THE_TABLE else because(reasons.NOT_SHOWN, card)


@compiled
def list_claim(game: Game, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    count = 0
    for space in range(SHOWN):
        card = game.buildings_shown[game.building_type, space]
        if card != UNKNOWN:
            moves[count] = CLAIMS + int(card)
            count += 1
    if _draw_reason(game, seat) == 0:
        moves[count] = MOVE_DRAW
        count += 1
    return count


@compiled
def claim(game: Game, log: Log, seat: int, move: int) -> None:
    """Add the building to the refuge."""
    if KIND[move] == DRAW:
        card = draw_building(game, game.building_type)
        emit(log, happened.POWER_USED, seat, TOP_OF_THE_DECK)
    else:
        card = FIRST[move] + 0
        for space in range(SHOWN):
            if game.buildings_shown[game.building_type, space] == card:
                game.buildings_shown[game.building_type, space] = UNKNOWN
    emit(log, happened.BUILDING_CLAIMED, seat, card)
    join_refuge(game, log, seat, card)
    game.had_turn |= 1 << seat
    game.decision[seat] = NOTHING


# C. Discard used dice and add used survivor tokens to your refuge -----------------------------------------------------


@compiled
def _discard_dice(game: Game, log: Log, seat: int, face: int, count: int) -> None:
    """Take dice off a player board."""
    if count > 0:
        game.dice[seat, face] -= count
        emit(log, happened.DICE_SPENT, seat, face, count)


@compiled
def _spend(game: Game, log: Log) -> None:
    """Let all matching dice and tokens and all wilds that were announced leave the player boards, with a card or
    without (ruling 8); then comes the next type, and after the last one the season ends.
    """
    kind = game.building_type
    for seat in range(game.players):
        _discard_dice(game, log, seat, kind, game.dice[seat, kind])
        _discard_dice(game, log, seat, WILD, game.wild_dice[seat])
        for _ in range(game.tokens[seat, kind]):
            settle_token(game, seat, kind)
            emit(log, happened.TOKEN_SETTLED, seat, kind)
        for _ in range(game.wild_tokens[seat]):
            settle_token(game, seat, WILD)
            emit(log, happened.TOKEN_SETTLED, seat, WILD)
        game.wild_dice[seat] = 0
        game.wild_tokens[seat] = 0
        game.strength[seat] = 0
    game.had_turn = 0
    game.announced = 0
    if kind + 1 < len(PROFESSIONS):
        game.building_type += 1
        game.stage = ANNOUNCING
    else:
        _end_acquiring(game, log)


@compiled
def _end_acquiring(game: Game, log: Log) -> None:
    """Lose the wild dice that were not used (ruling 11); wild tokens stay for later seasons (ruling 12)."""
    game.building_type = 0
    for seat in range(game.players):
        _discard_dice(game, log, seat, WILD, game.dice[seat, WILD])
    offer_new_buildings(game)
    game.stage = EVENT
