// A table on a server, over a WebSocket that comes back by itself: after a drop it asks for the log lines that it lacks and sends
// unanswered messages again, which the server takes without harm.
import type { Contract, GameName } from '../contract.ts';
import { isGame } from '../games.tsx';
import { toast } from '../parts/said.tsx';
import { base } from '../router.tsx';
import { current, onChange } from '../settings.ts';
import { deckAsked, me } from './api.ts';
import { withChanges } from './changes.ts';
import type { Adviser } from './adviser.ts';
import { Base, namesShown, randomHex, shownName, withContract, withNames, type Hint, type Lobby, type Plan, type Source, type TableInfo } from './source.ts';

type Message = { t: string; id?: number | null } & Record<string, unknown>;
interface Waiting {
    message: Message;
    done: (answer: Message | null) => void;
}

/* Closed for good with these codes; any other close is followed by another try. */
const FOR_GOOD = new Set([4403, 4404, 4410]);
/* Another of several servers has the table; the reason names it, as in "node=n2", for the proxy. */
const ELSEWHERE = 4421;
/* So often at once; after that with pauses. */
const LED_MOST = 5;
/* The cookie is lost: ask for another; a browser that keeps none is told so. */
const NO_GUEST = 4401;
const STRANGE_MOST = 3;
const PAUSE_LEAST_MS = 250;
const PAUSE_MOST_MS = 8000;
/* A phone that slept or changed networks may hold a connection that is dead without knowing it: whoever asked something and hears nothing
 * for so long connects anew, and whoever heard nothing for a while asks. */
const PATIENCE_MS = 5000;
const QUIET_MS = 40_000;

/* The operator's last announcement; who connects again hears it again. */
let newsAt = 0;

export class Remote extends Base implements Source {
    readonly kind = 'remote' as const;
    private socket: WebSocket | null = null;
    private ids = 0;
    private waiting = new Map<number, Waiting>();
    private next: Plan | null = null;
    private pause = PAUSE_LEAST_MS;
    private timer = 0;
    private strange = 0;
    private patience = 0;
    private quiet = 0;
    private closed = false;
    private adviser: Adviser | null = null;
    private node = '';
    private led = 0;
    private told: Contract | null = null;
    private nonce = randomHex(16);
    private deaf: () => void;
    readonly lobby: Lobby;

    constructor(private readonly where: string) {
        super();
        this.lobby = {
            sit: (seat, name) => void this.send({ t: 'sit', seat, name, nonce: this.nonce }),
            name: (name) => void this.send({ t: 'name', name }),
            seat: (seat, kind, level) => void this.send({ t: 'seat', seat, kind, ...(level ? { level } : {}) }),
            remove: (seat) => void this.send({ t: 'remove', seat, guest: this.get().table?.seats[seat]?.guest ?? undefined }),
            relay: (seat) => void this.send({ t: 'relay', seat }),
            nudge: (seat) => void this.send({ t: 'nudge', seat }),
            next: (on) => void this.send({ t: 'next', on }),
            later: () => this.set({ asked: null }),
            mute: (guest, on) => void this.send({ t: 'mute', guest, on }),
            ban: (guest, on) => void this.send({ t: 'ban', guest, on }),
            code: async () => (await this.send({ t: 'code' })) !== null,
            report: async (what, n, text) => (await this.send({ t: 'report', what, n, ...(text === '' ? {} : { text }) })) !== null,
            start: (fill) => void this.send({ t: 'start', ...(fill ? { fill } : {}) }),
            decks: (decks) => void this.send({ t: 'decks', decks: decks.map(deckAsked) }),
            end: () => void this.send({ t: 'close' }),
            device: async () => {
                const answer = await this.send({ t: 'link' });
                return typeof answer?.['link'] === 'string' ? answer['link'].slice(answer['link'].indexOf('d#')) : null;
            },
        };
        let advised = current().help === 'advice';
        this.deaf = onChange(() => {
            const wanted = current().help === 'advice';
            if (wanted !== advised) void this.send({ t: 'sync', advice: (advised = wanted) });
        });
        addEventListener('online', this.wake);
        document.addEventListener('visibilitychange', this.wake);
        void this.connect();
    }

    /* A phone that wakes up, or a network that returns, need not wait for the pause to end. */
    private wake = () => {
        if (this.closed || document.visibilityState === 'hidden') return;
        if (this.socket === null) {
            clearTimeout(this.timer);
            void this.connect();
        } else this.ask();
    };

    /* Whether anybody is there: the answer is the newest of everything. */
    private ask = () => {
        clearTimeout(this.quiet);
        if (this.socket?.readyState === WebSocket.OPEN && document.visibilityState !== 'hidden') void this.send({ t: 'sync' });
    };

    private await(socket: WebSocket): void {
        if (this.patience !== 0) return;
        this.patience = window.setTimeout(() => {
            this.patience = 0;
            if (this.socket !== socket) return;
            socket.onmessage = socket.onopen = socket.onclose = null;
            socket.close();
            this.lose();
        }, PATIENCE_MS);
    }

    private heard(socket: WebSocket): void {
        clearTimeout(this.patience);
        clearTimeout(this.quiet);
        this.patience = 0;
        if (this.waiting.size > 0) this.await(socket);
        this.quiet = window.setTimeout(this.ask, QUIET_MS);
    }

    private async connect(): Promise<void> {
        try {
            await me(this.strange > 0);
        } catch {
            this.lose();
            return;
        }
        if (this.closed || this.socket) return;
        const url = new URL(`${base}api/ws`, location.href);
        url.protocol = url.protocol.replace('http', 'ws');
        url.searchParams.set('table', this.where);
        url.searchParams.set('changes', '1');
        if (this.picture.lines.length > 0) url.searchParams.set('from', String(this.picture.lines.length));
        if (current().help === 'advice') url.searchParams.set('advice', '1');
        if (this.node !== '') url.searchParams.set('node', this.node);
        const socket = new WebSocket(url);
        this.socket = socket;
        this.await(socket);
        socket.onmessage = (event) => {
            for (const line of String(event.data).split('\n')) if (line !== '') this.take(JSON.parse(line) as Message);
            if (this.socket === socket) this.heard(socket);
        };
        socket.onopen = () => {
            if (this.picture.link !== 'kept') this.set({ link: 'live', why: null });
            for (const one of this.waiting.values()) socket.send(JSON.stringify(one.message));
        };
        socket.onclose = (event) => {
            if (this.socket !== socket) return;
            this.socket = null;
            if (this.closed) return;
            if (event.code === NO_GUEST) this.strange++;
            this.node = event.code === ELSEWHERE ? event.reason.replace('node=', '') : '';
            if (event.code === ELSEWHERE && this.led++ < LED_MOST) {
                void this.connect();
                return;
            }
            if (FOR_GOOD.has(event.code) || this.strange >= STRANGE_MOST) {
                this.set({ link: 'gone', why: event.reason || 'no_such_table' });
                return;
            }
            this.lose();
        };
    }

    private lose(): void {
        this.socket = null;
        clearTimeout(this.patience);
        clearTimeout(this.quiet);
        this.patience = 0;
        if (this.closed) return;
        this.set({ link: this.picture.table === null ? 'opening' : 'lost' });
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => void this.connect(), this.pause * (0.75 + Math.random() / 2));
        this.pause = Math.min(this.pause * 2, PAUSE_MOST_MS);
    }

    private send(message: Message): Promise<Message | null> {
        const id = ++this.ids;
        const whole = { ...message, id };
        return new Promise((done) => {
            this.waiting.set(id, { message: whole, done });
            if (this.socket?.readyState !== WebSocket.OPEN) return;
            this.socket.send(JSON.stringify(whole));
            this.await(this.socket);
        });
    }

    private take(message: Message): void {
        switch (message.t) {
            case 'table':
                this.pause = PAUSE_LEAST_MS;
                this.strange = this.led = 0;
                this.takeTable(withNames(message['table'] as TableInfo));
                break;
            case 'nudge':
                this.set({ nudge: { n: ++this.ids, by: message['by'] as number, name: shownName(message['name'] as string), seat: message['seat'] as number } });
                break;
            case 'rematch':
                if (isGame(message['game'] as string)) this.set({ asked: { table: message['table'] as string, game: message['game'] as GameName, name: shownName(message['name'] as string) } });
                break;
            case 'wait':
                this.set({ link: message['on'] === true ? 'kept' : 'live' });
                break;
            case 'contract':
            case 'changes': {
                const left = (message['left_ms'] as (number | null)[] | undefined) ?? [];
                const now = performance.now();
                this.told = message.t === 'contract' ? (message['c'] as Contract) : withChanges(this.told as Contract, this.picture.lines, message['c'] as Record<string, unknown>);
                const next = withContract(this.picture, namesShown(this.told));
                this.set({ ...next, until: left.map((ms) => (ms === null ? null : now + ms)) });
                break;
            }
            case 'chat': {
                const n = message['n'] as number;
                if (this.picture.chat.some((line) => line.n === n)) break;
                const line = { n, seat: message['seat'] as number | null, guest: String(message['guest']), name: shownName(message['name'] as string), text: message['text'] as string };
                this.set({ chat: [...this.picture.chat, line].slice(-200) });
                break;
            }
            case 'forget':
                this.set({ chat: this.picture.chat.filter((line) => line.guest !== message['guest']) });
                break;
            case 'react': {
                const reaction = { n: ++this.ids, seat: message['seat'] as number | null, name: message['name'] as string, r: message['r'] as string };
                this.set({ reactions: [...this.picture.reactions, reaction].slice(-12) });
                break;
            }
            case 'announce':
                if (message['at'] === newsAt) break;
                newsAt = message['at'] as number;
                toast(String(message['text']), 'news');
                break;
            case 'ok':
            case 'no': {
                const one = typeof message.id === 'number' ? this.waiting.get(message.id) : undefined;
                if (one === undefined) break;
                this.waiting.delete(message.id as number);
                if (message.t === 'no') this.refused(one.message, message);
                one.done(message.t === 'ok' ? message : null);
                break;
            }
        }
    }

    private takeTable(table: TableInfo): void {
        const now = performance.now();
        this.set({ table, link: 'live', away: table.seats.map(({ away_ms: ms }) => (ms === undefined || ms === null ? null : now - ms)) });
    }

    private refused(sent: Message, answer: Message): void {
        if (sent.t === 'move') {
            this.next = null;
            if (answer['why'] === 'wrong_step') {
                void this.send({ t: 'sync', from: 0 });
                return;
            }
        }
        this.onRefusal({ why: String(answer['why']), rule: typeof answer['rule'] === 'string' ? answer['rule'] : null });
    }

    move(...texts: string[]): void {
        const { contract, busy } = this.picture;
        if (contract === null) return;
        if (busy) this.next = { step: contract.step, texts };
        else void this.follow(texts);
    }

    /* Each move is sent once the one before it is answered, and the table waits for it. */
    private async follow(texts: string[]): Promise<void> {
        this.set({ busy: true });
        for (const [i, text] of texts.entries()) {
            const contract = this.picture.contract as Contract;
            if (i > 0 && !contract.legal.includes(text)) break;
            if ((await this.send({ t: 'move', step: contract.step, m: text })) === null) break;
        }
        this.set({ busy: false });
        const next = this.next;
        this.next = null;
        if (next !== null && next.step === this.picture.contract?.step) this.move(...next.texts);
    }

    undo(agree: boolean): void {
        const point = this.picture.table?.undo?.point ?? this.picture.contract?.undo;
        if (point !== null && point !== undefined) void this.send({ t: 'undo', point, agree });
    }
    chat(text: string): void {
        void this.send({ t: 'chat', text, key: randomHex(8) });
    }
    react(r: string): void {
        void this.send({ t: 'react', r });
    }
    async rematch(): Promise<string | null> {
        const answer = await this.send({ t: 'rematch', nonce: randomHex(16) });
        return answer ? `/t/${String(answer['table'])}` : null;
    }
    leave(): void {
        void this.send({ t: 'leave' });
    }
    skip(): void {}
    hold(): void {}
    lift(): void {}
    async hint(): Promise<Hint | null> {
        const { Adviser } = await import('./adviser.ts');
        const { contract, lines } = this.picture;
        if (this.closed || contract === null) return null;
        this.adviser ??= new Adviser();
        return this.adviser.ask(contract, lines);
    }
    async why(seat: number): Promise<string | null> {
        const answer = await this.send({ t: 'why', seat, lang: current().lang });
        return typeof answer?.['text'] === 'string' ? answer['text'] : null;
    }
    close(): void {
        this.closed = true;
        this.adviser?.close();
        for (const timer of [this.timer, this.patience, this.quiet]) clearTimeout(timer);
        this.deaf();
        removeEventListener('online', this.wake);
        document.removeEventListener('visibilitychange', this.wake);
        this.socket?.close();
        this.socket = null;
    }
}
