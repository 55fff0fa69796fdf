"""lab.py: libdizaine from Python: games and records, secrets, batches, the contracts of Gymnasium and PettingZoo, and arrays that are wrong."""
import json
import os
import random
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from python_package import LEAST, ROOT, dizaine, finished, raises  # noqa: E402  (before NumPy: it finds a Python that has it)
import numpy as np  # noqa: E402
from tap import run  # noqa: E402


def test_whole_games_go_into_records_that_the_program_accepts_and_come_back():
    records = [finished(game).record() for game in LEAST] + [finished("dix", options={"bust": 12, "token": 2}).record()]
    told = subprocess.run([os.path.join(ROOT, "build", "dizaine"), "check", "-"], input="\n".join(records), text=True, capture_output=True, check=True).stdout
    assert told.startswith(f"ok: {len(records)} records"), told
    for record in records:
        again = dizaine.Table.from_record(record)
        assert again.over and again.record() == record
        assert again.scores == json.loads(record)["result"]["scores"]


def test_exported_games_are_read_in_one_line():
    game = dizaine.games()[0]
    record, parts = finished(game, seed=5).record(), dizaine.observation_parts(game)
    columns = [name if part.stop == part.start + 1 else f"{name}_0" for name, part in parts.items()]
    assert dizaine.observation_size(game) == max(part.stop for part in parts.values())
    program = os.path.join(ROOT, "build", "dizaine")
    path = os.path.join(os.environ.get("TMPDIR", "/tmp"), f"dizaine-lab-{os.getpid()}.csv")
    try:
        for flags in (["--format", "csv", "--game", game, "--observations"], []):
            with open(path, "w") as file:
                subprocess.run([program, "export", "-", *flags], input=record, text=True, stdout=file, check=True)
            read = dizaine.read(path)
            if flags:
                assert all(len(read["move"]) == len(read[column]) > 30 for column in columns) and read["final_score"].dtype == np.int64 and set(read["won"]) <= {0, 1}
            else:
                assert len(read) == 1 and "names" not in read[0]
    finally:
        os.unlink(path)


def test_actions_are_the_legal_moves_and_nothing_else():
    rng = random.Random(2)
    for game in LEAST:
        table = dizaine.Table(game, LEAST[game], seed=4)
        for _ in range(120):
            if table.over:
                break
            seat, mask, legal = table.next, table.mask(), {move.split(" ?")[0] for move in table.legal()}
            assert mask.sum() <= len(legal) and mask.any()
            assert {table.action_text(int(action)) for action in np.flatnonzero(mask)} == legal  # nothing overflows so early
            if not mask.all():
                raises(dizaine.DizaineError, table.play, int(rng.choice(np.flatnonzero(~mask))))
            table.play(int(rng.choice(np.flatnonzero(mask))), seat)


def test_a_batch_plays_as_tables_do_and_begins_anew():
    rng = np.random.default_rng(1)
    for game in LEAST:
        batch = dizaine.Batch(game, LEAST[game], games=32, seed=9)
        ended = 0
        for _ in range(400):
            seen, masks, movers = batch.observe()
            assert masks.any(1).all() and (movers >= 0).all()
            rewards, scores, done = batch.step((rng.random(masks.shape) * masks).argmax(1))
            ended += done.sum()
            assert np.allclose(rewards[done].sum(1), 1) and not rewards[~done].any() and not scores[~done].any()
        assert ended, game
    bots = dizaine.Batch("dix", 3, games=4, seats="agent,easy,normal")
    assert (bots.observe()[2] == 0).all()


def test_a_sampled_action_is_legal_each_as_often_and_changes_no_luck():
    for game in LEAST:
        one, other = (dizaine.Batch(game, LEAST[game], games=64, seed=3) for _ in range(2))
        for _ in range(60):
            actions = one.sample()
            assert actions.dtype == np.int32 and actions.shape == (64,) and one.observe(observations=False)[1][np.arange(64), actions].all()
            other.sample(), other.sample()
            assert all((a == b).all() for a, b in zip(one.step(actions), other.step(actions)))
        # `one` was observed (masks only), `other` never: what an observation keeps between calls changes nothing.
        assert all((a == b).all() for a, b in zip(one.observe(), other.observe()))
        drawn, legal = np.stack([one.sample() for _ in range(400)]), one.observe()[1]
        for g in range(8):
            counts = np.bincount(drawn[:, g], minlength=legal.shape[1])[legal[g]]
            assert abs(counts - 400 / legal[g].sum()).max() < 6 * (400 / legal[g].sum()) ** 0.5, (game, counts)


def test_a_turn_is_a_step_and_what_is_seen_then():
    rng = np.random.default_rng(6)
    for game in LEAST:
        one, other, drawn = (dizaine.Batch(game, LEAST[game], games=64, seed=8) for _ in range(3))
        for step in range(200):
            legal = other.observe()[1]
            actions = drawn.sample() if step % 2 else (rng.random(legal.shape) * legal).argmax(1)
            told, drawn_too = one.turn(actions), drawn.turn(actions)
            expected = (*other.step(actions), *other.observe())
            assert all((a == b).all() and (a == c).all() for a, b, c in zip(told, expected, drawn_too, strict=True)), (game, step)
        # What was drawn for one position is nothing to the next, and is refused as any other.
        stale = one.sample()
        one.step((rng.random(legal.shape) * one.observe()[1]).argmax(1))
        now = [part.copy() for part in one.observe()]
        if now[1][np.arange(64), stale].all():
            continue
        raises(dizaine.DizaineError, one.step, stale)
        raises(dizaine.DizaineError, one.turn, stale)
        assert all((a == b).all() for a, b in zip(now, one.observe())), game


def test_observations_do_not_hang_on_earlier_ones():
    for game in LEAST:
        often, once = (dizaine.Batch(game, LEAST[game], games=64, seed=5) for _ in range(2))
        for step in range(150):
            seen = often.observe()[0].copy()
            actions = often.sample()
            if step % 30 == 29:
                assert (once.observe()[0] == seen).all(), (game, step)
            often.step(actions), once.step(actions)


def test_wrong_arrays_and_words_raise_and_change_nothing():
    batch = dizaine.Batch("dix", 2, games=8, seed=1)
    before = [part.copy() for part in batch.observe()]
    legal = before[1].argmax(1)
    for wrong in (legal[:7], np.zeros((8, 1), int), legal.astype(float), np.array(["a"] * 8), None, legal + 10**6, -legal - 1, np.where(np.arange(8) == 7, 200, legal), np.full(8, 1 << 30, np.int32), np.full(8, -1, np.int32), (legal + 2**32), [], {}, "x",
                  legal.astype(object), np.full(8, np.nan), np.zeros(8, complex), np.zeros(8, bool)):
        raises((ValueError, TypeError), batch.step, wrong)
        raises((ValueError, TypeError), batch.turn, wrong)
        for old, new in zip(before, batch.observe()):
            assert (old == new).all()
    batch.step(legal[::-1][::-1].astype(np.uint8))  # other whole numbers and strides are fine
    for arguments in (("chess", 2), ("dix", 99), ("dix", "two"), (3, 2), ("dix\0", 2), ("dix", 2, {"bust": 99}), ("dix", 2, {"x y": 1}), ("dix", 2, [1]), ("dix", 2, None, -1),
                      ("dix", 5, {"low": 0, "middle": 0, "high": 0, "currency-low": 0}), ("dix", 10**30), ("dix", 2.5), ("dixit", 3, {"hand": 1})):
        raises((ValueError, TypeError), dizaine.Table, *arguments)
    for named in ({"games": 0}, {"games": 1 << 40}, {"seats": "agent,nobody"}, {"seats": "easy"}, {"seats": "agent,easy,easy"}, {"seats": [1, 2]}, {"seats": ""}):
        if named != {"seats": ""}:
            raises((ValueError, TypeError), dizaine.Batch, "dix", 2, **named)
    table = dizaine.Table("dixit", 3)
    for move in ("", "tell", "tell 9999 x", "tell 1", "\ud800", "draw\0", 10**12, -1, 1.5, None, b"draw", [], "x" * 100000):
        raises((ValueError, TypeError, UnicodeError), table.play, move)
    for seat in (-1, 8, 99, 10**20, "0", 255):
        raises((ValueError, TypeError), table.observe, seat)
    for record in ("", "{}", "[" * 10000, '{"format":"dizaine/1"}', b"\xff\xfe", None, 3, finished("pig").record()[:-40]):
        raises((ValueError, TypeError), dizaine.Table.from_record, record)
    raises(ValueError, dizaine.card_svg, 0, 84)
    raises(ValueError, dizaine.card_svg, "no deck", 0)


def test_whatever_is_done_to_an_object_it_raises_and_never_crashes():
    code = """
import copy, gc, pickle, sys, threading
import numpy as np
import dizaine

def refused(kinds, call):
    try:
        call()
    except kinds as why:
        assert str(why)
        return
    raise AssertionError(call)

table = dizaine.Table("dix", 2, seed=1)
for other in (copy.copy(table), copy.deepcopy(table), table.copy()):
    other.play(other.think("easy"))
    assert other.moves_made > table.moves_made
del other
gc.collect()
table.legal()
refused(TypeError, lambda: pickle.dumps(table))
for use in (lambda: table.next, lambda: table.legal(0), lambda: table.play("draw", 0), table.record, table.copy, table.show, lambda: table.observe(0), lambda: table.mask(0)):
    table.close()
    table.close()
    refused(dizaine.DizaineError, use)
table.__init__("pig", 2)
assert table.game == "pig" and table.legal()

batch = dizaine.Batch("dix", 2, games=16)
refused(TypeError, lambda: copy.copy(batch))
refused(TypeError, lambda: pickle.dumps(batch))
for name in ("games", "seats"):
    refused(AttributeError, lambda: setattr(batch, name, 1 << 20))
for array in batch.observe():
    refused(ValueError, lambda: array.resize(1, refcheck=False))
    array.fill(7)
    array.shape = (-1,)
assert batch.observe()[1].shape == (16, dizaine.actions("dix"))
for steps in (-1, 1.5, None, "x", 1 << 40):
    refused((ValueError, TypeError), lambda: batch.random(steps))
assert batch.random(0) == 0

shared, many = dizaine.Table("dix", 2, seed=3), dizaine.Batch("dix", 2, games=64)
def work(number):
    for i in range(300):
        try:
            if number % 2:
                many.step(many.observe()[1].argmax(1))
            elif shared.over:
                shared.show()
            else:
                shared.play(shared.think("easy"))
        except ValueError:
            pass  # another thread was first
threads = [threading.Thread(target=work, args=(i,)) for i in range(6)]
for thread in threads: thread.start()
for thread in threads: thread.join()
many.close()
refused(dizaine.DizaineError, many.observe)
kept = dizaine.Table("pig", 2)  # freed by the interpreter's end
print("fine")
"""
    told = subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": os.path.join(ROOT, "python")}, capture_output=True, text=True)
    assert told.returncode == 0 and told.stdout == "fine\n" and not told.stderr, (told.returncode, told.stderr[-2000:])


def test_random_bytes_never_break_the_library():
    rng = random.Random(7)
    words = ["dix", "dixit", "pig", "", "0", "-1", "bust=", "=", "bust=12", "agent", "normal", ",", "é", "\n", "999999999999", "tell 1 x", "draw"]
    base = finished("pig").record()
    for i in range(1500):
        text = "".join(rng.choice(words) for _ in range(rng.randrange(4)))
        try:
            kind = i % 5
            if kind == 0:
                dizaine.Table(text, rng.randrange(-2, 10), {text or "a": text}, rng.randrange(1 << 64))
            elif kind == 1:
                dizaine.Batch(rng.choice(["dix", text]), rng.randrange(0, 6), games=rng.randrange(-1, 4), seats=text or "agent")
            elif kind == 2:
                cut = bytearray(base.encode())
                for _ in range(rng.randrange(1, 4)):
                    cut[rng.randrange(len(cut))] = rng.randrange(256)
                dizaine.Table.from_record(bytes(cut))
            elif kind == 3:
                dizaine.Table("dix", 2, seed=i).play(rng.choice([text, rng.randrange(-500, 500)]), rng.choice([None, rng.randrange(-2, 20)]))
            else:
                dizaine.Table("dixit", 3, seed=i).think(text, rng.choice([None, rng.randrange(-2, 20)]))
        except (ValueError, TypeError):
            pass


def in_space(space, value):
    return space.contains(value)


def test_the_environment_keeps_gymnasiums_contract():
    for game in LEAST:
        env = dizaine.Env(game, LEAST[game], opponents="easy", render_mode="ansi")
        env.action_space.seed(3)
        seen, info = env.reset(seed=5)
        again, _ = env.reset(seed=5)
        assert isinstance(info, dict) and in_space(env.observation_space, seen)
        assert all((seen[name] == again[name]).all() for name in seen), "the same seed gives the same game"
        seen, _ = env.reset()
        assert in_space(env.observation_space, seen) and env.metadata["render_modes"] == ["ansi"] and isinstance(env.render(), str) and env.unwrapped is env
        total = 0
        for _ in range(2000):
            step = env.step(env.action_space.sample(seen["action_mask"]))
            assert len(step) == 5
            seen, reward, terminated, truncated, info = step
            assert in_space(env.observation_space, seen) and isinstance(reward, float) and type(terminated) is bool and type(truncated) is bool and isinstance(info, dict)
            total += reward
            if terminated or truncated:
                break
        assert terminated and 0 <= total <= 1
        raises(dizaine.DizaineError, env.step, 0)
        env.close()
    raises(ValueError, dizaine.Env, "dix", 2, opponents="nobody")
    raises(ValueError, dizaine.Env, "dix", 2, render_mode="human")


def test_the_cycle_keeps_pettingzoos_contract():
    for game in LEAST:
        env = dizaine.AECEnv(game, LEAST[game])
        env.reset(seed=1)
        assert env.agents == env.possible_agents and env.num_agents == env.max_num_agents == LEAST[game]
        rng, rewards, steps = np.random.default_rng(1), dict.fromkeys(env.agents, 0.0), 0
        for agent in env.agent_iter(20000):
            assert agent == env.agent_selection and agent in env.agents
            seen, reward, terminated, truncated, info = env.last()
            assert in_space(env.observation_space(agent), seen) and set(env.rewards) == set(env.terminations) == set(env.agents)
            assert reward == env._cumulative_rewards[agent]
            rewards[agent] += reward
            if terminated or truncated:
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
        assert not env.agents and steps > LEAST[game]
        assert abs(sum(rewards.values()) - 1) < 1e-9, rewards
        assert env.observation_space("player_0") is env.observation_space("player_0")
        env.reset(seed=2)
        for illegal in np.flatnonzero(env.last()[0]["action_mask"] == 0)[:3]:
            raises(dizaine.DizaineError, env.step, int(illegal))


if __name__ == "__main__":
    run(sys.modules[__name__])
