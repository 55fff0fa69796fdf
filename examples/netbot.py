#!/usr/bin/env python3
"""A bot at a live table, with nothing but a WebSocket library (Debian: python3-websockets). The host makes a token for its seat; it plays by chance.

    python3 examples/netbot.py http://localhost:8010/t/K7M4QXR2 TOKEN
"""
import asyncio
import json
import os
import random
import sys

import websockets


async def main(link, token):
    base, _, code = link.partition("/t/")
    address = base.replace("http", "ws", 1) + "/api/ws?table=" + code
    headers = "extra_headers" if int(websockets.__version__.split(".")[0]) < 14 else "additional_headers"
    async with websockets.connect(address, **{headers: {"Authorization": "Bearer " + token}}) as socket:
        number, answered = 0, None
        async for text in socket:
            for message in map(json.loads, text.split("\n")):  # one or more, one a line
                ask = None
                if message["t"] == "table" and number == 0:  # our part in the deal
                    ask = {"t": "sit", "seat": message["table"]["you"]["seat"], "nonce": os.urandom(16).hex()}
                elif message["t"] == "contract":
                    contract = message["c"]
                    if contract["over"]:
                        return print("scores", contract["score"], "winners", contract["winners"])
                    if contract["seat"] in contract["waiting"] and contract["step"] != answered:
                        answered, move = contract["step"], random.choice(contract["legal"])
                        ask = {"t": "move", "step": answered, "m": move + " a clue" * move.startswith("tell")}
                elif message["t"] == "no":
                    print("refused:", message["why"], message["sentence"], file=sys.stderr)
                if ask:
                    number += 1
                    await socket.send(json.dumps({"id": number, **ask}))


asyncio.run(main(sys.argv[1], sys.argv[2]))
