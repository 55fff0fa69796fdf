"""server_secrets.py: records every byte that each seat is sent, and proves that nothing secret to it is among them, in every game. What is
secret in one game only is tested in its folder."""
import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from tap import run  # noqa: E402
from games import variants  # noqa: E402
from recorded import cookies_stay_secret, entries_of, recorded_game, seed_and_nonces_stay_secret  # noqa: E402
from server import Server  # noqa: E402


def is_shown_form(shown, move):
    """A line of the log is the move itself, or the move with some of its words hidden."""
    if shown == move:
        return True
    words, hidden = move.split(" "), shown.split(" ")
    return "?" in hidden and words[:2] == hidden[:2] and all(word == "?" or word in words for word in hidden)


def the_page_makes_the_same_of_it(reader):
    """The page's own code, with every message that a connection was told."""
    done = subprocess.run(["node", os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib", "lay.mjs")], capture_output=True, text=True,
                          input=json.dumps({"told": reader.told, "contracts": reader.contracts}))
    assert done.returncode == 0 and int(done.stdout) > 10, done.stdout + done.stderr


def test_no_game_tells_its_seed_a_cookie_or_what_is_to_come():
    for game, players, options in variants("serve"):
        with Server() as server:
            record, readers, around = recorded_game(server, game, players, options=options)
            seed_and_nonces_stay_secret(record, readers, around)
            cookies_stay_secret(readers)
            the_page_makes_the_same_of_it(readers[0])
            for reader in readers:
                assert all(contract["seat"] == reader.seat for contract in reader.contracts)
                for contract in reader.contracts:
                    lines, start = [line["m"] for line in contract["log"]["lines"]], contract["log"]["from"]
                    assert entries_of(contract) <= len(record["moves"]), game
                    assert all(map(is_shown_form, lines, record["moves"][start:])), f"{game}: the log holds what happened and nothing else"


def test_the_log_of_the_server_holds_no_secret():
    with Server() as server:
        record, readers, around = recorded_game(server, "pig", 2)
        link = server.table_of_people("pig", 1)[2][0].ask("link")["link"]
        log = server.log()
        assert "event=started" in log
        secrets = [record["seed"], link.split("#")[1]] + [reader.guest.cookie for reader in readers]
        secrets += [reader.table["code"] for reader in readers] + [reader.table["id"] for reader in readers]
        assert not any(secret in log for secret in secrets)


if __name__ == "__main__":
    run(sys.modules[__name__])
