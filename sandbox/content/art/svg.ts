/** Colours of the pictures: muted, so that they suit light and dark pages alike. */
export const INK = '#16352c';
export const GREEN = '#0f5b47';
export const LEAF = '#5f9c84';
export const MIST = '#cfe0d6';
export const SKY = '#e4eee6';
export const SAND = '#efe3cd';
export const OCHRE = '#c98a3f';
export const RUST = '#a65a35';
export const PAPER = '#f7f5f0';
export const NIGHT = '#1d2f3a';
export const WATER = '#8fb4bd';

type Value = string | number;

/**
 * Renders an element. Attribute values are numbers or constants of the caller, never user input: nothing is escaped.
 */
export function el(name: string, attributes: Record<string, Value>, ...children: string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Number(value.toFixed(2)) : value}"`)
    .join('');
  return children.length > 0 ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`;
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  el('rect', { x, y, width, height, fill, ...(rx > 0 ? { rx } : {}) });
export const circle = (cx: number, cy: number, r: number, fill: string, opacity = 1) =>
  el('circle', { cx, cy, r, fill, ...(opacity < 1 ? { opacity } : {}) });
export const path = (d: string, fill: string, more: Record<string, Value> = {}) => el('path', { d, fill, ...more });
export const line = (d: string, stroke: string, width: number, more: Record<string, Value> = {}) =>
  el('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more });

export function picture(width: number, height: number, ...children: string[]): string {
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    ...children,
  );
}

export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** Returns a generator of numbers from 0 to below 1, reproducible by its seed (mulberry32). */
export function random(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
