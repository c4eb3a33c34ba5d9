import * as z from 'zod/mini';
import {
  circle,
  GREEN,
  INK,
  LEAF,
  line,
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

/* Pictures of the marketplace: 800 × 800, drawn from a seed in one of eight styles. */

type Draw = (next: () => number, colours: readonly [string, string, string, string, string]) => string;

const PALETTES = [
  [PAPER, GREEN, OCHRE, INK, MIST],
  [NIGHT, OCHRE, RUST, SAND, WATER],
  [SAND, RUST, INK, OCHRE, LEAF],
  [SKY, NIGHT, WATER, GREEN, SAND],
  [INK, LEAF, SAND, OCHRE, MIST],
  [MIST, RUST, GREEN, NIGHT, PAPER],
] as const;

const parquet: Draw = (next, [paper, ...tones]) =>
  rect(0, 0, 800, 800, paper) +
  times(64, (index) => {
    const x = (index % 8) * 100;
    const y = Math.floor(index / 8) * 100;
    const across = ((index % 8) + Math.floor(index / 8)) % 2 === 0;
    return times(4, (stave) => {
      const tone = tones[Math.floor(next() * tones.length)] ?? paper;
      return across
        ? rect(x + 2, y + stave * 25 + 2, 96, 21, tone, 2)
        : rect(x + stave * 25 + 2, y + 2, 21, 96, tone, 2);
    });
  });

const hills: Draw = (next, [sky, ...tones]) =>
  rect(0, 0, 800, 800, sky) +
  circle(200 + next() * 400, 150 + next() * 120, 60 + next() * 60, tones[1]) +
  times(6, (index) => {
    const y = 300 + index * 84;
    const points = Array.from({ length: 5 }, (_, at) => `${at * 200} ${(y + (next() - 0.5) * 150).toFixed(1)}`);
    return path(
      `M${points[0]} S${points[1]} ${points[2]} S${points[3]} ${points[4]} V800 H0 Z`,
      tones[index % 4] ?? sky,
      { opacity: 0.62 + index * 0.07 },
    );
  });

const shapes: Draw = (next, [paper, ...tones]) =>
  rect(0, 0, 800, 800, paper) +
  times(16, (index) => {
    const x = (index % 4) * 200;
    const y = Math.floor(index / 4) * 200;
    const tone = tones[Math.floor(next() * 4)] ?? paper;
    const other = tones[Math.floor(next() * 4)] ?? paper;
    const quarter = Math.floor(next() * 4) * 90;
    const forms = [
      rect(0, 0, 200, 200, tone) + circle(100, 100, 70, other),
      path('M0 0 H200 A200 200 0 0 1 0 200 Z', tone),
      rect(0, 0, 200, 200, other) + path('M0 200 L200 0 V200 Z', tone),
      path('M0 100 A100 100 0 0 1 200 100 Z', tone) + path('M0 200 A100 100 0 0 1 200 200 Z', other),
      rect(0, 0, 100, 200, tone),
    ];
    return `<g transform="translate(${x} ${y}) rotate(${quarter} 100 100)">${forms[Math.floor(next() * forms.length)] ?? ''}</g>`;
  });

const waves: Draw = (next, [paper, ...tones]) => {
  const phase = next() * 6;
  const swing = 20 + next() * 40;
  return (
    rect(0, 0, 800, 800, paper) +
    times(26, (row) => {
      const y = 20 + row * 31;
      const bow = swing * Math.sin(phase + row / 3);
      return line(
        `M-20 ${y} Q180 ${(y + bow).toFixed(1)} 400 ${y} T820 ${y}`,
        tones[row % 7 === 0 ? 1 : row % 3 === 0 ? 2 : 0],
        9,
      );
    })
  );
};

const truchet: Draw = (next, [paper, first, second]) =>
  rect(0, 0, 800, 800, paper) +
  times(100, (index) => {
    const x = (index % 10) * 80;
    const y = Math.floor(index / 10) * 80;
    const turned = next() > 0.5;
    const d = turned
      ? `M${x} ${y + 40} A40 40 0 0 0 ${x + 40} ${y} M${x + 40} ${y + 80} A40 40 0 0 1 ${x + 80} ${y + 40}`
      : `M${x} ${y + 40} A40 40 0 0 1 ${x + 40} ${y + 80} M${x + 40} ${y} A40 40 0 0 0 ${x + 80} ${y + 40}`;
    return line(d, next() > 0.85 ? second : first, 18);
  });

const stars: Draw = (next, [sky, ...tones]) => {
  const points = Array.from({ length: 22 }, () => [60 + next() * 680, 60 + next() * 680] as const);
  const route = points.slice(0, 8).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return (
    rect(0, 0, 800, 800, sky) +
    times(5, (index) => circle(400, 400, 380 - index * 70, tones[3], 0.08)) +
    line(`M${route.join(' L')}`, tones[1], 3, { 'stroke-linejoin': 'round' }) +
    points.map(([x, y], index) => circle(x, y, 4 + next() * (index < 8 ? 16 : 7), tones[index % 3] ?? sky)).join('')
  );
};

const facets: Draw = (next, [paper, ...tones]) => {
  const grid = Array.from({ length: 36 }, (_, index) => {
    const column = index % 6;
    const row = Math.floor(index / 6);
    const loose = (at: number) => (at === 0 || at === 5 ? 0 : (next() - 0.5) * 110);
    return [column * 160 + loose(column), row * 160 + loose(row)] as const;
  });
  const corner = (index: number) => (grid[index] ?? [0, 0]).map((each) => each.toFixed(1)).join(' ');
  return (
    rect(0, 0, 800, 800, paper) +
    times(25, (cell) => {
      const at = Math.floor(cell / 5) * 6 + (cell % 5);
      const tone = () => tones[Math.floor(next() * 4)] ?? paper;
      return (
        path(`M${corner(at)} L${corner(at + 1)} L${corner(at + 6)} Z`, tone(), { opacity: 0.55 + next() * 0.45 }) +
        path(`M${corner(at + 1)} L${corner(at + 7)} L${corner(at + 6)} Z`, tone(), { opacity: 0.55 + next() * 0.45 })
      );
    })
  );
};

const rings: Draw = (next, [paper, ...tones]) => {
  const middle = [280 + next() * 240, 280 + next() * 240] as const;
  return (
    rect(0, 0, 800, 800, paper) +
    times(15, (index) =>
      circle(
        middle[0] + Math.sin(index) * index * 2,
        middle[1] + Math.cos(index) * index * 2,
        620 - index * 42,
        tones[index % 4] ?? paper,
      ),
    ) +
    times(9, () => line(`M${next() * 800} 0 V800`, paper, 1 + next() * 5, { opacity: 0.35 }))
  );
};

/** Style of a work’s picture. */
export const Manner = z.enum(['parquet', 'hills', 'shapes', 'waves', 'truchet', 'stars', 'facets', 'rings']);
type Manner = z.infer<typeof Manner>;

const MANNERS: Readonly<Record<Manner, Draw>> = { parquet, hills, shapes, waves, truchet, stars, facets, rings };

/** Draws a work; the same seed gives the same picture on every machine. */
export function workOf(manner: Manner, seed: string): string {
  const next = random(seed);
  const colours = PALETTES[Math.floor(next() * PALETTES.length)] ?? PALETTES[0];
  return picture(800, 800, MANNERS[manner](next, colours));
}
