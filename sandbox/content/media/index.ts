import { existsSync, readFileSync } from 'node:fs';
import { type Cue, ITEMS, type ItemSeed } from '../items.ts';
import { soundOf } from './sounds.ts';

const ENDINGS = { audio: 'wav', video: 'webm' } as const;

/** Returns the medium of a work besides its picture; null if the work is only a picture. */
export function mediaOf({ medium }: Pick<ItemSeed, 'medium'>) {
  return medium ? { kind: medium, ending: ENDINGS[medium] } : null;
}

export const mediaUrl = (file: string) => `/sandbox/media/${file}`;

const films = new URL('./films/', import.meta.url);

/** Reads a file by name: `ring-2.wav`, `land-3.webm`, `land-3.de.vtt`; null for unknown names. */
export function mediaFileNamed(file: string): { type: string; content: Uint8Array<ArrayBuffer> } | null {
  const [, stem = '', ending = ''] = /^([a-z]+-\d)\.(wav|webm|(?:de|en)\.vtt)$/.exec(file) ?? [];
  const work = ITEMS.find(({ slug }) => slug === stem);
  const media = work && mediaOf(work);
  if (!media) return null;
  if (ending.endsWith('vtt')) {
    if (!work.captions) return null;
    const captions = captionsOf(work.captions, ending.startsWith('de') ? 'de' : 'en');
    return { type: 'text/vtt; charset=utf-8', content: new TextEncoder().encode(captions) };
  }
  if (ending !== media.ending) return null;
  if (media.kind === 'audio') return { type: 'audio/wav', content: soundOf(stem) };
  const film = new URL(`${stem}.webm`, films);
  return existsSync(film) ? { type: 'video/webm', content: new Uint8Array(readFileSync(film)) } : null;
}

const clock = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`;

/** Formats cues as WebVTT. */
const captionsOf = (cues: readonly Cue[], locale: 'de' | 'en'): string =>
  ['WEBVTT', ...cues.map((cue) => `${clock(cue.from)} --> ${clock(cue.to)}\n${cue[locale]}`)].join('\n\n');
