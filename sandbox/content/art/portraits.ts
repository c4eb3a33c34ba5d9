import {
  circle,
  el,
  GREEN,
  INK,
  LEAF,
  MIST,
  NIGHT,
  OCHRE,
  PAPER,
  path,
  picture,
  RUST,
  random,
  rect,
  SAND,
  SKY,
  times,
  WATER,
} from './svg.ts';

const PALETTES = [
  [MIST, GREEN, OCHRE, INK],
  [SAND, RUST, INK, OCHRE],
  [SKY, NIGHT, WATER, RUST],
  [PAPER, LEAF, GREEN, OCHRE],
  [WATER, NIGHT, SAND, RUST],
] as const;
/** Palettes by the number in the name, so that neighbours differ. */
const paletteOf = (seed: string) => PALETTES[Number(/\d+$/.exec(seed)?.[0] ?? 0) % PALETTES.length] ?? PALETTES[0];

/** Draws head and shoulders in three tones, 240 × 240; resembles no real person. */
export function avatarOf(seed: string): string {
  const next = random(`avatar ${seed}`);
  const [ground, ...tones] = paletteOf(seed);
  const first = Math.floor(next() * tones.length);
  const tone = (index: number) => tones[(first + index) % tones.length] ?? INK;
  const body = tone(0);
  const hair = tone(1);
  const skin = tone(2);
  const tilt = (next() - 0.5) * 14;
  const head = 52 + next() * 10;
  return picture(
    240,
    240,
    rect(0, 0, 240, 240, ground),
    circle(60 + next() * 120, 50 + next() * 40, 26 + next() * 20, PAPER, 0.6),
    path(`M20 240 C24 ${176 + next() * 16} 80 166 120 166 S216 ${176 + next() * 16} 220 240 Z`, body),
    el(
      'g',
      { transform: `rotate(${tilt.toFixed(1)} 120 110)` },
      circle(120, 104, head + 8, hair),
      rect(102, 146, 36, 40, skin, 12),
      circle(120 + (next() - 0.5) * 10, 116, head - 6, skin),
    ),
  );
}

/** Draws the bands of a horizon, 1200 × 300. */
export function bannerOf(seed: string): string {
  const next = random(`banner ${seed}`);
  const [ground, ...tones] = paletteOf(seed);
  return picture(
    1200,
    300,
    rect(0, 0, 1200, 300, ground),
    circle(150 + next() * 900, 90, 44 + next() * 30, tones[1] ?? OCHRE),
    times(4, (index) => {
      const y = 120 + index * 48;
      const at = () => (y + (next() - 0.5) * 70).toFixed(1);
      return path(
        `M0 ${at()} C300 ${at()} 400 ${at()} 600 ${at()} S1000 ${at()} 1200 ${at()} V300 H0 Z`,
        tones[index % 3] ?? INK,
        { opacity: 0.5 + index * 0.14 },
      );
    }),
  );
}
