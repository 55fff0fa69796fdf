// What there is to know about the connection to a table, when it is not as it should be.
import type { Picture } from '../source/source.ts';
import { t } from '../words.ts';

export function LinkState({ link }: { link: Picture['link'] }) {
    if (link === 'lost') return <span class="lost">{t('link.lost')}</span>;
    if (link === 'kept') return <span class="lost kept" role="status">{t('link.kept')}</span>;
    return null;
}
