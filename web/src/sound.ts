// Sounds, synthesised: a few short notes for what happens at a table. Off when the person says so.
import { current } from './settings.ts';

export type Sound = 'turn' | 'card' | 'coin' | 'bust' | 'won' | 'chat';

/* Notes in hertz, one after the other, each a fraction of a second; a rustle of paper before them, and how a phone shakes, in milliseconds. */
interface Heard {
    at: number[];
    step: number;
    kind: OscillatorType;
    loud: number;
    rustle?: number;
    shake?: number[];
}
const NOTES: Record<Sound, Heard> = {
    turn: { at: [523, 784], step: 0.12, kind: 'sine', loud: 0.22, shake: [20] },
    card: { at: [330], step: 0.05, kind: 'triangle', loud: 0.06, rustle: 0.09 },
    coin: { at: [988, 1319, 1976], step: 0.05, kind: 'sine', loud: 0.1 },
    bust: { at: [220, 165, 110], step: 0.13, kind: 'sawtooth', loud: 0.09, rustle: 0.22, shake: [40, 40, 80] },
    won: { at: [523, 659, 784, 1047, 784, 1047], step: 0.13, kind: 'triangle', loud: 0.2, shake: [30, 50, 30, 50, 60] },
    chat: { at: [660], step: 0.08, kind: 'sine', loud: 0.09 },
};

let context: AudioContext | null = null;

/* What becomes of a voice: as loud as it is and the person wants it, up at once and away. */
function voice(source: AudioScheduledSourceNode, out: AudioContext, start: number, seconds: number, loud: number, through?: AudioNode): void {
    const volume = out.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud * (current().volume / 100), start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + seconds * 0.9);
    (through === undefined ? source : source.connect(through)).connect(volume).connect(out.destination);
    source.start(start);
    source.stop(start + seconds);
}

function rustle(out: AudioContext, seconds: number): void {
    const buffer = out.createBuffer(1, Math.ceil(out.sampleRate * seconds), out.sampleRate);
    const wave = buffer.getChannelData(0);
    for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
    const noise = out.createBufferSource();
    noise.buffer = buffer;
    const paper = out.createBiquadFilter();
    paper.type = 'bandpass';
    paper.frequency.value = 3200;
    voice(noise, out, out.currentTime, seconds, 0.25, paper);
}

/* A browser lets a page sound or shake only after a touch; before it, nothing is heard and nothing breaks. */
export function sound(name: Sound): void {
    const heard = NOTES[name];
    if (document.visibilityState === 'hidden' && name !== 'turn') return;
    const touched = navigator.userActivation?.hasBeenActive ?? true;
    if (current().shake && touched && heard.shake !== undefined) navigator.vibrate?.(heard.shake);
    if (!current().sound || current().volume === 0 || typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    if (context.state === 'suspended') {
        void context.resume().catch(() => undefined);
        if (!touched) return;
    }
    const out = context;
    if (heard.rustle !== undefined) rustle(out, heard.rustle);
    heard.at.forEach((hertz, i) => {
        const note = out.createOscillator();
        note.type = heard.kind;
        note.frequency.value = hertz;
        voice(note, out, out.currentTime + i * heard.step, heard.step * 2, heard.loud);
    });
}
