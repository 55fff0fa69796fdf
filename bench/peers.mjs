#!/usr/bin/env node
// peers.mjs: our server, which stores before it answers, beside Colyseus, which keeps its rooms in memory: the same number of tables of two, the same rates of moves,
// one client process for each in turn. Colyseus comes from npm into a temporary folder (or FOLDER, which stays). node bench/peers.mjs [PROGRAM]; RATES ("200 1000"),
// ROUNDS (3), SECONDS_EACH (5), TABLES (100), TMPDIR (where our file lies). Needs a build (make).
import { execFileSync, spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const env = (name, standard) => (process.env[name] ?? standard).split(" ").map(Number)
const [rounds] = env("ROUNDS", "3"), [seconds] = env("SECONDS_EACH", "5"), [tables] = env("TABLES", "100"), rates = env("RATES", "200 1000")
const packages = ["@colyseus/core@0.16", "@colyseus/ws-transport@0.16", "@colyseus/schema@3", "colyseus.js@0.16", "express@4", "ws@8"]
const here = fileURLToPath(import.meta.url)

// A room of two with a counter for each seat; whoever moves is answered, and both are sent what changed, at once.
async function colyseus(folder) {
  const require = createRequire(join(folder, "x.js"))
  const { Server, Room } = require("@colyseus/core"), { WebSocketTransport } = require("@colyseus/ws-transport"), { schema } = require("@colyseus/schema")
  const Pig = schema({ step: "number", active: "number", turn: "number", last: "number", first: "number", second: "number" })
  class Table extends Room {
    maxClients = 2
    onCreate() {
      const state = new Pig()
      Object.assign(state, { step: 0, active: 0, turn: 0, last: 0, first: 0, second: 0 })
      this.setState(state)
      this.setPatchRate(null)
      this.onMessage("move", (client, { id, step, m }) => {
        const seat = this.clients.indexOf(client)
        if (step !== state.step || seat !== state.active || (m !== "roll" && m !== "hold")) return
        const die = 1 + Math.floor(6 * Math.random())
        state.step++
        if (m === "roll" && die > 1) {
          state.turn += die
          state.last = die
        } else {
          if (m === "hold") state[seat ? "second" : "first"] += state.turn
          state.turn = 0
          state.active = 1 - seat
        }
        this.broadcastPatch()
        client.send("ok", id)
      })
    }
  }
  const server = new Server({ transport: new WebSocketTransport(), greet: false })
  server.define("pig", Table)
  await server.listen(0, "127.0.0.1")
  process.send(server.transport.server.address().port)
}

const cpuOf = pid => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ")
  return (Number(fields[11]) + Number(fields[12])) / 100
}

// Players: { due, move() }; answered(player) when the answer to its move is there.
class Pace {
  times = []
  ready = []
  sent = new Map()
  due(player) {
    this.ready.push(player)
  }
  answered(player) {
    this.times.push(performance.now() - this.sent.get(player))
  }
  async run(rate, pid) {
    let allowance = 0, before = performance.now()
    const tick = () => {
      const now = performance.now()
      allowance = Math.min(allowance + rate * (now - before) / 1000, rate / 10 + 1)
      before = now
      for (; allowance >= 1 && this.ready.length; allowance--) {
        const player = this.ready.shift()
        this.sent.set(player, performance.now())
        player.move()
      }
    }
    const timer = setInterval(tick, 1)
    await new Promise(done => setTimeout(done, 1500))
    this.times = []
    const cpu = cpuOf(pid), began = performance.now()
    await new Promise(done => setTimeout(done, 1000 * seconds))
    clearInterval(timer)
    const times = this.times.sort((a, b) => a - b), at = share => times[Math.floor(times.length * share)]
    return { p50: at(0.5), p99: at(0.99), moves: times.length / (performance.now() - began) * 1000, us: 1e6 * (cpuOf(pid) - cpu) / times.length }
  }
}

async function playColyseus(folder, rate) {
  const { Client } = createRequire(join(folder, "x.js"))("colyseus.js")
  const child = spawn(process.execPath, [here, "--colyseus", folder], { stdio: ["ignore", "ignore", "inherit", "ipc"] })
  const port = await new Promise(done => child.once("message", done)), pace = new Pace()
  for (let table = 0; table < tables; table++) {
    const first = await new Client(`http://127.0.0.1:${port}`).create("pig"), second = await new Client(`http://127.0.0.1:${port}`).joinById(first.roomId)
    for (const [seat, room] of [first, second].entries()) {
      let asked = -1
      const player = { move: () => room.send("move", { id: room.state.step, step: room.state.step, m: Math.random() < 0.5 ? "roll" : "hold" }) }
      room.onMessage("ok", () => pace.answered(player))
      const look = state => {
        if (state.active !== seat || asked === state.step) return
        asked = state.step
        pace.due(player)
      }
      room.onStateChange(look)
      look(room.state)
    }
  }
  const result = await pace.run(rate, child.pid)
  child.kill()
  return result
}

async function playOurs(program, folder, rate) {
  const { WebSocket } = createRequire(join(folder, "x.js"))("ws"), file = mkdtempSync(join(tmpdir(), "dizaine-peers-"))
  const limits = "messages changes makes requests guests easy-guests".split(" ").map(name => `${name}=0`).concat(["guests-per-address=1000000", "tables-per-address=100000", "tables-per-guest=100000", "sockets-per-address=100000"])
  const child = spawn(program, ["serve", "--bind", "127.0.0.1", "--port", "0", "--quiet", "--db", join(file, "p.db"), ...limits.flatMap(limit => ["--limit", limit])], { stdio: ["ignore", "pipe", "ignore"] })
  const url = await new Promise(done => child.stdout.once("data", data => done(/http:\/\/[^\s/]+/.exec(data)[0]))), pace = new Pace(), sockets = []
  const guests = await Promise.all([0, 1].map(async () => /dizaine=\w+/.exec((await fetch(url + "/api/me")).headers.get("set-cookie"))[0]))
  const makeTable = async () => (await (await fetch(url + "/api/tables", {
    method: "POST", headers: { cookie: guests[0], "content-type": "application/json" }, body: '{"game":"pig","players":2,"pause":0}',
  })).json()).table
  const join_ = async (table, seat) => {
    const socket = new WebSocket(`${url.replace("http", "ws")}/api/ws?table=${table}`, { headers: { cookie: guests[seat] }, perMessageDeflate: false })
    const send = message => socket.send(JSON.stringify(message))
    let id = 0, moved = 0, step = -1, legal = [], sat = false, started = false
    const player = { move: () => send({ t: "move", id: moved = ++id, step, m: legal[Math.floor(legal.length * Math.random())] }) }
    sockets.push(socket)
    socket.on("message", data => {
      for (const line of data.toString().split("\n")) {
        const message = JSON.parse(line)
        if (message.t === "ok" && message.id === moved) pace.answered(player)
        if (message.t === "ok" && message.table) {
          socket.close()
          join_(message.table, seat)
        }
        if (message.t === "table" && message.table.state === "lobby" && !sat) {
          sat = true
          send({ t: "sit", id: ++id, seat, name: "P" + seat })
        } else if (message.t === "table" && message.table.state === "lobby" && !seat && !started && message.table.seats.every(s => s.here)) {
          started = true
          send({ t: "start", id: ++id })
        }
        if (message.t !== "contract") continue
        if (message.c.over) send({ t: "rematch", id: ++id })
        else if (message.c.legal.length && message.c.step !== step) {
          legal = message.c.legal
          step = message.c.step
          pace.due(player)
        }
      }
    })
  }
  for (let table = 0; table < tables; table++) {
    const made = await makeTable()
    for (const seat of [0, 1]) await join_(made, seat)
  }
  const result = await pace.run(rate, child.pid)
  child.kill()
  for (const socket of sockets) socket.terminate()
  rmSync(file, { recursive: true })
  return result
}

if (process.argv[2] === "--colyseus") {
  await colyseus(process.argv[3])
} else {
  const program = process.argv[2] ?? fileURLToPath(new URL("../build/dizaine", import.meta.url)), folder = process.env.FOLDER ?? mkdtempSync(join(tmpdir(), "dizaine-peers-"))
  const list = values => values.sort((a, b) => a - b).map(value => value.toFixed(2)).join(" ")
  try {
    createRequire(join(folder, "x.js")).resolve("colyseus.js")
  } catch {
    writeFileSync(join(folder, "package.json"), '{"private":true}')
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--silent", "--ignore-scripts", ...packages], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] })
  }
  for (const rate of rates) {
    const got = { ours: [], colyseus: [] }
    for (let round = 0; round < rounds; round++) {
      got.ours.push(await playOurs(program, folder, rate))
      got.colyseus.push(await playColyseus(folder, rate))
    }
    for (const [name, results] of Object.entries(got))
      console.log(`${rate} moves/s at ${tables} tables, ${name.padEnd(8)}: p50 ${list(results.map(one => one.p50))} ms, p99 ${list(results.map(one => one.p99))} ms, `
        + `${list(results.map(one => one.us))} us of the server's processor a move, ${list(results.map(one => one.moves))} moves/s`)
  }
  if (!process.env.FOLDER) rmSync(folder, { recursive: true })
  process.exit(0)
}
