#!/usr/bin/env python3
"""A bot at a live table, with nothing but a WebSocket library (Debian: python3-websockets). It takes a free seat and plays by chance.

    python3 examples/netbot.py http://localhost:8010/t/K7M4QXR2 Robo
"""
import asyncio
import json
import os
import random
import sys
import urllib.request

import websockets


async def main(link, name):
    base, _, code = link.partition("/t/")
    cookie = urllib.request.urlopen(base + "/api/me").headers["Set-Cookie"].split(";")[0]
    address = base.replace("http", "ws", 1) + "/api/ws?table=" + code
    async with websockets.connect(address, extra_headers={"Cookie": cookie}) as socket:
        number, table, answered = 0, None, None
        async for text in socket:
            for message in map(json.loads, text.split("\n")):  # one or more, one a line
                ask = None
                if message["t"] == "table":
                    table = message["table"]
                    free = [i for i, seat in enumerate(table["seats"]) if seat["kind"] == "person" and not seat["here"]]
                    if table["you"]["seat"] is None and table["state"] == "lobby" and free:
                        ask = {"t": "sit", "seat": free[0], "name": name, "nonce": os.urandom(16).hex()}
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
