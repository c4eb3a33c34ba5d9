import type { Change } from '../changes/changes.ts';
import {
  DOT,
  HISTORY,
  heightOf,
  LINE,
  MARK,
  PAD,
  type StateBox,
  type StateLine,
  TEXT,
  TITLE,
  tagWidth,
} from './drawing.ts';
import { arrowHead, roundedPath } from './geometry.ts';
import { KindMark, LineMark } from './marks.tsx';
import type { ChartLayout, Rect } from './placement.ts';
import './drawing.css';

/** Highlighted parts of a chart: states and edges by their ids. */
export interface ChartMarks {
  active: ReadonlySet<string>;
  last: string | null;
  /** Parts of a path; all others are dimmed. */
  path: ReadonlySet<string> | null;
  untaken: ReadonlySet<string>;
  /** Parts that a search found; all others are dimmed. */
  found: ReadonlySet<string> | null;
  /** Parts that differ from another version. */
  changes: ReadonlyMap<string, Change>;
  selected: string | null;
}

interface Part {
  layout: ChartLayout;
  marks: ChartMarks;
}

/** The lines of a chart without their labels, below everything else. */
export function Lines({ layout, marks }: Part) {
  return (
    <g>
      {layout.initials.map(({ at, points }) => (
        <g key={`${at.x} ${at.y}`} className="chart-initial">
          <path className="chart-way" d={roundedPath(points)} />
          <polygon points={text(arrowHead(points, 8, 7))} />
          <circle cx={at.x} cy={at.y} r={DOT} />
        </g>
      ))}
      {meeting(layout).map((lines) => (
        <g key={lines[0]?.line.id}>
          {/* At a crossing, the upper line is drawn with a gap in the lower one; lines that meet have no gap between
              them. */}
          {lines.map(({ line, points }) => (
            <path key={line.id} className="chart-gap" d={roundedPath(points)} />
          ))}
          {lines.map(({ line, points }) => (
            <g key={line.id} className="chart-line" data-kind={line.kind} {...stateOf(line.edges, marks)}>
              {/* Reversed: the dashes of lines that meet on their way to a state coincide. */}
              <path className="chart-way" d={roundedPath(points.toReversed())} />
              <polygon className="chart-head" points={text(arrowHead(points))} />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

/** Returns the lines grouped by kind and target: the lines of a group meet on their way. */
const meeting = ({ lines }: ChartLayout) =>
  Object.values(Object.groupBy(lines, ({ line }) => `${line.kind} ${line.target}`)).map((group) => group ?? []);

/** Event and guard of each transition, on its line. */
export function Labels({ layout, marks }: Part) {
  return (
    <g>
      {layout.lines.map(({ line, label }) => {
        if (!label) return null;
        let top = label.y;
        return (
          <g key={line.id} className="chart-label" data-kind={line.kind} {...stateOf(line.edges, marks)}>
            <rect className="chart-plate" x={label.x} y={label.y} width={label.width} height={label.height} rx="6" />
            {line.rows.map(({ edge, text: words, height }) => {
              const y = top;
              top += height;
              return (
                <g
                  key={edge.id}
                  className="chart-row"
                  data-edge={edge.id}
                  data-kind={edge.kind}
                  {...stateOf([edge.id], marks)}
                >
                  <rect className="chart-hit" x={label.x} y={y} width={label.width} height={height} rx="6" />
                  <KindMark kind={edge.kind} x={label.x + 4} y={y + 4} />
                  {words.map((word, i) => (
                    <Words key={word} x={label.x + MARK} y={y + 14 + i * (LINE - 2)} text={word} />
                  ))}
                </g>
              );
            })}
          </g>
        );
      })}
    </g>
  );
}

/** The event in bold, the guard in brackets and muted. */
function Words({ x, y, text: words }: { x: number; y: number; text: string }) {
  const at = words.indexOf('[');
  const [event, guard] = at < 0 ? [words, ''] : [words.slice(0, at), words.slice(at)];
  return (
    <text x={x} y={y} fontSize={TEXT}>
      {event}
      {guard && <tspan className="chart-guard">{guard}</tspan>}
    </text>
  );
}

/** A state's name. Names of compound states are drawn above the lines that run through them. */
export function Title({ box, rect: { x, y } }: { box: StateBox; rect: Rect }) {
  return (
    <text
      className="chart-title"
      data-plate={box.children.length > 0 || undefined}
      x={x + PAD}
      y={y + PAD + TITLE - 2}
      fontSize={TITLE}
    >
      {box.title}
    </text>
  );
}

/** Number of reported failures, at the upper right corner of each state. */
export function Failures({ layout, failures }: { layout: ChartLayout; failures: ReadonlyMap<string, number> }) {
  return layout.boxes.map(({ box: { state }, rect }) => {
    const count = failures.get(state.id);
    if (count === undefined) return null;
    const shown = `${count}×`;
    const width = shown.length * 8 + 10;
    const x = rect.x + rect.width - width / 2;
    return (
      <g key={state.id} className="chart-failures">
        <rect x={x} y={rect.y - 10} width={width} height="20" rx="10" />
        <text x={x + width / 2} y={rect.y + 4} fontSize={TEXT} textAnchor="middle">
          {shown}
        </text>
      </g>
    );
  });
}

export function StateShape({ box, rect, marks }: { box: StateBox; rect: Rect; marks: ChartMarks }) {
  const { state } = box;
  const { x, y, width, height } = rect;
  const shown = stateOf([state.id], marks);
  const kind = box.children.length > 0 ? 'compound' : state.type;
  if (state.type === 'history') {
    return (
      <g className="chart-state" data-type="history" {...shown}>
        <circle className="chart-box" cx={x + HISTORY} cy={y + HISTORY} r={HISTORY} />
        <text className="chart-title" x={x + HISTORY} y={y + HISTORY + 5} fontSize={TITLE} textAnchor="middle">
          {box.title}
        </text>
      </g>
    );
  }
  let top = y + PAD + LINE - 2;
  return (
    <g className="chart-state" data-type={kind} data-screen={state.meta.screen ? true : undefined} {...shown}>
      <rect className="chart-box" x={x} y={y} width={width} height={height} rx="10" />
      {state.type === 'final' && (
        <rect className="chart-final" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="7" />
      )}
      {box.children.length === 0 && <Title box={box} rect={rect} />}
      {box.lines.map((line) => {
        const from = top;
        top += heightOf(line);
        return <LineOf key={from} line={line} x={x + PAD} y={from} width={width - 2 * PAD} marks={marks} />;
      })}
    </g>
  );
}

interface LineOfProps {
  line: StateLine;
  x: number;
  y: number;
  width: number;
  marks: ChartMarks;
}

function LineOf({ line, x, y, width, marks }: LineOfProps) {
  if (line.kind === 'tags') {
    let left = x;
    return line.tags.map((tag) => {
      const at = left;
      left += tagWidth(tag);
      return (
        <g key={tag} className="chart-tag">
          <rect x={at} y={y + 3} width={tagWidth(tag) - 4} height={LINE - 1} rx={(LINE - 1) / 2} />
          <text x={at + 8} y={y + 15.5} fontSize={TEXT}>
            {tag}
          </text>
        </g>
      );
    });
  }
  if (line.kind === 'edge') {
    const { edge } = line;
    return (
      <g className="chart-row" data-edge={edge.id} data-kind={edge.kind} {...stateOf([edge.id], marks)}>
        <rect className="chart-hit" x={x - 6} y={y} width={width + 12} height={heightOf(line)} rx="6" />
        <KindMark kind={edge.kind} x={x} y={y + 4} />
        {line.text.map((word, i) => (
          <Words key={word} x={x + MARK} y={y + 14 + i * (LINE - 2)} text={word} />
        ))}
      </g>
    );
  }
  return (
    <g className="chart-fact" data-kind={line.kind}>
      <LineMark kind={line.kind} x={x} y={y + 3} />
      <text x={x + MARK} y={y + 13.5} fontSize={TEXT}>
        {line.text}
      </text>
    </g>
  );
}

/** Returns the data attributes by which the style sheet highlights a state or the transitions of a line. */
function stateOf(ids: readonly string[], { active, last, path, untaken, found, changes, selected }: ChartMarks) {
  const is = (set: ReadonlySet<string>) => ids.some((id) => set.has(id)) || undefined;
  const changed = new Set(ids.map((id) => changes.get(id)));
  return {
    'data-active': is(active),
    'data-last': (last !== null && ids.includes(last)) || undefined,
    'data-path': path === null ? undefined : (is(path) ?? false),
    'data-untaken': is(untaken),
    'data-change': changed.size > 1 ? 'changed' : changed.values().next().value,
    'data-found': found === null ? undefined : (is(found) ?? false),
    'data-selected': (selected !== null && ids.includes(selected)) || undefined,
  };
}

const text = (points: ReadonlyArray<{ x: number; y: number }>) => points.map(({ x, y }) => `${x},${y}`).join(' ');
