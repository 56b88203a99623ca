"""A player at the table server: it creates a table against a bot, and plays a whole game at random over the socket.

newdawn serve                                                    # in another terminal: it prints the address
python examples/table_client.py http://127.0.0.1:8321 eden       # needs: pip install websockets
"""

import json
import random
import secrets
import sys
import time
import urllib.request

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def create(server: str, game: str) -> dict:
    """Create a table for us and a bot that does not pause; the game starts at once."""
    seats = [{"kind": "person", "name": "Random"}, {"kind": "bot", "bot": "easy"}]
    body = json.dumps({"game": game, "seats": seats, "pace": 0}).encode()
    request = urllib.request.Request(f"{server}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def play(server: str, table: str, token: str) -> dict:
    """Watch the table, answer whatever we are asked, one command at a time, and return how the game ended."""
    with connect(f"ws{server.removeprefix('http')}/api/socket") as socket:
        socket.send(json.dumps({"type": "watch", "channel": 1, "table": table, "token": token, "language": "en"}))
        state, is_waiting, known = None, False, 0
        for message in map(json.loads, socket):
            if message["type"] in ("sync", "update"):
                state = message
            elif message["type"] in ("acknowledged", "refused"):
                is_waiting, known = False, message["version"] or known
            if state and state["table"]["outcome"]:
                return state["table"]["outcome"]
            if state and state["moves"] and state["version"] >= known and not is_waiting:
                offer, is_waiting = random.choice(state["moves"]), True
                print(f"{state['decision_text'] or 'Out of turn:'} {offer['text']}")
                order = {"do": "move", "move": offer["move"]}
                ids = {"id": secrets.token_urlsafe(16), "version": state["version"]}
                socket.send(json.dumps({"type": "command", "channel": 1, **ids, "command": order}))
    raise ConnectionError("the server has closed the socket")


def main(server: str = "http://127.0.0.1:8321", game: str = "outlive") -> None:
    """Play one game; when the connection is lost, come back: the table is still there."""
    created = create(server, game)
    print(f"Look on: {server}{created['link']}")
    outcome = None
    while outcome is None:
        try:
            outcome = play(server, created["table"], created["token"])
        except (ConnectionClosed, OSError) as error:
            print(f"Lost the connection ({error}); trying again …")
            time.sleep(1 + random.random())
    print(f"Scores: {outcome['scores']}; winners: {outcome['winners']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
