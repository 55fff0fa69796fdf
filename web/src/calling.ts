// "It is your turn", outside the tab: a notification of this browser while the page is open somewhere, and Web Push when it is not. Off until
// the person switches it on.
import { change, current } from './settings.ts';
import { base } from './router.tsx';
import { reminders, remind, type Reminders } from './source/api.ts';

export function canCall(): boolean {
    return 'Notification' in globalThis && 'serviceWorker' in navigator && isSecureContext;
}

async function registration(): Promise<ServiceWorkerRegistration | null> {
    return (await navigator.serviceWorker.getRegistration(base)) ?? null;
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
    const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function base64url(key: ArrayBuffer | null): string {
    return btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/* Asks the browser, then the push service, then tells the server. False: the person or the browser said no. Where there is no push service
 * notifications still come while the page is open. */
export async function switchOn(): Promise<boolean> {
    if (!canCall() || (await Notification.requestPermission()) !== 'granted') return false;
    change({ call: true });
    const { key } = await reminders();
    const here = await registration();
    if (key === null || here === null || !('pushManager' in here)) return true;
    try {
        /* A subscription is to one server's key: one of another is of no use. */
        await (await here.pushManager.getSubscription())?.unsubscribe();
        const made = await here.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
        await remind({ push: { endpoint: made.endpoint, p256dh: base64url(made.getKey('p256dh')), auth: base64url(made.getKey('auth')) } });
    } catch {
        // no push service can be reached: notifications come while the page is open
    }
    return true;
}

export async function switchOff(): Promise<void> {
    change({ call: false });
    const subscription = await (await registration())?.pushManager?.getSubscription();
    if (!subscription) return;
    await remind({ remove: subscription.endpoint });
    await subscription.unsubscribe();
}

/* Whether the server can call this very browser. */
export async function isCalled(known: Reminders): Promise<boolean> {
    const subscription = await (await registration())?.pushManager?.getSubscription();
    return known.places.some((place) => place.address === subscription?.endpoint);
}

/* While the page is open but not seen. The one of the server has the same tag: they do not add up. */
export async function notify(text: string, table: string | null): Promise<void> {
    if (!current().call || !canCall() || Notification.permission !== 'granted' || document.visibilityState !== 'hidden') return;
    await (await registration())?.showNotification('Dizaine', { body: text, tag: table ?? 'turn', data: { table }, icon: `${base}icon-192.png` });
}
