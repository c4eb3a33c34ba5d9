import {
  circle,
  el,
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
  rect,
  SAND,
  SKY,
  times,
  WATER,
} from './svg.ts';

/* Title pictures of the bonds: 640 × 320, one plain scene each. */

const ground = (y: number, fill: string) => path(`M0 ${y} Q160 ${y - 34} 320 ${y - 8} T640 ${y - 20} V320 H0 Z`, fill);
/** Pale colours by night: a browser tells a picture the theme of its page. */
const NIGHTLY = { [SKY]: '#1f3a3e', [SAND]: '#4a4334', [PAPER]: '#8fa39b', [MIST]: '#35564f', [WATER]: '#2f5661' };
const night = Object.entries(NIGHTLY).map(
  ([pale, dark]) => `[fill="${pale}"]{fill:${dark}}[stroke="${pale}"]{stroke:${dark}}`,
);
const style = el('style', {}, `@media(prefers-color-scheme:dark){${night.join('')}}`);

const frame = (sky: string, ...parts: string[]) => picture(640, 320, style, rect(0, 0, 640, 320, sky), ...parts);

function turbine(x: number, y: number, size: number, turn: number, fill: string): string {
  const blade = `M0 0 Q${size * 0.07} ${-size * 0.3} 0 ${-size * 0.62} Q${-size * 0.05} ${-size * 0.3} 0 0 Z`;
  const blades = [0, 120, 240].map((angle) => path(blade, fill, { transform: `rotate(${angle + turn})` })).join('');
  return `<g transform="translate(${x} ${y})">${path(`M${-size * 0.02} 0 L${size * 0.02} 0 L${size * 0.035} ${size} L${-size * 0.035} ${size} Z`, fill)}${blades}${circle(0, 0, size * 0.035, fill)}</g>`;
}

const wind = () =>
  frame(
    SKY,
    circle(520, 92, 38, SAND),
    turbine(120, 108, 120, 12, LEAF),
    turbine(250, 128, 96, 50, LEAF),
    turbine(400, 84, 150, 28, GREEN),
    turbine(548, 120, 104, 75, LEAF),
    path('M0 232 Q160 218 320 232 T640 228 V320 H0 Z', WATER),
    line('M0 256 Q80 248 160 256 T320 256 T480 256 T640 256', PAPER, 3, { opacity: 0.6 }),
    line('M-40 284 Q40 276 120 284 T280 284 T440 284 T600 284 T760 284', PAPER, 3, { opacity: 0.4 }),
  );

const solar = () =>
  frame(
    SAND,
    circle(492, 96, 44, OCHRE),
    ground(190, MIST),
    ground(216, LEAF),
    times(3, (row) =>
      times(5, (column) => {
        const x = 30 + column * 124 - row * 18;
        const y = 206 + row * 36;
        return (
          path(`M${x} ${y + 26} L${x + 26} ${y} H${x + 116} L${x + 90} ${y + 26} Z`, row === 1 ? INK : GREEN) +
          line(
            `M${x + 13} ${y + 13} H${x + 103} M${x + 30} ${y + 26} L${x + 56} ${y} M${x + 60} ${y + 26} L${x + 86} ${y}`,
            MIST,
            1.2,
          )
        );
      }),
    ),
  );

const field = () =>
  frame(
    SKY,
    circle(130, 90, 34, OCHRE),
    ground(178, MIST),
    times(9, (index) =>
      path(
        `M${320 + (index - 4.5) * 26} 168 L${320 + (index - 3.5) * 26} 168 L${320 + (index - 3.5) * 150} 320 L${320 + (index - 4.5) * 150} 320 Z`,
        index % 2 === 0 ? LEAF : '#7fb096',
      ),
    ),
    times(5, (index) => {
      const x = 320 + (index - 2) * 62;
      const foot = 320 + (index - 2) * 190;
      return path(`M${x - 3} 150 L${x + 3} 150 L${foot + 10} 286 L${foot - 10} 286 Z`, GREEN);
    }),
  );

const heat = () =>
  frame(
    NIGHT,
    times(4, (index) => rect(44 + index * 62, 92, 50, 164, '#2b424f', 6)),
    times(4, (rack) =>
      times(
        6,
        (row) =>
          rect(52 + rack * 62, 104 + row * 25, 34, 12, '#3c5665', 3) +
          circle(78 + rack * 62, 110 + row * 25, 2.4, (rack + row) % 3 === 0 ? OCHRE : LEAF),
      ),
    ),
    times(3, (index) =>
      line(
        `M292 ${132 + index * 44} C360 ${112 + index * 44} 372 ${152 + index * 44} 436 ${132 + index * 44}`,
        [RUST, OCHRE, '#e0b072'][index] ?? OCHRE,
        9,
      ),
    ),
    path('M436 150 L520 92 L604 150 V256 H436 Z', SAND),
    rect(468, 170, 34, 34, OCHRE, 3),
    rect(538, 170, 34, 34, OCHRE, 3),
    rect(502, 212, 36, 44, RUST, 3),
    rect(0, 256, 640, 64, '#16242d'),
  );

const earth = () =>
  frame(
    SKY,
    path('M0 112 Q160 96 320 112 T640 104 V320 H0 Z', LEAF),
    path('M0 150 Q160 138 320 152 T640 146 V320 H0 Z', '#8d7b52'),
    path('M0 206 Q160 190 320 208 T640 200 V320 H0 Z', RUST),
    path('M0 266 Q160 252 320 268 T640 260 V320 H0 Z', '#7a3a24'),
    rect(210, 60, 96, 50, GREEN, 4),
    rect(228, 36, 18, 30, INK),
    rect(330, 76, 60, 34, INK, 4),
    line('M236 40 q-10 -16 4 -26 q12 -10 2 -22', PAPER, 6),
    rect(250, 104, 9, 182, PAPER),
    rect(352, 104, 9, 182, OCHRE),
    line('M254 286 C290 308 324 308 356 286', OCHRE, 6, { 'stroke-dasharray': '2 12' }),
  );

const tram = () =>
  frame(
    MIST,
    times(6, (index) => rect(20 + index * 106, 78 + (index % 3) * 22, 84, 200, index % 2 === 0 ? SAND : SKY)),
    times(6, (index) =>
      times(6, (cell) =>
        rect(34 + index * 106 + (cell % 2) * 34, 100 + (index % 3) * 22 + Math.floor(cell / 2) * 34, 20, 20, LEAF),
      ),
    ),
    line('M0 120 H640', INK, 2),
    line('M300 172 L330 120 L360 172', INK, 3),
    rect(112, 172, 424, 96, GREEN, 16),
    times(6, (index) => rect(132 + index * 66, 188, 52, 36, SKY, 4)),
    rect(112, 236, 424, 8, OCHRE),
    times(4, (index) => circle(176 + index * 98, 270, 13, INK)),
    rect(0, 282, 640, 38, '#5c6a63'),
    line('M0 286 H640', PAPER, 2),
  );

const houses = () =>
  frame(
    SAND,
    times(5, (index) => {
      const x = 24 + index * 122;
      const top = 96 + (index % 2) * 22;
      const wall = [GREEN, RUST, LEAF, OCHRE, INK][index] ?? GREEN;
      return (
        rect(x, top, 108, 200, wall) +
        path(`M${x - 4} ${top} H${x + 112} L${x + 88} ${top - 42} H${x + 20} Z`, '#5a4036') +
        rect(x + 44, top - 26, 20, 18, SKY, 2) +
        times(6, (cell) => rect(x + 16 + (cell % 3) * 28, top + 20 + Math.floor(cell / 3) * 48, 18, 32, SKY, 9)) +
        rect(x + 42, top + 122, 26, 80, PAPER, 13)
      );
    }),
    rect(0, 290, 640, 30, '#b9a98a'),
  );

const harbour = () =>
  frame(
    SKY,
    times(4, (index) => rect(60 + index * 92, 92 + (index % 2) * 34, 72, 150, [MIST, SAND, LEAF, SAND][index] ?? SAND)),
    times(4, (index) =>
      times(6, (cell) =>
        rect(72 + index * 92 + (cell % 2) * 28, 112 + (index % 2) * 34 + Math.floor(cell / 2) * 32, 18, 18, GREEN),
      ),
    ),
    line('M470 236 V62 L600 96 M470 62 L440 92 H470 M470 84 L600 96', INK, 6, { 'stroke-linejoin': 'round' }),
    line('M582 96 V150', INK, 3),
    rect(566, 150, 32, 22, RUST),
    path('M0 232 H640 V320 H0 Z', WATER),
    path('M150 262 H300 L282 292 H172 Z', PAPER),
    path('M222 180 V256 H170 Z', PAPER),
    path('M230 170 V256 H286 Z', OCHRE),
    line('M0 304 Q40 298 80 304 T160 304 T240 304 T320 304 T400 304 T480 304 T560 304 T640 304', PAPER, 3, {
      opacity: 0.6,
    }),
  );

const timber = () =>
  frame(
    MIST,
    times(7, (index) =>
      path(
        `M${20 + index * 100} 250 L${52 + index * 100} ${92 + (index % 3) * 26} L${84 + index * 100} 250 Z`,
        index % 2 === 0 ? LEAF : '#7fb096',
      ),
    ),
    times(2, (index) => {
      const x = 150 + index * 190;
      const top = 112 - index * 26;
      return (
        rect(x, top, 150, 190 + index * 26, index === 0 ? OCHRE : '#b67836') +
        times(5 + index, (row) => line(`M${x} ${top + 34 + row * 34} H${x + 150}`, '#8d5a26', 3)) +
        times(3, (column) =>
          times(4 + index, (row) => rect(x + 16 + column * 46, top + 12 + row * 34 + 26 - 20, 26, 18, SKY, 2)),
        )
      );
    }),
    rect(0, 272, 640, 48, GREEN),
  );

const hospital = () =>
  frame(
    SKY,
    path('M0 210 L90 110 L160 176 L250 70 L350 190 L430 120 L540 214 L640 150 V320 H0 Z', MIST),
    rect(150, 132, 340, 140, PAPER, 6),
    rect(270, 96, 100, 176, LEAF, 6),
    rect(308, 112, 24, 64, PAPER, 3),
    rect(288, 132, 64, 24, PAPER, 3),
    times(2, (side) =>
      times(6, (cell) => rect(168 + side * 218 + (cell % 3) * 30, 152 + Math.floor(cell / 3) * 44, 20, 28, WATER, 3)),
    ),
    rect(304, 210, 32, 62, INK, 3),
    rect(0, 270, 640, 50, LEAF),
    path('M270 270 H370 L430 320 H210 Z', SAND),
  );

const rail = () =>
  frame(
    SAND,
    ground(180, MIST),
    times(3, (index) => rect(40 + index * 138, 160, 126, 74, [RUST, GREEN, OCHRE][index] ?? GREEN, 4)),
    times(3, (index) =>
      times(7, (rib) => line(`M${56 + index * 138 + rib * 16} 172 V222`, PAPER, 2, { opacity: 0.45 })),
    ),
    rect(36, 234, 412, 12, INK),
    path('M456 246 V150 Q456 140 466 140 H560 Q588 140 598 190 L606 246 Z', INK),
    rect(528, 156, 46, 36, SKY, 5),
    rect(456, 206, 148, 10, OCHRE),
    times(8, (index) => circle(72 + index * 72, 254, 14, '#39463f')),
    line('M0 272 H640', '#6c5a45', 6),
    times(22, (index) => rect(index * 30, 276, 14, 10, '#9a8566')),
  );

export const SCENES: Record<string, () => string> = {
  wind,
  solar,
  field,
  heat,
  earth,
  tram,
  houses,
  harbour,
  timber,
  hospital,
  rail,
};
