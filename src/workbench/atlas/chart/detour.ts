import { LINE, type Line, PAD, rowMiddle } from './drawing.ts';
import type { ChartLayout, Point, Rect } from './placement.ts';

/** Pixels between a way and boxes or labels, less than the lines of the layout keep. */
const GAP = 5;

/** 1 for right or down, -1 for left or up. */
type Sign = 1 | -1;

interface Ends {
  from: Point;
  to: Point;
  leaves: Sign;
  arrives: Sign;
}

/** Columns and rows along which ways may run; a crossing is identified by their indices. */
interface Grid {
  xs: readonly number[];
  ys: readonly number[];
  obstacles: readonly Rect[];
}

/** A crossing that the search has reached, with the way to it; `sign` is the direction of the last stretch. */
interface Reached {
  column: number;
  row: number;
  isLevel: boolean;
  sign: Sign;
  length: number;
  before: Reached | null;
}

const grids = new WeakMap<ChartLayout, Grid>();
/** Cache, since a chart is drawn again with each pointer move. */
const ways = new WeakMap<Line, Point[] | null>();

/**
 * Returns the way of a stub from its row to the nearest side of the target, around boxes and labels, with as few bends
 * as possible. Null if there is no such way, or the stub's row is not drawn.
 */
export function wayOf(stub: Line, layout: ChartLayout): Point[] | null {
  const known = ways.get(stub);
  if (known !== undefined) return known;
  const way = findWay(stub, layout);
  ways.set(stub, way);
  return way;
}

function findWay(stub: Line, layout: ChartLayout): Point[] | null {
  const ends = endsOf(stub, layout);
  if (!ends) return null;
  const { from, to, leaves, arrives } = ends;
  const grid = gridOf(layout);
  const at = (point: Point) => ({ column: grid.xs.indexOf(point.x), row: grid.ys.indexOf(point.y) });
  const start = at(beside(from, leaves));
  const goal = at(beside(to, -arrives as Sign));
  const reached = search(grid, { ...start, isLevel: true, sign: leaves, length: 0, before: null }, goal, arrives);
  const corners: Point[] = [];
  for (let each = reached; each; each = each.before)
    corners.unshift({ x: grid.xs[each.column] ?? 0, y: grid.ys[each.row] ?? 0 });
  return reached && withoutStraights([from, ...corners, to]);
}

const beside = ({ x, y }: Point, sign: Sign): Point => ({ x: x + sign * 2 * GAP, y });

/** Searches the grid breadth-first by number of bends; among ways with equally few bends, the shortest wins. */
function search(grid: Grid, start: Reached, goal: Pick<Reached, 'column' | 'row'>, arrives: Sign): Reached | null {
  const known = new Set<string>();
  let reached = [start, ...straightOn(grid, start, true, start.sign)];
  while (reached.length > 0) {
    const found = reached
      .filter(({ column, row }) => column === goal.column && row === goal.row)
      .filter(({ isLevel, sign }) => !isLevel || sign === arrives)
      .sort((a, b) => a.length - b.length)[0];
    if (found) return found;
    const shortest = new Map<string, Reached>();
    for (const each of reached) {
      for (const sign of [1, -1] as const) {
        for (const next of straightOn(grid, each, !each.isLevel, sign)) {
          const name = `${next.column} ${next.row} ${next.isLevel}`;
          if (!known.has(name) && next.length < (shortest.get(name)?.length ?? Number.POSITIVE_INFINITY))
            shortest.set(name, next);
        }
      }
    }
    for (const name of shortest.keys()) known.add(name);
    reached = [...shortest.values()];
  }
  return null;
}

/** Returns all crossings that are reached in one direction before an obstacle. */
function straightOn({ xs, ys, obstacles }: Grid, before: Reached, isLevel: boolean, sign: Sign): Reached[] {
  const { column, row } = before;
  const x = xs[column] ?? 0;
  const y = ys[row] ?? 0;
  const inTheWay = obstacles.filter((rect) =>
    isLevel ? rect.y < y && y < rect.y + rect.height : rect.x < x && x < rect.x + rect.width,
  );
  const found: Reached[] = [];
  const lines = isLevel ? xs : ys;
  for (let i = (isLevel ? column : row) + sign; i >= 0 && i < lines.length; i += sign) {
    const here = lines[i] ?? 0;
    const from = isLevel ? x : y;
    const low = Math.min(from, here);
    const high = Math.max(from, here);
    const isBlocked = inTheWay.some((rect) =>
      isLevel ? rect.x < high && low < rect.x + rect.width : rect.y < high && low < rect.y + rect.height,
    );
    if (isBlocked) break;
    const length = before.length + Math.abs(here - from);
    found.push({ column: isLevel ? i : column, row: isLevel ? row : i, isLevel, sign, length, before });
  }
  return found;
}

/** Columns and rows beside all obstacles, and at the ends of all stubs. */
function gridOf(layout: ChartLayout): Grid {
  const known = grids.get(layout);
  if (known) return known;
  const obstacles = obstaclesIn(layout);
  const ends = layout.stubs.flatMap((stub) => endsOf(stub, layout) ?? []);
  const points = ends.flatMap(({ from, to, leaves, arrives }) => [beside(from, leaves), beside(to, -arrives as Sign)]);
  const sorted = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);
  const grid = {
    xs: sorted([...points.map(({ x }) => x), ...obstacles.flatMap(({ x, width }) => [x - GAP, x + width + GAP])]),
    ys: sorted([...points.map(({ y }) => y), ...obstacles.flatMap(({ y, height }) => [y - GAP, y + height + GAP])]),
    obstacles,
  };
  grids.set(layout, grid);
  return grid;
}

/** Returns all areas with text: labels, states, and the headers of compound states. */
export const obstaclesIn = ({ boxes, lines }: ChartLayout): Rect[] => [
  ...boxes.map(({ box, rect }) =>
    box.children.length === 0 ? rect : { x: rect.x, y: rect.y, width: box.width, height: box.height },
  ),
  ...lines.flatMap(({ label }) => label ?? []),
];

const withoutStraights = (points: readonly Point[]): Point[] =>
  points.filter((point, i) => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (!before || !after) return true;
    return !(before.x === point.x && point.x === after.x) && !(before.y === point.y && point.y === after.y);
  });

/** Returns the ends of a stub: its row, and the nearest side of the target. */
function endsOf({ source, target, edges }: Line, { boxes }: ChartLayout): Ends | null {
  const [a, b] = [source, target].map((id) => boxes.find(({ box }) => box.state.id === id));
  const row = a ? rowMiddle(a.box, edges[0] ?? '') : null;
  if (!a || !b || row === null) return null;
  const from = (x: number): Point => ({ x, y: a.rect.y + row });
  const to = (x: number): Point => ({ x, y: b.rect.y + (PAD + LINE) / 2 });
  const endOfA = a.rect.x + a.rect.width;
  const endOfB = b.rect.x + b.rect.width;
  if (target.startsWith(`${source}.`)) return { from: from(a.rect.x), to: to(b.rect.x), leaves: -1, arrives: 1 };
  if (b.rect.x >= endOfA) return { from: from(endOfA), to: to(b.rect.x), leaves: 1, arrives: 1 };
  if (endOfB <= a.rect.x) return { from: from(a.rect.x), to: to(endOfB), leaves: -1, arrives: -1 };
  return { from: from(endOfA), to: to(endOfB), leaves: 1, arrives: -1 };
}
