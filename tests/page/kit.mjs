// What the tests of the page share: a plain file server for web/dist, Debian's Chromium and Firefox, axe, pictures of screens.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { connect, createServer as createNetServer } from 'node:net';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const dist = join(root, 'web/dist');
export const shots = join(root, 'build/shots');
/** [game, players, options] of the tables that tests play (tests/lib/variants), and the games there are. */
export const variants = (...use) => execFileSync(join(root, 'tests/lib/variants'), use, { encoding: 'utf8' }).trimEnd().split('\n')
    .map((line) => line.split(' ')).map(([game, players, options]) => [game, Number(players), options]);
export const games = variants('--games').map(([game]) => game);
const fromWeb = createRequire(join(root, 'web/package.json'));
const { chromium, _bidiFirefox: firefox } = fromWeb('playwright-core');
const axe = readFileSync(fromWeb.resolve('axe-core/axe.min.js'), 'utf8');

/* Milliseconds until a test gives up: a busy machine is slow, and only a fault waits so long. */
export const PATIENCE = Number(process.env.PATIENCE ?? 300000);

const TYPES = {
    '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png',
    '.woff2': 'font/woff2', '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json',
};
export const CSP = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws: wss:";

/* The files of the page without a server of games: what a person alone needs. `install` serves those of another folder from now on. */
export async function serveFiles() {
    let folder = dist, trouble = null;
    const server = createServer((request, response) => {
        if (trouble !== null) return trouble(response);
        const path = decodeURIComponent(new URL(request.url, 'http://x').pathname);
        if (path.startsWith('/api/')) {
            response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"why":"not_found"}');
            return;
        }
        const file = join(folder, path);
        const found = !path.endsWith('/') && existsSync(file) ? file : join(folder, 'index.html');
        if (found !== file && path.startsWith('/assets/')) return void response.writeHead(404).end();
        response.writeHead(200, { 'Content-Type': TYPES[extname(found)] ?? 'application/octet-stream', 'Content-Security-Policy': CSP });
        response.end(readFileSync(found));
    });
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address();
    return {
        url: `http://127.0.0.1:${port}`,
        install: (other) => (folder = other),
        /* What happens to every request instead of an answer; null: nothing. */
        trouble: (what) => (trouble = what),
        close: () => new Promise((done) => (server.closeAllConnections(), server.close(done))),
    };
}

const launchChromium = () => chromium.launch({
    // The shell is the same Chromium without windows, tabs and bars, which cost three times as much as the page.
    executablePath: process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync),
    headless: true,
    timeout: PATIENCE,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--mute-audio'],
});

/* Debian's Firefox by WebDriver BiDi. What BiDi cannot ask for stands in its settings. */
const launchFirefox = () => firefox.launch({
    executablePath: FIREFOX,
    headless: true,
    timeout: PATIENCE,
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'media.volume_scale': '0.0', 'network.captive-portal-service.enabled': false, 'network.connectivity-service.enabled': false },
});

export const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

/** A browser: Chromium, or Firefox where BROWSER says so. */
export async function openBrowser() {
    const home = mkdtempSync(join(tmpdir(), 'dizaine-page-'));
    const browser = process.env.BROWSER === 'firefox' ? await launchFirefox() : await launchChromium();
    const open = browser.newContext.bind(browser);
    browser.newContext = async (options) => {
        const context = await open(options);
        context.setDefaultTimeout(PATIENCE);
        return context;
    };
    return {
        browser,
        close: async () => {
            await browser.close();
            rmSync(home, { recursive: true, force: true });
        },
    };
}

/* A person: a browser of their own, with a language, a light and a size. Errors of the page fail the test that asks for them. */
export async function person(browser, { lang = 'en', theme = 'light', size = [390, 844], motion = 'reduce', settings = {} } = {}) {
    const context = await browser.newContext({
        viewport: { width: size[0], height: size[1] },
        locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
        colorScheme: theme,
        reducedMotion: motion,
        hasTouch: size[0] < 900,
    });
    await context.addInitScript(
        ([key, value]) => {
            if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
        },
        ['dizaine.settings', JSON.stringify({ lang, pace: 'instant', sound: false, ...settings })],
    );
    const page = await context.newPage();
    // Chromium gives up what it loads when the machine gets another network interface, as tests/nodes.py makes them.
    const goto = page.goto.bind(page);
    page.goto = async (...to) => {
        for (;;)
            try {
                return await goto(...to);
            } catch (error) {
                if (!error.message.includes('ERR_NETWORK_CHANGED')) throw error;
            }
    };
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(message.text())) errors.push(message.text());
    });
    return { context, page, errors };
}

export async function violations(page) {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
    const result = await page.evaluate(() =>
        axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }),
    );
    return result.violations.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`).join(' | ')}`);
}

/* What does not fit on a screen: sideways overflow, a dock below the fold, targets under 44 px. */
export async function misfits(page) {
    return page.evaluate(() => {
        const found = [];
        const width = innerWidth;
        if (document.scrollingElement.scrollWidth > width + 1) found.push(`sideways by ${document.scrollingElement.scrollWidth - width}`);
        const top = document.querySelector('dialog[open]') ?? document.body;
        for (const element of top.querySelectorAll('button, a, input, select, summary, .choice label')) {
            const box = element.getBoundingClientRect();
            if (box.width === 0 || element.closest('.vh') || element.matches('.choice input, .switch input')) continue;
            if (box.width < 43.5 || box.height < 43.5)
                found.push(`small: ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)} ${Math.round(box.width)}x${Math.round(box.height)}`);
        }
        for (const element of top.querySelectorAll('*')) {
            if (element.closest('svg, .vh, .cards, .rules-table') || element.matches('.vh *')) continue;
            const box = element.getBoundingClientRect();
            if (box.width > 0 && box.right > width + 1) found.push(`wide: ${element.className} ${Math.round(box.right)}`);
        }
        for (const cell of top.querySelectorAll('td, th'))
            for (const inner of cell.children)
                if (!inner.matches('.vh') && inner.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1) found.push(`out of its cell: ${cell.textContent.slice(0, 30)}`);
        const dock = document.querySelector('.dock');
        if (dock && dock.getBoundingClientRect().bottom > innerHeight + 1) found.push(`dock below the fold by ${Math.round(dock.getBoundingClientRect().bottom - innerHeight)}`);
        return [...new Set(found)].slice(0, 8);
    });
}

/* What moves although the person asked for less motion. */
export async function moving(page) {
    return page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime > 0)
        .map((one) => `${one.animationName ?? one.transitionProperty} moves: ${one.effect.target?.className?.baseVal ?? one.effect.target?.className}`));
}

/* Whether whoever decides sees that part of the table without scrolling: its lowest pixels above the dock. */
export async function hiddenByDock(page, selector) {
    return page.evaluate((what) => {
        const dock = document.querySelector('.dock')?.getBoundingClientRect();
        const part = document.querySelector(what)?.getBoundingClientRect();
        if (!dock || !part || part.right <= dock.left || part.left >= dock.right) return 0;
        return Math.max(0, Math.round(part.bottom - dock.top));
    }, selector);
}

/* Texts that lie over each other. */
export async function overlaps(page) {
    return page.evaluate(() => {
        const texts = [];
        const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const parent = node.parentElement;
            if (node.textContent.trim() === '' || parent.closest('.vh, svg, .dock, dialog') || !parent.checkVisibility()) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            // What is cut off by its own box is not seen outside of it; the upper and lower fifth of a line are empty.
            const cut = getComputedStyle(parent).overflow !== 'visible' ? parent.getBoundingClientRect().right : Infinity;
            for (const box of range.getClientRects())
                if (box.width > 0) texts.push({ node, text: node.textContent.trim(), left: box.left, right: Math.min(box.right, cut), top: box.top + box.height / 5, bottom: box.bottom - box.height / 5 });
        }
        const found = [];
        texts.forEach((a, i) => {
            for (const b of texts.slice(i + 1))
                if (a.node !== b.node && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3) found.push(`"${a.text}" over "${b.text}"`);
        });
        return found.slice(0, 6);
    });
}

export async function shoot(page, name) {
    mkdirSync(shots, { recursive: true });
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await page.screenshot({ path: join(shots, `${name}.jpg`), type: 'jpeg', quality: 85 });
}

/* Nothing that axe or a ruler finds is wrong with what is shown, and its picture is kept. */
export async function fits(page, name) {
    assert.deepEqual(await violations(page), [], name);
    assert.deepEqual(await misfits(page), [], name);
    await shoot(page, name);
}

/* A wire between a browser and the server that can be cut and mended; `silence` leaves what is connected open but carries nothing more of
 * it, as when a phone changes networks, and `deafen` carries only what the browser says. What connects later is carried. */
export async function wire(url) {
    const sockets = new Set();
    const pairs = new Set();
    let whole = true;
    const server = createNetServer((near) => {
        if (!whole) return near.destroy();
        const far = connect(Number(new URL(url).port), '127.0.0.1');
        const pair = { near, far, silent: false };
        for (const socket of [near, far]) {
            sockets.add(socket);
            socket.on('error', () => undefined);
            socket.on('close', () => {
                sockets.delete(socket);
                if (pair.silent) return;
                near.destroy();
                far.destroy();
            });
        }
        near.pipe(far).pipe(near);
        pairs.add(pair);
        near.on('close', () => pairs.delete(pair));
    });
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    const cut = () => {
        whole = false;
        for (const socket of sockets) socket.destroy();
    };
    return {
        url: `http://127.0.0.1:${server.address().port}`,
        cut,
        mend: () => (whole = true),
        silence: () => {
            for (const pair of pairs) {
                pair.silent = true;
                pair.near.unpipe(pair.far).resume();
                pair.far.unpipe(pair.near).resume();
            }
        },
        deafen: () => pairs.forEach(({ near, far }) => far.unpipe(near).resume()),
        close: () => new Promise((done) => (cut(), server.close(done))),
    };
}

/* The real server with an empty file of its own. */
export async function serveGames(...options) {
    const home = mkdtempSync(join(tmpdir(), 'dizaine-serve-'));
    const child = spawn(join(root, 'build/dizaine'), ['serve', '--port', '0', '--bind', '127.0.0.1', '--db', join(home, 'games.db'), '--quiet', ...options], {
        stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    const url = await new Promise((done, fail) => {
        const read = (chunk) => {
            text += chunk;
            const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text);
            if (found) done(found[0]);
        };
        child.stdout.on('data', read);
        child.stderr.on('data', read);
        child.on('exit', (code) => fail(new Error(`the server ended with ${code}: ${text}`)));
    });
    return {
        url,
        log: () => text,
        admin: (...args) => execFileSync(join(root, 'build/dizaine'), ['admin', ...args, '--db', join(home, 'games.db')], { encoding: 'utf8' }),
        close: () =>
            new Promise((done) => {
                child.removeAllListeners('exit');
                child.on('exit', () => {
                    rmSync(home, { recursive: true, force: true });
                    done();
                });
                child.kill('SIGTERM');
            }),
    };
}

/* Begins a game alone from the shelf, as a new user would: three clicks. */
export async function startAlone(page, url, game = 'dix') {
    await page.goto(url);
    await page.click(`.box a[href$="/new/${game}"]`);
    await page.click('.new-form button[type=submit]');
    await page.waitForSelector('.dock');
}

/* What a person chose last time, so that a test need not click it together. */
export async function wish(page, url, game, choice) {
    await page.goto(`${url}/rules/${game}`);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [`dizaine.wish.${game}`, JSON.stringify(choice)]);
}

/* A table of friends that shows one contract and stays there: the page believes that it talks to a server. */
export async function showContract(page, url, contract, part = {}, refusal = null) {
    const seats = contract.names.map((name, i) => ({
        kind: i < 6 ? 'person' : 'bot', level: null, name, guest: `g${i}`, here: true, online: i !== 2, standin: null,
    }));
    const table = {
        id: 't1', code: 'K7M4QX', game: contract.game, options: contract.options, players: contract.players, lang: 'fr', name: '', decks: ['base'], public: false,
        spectate: true, state: contract.over ? 'over' : 'playing', host: 'g0', you: { guest: 'g0', seat: contract.seat, host: true }, seats, clock: null,
        pause: 700, spectators: 0, undo: null, rematch: null, previous: null, at: 0, ...part,
    };
    await page.unrouteAll();
    await page.route('**/api/me', (route) => route.fulfill({ json: { guest: 'g0', name: 'Ana', lang: 'fr' } }));
    await page.route('**/api/qr*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h3v3H1zM5 1h3v3H5zM1 5h3v3H1z"/></svg>' }));
    await page.routeWebSocket(/\/api\/ws/, (socket) => {
        socket.send(JSON.stringify({ t: 'table', table }));
        if (table.state !== 'lobby') socket.send(JSON.stringify({ t: 'contract', c: contract, left_ms: [] }));
        for (const [n, text] of [[1, 'Bonjour !'], [2, 'Qui commence ?']]) socket.send(JSON.stringify({ t: 'chat', n, seat: n - 1, guest: 'g', name: contract.names[n - 1], text, at: 0 }));
        socket.onMessage((text) => {
            const { id } = JSON.parse(text);
            socket.send(JSON.stringify(refusal ? { t: 'no', id, sentence: '', ...refusal } : { t: 'ok', id, seq: contract.seq }));
        });
    });
    await page.goto(`${url}/t/K7M4QX`);
}

/* The screens that every part of the page must fit. */
export const SIZES = [[390, 844], [360, 640], [320, 568], [844, 390], [768, 1024], [1024, 768], [1280, 800], [1440, 900], [1920, 1080]];

/* axe looks at the structure more than at the size: once at a phone, once at a desktop is enough. */
export async function check(page, name, faults) {
    await shoot(page, name);
    const found = [...(/390x844|1440x900-light/.test(name) ? await violations(page) : []), ...(await misfits(page))];
    if (found.length > 0) faults.push(`${name}: ${found.join('; ')}`);
}
