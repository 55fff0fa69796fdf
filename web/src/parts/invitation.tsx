// Links that other devices can open. The server knows its addresses; a browser at "localhost" does not.
import './invitation.css';
import { useEffect, useState } from 'preact/hooks';
import { base } from '../router.tsx';
import { places, qr } from '../source/api.ts';
import { t } from '../words.ts';
import { Choice } from './controls.tsx';

const own = new URL(base, location.href).href;
const ownIsLocal = /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(location.hostname);

let asked: Promise<string[]> | null = null;
let chosen = '';

export interface Invitation {
    /* null until the server has said by which address others reach it */
    link: string | null;
    place: string;
    /* All that there are: a machine may be in several networks. None: nobody else can open the page. */
    all: string[] | null;
    choose(place: string): void;
}

/* A link to a path of this page, as "t/K7M4QXR2". */
export function useInvitation(path: string): Invitation {
    const [all, set] = useState<string[] | null>(null);
    const [, redraw] = useState(0);
    useEffect(() => {
        let here = true;
        asked ??= places().catch(() => {
            asked = null; // a server that is out of reach is asked again next time
            return [own];
        });
        void asked.then((found) => here && set(found));
        return () => void (here = false);
    }, []);
    const place = all?.includes(chosen) ? chosen : (all?.[0] ?? own);
    const choose = (next: string) => {
        chosen = next;
        redraw((n) => n + 1);
    };
    return { link: all === null && ownIsLocal ? null : place + path, place, all, choose };
}

export function InvitationCode({ link, alt }: { link: string | null; alt: string }) {
    if (link === null) return <span class="qr" />;
    return <img class="qr" src={qr(link)} alt={alt} width="160" height="160" />;
}

/* The choice of a network where there are several, and a word where there is none. */
export function InvitationPlaces({ place, all, choose }: Invitation) {
    if (all === null || all.length === 1) return null;
    if (all.length === 0) return <p class="invitation-alone">{t('invitation.alone')}</p>;
    return <Choice label={t('invitation.network')} value={place} options={all.map((value) => ({ value, label: new URL(value).host }))} onChange={choose} />;
}
