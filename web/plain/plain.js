// plain.js: a plain page that can make a table and play any game by its move texts; for trying the server by hand.
"use strict";
const at = (id) => document.getElementById(id);
let socket, table, contract, next_id = 1, log = [];

const api = async (path, body) => {
    const options = body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    const answer = await fetch("api/" + path, options);
    const json = await answer.json();
    if (!answer.ok) throw new Error(json.sentence);
    return json;
};

const send = (message) => socket.send(JSON.stringify({ id: next_id++, ...message }));

const button = (text, action) => {
    const made = document.createElement("button");
    made.textContent = text;
    made.onclick = action;
    return made;
};

const show = () => {
    at("link").textContent = `${table.state} · ${location.origin}${new URL("t/" + table.code, document.baseURI).pathname}`;
    const buttons = [];
    if (table.state === "lobby") {
        table.seats.forEach((seat, i) => {
            if (seat.kind === "person" && !seat.here)
                buttons.push(button(`Sit on ${i}`, () => send({ t: "sit", seat: i, name: at("name").value })));
        });
        if (table.you.host) buttons.push(button("Start", () => send({ t: "start", fill: "random" })));
    }
    if (table.state === "over") buttons.push(button("Again", () => send({ t: "rematch" })));
    at("buttons").replaceChildren(...buttons);
    if (!contract) return;
    at("legal").replaceChildren(...contract.legal.map((text) => button(text, () => {
        const clue = text.startsWith("tell") ? " " + prompt("Clue") : "";
        send({ t: "move", step: contract.step, m: text + clue });
    })));
    at("log").textContent = log.slice(-12).map((line) => line.m).join("\n");
    at("view").textContent = JSON.stringify({ waiting: contract.waiting, score: contract.score, ...contract.view }, null, 1);
};

const hear = (message) => {
    if (message.t === "table") table = message.table;
    if (message.t === "ok" && message.table) join(message.table);
    if (message.t === "no") alert(message.sentence);
    if (message.t === "contract") {
        contract = message.c;
        log = log.slice(0, contract.log.from).concat(contract.log.lines);
    }
    show();
};

const join = (id) => {
    if (socket) socket.onclose = null;
    if (socket) socket.close();
    log = [];
    contract = undefined;
    const url = new URL("api/ws?table=" + encodeURIComponent(id), document.baseURI);
    url.protocol = url.protocol.replace("http", "ws");
    socket = new WebSocket(url);
    socket.onmessage = (event) => event.data.split("\n").forEach((line) => hear(JSON.parse(line)));
    socket.onclose = () => setTimeout(() => join(id), 1000);
};

at("make").onsubmit = async (event) => {
    event.preventDefault();
    const players = Number(at("players").value), bots = Math.min(Number(at("bots").value), players - 1);
    const seats = Array.from({ length: players }, (_, i) => i < players - bots ? { kind: "person" } : { kind: "bot", level: "random" });
    try {
        join((await api("tables", { game: at("game").value, players, seats })).table);
    } catch (error) {
        alert(error.message);
    }
};

(async () => {
    await api("me");
    const { games } = await api("games");
    at("game").replaceChildren(...games.map(({ game }) => new Option(game, game)));
    const code = location.pathname.match(/\/t\/(\w+)$/);
    if (code) join(code[1]);
})();
