// The page: looks where one is and shows that screen.
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import './style/pieces.css';
import './style/frame/table.css';
import './style/frame/lobby.css';
import './style/frame/lists.css';
import './style/shelf.css';
import './style/dix/stage.css';
import './style/dix/players.css';
import './style/dix/phones.css';
import './style/dix/desktop.css';
import './style/dix/screens.css';
import './style/dixit/table.css';
import './style/dixit/phases.css';
import './style/dixit/reveal.css';
import './style/dixit/rest.css';
import './style/tv.css';
import './style/dixsurdix/table.css';
import './style/dixsurdix/screens.css';
import './style/dixsurdix/rest.css';
import './style/replay.css';
import './style/motion.css';
import { render } from 'preact';
import { LocalTable, RemoteTable } from './frame/table.tsx';
import { Lazy } from './parts/lazy.tsx';
import { Said } from './parts/said.tsx';
import { base, usePlace, type Place } from './router.tsx';
import { DeviceScreen, Nowhere } from './screens/nowhere.tsx';
import { NewScreen } from './screens/new.tsx';
import { Shelf } from './screens/shelf.tsx';
import { useSettings } from './settings.ts';

function Screen({ place }: { place: Place }) {
    switch (place.at) {
        case 'shelf':
            return <Shelf />;
        case 'new':
            return <NewScreen key={place.game} game={place.game} way={place.way} />;
        case 'table':
            return <RemoteTable key={place.code} where={place.code} />;
        case 'tv':
            return <Lazy key={place.code} load={() => import('./dixit/tv.tsx')} props={{ where: place.code }} />;
        case 'local':
            return <LocalTable key={place.id} id={place.id} />;
        case 'replay':
            return <Lazy key={place.id} load={() => import('./replay/replay.tsx')} props={{ id: place.id, move: place.move }} />;
        case 'rules':
            return <Lazy key={place.game} load={() => import('./screens/rules.tsx')} props={{ game: place.game, paragraph: place.paragraph }} />;
        case 'past':
            return <Lazy load={() => import('./screens/past.tsx')} props={{}} />;
        case 'device':
            return <DeviceScreen secret={place.secret} />;
        case 'nowhere':
            return <Nowhere />;
    }
}

function Page() {
    const place = usePlace();
    useSettings();
    return (
        <>
            <Screen place={place} />
            <Said />
        </>
    );
}

const root = document.getElementById('page');
if (root) render(<Page />, root);

if ('serviceWorker' in navigator && isSecureContext)
    addEventListener('load', () => void navigator.serviceWorker.register(`${base}sw.js`).catch(() => undefined));
