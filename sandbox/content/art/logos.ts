import { circle, el, GREEN, INK, LEAF, OCHRE, path, picture, RUST, rect } from './svg.ts';

/* Marks of the partners, 132 × 28. Grey enough for both themes; the words are drawn as text in the system's font. */
const GREY = '#6f7f77';

const mark = (symbol: string, name: string) =>
  picture(
    132,
    28,
    symbol,
    el(
      'text',
      { x: 34, y: 19, 'font-family': 'system-ui, sans-serif', 'font-size': 14, 'font-weight': 600, fill: GREY },
      name,
    ),
  );

export const LOGOS: Record<string, () => string> = {
  'logo-register': () => mark(path('M4 14 14 4l5 5L9 19z', LEAF) + path('m9 19 10-10 5 5-10 10z', GREEN), 'Register'),
  'logo-tokenforge': () =>
    mark(path('M14 3 24 8.5v11L14 25 4 19.5v-11z', INK) + circle(14, 14, 5, OCHRE), 'token-forge'),
  'logo-kartenkasse': () =>
    mark(rect(3, 6, 23, 16, RUST, 3) + rect(3, 10, 23, 4, INK) + rect(6, 17, 8, 2, '#ffffff'), 'Kartenkasse'),
};
