import { LINE, type Line, PAD, rowMiddle } from './drawing.ts';
import { arrowHead } from './geometry.ts';
import type { ChartLayout, Point } from './layout.ts';

/** The stubs that somebody asks for, drawn whole over everything else. */
export function Stubs({ layout, shown }: { layout: ChartLayout; shown: ReadonlySet<string> }) {
  const isShown = ({ source, target, edges }: Line) => [source, target, ...edges].some((id) => shown.has(id));
  return (
    <g className="chart-stubs">
      {layout.stubs.filter(isShown).map((line) => {
        const ends = endsOf(line, layout);
        if (!ends) return null;
        const { from, to, leaves, arrives } = ends;
        const [near, far] = [from.x + leaves * BEND, to.x - arrives * BEND];
        const way = `M${from.x} ${from.y}C${near} ${from.y} ${far} ${to.y} ${to.x} ${to.y}`;
        const head = arrowHead([{ x: far, y: to.y }, to]);
        return (
          <g key={line.id} className="chart-line" data-kind={line.kind} data-selected>
            <path className="chart-gap" d={way} />
            <path className="chart-way" d={way} />
            <polygon className="chart-head" points={head.map(({ x, y }) => `${x},${y}`).join(' ')} />
          </g>
        );
      })}
    </g>
  );
}

/** How far a stub runs on sideways before it turns, in pixels. */
const BEND = 70;

interface Ends {
  from: Point;
  to: Point;
  /** 1 for to the right, -1 for to the left. */
  leaves: 1 | -1;
  arrives: 1 | -1;
}

/** From its row to the side of the target that is nearest. */
function endsOf({ source, target, edges }: Line, { boxes }: ChartLayout): Ends | null {
  const [a, b] = [source, target].map((id) => boxes.find(({ box }) => box.state.id === id));
  const row = a ? rowMiddle(a.box, edges[0] ?? '') : null;
  if (!a || !b || row === null) return null;
  const from = (x: number): Point => ({ x, y: a.rect.y + row });
  const to = (x: number): Point => ({ x, y: b.rect.y + (PAD + LINE) / 2 });
  const [endOfA, endOfB] = [a.rect.x + a.rect.width, b.rect.x + b.rect.width];
  if (target.startsWith(`${source}.`)) return { from: from(a.rect.x), to: to(b.rect.x), leaves: -1, arrives: 1 };
  if (b.rect.x >= endOfA) return { from: from(endOfA), to: to(b.rect.x), leaves: 1, arrives: 1 };
  if (endOfB <= a.rect.x) return { from: from(a.rect.x), to: to(endOfB), leaves: -1, arrives: -1 };
  return { from: from(endOfA), to: to(endOfB), leaves: 1, arrives: -1 };
}
