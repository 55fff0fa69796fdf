// A table for any game: names, scores and the legal moves as buttons.
import type { DeskProps } from '../games.tsx';
import { Button } from '../parts/controls.tsx';
import { Avatar } from '../parts/pieces.tsx';
import { LogAside, OverDock, overTitle, WaitDock } from './parts.tsx';

export default function PlainDesk({ source, contract, you, name, act, busy }: DeskProps<unknown>) {
    const mine = you !== null && contract.legal.length > 0;
    return (
        <main class="plain-desk">
            <ol class="scores">
                {contract.score.map((score, seat) => (
                    <li key={seat} class={contract.waiting.includes(seat) ? 'now' : ''}>
                        <Avatar seat={seat} name={name(seat)} />
                        <span class="nm">{name(seat)}</span>
                        <span class="pt">{score}</span>
                    </li>
                ))}
            </ol>
            {contract.over && <h2 class="turn">{overTitle(contract, name)}</h2>}
            {mine && (
                <div class="plain-moves">
                    {contract.legal.map((move) => (
                        <Button key={move} disabled={busy} onClick={() => act(move)}>
                            {move}
                        </Button>
                    ))}
                </div>
            )}
            {contract.over ? <OverDock source={source} contract={contract as never} /> : !mine && <WaitDock source={source} contract={contract as never} name={name} />}
            <LogAside source={source} contract={contract as never} name={name} />
        </main>
    );
}
