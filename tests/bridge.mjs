// bridge.mjs: the room in WebAssembly, driven as the page's worker drives it: whole games, stored events, replays, checked deals.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const modules = new Map();
async function bridge(file) {
  if (!modules.has(file)) modules.set(file, await WebAssembly.compile(readFileSync(new URL(`../build/${file}`, import.meta.url))));
  assert.deepEqual(WebAssembly.Module.imports(modules.get(file)), []);
  const { exports: c } = await WebAssembly.instantiate(modules.get(file), {});
  c._initialize?.();
  const at = c.bridge_buffer(), size = c.bridge_buffer_size();
  const write = (text) => {
    const bytes = new TextEncoder().encode(text);
    assert.ok(bytes.length < size);
    new Uint8Array(c.memory.buffer, at, size).set([...bytes, 0]);
  };
  const read = (length) => new TextDecoder().decode(new Uint8Array(c.memory.buffer, at, length));
  return { c, write, read, contract: (seat, from = 0) => JSON.parse(read(c.bridge_contract(seat, from))) };
}

const seed = "0123456789abcdef".repeat(4);
const plan = (game, players, seats, more = "") =>
  `game ${game}\nplayers ${players}\nseed ${seed}\nlang fr\n${more}` + seats.map((s, i) => `seat ${i} ${s}\n`).join("");

function open(b, text) {
  b.write(text);
  const fault = b.c.bridge_open();
  assert.equal(fault, 0, fault ? b.read(fault) : "");
  b.c.bridge_start();
}

// Seat 0 is a person who always takes the first legal move; everyone else is a bot.
function playToTheEnd(b) {
  for (let turns = 0; turns < 20000; turns++) {
    while (b.c.bridge_bot() >= 0);
    const contract = b.contract(0);
    if (contract.over) return contract;
    let move = contract.legal[0];
    if (move.startsWith("tell")) move += " Une porte " + turns;
    b.write(move);
    assert.equal(b.c.bridge_submit(0, contract.step), 0);
  }
  assert.fail("the game does not end");
}

const variants = (...use) => execFileSync("tests/lib/variants", use, { encoding: "utf8" }).trimEnd().split("\n").map((line) => line.split(" "));
const games = variants("--games").flat();

for (const [game, players, options] of variants("live")) {
  test(`a whole game of ${game} with ${players} players, ${options}, stored and brought back`, async () => {
    const seats = ["person Ana", ...Array(players - 1).fill("bot random")];
    const more = options === "-" ? "" : options.split(",").map((option) => `option ${option}\n`).join("");
    const b = await bridge("dizaine.wasm");
    open(b, plan(game, players, seats, more));
    const end = playToTheEnd(b);
    const events = b.read(b.c.bridge_events(0)).trimEnd().split("\n");
    assert.equal(events.length, end.seq);
    const again = await bridge("dizaine.wasm");
    again.write(plan(game, players, seats, more));
    assert.equal(again.c.bridge_open(), 0);
    for (const event of events) {
      again.write(event);
      assert.equal(again.c.bridge_load(), 1, event);
    }
    assert.deepEqual(again.contract(0), end);
  });
}

test("a record is replayed at any move, and its deal is checked", async () => {
  const b = await bridge("dizaine.wasm");
  open(b, plan("dix", 3, ["person Ana", "bot random", "bot random"]));
  playToTheEnd(b);
  const record = JSON.parse(b.read(b.c.bridge_record()));
  const story = (moves) => plan("dix", 3, []) + "moves\n" + moves.join("\n");
  b.write(story(record.moves));
  assert.equal(b.c.bridge_check(), 0);
  b.write(story(record.moves));
  assert.equal(b.c.bridge_replay(), 0);
  assert.equal(b.c.bridge_at(10), 1);
  assert.equal(b.contract(254).log.lines.length, 10);
  assert.equal(b.c.bridge_at(record.moves.length + 1), 0);
  const wrong = [...record.moves];
  wrong[0] = wrong[0] === "* first 0" ? "* first 1" : "* first 0";
  b.write(story(wrong));
  assert.match(b.read(b.c.bridge_check()), /^move 1: /);
});

test("play goes on from the middle of another game", async () => {
  const b = await bridge("dizaine.wasm");
  open(b, plan("dix", 2, ["person Ana", "bot random"]));
  playToTheEnd(b);
  const record = JSON.parse(b.read(b.c.bridge_record()));
  const given = record.moves.slice(0, 50);
  b.write(plan("dix", 2, ["person Ana", "bot random"], "given 50\n").replace(seed, "f".repeat(64)));
  assert.equal(b.c.bridge_open(), 0);
  for (const move of given) {
    b.write(move);
    assert.equal(b.c.bridge_load(), 1, move);
  }
  b.c.bridge_start();
  assert.ok(playToTheEnd(b).over);
});

test("a judge says what each legal move is worth, from the seat's view", async () => {
  let judged = 0;
  for (const game of games) {
    const b = await bridge("dizaine.wasm");
    open(b, plan(game, 3, ["person Ana", "person Léo", "person Sam"]));
    const seat = [0, 1, 2].find((one) => b.contract(one).legal.length > 0);
    const judge = JSON.parse(b.read(b.c.bridge_judge(seat)));
    if (!judge) continue;
    judged++;
    const { legal } = b.contract(seat);
    assert.equal(judge.by, "seat");
    assert.deepEqual(judge.moves.map(({ m }) => m), legal);
    assert.ok(legal.includes(judge.best));
    assert.ok(judge.moves.every(({ win }) => win >= 0 && win <= 10000));
    assert.deepEqual(JSON.parse(b.read(b.c.bridge_judge((seat + 1) % 3))).moves, []);
    assert.equal(b.c.bridge_judge(3), 0);
  }
  assert.ok(judged > 0);
});

test("nonsense is refused with a sentence", async () => {
  const b = await bridge("dizaine.wasm");
  for (const text of ["", "game chess\n", "game dix\nplayers 9\n", "game dix\nplayers 2\noption alix=4\n", "game dix\nplayers 2\nseat 0 bot nobody\n", "hello\n"]) {
    b.write(text);
    const length = b.c.bridge_open();
    assert.ok(length > 10, text);
  }
});

test("bots play the same games in WebAssembly as natively, move for move", async () => {
  for (const game of games) {
    const lines = readFileSync(`games/${game}/tests/bot_games.txt`, "utf8").trim().split("\n").filter((line) => !line.startsWith("#"));
    assert.ok(lines.length > 0, game);
    for (const line of lines) {
      const [players, names, expected] = line.split(" ");
      const levels = names.split(",");
      const b = await bridge("dizaine.wasm");
      const seats = Array.from({ length: Number(players) }, (_, seat) => `bot ${levels[seat % levels.length]}`);
      open(b, plan(game, players, seats).replace("lang fr", "lang en"));
      while (b.c.bridge_bot() >= 0);
      let hash = 0xcbf29ce484222325n;
      for (const byte of new TextEncoder().encode(b.read(b.c.bridge_events(0)))) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
      assert.equal(hash.toString(16).padStart(16, "0"), expected, `${game} ${line}`);
    }
  }
});
