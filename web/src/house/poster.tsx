// A poster for the wall, to print: whose shelf this is, and the code that opens it on a phone.
import './poster.css';
import './about.css';
import { tLate } from '../late.ts';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Button } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { InvitationCode, InvitationPlaces, useInvitation } from '../parts/invitation.tsx';
import { t } from '../words.ts';
import { Hours } from './about.tsx';
import { said, useHouse } from './house.ts';

export default function Poster() {
    const house = useHouse();
    const invitation = useInvitation('');
    const { link } = invitation;
    useTitle(tLate('house.poster'));
    const welcome = house === null ? t('shelf.line') : said(house.welcome);
    const address = house === null ? '' : said(house.address);
    return (
        <>
            <Bar title={tLate('house.poster')} aside />
            <main class="poster-page">
                <div class="poster-acts">
                    <InvitationPlaces {...invitation} />
                    <Button go onClick={() => print()}>
                        {tLate('house.print')}
                    </Button>
                </div>
                <article class="poster" aria-label={tLate('house.poster')}>
                    <p class="poster-logo">
                        <Icon name="mark" class="" />
                        Dizaine
                    </p>
                    <h2>{house === null ? t('shelf.hello') : said(house.name)}</h2>
                    {welcome !== '' && <p class="poster-welcome">{welcome}</p>}
                    <div class="poster-code">
                        <InvitationCode link={link} alt={tLate('house.poster.code')} />
                        <p>{tLate('house.poster.scan')}</p>
                        {link !== null && <p class="poster-link">{link.replace(/\/$/, '')}</p>}
                    </div>
                    {house?.hours != null && <Hours house={house} />}
                    {address !== '' && <p>{address}</p>}
                </article>
            </main>
        </>
    );
}
