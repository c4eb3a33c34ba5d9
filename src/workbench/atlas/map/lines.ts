import type { Point, Rect } from '../chart/placement.ts';
import { isRepeated, type ScreenMap, type Sheet, type Way } from './screenMap.ts';

/** A line of the drawing: all ways between two screens that it stands for. */
export interface MapLine {
  from: string;
  to: string;
  kind: Way['kind'];
  ways: readonly Way[];
}

/**
 * Returns the lines between screens, without the links of header, menu and footer, and without links of the code, which
 * may not exist at every screen of their feature.
 */
export function linesOf({ ways }: Pick<ScreenMap, 'ways'>): MapLine[] {
  const drawn = ways.filter((way) => !isRepeated(way) && way.kind !== 'code');
  return [...Map.groupBy(drawn, ({ from, to }) => `${from} → ${to}`).values()].flatMap((own) => {
    const [first] = own;
    const kind = own.some((way) => way.kind === 'event') ? 'event' : (first?.kind ?? 'link');
    return first ? [{ from: first.from, to: first.to, kind, ways: own }] : [];
  });
}

export interface Curve {
  start: Point;
  end: Point;
  /** SVG path data. */
  path: string;
  middle: Point;
}

/** Returns the curve of a line between two screens of the sheet; null if one of them has no place. */
export function curveOf({ screens }: Pick<Sheet, 'screens'>, from: string, to: string): Curve | null {
  const a = screens[from];
  const b = screens[to];
  if (!a || !b) return null;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const isLevel = Math.abs(dx) > Math.abs(dy) || (Math.abs(dx) > a.width && Math.abs(dy) < a.height * 2);
  const along = isLevel ? sideways(a, b, Math.sign(dx) || 1) : upright(a, b, Math.sign(dy) || 1);
  const [start, one, two, end] = along;
  const at = (p: number, q: number, r: number, s: number) => (p + 3 * q + 3 * r + s) / 8;
  return {
    start,
    end,
    path: `M${start.x} ${start.y}C${one.x} ${one.y} ${two.x} ${two.y} ${end.x} ${end.y}`,
    middle: { x: at(start.x, one.x, two.x, end.x), y: at(start.y, one.y, two.y, end.y) },
  };
}

/** Part of a side at which a line begins and ends, so that those of both directions are beside each other. */
const SHARE = { ahead: 0.4, back: 0.6 };

type Bend = [Point, Point, Point, Point];

function sideways(a: Rect, b: Rect, sign: number): Bend {
  const share = sign > 0 ? SHARE.ahead : SHARE.back;
  const start = { x: sign > 0 ? a.x + a.width : a.x, y: a.y + a.height * share };
  const end = { x: sign > 0 ? b.x : b.x + b.width, y: b.y + b.height * share };
  const bow = sign * Math.max(40, Math.abs(end.x - start.x) * 0.4);
  return [start, { x: start.x + bow, y: start.y }, { x: end.x - bow, y: end.y }, end];
}

function upright(a: Rect, b: Rect, sign: number): Bend {
  const share = sign > 0 ? SHARE.ahead : SHARE.back;
  const start = { x: a.x + a.width * share, y: sign > 0 ? a.y + a.height : a.y };
  const end = { x: b.x + b.width * share, y: sign > 0 ? b.y : b.y + b.height };
  const bow = sign * Math.max(40, Math.abs(end.y - start.y) * 0.4);
  return [start, { x: start.x, y: start.y + bow }, { x: end.x, y: end.y - bow }, end];
}

/** Returns an event in words without its values: `quantity.submitted` for `quantity.submitted {"quantity":2}`. */
export const withoutValues = (event: string): string => event.replace(/:? \[?\{.*$/, '');

/** Returns the first of all ways that read the same, such as one event in two states. */
export const readOnce = (ways: readonly Way[]): Way[] =>
  [...Map.groupBy(ways, readingOf).values()].flatMap(([first]) => first ?? []);

function readingOf(way: Way): string {
  if (way.kind === 'code') return way.file;
  if (way.kind === 'link') return JSON.stringify([way.area, way.role, way.names]);
  return JSON.stringify([way.machine, ...way.steps.map(({ event, guards }) => [withoutValues(event), guards])]);
}

/** Breaks a name into at most two lines of `width` letters, the second one cut. */
export function brokenName(name: string, width: number): string[] {
  const words = name.split(' ');
  let first = words.shift() ?? '';
  while (words[0] !== undefined && first.length + 1 + words[0].length <= width) first += ` ${words.shift()}`;
  const rest = words.join(' ');
  const cut = (text: string) => (text.length > width ? `${text.slice(0, width - 1)}…` : text);
  return rest === '' ? [cut(first)] : [cut(first), cut(rest)];
}
