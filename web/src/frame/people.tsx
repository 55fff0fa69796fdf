// Who is at the table, for its host: silence somebody, take a seat away, send somebody away, and lift all that again.
import './people.css';
import { useState } from 'preact/hooks';
import { Button, Sheet } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { Avatar } from '../parts/avatar.tsx';
import type { Lobby, TableInfo } from '../source/source.ts';
import { t } from '../words.ts';

interface Person {
    guest: string;
    name: string;
    seat: number | null;
    what: 'muted' | 'removed' | 'banned' | null;
}

/* Everybody but oneself: those with a seat, those who watch, and those about whom something was decided. */
function peopleOf(table: TableInfo): Person[] {
    const held = new Map((table.banned ?? []).map((one) => [one.guest, one]));
    const people: Person[] = [];
    const add = (guest: string, name: string, seat: number | null) => {
        if (guest === table.you.guest || people.some((one) => one.guest === guest)) return;
        people.push({ guest, name: name === '' ? t('people.nameless') : name, seat, what: held.get(guest)?.what ?? null });
    };
    table.seats.forEach((seat, i) => seat.guest !== null && add(seat.guest, seat.name, i));
    for (const one of table.watching ?? []) add(one.guest, one.name, null);
    for (const one of held.values()) add(one.guest, one.name, null);
    return people;
}

function Row({ person, lobby, onBan }: { person: Person; lobby: Lobby; onBan: (person: Person) => void }) {
    const { guest, name, seat, what } = person;
    return (
        <li class="person">
            {seat === null ? <Icon name="eye" class="ic log-mark" /> : <Avatar seat={seat} name={name} />}
            <span class="nm">
                <bdi>{name}</bdi>
                {what !== null && <span class="muted"> · {t(`people.${what}`)}</span>}
            </span>
            <span class="person-acts">
                {what === null && (
                    <Button aria-label={t('people.mute.who', { name })} onClick={() => lobby.mute(guest, true)}>
                        {t('people.mute')}
                    </Button>
                )}
                {what === 'muted' && (
                    <Button aria-label={t('people.unmute.who', { name })} onClick={() => lobby.mute(guest, false)}>
                        {t('people.unmute')}
                    </Button>
                )}
                {what === 'banned' || what === 'removed' ? (
                    <Button aria-label={t('people.lift.who', { name })} onClick={() => lobby.ban(guest, false)}>
                        {t('people.lift')}
                    </Button>
                ) : (
                    <Button aria-label={t('people.ban.who', { name })} onClick={() => onBan(person)}>
                        {t('people.ban')}
                    </Button>
                )}
            </span>
        </li>
    );
}

export function PeopleSheet({ table, lobby, onClose }: { table: TableInfo; lobby: Lobby; onClose: () => void }) {
    const [asked, ask] = useState<Person | null>(null);
    const people = peopleOf(table);
    if (asked !== null)
        return (
            <Sheet title={t('people.ban.who', { name: asked.name })} onClose={() => ask(null)}>
                <p>{t('people.ban.line')}</p>
                <Button class="wide" onClick={() => ask(null)}>
                    {t('people.ban.not')}
                </Button>
                <Button
                    go
                    class="wide"
                    onClick={() => {
                        lobby.ban(asked.guest, true);
                        ask(null);
                    }}
                >
                    {t('people.ban.go')}
                </Button>
            </Sheet>
        );
    return (
        <Sheet title={t('people')} onClose={onClose}>
            <p class="muted">{t('people.line')}</p>
            {people.length === 0 && <p>{t('people.none')}</p>}
            <ul class="people">
                {people.map((person) => (
                    <Row key={person.guest} person={person} lobby={lobby} onBan={ask} />
                ))}
            </ul>
        </Sheet>
    );
}
