import { middleOf } from './geometry.ts';
import type { ChartLayout, Point } from './placement.ts';

/** Returns the nearest state in a direction, preferring states straight ahead; null at the edge of the chart. */
export function neighbour({ boxes }: ChartLayout, id: string, direction: Point): string | null {
  const from = boxes.find(({ box }) => box.state.id === id);
  if (!from) return null;
  const start = middleOf(from.rect);
  const ranked = boxes.flatMap(({ box, rect }) => {
    const to = middleOf(rect);
    const dx = to.x - start.x;
    const dy = to.y - start.y;
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    return ahead > 1 ? [{ id: box.state.id, cost: ahead + 2 * aside }] : [];
  });
  return ranked.sort((a, b) => a.cost - b.cost)[0]?.id ?? null;
}
