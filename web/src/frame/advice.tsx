// Advice, for whoever asked for it: what the strongest bot would do at every decision, and why; where no bot can say, what the scoring wants.
import './advice.css';
import { useEffect, useState } from 'preact/hooks';
import type { Contract } from '../contract.ts';
import { GAMES } from '../games.tsx';
import { Icon } from '../parts/icon.tsx';
import { useSettings } from '../settings.ts';
import type { Hint, Source } from '../source/source.ts';
import { t } from '../words.ts';

/* An advice as a sentence with its reason. */
export function advised(contract: Contract, { best, why }: Hint): string {
    const page = GAMES[contract.game];
    return `${t('hint.is', { move: page.move?.(best) ?? best })}. ${why === undefined ? '' : (page.review?.why(why) ?? '')}`.trim();
}

/* Always the same height while the game goes on, so that nothing moves. */
export function Advice({ source, contract }: { source: Source; contract: Contract }) {
    const { help } = useSettings();
    const page = GAMES[contract.game];
    const asked = help === 'advice' && page.help?.includes('advice') === true && contract.seat !== null && !contract.over && contract.sealed !== true;
    const mine = asked && contract.waiting.includes(contract.seat as number) && contract.legal.length > 0;
    const [said, say] = useState('');
    useEffect(() => {
        say('');
        if (!mine) return;
        if (page.advice !== undefined) return say(page.advice(contract) ?? '');
        let live = true;
        void source.hint().then((hint) => live && hint !== null && say(advised(contract, hint)));
        return () => void (live = false);
    }, [mine, contract.step]);
    if (!asked) return null;
    return (
        <aside class="advice-line" aria-label={t('help.advice')}>
            {said !== '' && <Icon name="think" />}
            <span>{said}</span>
        </aside>
    );
}
