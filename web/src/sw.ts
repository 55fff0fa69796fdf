// The service worker: keeps the whole page, so that it opens and plays with the network off after one visit. Names in assets/ carry a
// hash and never change; the page itself is asked for first and taken from the store when nobody answers.
const worker = self as unknown as ServiceWorkerGlobalScope;
const STORE = `dizaine-${VERSION}`;
const PATIENCE_MS = 4000;
const home = new URL('.', worker.location.href).href;

worker.addEventListener('install', (event) => {
    event.waitUntil(
        caches
            .open(STORE)
            .then((store) => store.addAll(KEPT.map((path) => new Request(new URL(path, home), { cache: 'reload' }))))
            .then(() => worker.skipWaiting()),
    );
});

worker.addEventListener('activate', (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) => Promise.all(names.filter((name) => name.startsWith('dizaine-') && name !== STORE).map((name) => caches.delete(name))))
            .then(() => worker.clients.claim()),
    );
});

/* The page as the server has it; the one that is kept where the server does not answer, or only a proxy does. */
async function newest(request: Request): Promise<Response> {
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE_MS));
    const answer = await Promise.race([fetch(request).catch(() => null), late]);
    if (answer !== null && answer.status < 500) return answer;
    return (await caches.match(home)) ?? answer ?? fetch(request);
}

worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const path = request.url.startsWith(home) ? request.url.slice(home.length) : null;
    if (request.method !== 'GET' || path === null || path.startsWith('api/') || path === 'healthz') return;
    if (request.mode === 'navigate') event.respondWith(newest(request));
    else event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)));
});

/* What the server says when a table waits: one notification for each table. A tap goes to it, in the tab that is open already if there is one. */
worker.addEventListener('push', (event) => {
    const said = (() => {
        try {
            return event.data?.json() as { table?: string; text?: string };
        } catch {
            return {};
        }
    })();
    event.waitUntil(
        worker.registration.showNotification('Dizaine', {
            body: said.text ?? '',
            tag: said.table ?? 'turn',
            data: { table: said.table ?? null },
            icon: new URL('icon-192.png', home).href,
        }),
    );
});

worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { table } = event.notification.data as { table: string | null };
    const address = new URL(table ? `t/${encodeURIComponent(table)}` : '', home).href;
    event.waitUntil(
        worker.clients.matchAll({ type: 'window' }).then((tabs) => {
            const there = tabs.find((tab) => tab.url === address) ?? tabs.find((tab) => tab.url.startsWith(home));
            if (!there) return worker.clients.openWindow(address);
            return there.focus().then((tab) => (tab.url === address ? tab : tab.navigate(address)));
        }),
    );
});
