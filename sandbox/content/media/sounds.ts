import { random } from '../art/svg.ts';

/** Samples per second and length in seconds of each sound: 384 kB of 16 bits. */
const RATE = 16_000;
const SECONDS = 12;
const TURN = Math.PI * 2;

type Fill = (out: Float32Array, next: () => number) => void;

/** Low-pass noise that swells once per `period` seconds. */
const surf =
  (period: number, cut: number, loudness: (at: number) => number): Fill =>
  (out, next) => {
    let low = 0;
    for (let index = 0; index < out.length; index += 1) {
      const at = index / RATE;
      const swell = 0.5 - 0.5 * Math.cos((TURN * at) / period);
      low += (cut + 0.22 * swell * swell) * (next() * 2 - 1 - low);
      out[index] = low * (0.25 + 0.9 * swell * swell) * loudness(at / SECONDS);
    }
  };

/** Adds a fading note with a quieter octave; `bend` detunes the note over time. */
function note(out: Float32Array, from: number, pitch: number, seconds: number, loud: number, bend = 0): void {
  const start = Math.round(from * RATE);
  const end = Math.min(out.length, start + Math.round(seconds * RATE));
  for (let index = start; index < end; index += 1) {
    const at = (index - start) / RATE;
    const fade = Math.min(1, at * 200) * Math.exp((-4 * at) / seconds);
    const turn = TURN * pitch * at * (1 + bend * at);
    out[index] = (out[index] ?? 0) + loud * fade * (Math.sin(turn) + 0.3 * Math.sin(2 * turn));
  }
}

const SCALE = [220, 261.63, 293.66, 329.63, 392, 440, 523.25, 587.33];
const pitchAt = (index: number) => SCALE[((index % SCALE.length) + SCALE.length) % SCALE.length] ?? 220;

const echo: Fill = (out, next) => {
  for (let from = 0.3; from < SECONDS - 3; from += 1.7) {
    const pitch = pitchAt(Math.floor(next() * 8));
    for (let times = 0; times < 4; times += 1) note(out, from + times * 0.55, pitch, 1.6, 0.34 * 0.55 ** times);
  }
};

const musicBox: Fill = (out, next) => {
  for (let step = 0; step < 44; step += 1)
    if (step % 8 !== 7) note(out, 0.2 + step * 0.26, 2 * pitchAt((step * 3) % 8), 1.1, 0.2, 0.0012);
  for (let crackle = 0; crackle < 160; crackle += 1) {
    const at = Math.floor(next() * out.length);
    out[at] = (out[at] ?? 0) + (next() - 0.5) * 0.25;
  }
};

const drops: Fill = (out, next) => {
  for (let from = 0.4; from < SECONDS - 2; from += 0.5 + next() * 0.9) {
    const pitch = 500 + next() * 900;
    for (let times = 0; times < 3; times += 1) note(out, from + times * 0.19, pitch, 0.5, 0.4 * 0.4 ** times, 0.5);
  }
};

const chord: Fill = (out) => {
  for (let index = 0; index < out.length; index += 1) {
    const at = index / RATE;
    const rise = Math.sin((Math.PI * at) / SECONDS);
    let sum = 0;
    for (const [voice, pitch] of [110, 164.81, 220, 277.18, 329.63].entries())
      sum += Math.sin(TURN * pitch * at + Math.sin(at * (0.7 + voice * 0.2))) * (voice < 3 ? 1 : at / SECONDS);
    out[index] = 0.16 * rise * sum;
  }
};

const SOUNDS: Readonly<Record<string, Fill>> = {
  'kueste-1': surf(4, 0.03, (part) => 0.6 + part * 0.4),
  'kueste-2': surf(6, 0.02, (part) => 1 - part * 0.85),
  'kueste-4': surf(2, 0.08, () => 0.8),
  'ring-2': echo,
  'ring-3': musicBox,
  'ring-4': drops,
  'stern-4': chord,
};

const made = new Map<string, Uint8Array<ArrayBuffer>>();

/** Renders a sound as WAV (RIFF, PCM, mono, 16 bits), reproducible by its name; renders at the first request. */
export function soundOf(name: string): Uint8Array<ArrayBuffer> {
  const known = made.get(name);
  if (known) return known;
  const samples = new Float32Array(RATE * SECONDS);
  SOUNDS[name]?.(samples, random(`sound ${name}`));
  const wave = waveOf(samples);
  made.set(name, wave);
  return wave;
}

function waveOf(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const HEADER = 44;
  const bytes = new Uint8Array(HEADER + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, words: string) => bytes.set(new TextEncoder().encode(words), at);
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  for (const [at, value] of [
    [16, 16],
    [24, RATE],
    [28, RATE * 2],
    [40, samples.length * 2],
  ] as const)
    view.setUint32(at, value, true);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    view.setUint16(at, value, true);
  text(36, 'data');
  // Fades in and out over half a second to avoid clicks.
  const edge = RATE / 2;
  for (const [index, sample] of samples.entries()) {
    const soft = Math.min(1, index / edge, (samples.length - index) / edge);
    view.setInt16(HEADER + index * 2, Math.round(Math.tanh(sample * 1.2) * soft * 30_000), true);
  }
  return bytes;
}
