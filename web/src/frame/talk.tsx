// Chat and reactions of a table with friends.
import './talk.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { theHouse } from '../house/house.ts';
import { Button, Sheet } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { Avatar } from '../parts/avatar.tsx';
import { announce } from '../parts/said.tsx';
import { sound } from '../sound.ts';
import type { ChatLine, Picture, Source } from '../source/source.ts';
import { t } from '../words.ts';
import { ReportSheet } from './report.tsx';

/* The server's reactions are characters; the page shows them as its own icons. */
const REACTIONS = [
    { r: '👏', icon: 'clap' },
    { r: '❤️', icon: 'heart' },
    { r: '😂', icon: 'laugh' },
    { r: '😮', icon: 'wow' },
    { r: '🤔', icon: 'think' },
] as const;

const REACTION_MS = 2600;
const PREVIEW_MS = 6000;

type Icons = (typeof REACTIONS)[number]['icon'];
function iconOf(r: string): Icons | null {
    return REACTIONS.find((one) => one.r === r || one.r.startsWith(r))?.icon ?? null;
}

export function Talk({ source, picture, name, onClose }: { source: Source; picture: Picture; name: (seat: number) => string; onClose: () => void }) {
    const [text, set] = useState('');
    const [about, report] = useState<number | null>(null);
    const end = useRef<HTMLLIElement>(null);
    useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [picture.chat.length]);
    const send = (event: Event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        source.chat(text.trim());
        set('');
    };
    if (about !== null && source.lobby && picture.table)
        return (
            <ReportSheet table={picture.table} contract={picture.contract} picture={picture} lobby={source.lobby} about={{ what: 'chat', n: about }} onClose={() => report(null)} />
        );
    return (
        <Sheet title={t('chat')} onClose={onClose} class="talk">
            <ol class="chat" aria-live="polite">
                {picture.chat.length === 0 && <li class="muted">{t('chat.none')}</li>}
                {picture.chat.map((line) => (
                    <li key={line.n}>
                        {line.seat === null ? <Icon name="eye" class="ic log-mark" /> : <Avatar seat={line.seat} name={name(line.seat)} />}
                        <span>
                            <b>
                                <bdi>{line.name}</bdi>
                            </b>{' '}
                            <bdi>{line.text}</bdi>
                        </span>
                        {source.lobby && line.guest !== picture.table?.you.guest && (
                            <button type="button" class="ib" aria-label={t('report.chat.who', { name: line.name })} onClick={() => report(line.n)}>
                                <Icon name="flag" />
                            </button>
                        )}
                    </li>
                ))}
                <li ref={end} aria-hidden="true" />
            </ol>
            <div class="reactions" role="group" aria-label={t('react')}>
                {REACTIONS.map(({ r, icon }) => (
                    <button key={r} type="button" class="ib" aria-label={t(`react.${icon}`)} onClick={() => source.react(r)}>
                        <Icon name={icon} />
                    </button>
                ))}
            </div>
            {theHouse()?.allow.chat !== false && <form class="say-form" onSubmit={send}>
                <label class="vh" for="say">
                    {t('chat.say')}
                </label>
                <input id="say" value={text} maxLength={300} autocomplete="off" placeholder={t('chat.say')} onInput={(event) => set(event.currentTarget.value)} />
                <Button go type="submit" icon="send" aria-label={t('chat.send')} />
            </form>}
        </Sheet>
    );
}

/* Reactions and chat lines float up for a moment, with the name of who they come from. */
export function Reactions({ picture, name, reading }: { picture: Picture; name: (seat: number) => string; reading: boolean }) {
    const [shown, set] = useState<number>(picture.reactions.at(-1)?.n ?? 0);
    const fresh = picture.reactions.filter((one) => one.n > shown);
    useEffect(() => {
        const last = fresh.at(-1);
        if (last === undefined) return;
        const icon = iconOf(last.r);
        announce(t('react.by', { name: last.name, reaction: icon ? t(`react.${icon}`) : last.r }));
        sound('chat');
        const timer = setTimeout(() => set(last.n), REACTION_MS);
        return () => clearTimeout(timer);
    }, [fresh.at(-1)?.n]);
    const line = useNewest(picture);
    return (
        <div class="floating" aria-hidden="true">
            {line !== null && !reading && (
                <span key={`c${line.n}`} class="float chat-float">
                    {line.seat !== null && <Avatar seat={line.seat} name={name(line.seat)} />}
                    <span class="tx">
                        <b>
                            <bdi>{line.name}</bdi>
                        </b>{' '}
                        <bdi>{line.text}</bdi>
                    </span>
                </span>
            )}
            {fresh.map((one) => {
                const icon = iconOf(one.r);
                return (
                    <span key={one.n} class="float">
                        {one.seat !== null && <Avatar seat={one.seat} name={name(one.seat)} />}
                        <b>
                            <bdi>{one.name}</bdi>
                        </b>
                        {icon ? <Icon name={icon} /> : one.r}
                    </span>
                );
            })}
        </div>
    );
}

/* The chat line that has just come from somebody else; it goes after a moment. */
function useNewest({ chat, table }: Picture): ChatLine | null {
    const [line, show] = useState<ChatLine | null>(null);
    const known = useRef<number | null>(null);
    const last = chat.at(-1);
    useEffect(() => {
        // What was said before one came is in the chat.
        const fresh = known.current !== null && last !== undefined && last.n > known.current;
        if (table !== null) known.current = last?.n ?? 0;
        if (!fresh || last.guest === table?.you.guest) return;
        sound('chat');
        announce(`${last.name}: ${last.text}`);
        show(last);
        const timer = setTimeout(() => show(null), PREVIEW_MS);
        return () => clearTimeout(timer);
    }, [last?.n, table !== null]);
    return line !== null && chat.some((one) => one.n === line.n) ? line : null;
}
