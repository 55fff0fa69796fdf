// Just enough of Markdown for the rules: a title, sections, numbered paragraphs, bold and cursive words.
export type Block =
    | { kind: 'title' | 'section' | 'text'; text: string }
    | { kind: 'rule'; number: string; text: string };

/* "## 5. Buying" is a section; "**5.3** You may not…" a paragraph with its number. */
export function blocks(source: string): Block[] {
    return source
        .split(/\n\s*\n/)
        .map((part) => part.trim().replace(/\s*\n\s*/g, ' '))
        .filter((part) => part !== '')
        .map((part): Block => {
            if (part.startsWith('## ')) return { kind: 'section', text: part.slice(3) };
            if (part.startsWith('# ')) return { kind: 'title', text: part.slice(2) };
            const rule = /^\*\*(\d+(?:\.\d+)*)\*\*\s*(.*)$/.exec(part);
            if (rule) return { kind: 'rule', number: rule[1] as string, text: rule[2] as string };
            return { kind: 'text', text: part };
        });
}

export function Inline({ text }: { text: string }) {
    const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/);
    return (
        <>
            {parts.map((part, i) => {
                if (part.startsWith('**')) return <b key={i}>{part.slice(2, -2)}</b>;
                if (part.startsWith('*') && part.length > 2) return <em key={i}>{part.slice(1, -1)}</em>;
                if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>;
                return part;
            })}
        </>
    );
}
