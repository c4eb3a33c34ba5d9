import { wayOf } from './detour.ts';
import type { Line } from './drawing.ts';
import { arrowHead, roundedPath } from './geometry.ts';
import type { ChartLayout } from './placement.ts';

/** Draws the stubs whose transition or state is in `shown` as lines over everything else. */
export function Stubs({ layout, shown }: { layout: ChartLayout; shown: ReadonlySet<string> }) {
  const isShown = ({ source, target, edges }: Line) => [source, target, ...edges].some((id) => shown.has(id));
  return (
    <g className="chart-stubs">
      {layout.stubs.filter(isShown).map((line) => {
        const points = wayOf(line, layout);
        if (!points) return null;
        const way = roundedPath(points);
        return (
          <g key={line.id} className="chart-line" data-kind={line.kind} data-selected>
            <path className="chart-gap" d={way} />
            <path className="chart-way" d={way} />
            <polygon
              className="chart-head"
              points={arrowHead(points)
                .map(({ x, y }) => `${x},${y}`)
                .join(' ')}
            />
          </g>
        );
      })}
    </g>
  );
}
