import type { ChartLayout } from './placement.ts';
import { textWidth } from './textWidth.ts';

/** Scale below which a chart's own text, of 12 pixels, cannot be read. */
const READABLE = 0.6;
/** Sizes of a name in the window, in pixels: of a compound state, of any other state, and the smallest. */
const LARGE = 15;
const SMALL = 11;
const LEAST = 8.5;

/**
 * The names of the states at a readable size, drawn if the chart's scale makes its own text too small, so that readers
 * find their way on the whole chart. Omits a name that has no room in its state.
 */
export function Names({ layout, scale }: { layout: ChartLayout; scale: number }) {
  if (scale >= READABLE) return null;
  return (
    <g className="chart-names">
      {layout.boxes.map(({ box, rect }) => {
        const isRegion = box.children.length > 0;
        const room = rect.width - 4 / scale;
        const size = isRegion ? LARGE / scale : Math.min(SMALL / scale, (SMALL * room) / textWidth(box.title, SMALL));
        if (size * scale < LEAST) return null;
        const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 + size * 0.35, textAnchor: 'middle' };
        const corner = { x: rect.x + 8 / scale, y: rect.y + size * 1.25 };
        return (
          <text key={box.state.id} {...(isRegion ? corner : middle)} fontSize={size} strokeWidth={5 / scale}>
            {box.title}
          </text>
        );
      })}
    </g>
  );
}
