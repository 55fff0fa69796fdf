#!/usr/bin/env python3
"""An independent referee: it knows the rules of the games by itself (games/NAME/tests/referee.py), and replays annotated records of
`dizaine sim` with them. Every list of legal moves, every draw, every score and every winner must agree.

    tests/referee.py              plays many games with build/dizaine and prints TAP
    tests/referee.py FILE...      judges record files"""
import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))
from fault import Fault, need  # noqa: E402
from games import GAMES, ROOT, part, variants  # noqa: E402

GAMES_EACH = 5


def judge(record):
    referee = part(record["game"], "referee")
    game = referee.GAME(record["players"], record["options"])
    need(set(record["options"]) == set(referee.standard(record["players"])), "the options of the game")
    legal = record.get("legal")
    for i, line in enumerate(record["moves"]):
        who, move = line.split(" ", 1)
        who = who if who == "*" else int(who)
        try:
            need(game.owing(), "the game is over already")
            need(who in game.owing(), f"{game.owing()} owe a move")
            if who != "*":
                mine = sorted(game.legal_of(who))
                need(game.bare(move) in mine, f"not legal: {mine}")
                need(legal is None or legal[i] == mine, f"legal moves: {legal[i] if legal else ''} against {mine}")
                must = game.must(who)
                need(must is None or must == move, f"the automaton plays {must}")
            game.play_by(who, move)
        except Fault as fault:
            raise Fault(f"move {i + 1} ({line}): {fault}") from None
    need((not game.owing()) == (record["result"] is not None), "the end")
    if record["result"]:
        scores, winners = game.result()
        need(record["result"] == {"scores": list(scores), "winners": winners}, f"result {scores} {winners} against {record['result']}")


def judge_lines(lines):
    count = 0
    for line in lines:
        record = json.loads(line)
        try:
            judge(record)
        except Fault as fault:
            raise Fault(f"record {count + 1}: {fault}") from None
        count += 1
    return count


def played(number, game, players, options):
    """Records of games that were played for this test."""
    command = ["build/dizaine", "sim", game, "--players", str(players), "--games", str(GAMES_EACH), "--seats", "random", "--seed", str(number),
               "--records", "-", "--annotate"]
    for name, value in options.items():
        command += ["--option", f"{name}={str(value).lower()}"]
    run = subprocess.run(command, capture_output=True, text=True)
    need(run.returncode == 0, run.stderr.strip())
    need(judge_lines(run.stdout.splitlines()) == GAMES_EACH, "a record is missing")


def kept(game):
    """Records of other programs, kept in the game's folder."""
    path = f"games/{game}/tests/records.jsonl"
    need(os.path.exists(path), f"{path} is missing: `dizaine sim --annotate --records` writes one")
    with open(path, encoding="utf-8") as file:
        need(judge_lines(file) > 0, f"{path} is empty")


def main():
    if len(sys.argv) > 1:
        for name in sys.argv[1:]:
            try:
                with open(name, encoding="utf-8") as file:
                    print(f"{name}: {judge_lines(file)} records agree")
            except Fault as fault:
                sys.exit(f"{name}: {fault}")
        return
    os.chdir(ROOT)
    number = 0
    cases = [(f"{game}, {players} players {options or ''}", played, (game, players, options)) for game, players, options in variants("referee")]
    cases = [(name, lambda n, case=case, check=check: check(n, *case)) for name, check, case in cases]
    cases += [(f"the records of {game}", lambda n, game=game: kept(game)) for game in GAMES]
    for name, check in cases:
        number += 1
        try:
            check(number)
            print(f"ok {number} - {name}", flush=True)
        except Fault as fault:
            print(f"not ok {number} - {name}\n# {fault}", flush=True)
    print(f"1..{number}")


if __name__ == "__main__":
    main()
