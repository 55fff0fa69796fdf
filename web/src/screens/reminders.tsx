// "Call me when it is my turn": this browser, quiet hours, an address of one's own.
import { useEffect, useState } from 'preact/hooks';
import { Button, Switch } from '../parts/controls.tsx';
import { toast } from '../parts/said.tsx';
import { useSettings } from '../settings.ts';
import { canCall, isCalled, switchOff, switchOn } from '../calling.ts';
import { Refused, remind, reminders, type Reminders } from '../source/api.ts';
import { tLate } from '../late.ts';
import { t } from '../words.ts';
import { why } from '../frame/why.ts';

const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function minutes(text: string): number | null {
    const parts = /^(\d\d):(\d\d)/.exec(text);
    return parts === null ? null : Number(parts[1]) * 60 + Number(parts[2]);
}

export function CallMe() {
    const { call } = useSettings();
    const [known, set] = useState<Reminders | null>(null);
    const [pushed, push] = useState(false);
    const [address, enter] = useState('');
    useEffect(() => {
        reminders().then(set, () => undefined);
    }, []);
    useEffect(() => {
        if (known !== null && canCall()) void isCalled(known).then(push);
    }, [known]);
    const tried = async (asked: Promise<Reminders>) => {
        try {
            set(await asked);
            return true;
        } catch (error) {
            toast(why(error instanceof Refused ? error.why : 'offline'), 'error');
            return false;
        }
    };
    const turn = async (on: boolean) => {
        try {
            if (!on) await switchOff();
            else if (!(await switchOn())) toast(tLate('call.refused'), 'error');
            set(await reminders());
        } catch {
            toast(why('offline'), 'error');
        }
    };
    const hours = (from: number, to: number) => void tried(remind({ quiet: { from, to, zone: new Date().getTimezoneOffset() } }));
    const submit = async (event: Event) => {
        event.preventDefault();
        if (address.trim() !== '' && (await tried(remind({ webhook: address.trim() })))) enter('');
    };
    if (known === null) return null;
    const { quiet } = known;
    return (
        <section class="panel" aria-labelledby="me-call">
            <h2 id="me-call">{t('call')}</h2>
            <p>{tLate(known.key === null ? 'call.open' : 'call.line')}</p>
            {canCall() ? (
                <Switch label={tLate('call.here')} on={call} onChange={(on) => void turn(on)} detail={call && known.key !== null && !pushed ? tLate('call.open') : undefined} />
            ) : (
                <p role="status">{tLate(isSecureContext ? 'call.cannot' : 'call.plain')}</p>
            )}
            {known.key !== null && (
                <>
                    <Switch label={tLate('call.quiet')} on={quiet !== null} onChange={(on) => (on ? hours(22 * 60, 8 * 60) : void tried(remind({ quiet: null })))} />
                    {quiet !== null && (
                        <div class="call-hours">
                            <label>
                                {tLate('call.from')}
                                <input type="time" required value={clock(quiet.from)} onChange={(event) => hours(minutes(event.currentTarget.value) ?? quiet.from, quiet.to)} />
                            </label>
                            <label>
                                {tLate('call.to')}
                                <input type="time" required value={clock(quiet.to)} onChange={(event) => hours(quiet.from, minutes(event.currentTarget.value) ?? quiet.to)} />
                            </label>
                        </div>
                    )}
                    <form onSubmit={(event) => void submit(event)}>
                        <div class="field">
                            <label for="call-address">{tLate('call.address')}</label>
                            <input
                                id="call-address"
                                type="url"
                                value={address}
                                placeholder="https://ntfy.example/…"
                                autocomplete="off"
                                spellcheck={false}
                                maxLength={500}
                                onInput={(event) => enter(event.currentTarget.value)}
                            />
                        </div>
                        <div class="acts">
                            <Button type="submit">{tLate('call.add')}</Button>
                        </div>
                    </form>
                    {known.places.length > 0 && (
                        <>
                            <ul class="call-places">
                                {known.places.map((place) => (
                                    <li key={place.address}>
                                        <span>{place.kind === 'push' ? tLate('call.browser', { host: new URL(place.address).host }) : place.address}</span>
                                        <Button icon="cross" aria-label={tLate('call.remove', { place: new URL(place.address).host })} onClick={() => void tried(remind({ remove: place.address }))} />
                                    </li>
                                ))}
                            </ul>
                            <div class="acts">
                                <Button onClick={() => void tried(remind({ test: true })).then((done) => done && toast(tLate('call.tried')))}>{tLate('call.try')}</Button>
                            </div>
                        </>
                    )}
                </>
            )}
        </section>
    );
}
