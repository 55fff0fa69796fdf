// An address that leads nowhere, and the address that brings a seat to another device.
import './nowhere.css';
import { useEffect, useState } from 'preact/hooks';
import { Bar, useTitle } from '../parts/bar.tsx';
import { Waiting } from '../parts/lazy.tsx';
import { toast } from '../parts/said.tsx';
import { go, Link } from '../router.tsx';
import { Refused, takeSeat } from '../source/api.ts';
import { t } from '../words.ts';
import { why } from '../frame/why.ts';

export function Nowhere({ text }: { text?: string }) {
    useTitle(t('nowhere'));
    return (
        <>
            <Bar title="Dizaine" />
            <main class="note-page">
                <h2 class="turn">{text ?? t('nowhere')}</h2>
                <Link class="btn go" to="/">
                    {t('back')}
                </Link>
            </main>
        </>
    );
}

export function DeviceScreen({ secret }: { secret: string }) {
    const [failed, fail] = useState<string | null>(null);
    useEffect(() => {
        takeSeat(secret).then(
            ({ table }) => {
                toast(t('device.taken'));
                go(`/t/${table}`, true);
            },
            (error: unknown) => fail(why(error instanceof Refused ? error.why : 'offline')),
        );
    }, [secret]);
    return failed === null ? <Waiting /> : <Nowhere text={failed} />;
}
