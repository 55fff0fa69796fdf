// The page: looks where one is and shows that screen.
import './style/tokens.css';
import './style/base.css';
import './style/dock.css';
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { LocalTable, RemoteTable } from './frame/table.tsx';
import { GAMES, isGame } from './games.tsx';
import { Lazy, Waiting } from './parts/lazy.tsx';
import { Said } from './parts/said.tsx';
import { base, usePlace, type Place } from './router.tsx';
import { DeviceScreen, Nowhere } from './screens/nowhere.tsx';
import { Shelf } from './screens/shelf.tsx';
import { useSettings } from './settings.ts';

function Screen({ place }: { place: Place }) {
    switch (place.at) {
        case 'shelf':
            return <Shelf />;
        case 'new':
            return <Lazy key={place.game} load={() => import('./screens/new.tsx')} props={{ game: place.game, asked: place.way }} />;
        case 'table':
            return <RemoteTable key={place.code} where={place.code} />;
        case 'tv':
            return <Lazy key={place.code} load={() => import('./screens/tv.tsx')} props={{ where: place.code }} />;
        case 'local':
            return <LocalTable key={place.id} id={place.id} />;
        case 'replay':
            return <Lazy key={place.id + location.hash} load={() => import('./replay/replay.tsx')} props={{ id: place.id, move: place.move }} />;
        case 'review':
            return <Lazy key={place.id + location.hash} load={() => import('./review/review.tsx')} props={{ id: place.id, seat: place.seat }} />;
        case 'rules':
            return (
                <Lazy
                    key={`${place.game} ${place.all}`}
                    load={() => (place.all || !isGame(place.game) || GAMES[place.game].teach === undefined ? import('./screens/rules.tsx') : import('./screens/how.tsx'))}
                    props={{ game: place.game, paragraph: place.paragraph }}
                />
            );
        case 'learn':
            return <Lazy key={place.game} load={() => import('./lesson/lesson.tsx')} props={{ game: place.game }} />;
        case 'past':
            return <Lazy load={() => import('./screens/past.tsx')} props={{}} />;
        case 'daily':
            return <Lazy key={`${place.day} ${place.game}`} load={() => import('./daily/daily.tsx')} props={{ day: place.day, game: place.game }} />;
        case 'duplicate':
            return <Lazy key={place.id} load={() => import('./duplicate/duplicate.tsx')} props={{ id: place.id }} />;
        case 'stats':
            return <Lazy load={() => import('./screens/stats.tsx')} props={{}} />;
        case 'me':
            return <Lazy load={() => import('./screens/me.tsx')} props={{}} />;
        case 'privacy':
            return <Lazy load={() => import('./screens/privacy.tsx')} props={{}} />;
        case 'licences':
            return <Lazy load={() => import('./screens/licences.tsx')} props={{}} />;
        case 'book':
            return <Lazy key={place.id + place.secret} load={() => import('./book/book.tsx')} props={{ id: place.id, secret: place.secret }} />;
        case 'about':
            return <Lazy load={() => import('./house/about.tsx')} props={{}} />;
        case 'poster':
            return <Lazy load={() => import('./house/poster.tsx')} props={{}} />;
        case 'kiosk':
            return <Waiting />;
        case 'device':
            return <DeviceScreen secret={place.secret} />;
        case 'nowhere':
            return <Nowhere />;
    }
}

function Page() {
    const place = usePlace();
    useSettings();
    useEffect(() => void import('./house/keeper.ts').then(({ keep }) => keep(place), () => undefined), [place]);
    return (
        <>
            {/* A screen of another kind is another component, though both come late. */}
            <Screen key={place.at} place={place} />
            <Said />
        </>
    );
}

const root = document.getElementById('page');
if (root) render(<Page />, root);

if ('serviceWorker' in navigator && isSecureContext)
    addEventListener('load', () => void navigator.serviceWorker.register(`${base}sw.js`).catch(() => undefined));
