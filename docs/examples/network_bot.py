"""A bot that plays over the network: `python network_bot.py http://127.0.0.1:8471`. It needs the package websockets."""

import json
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

WISHES = ["Province", "Gold", "Silver"]


def answer(prompt: dict[str, Any]) -> Any:
    """Answer with names from `prompt["options"]`: from `prompt["least"]` to `prompt["most"]` of them."""
    if prompt["verb"] == "buy":
        return [wish for wish in WISHES if wish in prompt["options"]][:1]
    return prompt["options" if prompt["verb"] == "play-treasures" else "default"]


def play(server: str) -> Any:
    """Open a table against a bot of the server, play a game, and return its result."""
    wish = {"name": "Robot", "seats": [{"who": "me"}, {"who": "bot", "level": "beginner"}]}
    headers = {"Content-Type": "application/json"}
    seated = json.load(urlopen(Request(f"{server}/api/tables", json.dumps(wish).encode(), headers)))
    with connect(f"{server.replace('http', 'ws', 1)}/ws/tables/{seated['table']}") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": seated["token"]}))
        answered = ""
        while (message := json.loads(socket.recv()))["type"] != "over":
            prompt = message.get("prompt")
            if prompt and prompt["request"] != answered:
                answered = prompt["request"]
                socket.send(json.dumps({"type": "answer", "request": answered, "options": answer(prompt)}))
    return message["over"]


if __name__ == "__main__":
    for address in sys.argv[1:]:
        print(*[f"{score['name']} {score['points']}" for score in play(address)["scores"]], sep="\n")
