import { existsSync, readFileSync } from 'node:fs';
import { soundOf } from './sounds.ts';
import { CUES, captionsOf } from './words.ts';

/** Works that are heard or seen to move, by their codes. */
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

/** What a work has beside its picture; null for a picture alone. */
export const mediaOf = (code: string) => (Object.hasOwn(MEDIA, code) ? (MEDIA[code] ?? null) : null);

/** Path that the sandbox serves a sound, a film or captions under. */
export const mediaUrl = (file: string) => `/sandbox/media/${file}`;

const films = new URL('./films/', import.meta.url);

/** A file by its name: `ring-2.wav`, `land-3.webm`, `land-3.de.vtt`; null where there is none. */
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
