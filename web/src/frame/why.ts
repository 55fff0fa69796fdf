// Why something was refused, in the player's language.
import { t, tMaybe } from '../words.ts';

export function why(reason: string): string {
    return tMaybe(`why.${reason}`, t('why.other', { why: reason }));
}
