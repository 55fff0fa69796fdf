// Which decks a table plays with: painted ones, and pictures that one brings. One at least; several are joined.
import './decks.css';
import { tLate } from '@/late.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { why } from '@/frame/why.ts';
import type { DecksProps } from '@/game.ts';
import { offeredDecks, theHouse } from '@/house/house.ts';
import { Button } from '@/parts/controls.tsx';
import { Icon } from '@/parts/icon.tsx';
import { toast } from '@/parts/said.tsx';
import { useSettings } from '@/settings.ts';
import { Refused } from '@/source/api.ts';
import { t } from '@/words.ts';
import { bring, uploadedDecks, removeDeck, type Upload } from './upload.ts';
import { LIMITS } from './limits.ts';
import { paintedDecks, Pic } from './pictures.tsx';

/* A face for each painted deck: the card that tells its world best at a glance. */
const FACE = 4;

/* Of "paper" and "own:ID:CARDS". */
function cardsOf(chosen: string[]): number {
    return chosen.reduce((sum, one) => sum + (one.startsWith('own:') ? Number(one.split(':')[2]) : LIMITS.cards), 0);
}

function DeckBox({ title, cards, on, onToggle, place }: { title: string; cards: number; on: boolean; onToggle: () => void; place: { deck: string | null; own: string | null; index: number } }) {
    return (
        <label class={`deck ${on ? 'on' : ''}`}>
            <input type="checkbox" checked={on} onChange={onToggle} />
            <span class="deck-pic">
                <Pic place={place} hidden sizes="96px" />
                {on && (
                    <span class="deck-mark">
                        <Icon name="check" />
                    </span>
                )}
            </span>
            <span class="deck-title">{title}</span>
            <small>{t('dixit.deck.cards', { n: cards })}</small>
        </label>
    );
}

function useUploads(): [Upload[] | null, () => void] {
    const [decks, set] = useState<Upload[] | null>(null);
    const load = () =>
        void uploadedDecks().then(
            (all) => set(all.filter((deck) => deck.state === 'ready')),
            () => set(null),
        );
    useEffect(load, []);
    return [decks, load];
}

/* Pictures in, a deck out; the report stays to be read. */
function Bring({ onDone }: { onDone: (deck: Upload) => void }) {
    const input = useRef<HTMLInputElement>(null);
    const [name, setName] = useState('');
    const [part, setPart] = useState<number | null | undefined>(undefined);
    const [report, setReport] = useState('');
    const take = async (files: File[]) => {
        if (files.length === 0) return;
        setPart(0);
        setReport('');
        try {
            const deck = await bring(files, name.trim() || tLate('dixit.deck.own.name'), setPart);
            setReport((deck.report ?? '').trim());
            if (deck.state === 'ready') onDone(deck);
        } catch (error) {
            toast(why(error instanceof Refused ? error.why : 'offline'), 'error');
        } finally {
            setPart(undefined);
            if (input.current) input.current.value = '';
        }
    };
    return (
        <div class="deck-bring">
            <div class="field">
                <label for="deck-name">{tLate('dixit.deck.own.title')}</label>
                <input id="deck-name" value={name} maxLength={40} placeholder={tLate('dixit.deck.own.name')} autocomplete="off" onInput={(event) => setName(event.currentTarget.value)} />
            </div>
            <input
                ref={input}
                id="deck-files"
                class="vh"
                type="file"
                multiple
                tabIndex={-1}
                aria-label={tLate('dixit.deck.own.add')}
                accept="image/png,image/jpeg,image/webp,image/gif,.zip,.txt"
                onChange={(event) => void take([...(event.currentTarget.files ?? [])])}
            />
            <Button icon="plus" disabled={part !== undefined} onClick={() => input.current?.click()}>
                {tLate('dixit.deck.own.add')}
            </Button>
            <p class="muted">{tLate('dixit.deck.own.line')}</p>
            {part !== undefined && (
                <p role="status">
                    {part === null ? tLate('dixit.deck.own.working') : tLate('dixit.deck.own.sending', { n: Math.round(part * 100) })}
                    <progress {...(part === null ? {} : { value: part })} aria-hidden="true" />
                </p>
            )}
            {report !== '' && (
                <pre class="deck-report" role="status">
                    {report}
                </pre>
            )}
        </div>
    );
}

export default function Decks({ chosen, onChange, shared = false }: DecksProps) {
    if (onChange !== null) return <DeckPicker chosen={chosen} onChange={onChange} shared={shared} />;
    return (
        <p>
            {t('deck.title')} <span class="muted">{t('dixit.deck.sum', { n: cardsOf(chosen) })}</span>
        </p>
    );
}

function DeckPicker({ chosen, onChange, shared }: { chosen: string[]; onChange: (chosen: string[]) => void; shared: boolean }) {
    const { lang } = useSettings();
    const [painted, setPainted] = useState<{ deck: string; title: string }[]>([]);
    const [own, again] = useUploads();
    const [open, unfold] = useState(false);
    useEffect(() => {
        if (!open) return;
        let live = true;
        void paintedDecks(lang).then(
            (decks) => live && setPainted(decks.filter(({ deck }) => theHouse()?.decks.includes(deck) ?? true)),
            () => undefined,
        );
        return () => void (live = false);
    }, [lang, open]);
    useEffect(() => {
        // A deck that was taken away since the last game cannot be played with.
        if (own === null || shared) return;
        const there = chosen.filter((one) => !one.startsWith('own:') || own.some((deck) => one === `own:${deck.deck}:${deck.cards}`));
        if (there.length !== chosen.length) onChange(there.length > 0 ? there : offeredDecks(['paper']));
    }, [own]);
    const toggle = (one: string) => {
        const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
        if (next.length > 0) onChange(next);
        else toast(t('dixit.deck.one'));
    };
    const forgetDeck = (deck: Upload) => {
        const left = chosen.filter((one) => !one.startsWith(`own:${deck.deck}:`));
        if (left.length !== chosen.length) onChange(left.length > 0 ? left : offeredDecks(['paper']));
        void removeDeck(deck.deck).then(again);
    };
    const others = shared && open ? chosen.filter((one) => one.startsWith('own:') && !(own ?? []).some((deck) => one.startsWith(`own:${deck.deck}:`))) : [];
    return (
        <details class="variants decks" onToggle={(event) => unfold(event.currentTarget.open)}>
            <summary>
                {t('deck.title')} <span class="muted">{t('dixit.deck.sum', { n: cardsOf(chosen) })}</span>
            </summary>
            <fieldset class="deck-grid">
                <legend class="vh">{t('deck.title')}</legend>
                {painted.map(({ deck, title }) => (
                    <DeckBox key={deck} title={title} cards={LIMITS.cards} on={chosen.includes(deck)} onToggle={() => toggle(deck)} place={{ deck, own: null, index: FACE }} />
                ))}
                {open && (own ?? []).map((deck) => (
                    <div key={deck.deck} class="deck-own">
                        <DeckBox
                            title={deck.name}
                            cards={deck.cards}
                            on={chosen.includes(`own:${deck.deck}:${deck.cards}`)}
                            onToggle={() => toggle(`own:${deck.deck}:${deck.cards}`)}
                            place={{ deck: null, own: deck.deck, index: 0 }}
                        />
                        <button type="button" class="ib" aria-label={tLate('dixit.deck.own.remove', { name: deck.name })} onClick={() => forgetDeck(deck)}>
                            <Icon name="cross" />
                        </button>
                    </div>
                ))}
                {others.map((one) => (
                    <DeckBox key={one} title={tLate('dixit.deck.own.name')} cards={Number(one.split(':')[2])} on onToggle={() => toggle(one)} place={{ deck: null, own: one.split(':')[1] as string, index: 0 }} />
                ))}
            </fieldset>
            {own !== null && theHouse()?.allow.decks !== false && (
                <Bring
                    onDone={(deck) => {
                        onChange([...chosen, `own:${deck.deck}:${deck.cards}`]);
                        again();
                    }}
                />
            )}
        </details>
    );
}
