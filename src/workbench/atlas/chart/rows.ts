import type { ChartLayout, Point, Rect } from './placement.ts';

/** Pixels between regions. */
const GAP = 32;

/** Ratio of a window's width to its height. */
const WINDOW = 1.7;

/**
 * Puts the layouts of regions side by side in the given order and wraps them like text, into rows that together have
 * about the shape of a window. A chart thus reads from its top left to its bottom right.
 */
export function inRows(regions: readonly ChartLayout[]): ChartLayout {
  const area = regions.reduce((sum, { width, height }) => sum + (width + GAP) * (height + GAP), 0);
  const widest = Math.max(Math.sqrt(area * WINDOW), ...regions.map(({ width }) => width));
  let x = 0;
  let y = 0;
  let row = 0;
  let width = 0;
  const placed = regions.map((region) => {
    if (x > 0 && x + region.width > widest) [x, y, row] = [0, y + row + GAP, 0];
    const at = { x, y };
    x += region.width + GAP;
    row = Math.max(row, region.height);
    width = Math.max(width, x - GAP);
    return moved(region, at);
  });
  return {
    width,
    height: y + row,
    boxes: placed.flatMap(({ boxes }) => boxes),
    initials: placed.flatMap(({ initials }) => initials),
    lines: placed.flatMap(({ lines }) => lines),
    stubs: placed.flatMap(({ stubs }) => stubs),
  };
}

/** Returns the layout, moved to the right and down. */
export function moved(layout: ChartLayout, by: Point): ChartLayout {
  const point = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  const rect = (each: Rect): Rect => ({ ...each, ...point(each) });
  return {
    ...layout,
    boxes: layout.boxes.map((each) => ({ ...each, rect: rect(each.rect) })),
    initials: layout.initials.map(({ at, points }) => ({ at: point(at), points: points.map(point) })),
    lines: layout.lines.map((each) => ({
      ...each,
      points: each.points.map(point),
      label: each.label && rect(each.label),
    })),
  };
}
