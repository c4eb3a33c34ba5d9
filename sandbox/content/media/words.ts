import type { Words } from '../types.ts';

/** Description of a sound or film between two moments, in seconds. */
interface Cue extends Words {
  from: number;
  to: number;
}

/** Captions for users who cannot hear the sounds or see the films, which are silent. */
export const CUES: Readonly<Record<string, readonly Cue[]>> = {
  'kueste-1': [
    { from: 0, to: 6, de: '[Ruhige Brandung, ein Atemzug je Welle]', en: '[Calm surf, one breath to each wave]' },
    { from: 6, to: 12, de: '[Die Wellen kommen näher]', en: '[The waves come closer]' },
  ],
  'kueste-2': [
    { from: 0, to: 6, de: '[Brandung, die leiser wird]', en: '[Surf that grows quieter]' },
    { from: 6, to: 12, de: '[Ablaufendes Wasser, fast still]', en: '[Ebbing water, almost silent]' },
  ],
  'kueste-4': [{ from: 0, to: 12, de: '[Wind und kurze Wellen]', en: '[Wind and short waves]' }],
  'ring-2': [
    {
      from: 0,
      to: 6,
      de: '[Einzelne Töne, jeder kehrt dreimal leiser wieder]',
      en: '[Single notes, each returns three times, quieter]',
    },
    { from: 6, to: 12, de: '[Die Echos laufen ineinander]', en: '[The echoes run into each other]' },
  ],
  'ring-3': [
    {
      from: 0,
      to: 12,
      de: '[Eine Spieluhr, leicht verstimmt, mit Knistern]',
      en: '[A music box, slightly out of tune, with crackle]',
    },
  ],
  'ring-4': [{ from: 0, to: 12, de: '[Tropfen in einem großen Raum]', en: '[Drops in a large room]' }],
  'stern-4': [
    { from: 0, to: 12, de: '[Ein langer Akkord, der langsam heller wird]', en: '[A long chord that slowly brightens]' },
  ],
  'land-3': [
    {
      from: 0,
      to: 3,
      de: 'Ohne Ton. Hügel ziehen vorüber, die vorderen schneller.',
      en: 'Silent. Hills pass by, the nearer ones faster.',
    },
    { from: 3, to: 6, de: 'Die Sonne sinkt hinter den letzten Hügel.', en: 'The sun sinks behind the last hill.' },
  ],
  'facette-2': [
    {
      from: 0,
      to: 6,
      de: 'Ohne Ton. Ein Raster aus Dreiecken verschiebt sich wie Eis auf einem Fluss.',
      en: 'Silent. A grid of triangles shifts like ice on a river.',
    },
  ],
  'ring-5': [
    {
      from: 0,
      to: 6,
      de: 'Ohne Ton. Vier Kreise umlaufen einen fünften, jeder in seiner Zeit.',
      en: 'Silent. Four circles orbit a fifth, each in its own time.',
    },
  ],
};

const clock = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`;

/** Formats cues as WebVTT. */
export const captionsOf = (cues: readonly Cue[], locale: keyof Words): string =>
  ['WEBVTT', ...cues.map((cue) => `${clock(cue.from)} --> ${clock(cue.to)}\n${cue[locale]}`)].join('\n\n');
