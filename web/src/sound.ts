// Sounds, synthesised: a few short notes for what happens at a table. Off when the person says so.
import { current } from './settings.ts';

export type Sound = 'turn' | 'card' | 'coin' | 'bust' | 'won' | 'chat';

/* Notes in hertz, one after the other, each a fraction of a second. */
const NOTES: Record<Sound, { at: number[]; step: number; kind: OscillatorType; loud: number }> = {
    turn: { at: [523, 784], step: 0.12, kind: 'sine', loud: 0.18 },
    card: { at: [330], step: 0.05, kind: 'triangle', loud: 0.1 },
    coin: { at: [988, 1319], step: 0.06, kind: 'sine', loud: 0.08 },
    bust: { at: [220, 165, 110], step: 0.13, kind: 'sawtooth', loud: 0.07 },
    won: { at: [523, 659, 784, 1047], step: 0.13, kind: 'triangle', loud: 0.16 },
    chat: { at: [660], step: 0.08, kind: 'sine', loud: 0.07 },
};

let context: AudioContext | null = null;

/* A browser lets a page sound only after a touch; before it, nothing is heard and nothing breaks. */
export function sound(name: Sound): void {
    if (!current().sound || typeof AudioContext === 'undefined' || document.visibilityState === 'hidden' && name !== 'turn') return;
    context ??= new AudioContext();
    if (context.state === 'suspended') {
        void context.resume().catch(() => undefined);
        if (!navigator.userActivation?.hasBeenActive) return;
    }
    const { at, step, kind, loud } = NOTES[name];
    at.forEach((hertz, i) => {
        const start = (context as AudioContext).currentTime + i * step;
        const voice = (context as AudioContext).createOscillator();
        const volume = (context as AudioContext).createGain();
        voice.type = kind;
        voice.frequency.value = hertz;
        volume.gain.setValueAtTime(0, start);
        volume.gain.linearRampToValueAtTime(loud, start + 0.01);
        volume.gain.exponentialRampToValueAtTime(0.001, start + step * 1.8);
        voice.connect(volume).connect((context as AudioContext).destination);
        voice.start(start);
        voice.stop(start + step * 2);
    });
}
