import type { Point, Rect } from './placement.ts';

/** Returns the path through these points with rounded corners, as SVG path data. */
export function roundedPath(points: readonly Point[], radius = 8): string {
  const [start, ...rest] = points;
  if (!start) return '';
  const parts = rest.map((point, i) => {
    const before = points[i];
    const after = points[i + 2];
    if (!before || !after) return `L${point.x} ${point.y}`;
    const r = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
    const from = towards(point, before, r);
    const to = towards(point, after, r);
    return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`;
  });
  return `M${start.x} ${start.y}${parts.join('')}`;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns the point `by` pixels from `a` on the way to `b`. */
function towards(a: Point, b: Point, by: number): Point {
  const length = distance(a, b) || 1;
  return { x: a.x + ((b.x - a.x) * by) / length, y: a.y + ((b.y - a.y) * by) / length };
}

/** Returns the corners of an arrow's head at the end of a way. */
export function arrowHead(points: readonly Point[], length = 9, width = 7): Point[] {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return [];
  const base = towards(tip, before, length);
  const dx = ((tip.y - before.y) / (distance(tip, before) || 1)) * (width / 2);
  const dy = ((tip.x - before.x) / (distance(tip, before) || 1)) * (width / 2);
  return [tip, { x: base.x + dx, y: base.y - dy }, { x: base.x - dx, y: base.y + dy }];
}

export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });
