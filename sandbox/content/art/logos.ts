import { circle, GREEN, INK, LEAF, OCHRE, path, picture, RUST, rect } from './svg.ts';

/** Logos of the partners, 28 × 28, for both themes. The page shows their names as text. */
export const LOGOS: Record<string, () => string> = {
  'logo-register': () => picture(28, 28, path('M4 14 14 4l5 5L9 19z', LEAF), path('m9 19 10-10 5 5-10 10z', GREEN)),
  'logo-tokenforge': () => picture(28, 28, path('M14 3 24 8.5v11L14 25 4 19.5v-11z', INK), circle(14, 14, 5, OCHRE)),
  'logo-kartenkasse': () =>
    picture(28, 28, rect(3, 6, 23, 16, RUST, 3), rect(3, 10, 23, 4, INK), rect(6, 17, 8, 2, '#ffffff')),
};
