"""Open a table on your own server and play there, by its protocol: docs/protocol.md.

Start a server first: rauswurf serve. If it runs elsewhere, name its address:
python play_on_a_server.py http://192.168.1.5:8520
"""

import json
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

SERVER = (sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8520").rstrip("/")


def post(path: str, body: dict[str, Any]) -> Any:
    """Ask for something by HTTP."""
    data, kind = json.dumps(body).encode(), {"Content-Type": "application/json"}
    with urlopen(Request(f"{SERVER}/api/{path}", data, kind), timeout=20) as answer:
        return json.load(answer)


# One seat for us and one for a bot. Our words are mixed into the dice, so nobody can plan them.
opened = post("tables", {"game": "madn", "seats": [{"kind": "here"}, {"kind": "bot"}]})
table, token = opened["table"]["id"], opened["tokens"][0]["token"]
post(f"tables/{table}/join", {"name": "Ada", "words": secrets.token_hex(8), "token": token})

with connect(f"{SERVER.replace('http', 'ws')}/api/tables/{table}/socket") as socket:
    socket.send(json.dumps({"type": "hello", "re": 0, "version": 1, "tokens": [token], "seen": -1}))
    turns = 0
    while turns < 20:
        told = json.loads(socket.recv(timeout=20))
        view = told.get("view")
        if not view or view["seat"] != 0 or not view["moves"]:
            continue
        turns += 1
        move = view["moves"][0]["text"]
        asked = {"type": "roll"} if move == "roll" else {"type": "play", "move": move}
        socket.send(json.dumps({**asked, "re": turns, "at": told["moment"]}))
print(f"{turns} rolls and moves; go on yourself at {SERVER}/t/{table}")
