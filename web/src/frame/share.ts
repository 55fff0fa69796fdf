// A picture of the result, drawn here and shared or saved: nothing leaves the device unless the person sends it.
import { gameTitle } from '../games.tsx';
import type { Contract } from '../contract.ts';
import { list, t } from '../words.ts';

const SIZE = 1080;
const ROWS_FROM = 430;
const TONES = ['#6B3A5B', '#1F6464', '#8A5A12', '#9A3B2A', '#44536B', '#57621F', '#5B4A9A', '#3F3A36'];
const FONT = '"Bricolage Dizaine", ui-rounded, system-ui, sans-serif';
const PAPERS = ['#2457AE', '#1F7350', '#F08C2A', '#F3A2BE'];

/* Writes a text no wider than it may be. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, weight: number, most: number): void {
    pen.font = `${weight} ${size}px ${FONT}`;
    while (size > 20 && pen.measureText(text).width > most) pen.font = `${weight} ${--size}px ${FONT}`;
    pen.fillText(text, x, y);
}

function strips(pen: CanvasRenderingContext2D): void {
    for (let i = 0; i < 26; i++) {
        pen.save();
        pen.translate(40 + ((i * 173) % (SIZE - 80)), 30 + ((i * 97) % 150));
        pen.rotate(((i * 53) % 90) / 40 - 1);
        pen.fillStyle = PAPERS[i % PAPERS.length] as string;
        pen.fillRect(-22, -8, 44, 16);
        pen.restore();
    }
}

export async function resultPicture(contract: Contract, name: (seat: number) => string): Promise<Blob> {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIZE;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    await document.fonts?.ready;
    pen.fillStyle = '#F3E7D2';
    pen.fillRect(0, 0, SIZE, SIZE);
    strips(pen);
    pen.fillStyle = '#241C19';
    pen.textAlign = 'center';
    write(pen, gameTitle(contract.game), SIZE / 2, 250, 44, 650, 900);
    write(pen, list(contract.winners.map(name)) || '—', SIZE / 2, 350, 92, 800, 960);
    const order = contract.score.map((_, seat) => seat).sort((a, b) => (contract.score[b] ?? 0) - (contract.score[a] ?? 0));
    const step = Math.min(110, (SIZE - ROWS_FROM - 110) / order.length);
    order.forEach((seat, i) => {
        const y = ROWS_FROM + i * step;
        pen.fillStyle = '#FFFAF0';
        pen.fillRect(90, y, SIZE - 180, step - 10);
        pen.fillStyle = TONES[seat % TONES.length] as string;
        pen.beginPath();
        pen.arc(150, y + (step - 10) / 2, Math.min(34, step / 3), 0, 2 * Math.PI);
        pen.fill();
        pen.fillStyle = '#241C19';
        const line = y + (step - 10) / 2 + 14;
        pen.textAlign = 'left';
        write(pen, name(seat), 210, line, 40, 650, 560);
        pen.textAlign = 'right';
        write(pen, String(contract.score[seat] ?? 0), SIZE - 120, line, 48, 800, 160);
    });
    pen.textAlign = 'center';
    pen.fillStyle = '#5E4D42';
    write(pen, `Dizaine · ${new Date().toLocaleDateString()}`, SIZE / 2, SIZE - 40, 30, 450, 900);
    return new Promise((done, fail) => canvas.toBlob((blob) => (blob === null ? fail(new Error('no picture')) : done(blob)), 'image/png'));
}

/* Shares it where the device can, else saves it. */
export async function shareResult(contract: Contract, name: (seat: number) => string): Promise<void> {
    const blob = await resultPicture(contract, name);
    const file = new File([blob], `dizaine-${contract.game}.png`, { type: 'image/png' });
    if (navigator.canShare?.({ files: [file] })) {
        await navigator.share({ files: [file], title: t('over.share.title', { game: gameTitle(contract.game) }) }).catch(() => undefined);
        return;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
