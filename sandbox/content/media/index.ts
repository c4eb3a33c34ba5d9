import { existsSync, readFileSync } from 'node:fs';
import { soundOf } from './sounds.ts';
import { CUES, captionsOf } from './words.ts';

/** Works with a sound or a film, by code. */
const MEDIA: Readonly<Record<string, { kind: 'audio'; ending: 'wav' } | { kind: 'video'; ending: 'webm' }>> = {
  'KUESTE-1': { kind: 'audio', ending: 'wav' },
  'KUESTE-2': { kind: 'audio', ending: 'wav' },
  'KUESTE-4': { kind: 'audio', ending: 'wav' },
  'RING-2': { kind: 'audio', ending: 'wav' },
  'RING-3': { kind: 'audio', ending: 'wav' },
  'RING-4': { kind: 'audio', ending: 'wav' },
  'STERN-4': { kind: 'audio', ending: 'wav' },
  'LAND-3': { kind: 'video', ending: 'webm' },
  'FACETTE-2': { kind: 'video', ending: 'webm' },
  'RING-5': { kind: 'video', ending: 'webm' },
};

/** Medium of a work besides its picture; null if the work is only a picture. */
export const mediaOf = (code: string) => (Object.hasOwn(MEDIA, code) ? (MEDIA[code] ?? null) : null);

export const mediaUrl = (file: string) => `/sandbox/media/${file}`;

const films = new URL('./films/', import.meta.url);

/** Reads a file by name: `ring-2.wav`, `land-3.webm`, `land-3.de.vtt`; null for unknown names. */
export function mediaFileNamed(file: string): { type: string; content: Uint8Array<ArrayBuffer> } | null {
  const [, stem = '', ending = ''] = /^([a-z]+-\d)\.(wav|webm|(?:de|en)\.vtt)$/.exec(file) ?? [];
  const media = mediaOf(stem.toUpperCase());
  if (!media) return null;
  if (ending.endsWith('vtt')) {
    const cues = CUES[stem];
    const locale = ending.startsWith('de') ? 'de' : 'en';
    if (!cues) return null;
    return { type: 'text/vtt; charset=utf-8', content: new TextEncoder().encode(captionsOf(cues, locale)) };
  }
  if (ending !== media.ending) return null;
  if (media.kind === 'audio') return { type: 'audio/wav', content: soundOf(stem) };
  const film = new URL(`${stem}.webm`, films);
  return existsSync(film) ? { type: 'video/webm', content: new Uint8Array(readFileSync(film)) } : null;
}
