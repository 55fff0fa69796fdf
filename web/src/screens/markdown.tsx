// Just enough of Markdown for the rules: sections, numbered paragraphs, tables, bold and cursive words, and the mark of a ruling.
import { t } from '../words.ts';

export type Block =
    | { kind: 'section' | 'text'; text: string }
    | { kind: 'rule'; number: string; text: string }
    | { kind: 'table'; rows: string[][] };

const RULE = /^(?:- )?\*\*(\d+\.\d+)\*\*\s*/;

/* "## 5. Buying" is a section; "**5.3** You may not…", perhaps in a list, a paragraph with its number. What stands before the first section is
 * for developers. */
export function blocks(source: string): Block[] {
    const found: Block[] = [];
    let inside = false;
    for (const part of source.split(/\n\s*\n|\n(?=- \*\*)|(?<=^## [^\n]*)\n/m)) {
        const text = part.trim();
        if (text.startsWith('## ')) inside = true;
        if (!inside || text === '') continue;
        const rule = RULE.exec(text);
        if (text.startsWith('## ')) found.push({ kind: 'section', text: text.slice(3) });
        else if (text.startsWith('|')) found.push({ kind: 'table', rows: rows(text) });
        else if (rule) found.push({ kind: 'rule', number: rule[1] as string, text: flat(text.slice(rule[0].length)) });
        else found.push({ kind: 'text', text: flat(text) });
    }
    return found;
}

function flat(text: string): string {
    return text.replace(/\s*\n\s*/g, ' ');
}

function rows(text: string): string[][] {
    return text
        .split('\n')
        .filter((line) => !/^\|[-| ]+\|$/.test(line))
        .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
}

const PARTS = /(\*\*\[[^\]]+\]\*\*|\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

export function Inline({ text }: { text: string }) {
    return (
        <>
            {text.split(PARTS).map((part, i) => {
                if (part.startsWith('**[')) return <Ruling key={i} text={part.slice(3, -3)} />;
                if (part.startsWith('**')) return <b key={i}>{part.slice(2, -2)}</b>;
                if (part.startsWith('*') && part.length > 2) return <em key={i}>{part.slice(1, -1)}</em>;
                if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>;
                return part;
            })}
        </>
    );
}

/* "[ruling]" and "[ruling: why]": what the printed rules leave open. */
function Ruling({ text }: { text: string }) {
    const [, why] = /^[^:,]+[:,]?\s*(.*)$/.exec(text) ?? [];
    return (
        <small class="ruling">
            {t('rules.ruling')}
            {why ? ` : ${why}` : ''}
        </small>
    );
}
