// The rules of a game, with numbered paragraphs that a refused move links to.
import './rules.css';
import { useEffect } from 'preact/hooks';
import { RULES } from '@made/rules.ts';
import { gameTitle, isGame } from '../games.tsx';
import { Bar, useTitle } from '../parts/bar.tsx';
import { useSettings } from '../settings.ts';
import { t } from '../words.ts';
import { Nowhere } from './nowhere.tsx';
import { LanguageAndLight } from './shelf.tsx';
import { blocks, Inline } from './markdown.tsx';

function RulesTable({ rows }: { rows: string[][] }) {
    const [head = [], ...body] = rows;
    return (
        <div class="rules-table" tabIndex={0} role="region" aria-label={head[0] ?? ''}>
            <table>
                <thead>
                    <tr>
                        {head.map((cell, i) => (
                            <th key={i} scope="col">
                                {cell}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {body.map((row, i) => (
                        <tr key={i}>
                            {row.map((cell, j) => (
                                <td key={j}>
                                    <Inline text={cell} />
                                </td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

export default function Rules({ game, paragraph }: { game: string; paragraph: string }) {
    const { lang } = useSettings();
    const known = isGame(game);
    const title = known ? gameTitle(game) : '';
    useTitle(known ? t('rules.of', { game: title }) : '');
    useEffect(() => {
        if (paragraph !== '') document.getElementById(`p${paragraph}`)?.scrollIntoView({ block: 'center' });
    }, [paragraph, lang]);
    if (!known) return <Nowhere />;
    const texts: { en: string } & Partial<Record<string, string>> = RULES[game];
    return (
        <>
            <Bar title={title} where={t('rules')} aside>
                <LanguageAndLight />
            </Bar>
            <main class="rules-page panel">
                <p class="muted">{t('rules.line')}</p>
                {blocks(texts[lang] ?? texts.en).map((block, i) => {
                    switch (block.kind) {
                        case 'section':
                            return <h2 key={i}>{block.text}</h2>;
                        case 'rule':
                            return (
                                <p key={i} id={`p${block.number}`} class={`rule ${block.number === paragraph ? 'asked' : ''}`}>
                                    <span class="rule-number">{block.number}</span>
                                    <span>
                                        <Inline text={block.text} />
                                    </span>
                                </p>
                            );
                        case 'table':
                            return <RulesTable key={i} rows={block.rows} />;
                        case 'text':
                            return (
                                <p key={i} class="rule-text">
                                    <Inline text={block.text} />
                                </p>
                            );
                    }
                })}
            </main>
        </>
    );
}
