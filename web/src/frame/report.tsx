// Telling whoever runs the server of a name, a clue, a chat line or a picture. Nobody at the table learns of it.
import './people.css';
import { useState } from 'preact/hooks';
import type { Contract, Line } from '../contract.ts';
import { GAMES } from '../games.tsx';
import { Button, Sheet } from '../parts/controls.tsx';
import { toast } from '../parts/said.tsx';
import type { Lobby, Picture, Reported, TableInfo } from '../source/source.ts';
import { t } from '../words.ts';

const CLUES_MOST = 3;
const LINES_MOST = 20;

/* The last clues of other people, by the number of their line in the log. */
function clues(lines: Line[], you: number | null): Reported[] {
    return lines
        .flatMap((line, n) => {
            const [, who, clue] = /^(\d+) tell \S+ (.+)$/.exec(line.m) ?? [];
            return clue === undefined || line.by === 'bot' || Number(who) === you ? [] : [{ what: 'clue' as const, n, label: t('report.clue', { text: clue }) }];
        })
        .slice(-CLUES_MOST)
        .reverse();
}

/* What can be reported here: what other people wrote or brought. */
function choices(table: TableInfo, contract: Contract | null, picture: Picture): Reported[] {
    const names = table.seats.flatMap((seat, n) => (seat.guest !== null && n !== table.you.seat ? [{ what: 'name' as const, n, label: t('report.name', { name: seat.name }) }] : []));
    const title = table.name !== '' && !table.you.host ? [{ what: 'table' as const, n: 0, label: t('report.table', { name: table.name }) }] : [];
    const lines = picture.chat
        .filter((line) => line.guest !== table.you.guest)
        .slice(-LINES_MOST)
        .reverse()
        .map((line) => ({ what: 'chat' as const, n: line.n, label: t('report.chat', { name: line.name, text: line.text }) }));
    const pictures = contract === null ? [] : (GAMES[contract.game].reportable?.(contract) ?? []);
    return [...names, ...title, ...clues(picture.lines, table.you.seat), ...pictures, ...lines];
}

interface ReportProps {
    table: TableInfo;
    contract: Contract | null;
    picture: Picture;
    lobby: Lobby;
    /* What it is about, where that is known already. */
    about?: { what: Reported['what']; n: number } | null;
    onClose: () => void;
}

export function ReportSheet({ table, contract, picture, lobby, about = null, onClose }: ReportProps) {
    const all = choices(table, contract, picture);
    const key = (one: { what: string; n: number }) => `${one.what} ${one.n}`;
    const [chosen, choose] = useState(about === null ? '' : key(about));
    const [text, set] = useState('');
    const send = async (event: Event) => {
        event.preventDefault();
        const one = all.find((other) => key(other) === chosen);
        if (one === undefined || !(await lobby.report(one.what, one.n, text.trim()))) return;
        toast(t('report.sent'));
        onClose();
    };
    return (
        <Sheet title={t('report')} onClose={onClose}>
            <p class="muted">{t('report.line')}</p>
            {all.length === 0 ? (
                <p>{t('report.none')}</p>
            ) : (
                <form class="report-form" onSubmit={(event) => void send(event)}>
                    <div class="field">
                        <label for="report-what">{t('report.what')}</label>
                        <select id="report-what" required value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
                            <option value="" disabled>
                                {t('report.choose')}
                            </option>
                            {all.map((one) => (
                                <option key={key(one)} value={key(one)}>
                                    {one.label}
                                </option>
                            ))}
                        </select>
                    </div>
                    <div class="field">
                        <label for="report-text">{t('report.text')}</label>
                        <input id="report-text" value={text} maxLength={300} autocomplete="off" onInput={(event) => set(event.currentTarget.value)} />
                    </div>
                    <Button go type="submit" icon="flag" class="wide">
                        {t('report.send')}
                    </Button>
                </form>
            )}
        </Sheet>
    );
}
