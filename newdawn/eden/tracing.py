"""What players remember of missions that they tucked under the deck, once somebody else draws them (ruling 52).

Whoever tucked a card knows where it lies. When another player draws it, the card is seen to go there; what that player
then keeps is secret, so from then on it is in that hand, or under the deck again where that player tucked it. If cards
from there are drawn in turn, it may have gone to that player, too. `traced[seat, mission]` are the players who may have
it.
"""

from newdawn.core.compiled import compiled
from newdawn.eden.names import MISSIONS
from newdawn.eden.state import State


@compiled
def trace_card(state: State, drawer: int, mission: int, known: int) -> None:
    """Let everybody remember what a card that is drawn tells them; `known` are those who had tucked it."""
    state.traced[drawer, mission] = 0
    if known == 0:
        return
    for seat in range(state.players):
        if seat == drawer:
            continue
        for followed in range(len(MISSIONS)):
            if state.traced[seat, followed] & known != 0:
                state.traced[seat, followed] |= 1 << drawer
        if (known >> seat) & 1 == 1:
            state.traced[seat, mission] |= 1 << drawer


@compiled
def forget_traces(state: State, mission: int) -> None:
    """Forget where a card may be: everybody sees it now."""
    for seat in range(state.players):
        state.traced[seat, mission] = 0
