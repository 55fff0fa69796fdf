// The menu of a table: log, undo, rules, settings, leave.
import './menu.css';
import { useState } from 'preact/hooks';
import type { Contract } from '../contract.ts';
import { GAME_NAMES, GAMES, tell } from '../games.tsx';
import { Button, Choice, Sheet, Switch } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { InvitationCode, InvitationPlaces, useInvitation } from '../parts/invitation.tsx';
import { toast } from '../parts/said.tsx';
import { go, Link } from '../router.tsx';
import { Avatar, PEBBLES } from '../parts/avatar.tsx';
import { BACKS, change, CLOTHS, useSettings, type Help, type Theme } from '../settings.ts';
import { sound } from '../sound.ts';
import type { Picture, Source } from '../source/source.ts';
import { languages, t, tMaybe } from '../words.ts';
import { advised } from './advice.tsx';
import { LogItem } from './parts.tsx';
import { PeopleSheet } from './people.tsx';
import { ReportSheet } from './report.tsx';

interface MenuProps {
    source: Source;
    picture: Picture;
    contract: Contract;
    name: (seat: number) => string;
    onClose: () => void;
}

export function Settings({ game, local }: { game: Contract['game'] | null; local: boolean }) {
    const settings = useSettings();
    const themes: Theme[] = ['auto', 'light', 'dark'];
    const helps = game === null ? [] : (GAMES[game].help ?? []);
    return (
        <div class="settings">
            {helps.length > 0 && (
                <Choice label={t('help')} value={helps.includes(settings.help) ? settings.help : (helps[0] as Help)} options={helps.map((value) => ({ value, label: tMaybe(`${game}.help.${value}`, t(`help.${value}`)) }))} onChange={(help) => change({ help })} />
            )}
            {local && (
                <Choice
                    label={t('pace')}
                    value={settings.pace}
                    options={(['calm', 'quick', 'instant'] as const).map((value) => ({ value, label: t(`pace.${value}`) }))}
                    onChange={(pace) => change({ pace })}
                />
            )}
            <Choice
                label={t('language')}
                value={settings.lang}
                options={[...languages.slice(1), languages[0]].map(({ code, name }) => ({ value: code, label: name }))}
                onChange={(lang) => change({ lang })}
            />
            <Choice label={t('theme')} value={settings.theme} options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))} onChange={(theme) => change({ theme })} />
            <Switch label={t('sound')} on={settings.sound} onChange={(on) => change({ sound: on })} />
            {settings.sound && (
                <label class="volume">
                    {t('volume')}
                    <input type="range" min={0} max={100} step={10} value={settings.volume} onChange={(event) => { change({ volume: Number(event.currentTarget.value) }); sound('coin'); }} />
                </label>
            )}
            {'vibrate' in navigator && <Switch label={t('shake')} on={settings.shake} onChange={(on) => change({ shake: on })} />}
            <Choice label={t('cloth')} value={settings.cloth} options={CLOTHS.map((value) => ({ value, label: t(`cloth.${value}`) }))} onChange={(cloth) => change({ cloth })} />
            <Choice label={t('back.cards')} value={settings.back} options={BACKS.map((value) => ({ value, label: t(`back.${value}`) }))} onChange={(back) => change({ back })} />
            <Pebble />
            {GAME_NAMES.some((name) => GAMES[name].workshop) && <Switch label={t('workshop')} on={settings.workshop} onChange={(on) => change({ workshop: on })} />}
        </div>
    );
}

/* One's own pebble: it is seen on this device. */
function Pebble() {
    const { outline, tone } = useSettings();
    const next = (n: number) => (n % PEBBLES) + 1;
    return (
        <div class="pebble" role="group" aria-label={t('pebble')}>
            <Avatar seat={0} name={t('you')} />
            <span>{t('pebble')}</span>
            <Button onClick={() => change({ outline: next(outline) })}>{t('pebble.outline')}</Button>
            <Button onClick={() => change({ tone: next(tone) })}>{t('pebble.tone')}</Button>
        </div>
    );
}

/* A link that takes one's seat along, for the phone's camera or to copy. */
function DeviceSheet({ path, onClose }: { path: string; onClose: () => void }) {
    const invitation = useInvitation(path);
    return (
        <Sheet title={t('device')} onClose={onClose} class="device">
            <p class="muted">{t('device.line')}</p>
            <InvitationCode link={invitation.link} alt={t('device.qr')} />
            {invitation.link !== null && (
                <p class="share-link" id="device-link">
                    {invitation.link}
                </p>
            )}
            <InvitationPlaces {...invitation} />
        </Sheet>
    );
}

export function MenuSheet({ source, picture, contract, name, onClose }: MenuProps) {
    const { help } = useSettings();
    const [log, showLog] = useState(false);
    const told = log ? tell(contract.game, picture.lines, name, contract.seat) : [];
    const seated = contract.seat !== null;
    const undo = () => {
        source.undo(true);
        if (source.kind === 'remote') toast(t('undo.yours'));
        onClose();
    };
    const leave = () => {
        if (source.kind === 'remote' && seated && !contract.over) source.leave();
        go('/');
    };
    const hint = async () => {
        onClose();
        const found = await source.hint();
        if (found === null) return;
        toast(advised(contract, found));
    };
    const [sheet, open] = useState<'people' | 'report' | null>(null);
    const [devicePath, setDevicePath] = useState<string | null>(null);
    const device = async () => setDevicePath((await source.lobby?.device()) ?? null);
    if (sheet === 'people' && source.lobby && picture.table) return <PeopleSheet table={picture.table} lobby={source.lobby} onClose={() => open(null)} />;
    if (sheet === 'report' && source.lobby && picture.table)
        return <ReportSheet table={picture.table} contract={contract} picture={picture} lobby={source.lobby} onClose={onClose} />;
    if (devicePath !== null) return <DeviceSheet path={devicePath} onClose={onClose} />;
    if (log)
        return (
            <Sheet title={t('log')} onClose={() => showLog(false)} class="log-sheet">
                <ol class="whole-log">
                    {told.length === 0 && <li class="muted">{t('log.none')}</li>}
                    {told.map((one) => (
                        <LogItem key={`${one.at}${one.text}`} told={one} name={name} />
                    ))}
                </ol>
            </Sheet>
        );
    return (
        <Sheet title={t('menu')} onClose={onClose}>
            <div class="menu-acts">
                {contract.undo !== null && (
                    <Button icon="undo" onClick={undo}>
                        {t('undo')}
                    </Button>
                )}
                {(source.kind === 'local' || help === 'advice') && contract.sealed !== true && seated && contract.waiting.includes(contract.seat as number) && GAMES[contract.game].move !== undefined && (
                    <Button icon="think" onClick={() => void hint()}>
                        {t('hint')}
                    </Button>
                )}
                <Button icon="run" onClick={() => showLog(true)}>
                    {t('log.whole')}
                </Button>
                <Link class="btn" to={`/rules/${contract.game}`}>
                    <span class="lead">{t('rules')}</span>
                </Link>
                {GAMES[contract.game].teach !== undefined && (
                    <Link class="btn" to={`/learn/${contract.game}`}>
                        <span class="lead">{t('learn.again')}</span>
                    </Link>
                )}
                {source.lobby && picture.table && (
                    <Link class="btn" to={`/t/${picture.table.code}/tv`}>
                        <span class="lead">
                            <Icon name="tv" />
                            {t('lobby.tv')}
                        </span>
                    </Link>
                )}
                {source.lobby && seated && (
                    <Button icon="link" onClick={() => void device()}>
                        {t('device')}
                    </Button>
                )}
                {source.lobby && picture.table?.you.host && (
                    <Button icon="people" onClick={() => open('people')}>
                        {t('people')}
                    </Button>
                )}
                {source.lobby && (
                    <Button icon="flag" onClick={() => open('report')}>
                        {t('report')}
                    </Button>
                )}
                <Link class="btn" to="/me">
                    <span class="lead">{t('me')}</span>
                </Link>
            </div>
            <Settings game={contract.game} local={source.kind === 'local'} />
            <Button class="wide" icon="flag" onClick={leave} detail={source.kind === 'remote' && seated && !contract.over ? t('leave.detail') : undefined}>
                {t('leave')}
            </Button>
        </Sheet>
    );
}
