import type { Graph } from '#machines/testing/graph.ts';
import { drawingOf, type Line, type StateBox } from './drawing.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

/** Positions of a chart's parts, in pixels from its top left corner. */
export interface ChartLayout {
  width: number;
  height: number;
  /** All drawn states, parents before their children. */
  boxes: ReadonlyArray<{ box: StateBox; rect: Rect }>;
  /** Marks that point at a region's initial state: the mark's centre and the way to the state. */
  initials: ReadonlyArray<{ at: Point; points: readonly Point[] }>;
  lines: ReadonlyArray<{ line: Line; points: readonly Point[]; label: Rect | null }>;
  /** Lines that would make the chart too wide: drawn over everything else if the reader selects or hovers them. */
  stubs: readonly Line[];
}

/** A layout's positions without the parts themselves, as stored in a file. */
export interface Placement {
  width: number;
  height: number;
  boxes: Readonly<Record<string, Rect>>;
  initials: ChartLayout['initials'];
  lines: Readonly<Record<string, Pick<ChartLayout['lines'][number], 'points' | 'label'>>>;
  stubs: readonly string[];
}

export const placementOf = ({ width, height, boxes, initials, lines, stubs }: ChartLayout): Placement => ({
  width,
  height,
  initials,
  boxes: Object.fromEntries(boxes.map(({ box, rect }) => [box.state.id, rect])),
  lines: Object.fromEntries(lines.map(({ line, points, label }) => [line.id, { points, label }])),
  stubs: stubs.map(({ id }) => id),
});

/** Returns the stored layout; null if it belongs to another graph. */
export function layoutFrom(
  { width, height, boxes, initials, lines, stubs }: Placement,
  graph: Graph,
): ChartLayout | null {
  const drawing = drawingOf(graph, new Set(stubs));
  const kept: ChartLayout = {
    width,
    height,
    initials,
    stubs: drawing.stubs,
    boxes: statesIn(drawing.roots).flatMap((box) => {
      const rect = boxes[box.state.id];
      return rect ? [{ box, rect }] : [];
    }),
    lines: drawing.lines.flatMap((line) => {
      const place = lines[line.id];
      return place ? [{ line, ...place }] : [];
    }),
  };
  const isWhole = kept.boxes.length === Object.keys(boxes).length && kept.lines.length === Object.keys(lines).length;
  return isWhole ? kept : null;
}

/** Returns states with all their descendants, parents before their children. */
export const statesIn = (boxes: readonly StateBox[]): StateBox[] =>
  boxes.flatMap((box) => [box, ...statesIn(box.children)]);
