// The sign of the house on its shelf: its name, and whether it is open.
import './sign.css';
import { useEffect, useState } from 'preact/hooks';
import { tLate } from '../late.ts';
import { current } from '../settings.ts';
import { Icon } from '../parts/icon.tsx';
import { said, type House } from './house.ts';
import { clockOf, dayName, openNow, time } from './hours.ts';

function Hours({ house }: { house: House }) {
    const [, again] = useState(0);
    useEffect(() => {
        const timer = setInterval(() => again((n) => n + 1), 60_000);
        return () => clearInterval(timer);
    }, []);
    const { lang } = current();
    const found = openNow(house);
    const today = clockOf(house).day;
    if (found === null) return null;
    const day = dayName(found.open ? today : found.day, lang);
    return (
        <p class="sign-hours">
            <Icon name="clock" />
            <span>
                <b>{found.open ? tLate('house.open', { time: time(found.until, lang) }) : tLate('house.closed')}</b>{' '}
                <span class="muted">
                    {found.open ? tLate('house.today', { day }) : found.day === today ? tLate('house.opens.today', { time: time(found.from, lang) }) : tLate('house.opens', { day, time: time(found.from, lang) })}
                </span>
            </span>
        </p>
    );
}

export default function Sign({ house }: { house: House }) {
    const welcome = said(house.welcome), note = said(house.note);
    return (
        <>
            <h1>{said(house.name)}</h1>
            {house.hours !== null && <Hours house={house} />}
            {welcome !== '' && <p>{welcome}</p>}
            {note !== '' && <p class="sign-note">{note}</p>}
        </>
    );
}
