import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, use, useEffect, useId, useState } from 'react';
import type { Graph } from '#machines/testing/graph.ts';
import type { Change } from '../changes/changes.ts';
import { usePrinted } from '../usePrinted.ts';
import { Failures, Labels, Lines, StateShape, Title } from './Drawing.tsx';
import { Hint } from './Hint.tsx';
import { Legend } from './Legend.tsx';
import { Names } from './Names.tsx';
import { neighbour } from './neighbour.ts';
import { layoutOf } from './placed.ts';
import type { ChartLayout, Rect } from './placement.ts';
import { Stubs } from './Stubs.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useViewport } from './useViewport.ts';
import './chart.css';
import './changes.css';

export interface Selection {
  kind: 'state' | 'edge';
  id: string;
}

export interface ChartProps {
  graph: Graph;
  /** Computed from the graph if absent. */
  layout?: ChartLayout;
  /** States that the machine is in. */
  active?: readonly string[];
  /** Transition taken last. */
  last?: string | undefined;
  /** Transitions of a path in order; the path's states follow from them. All other parts are dimmed. */
  path?: readonly string[] | undefined;
  /** Transitions that no test has taken. */
  untaken?: readonly string[];
  /** States and transitions that a search found; all other parts are dimmed. */
  found?: readonly string[] | undefined;
  /** States and transitions that differ from another version, by id. */
  changes?: ReadonlyMap<string, Change>;
  /** Number of reported failures, by the id of the state. */
  failures?: ReadonlyMap<string, number>;
  selected?: Selection | null;
  /** Called with null when the reader clears the selection. Without a handler, nothing can be selected. */
  onSelect?: (selection: Selection | null) => void;
}

/**
 * A machine as a statechart that the reader can zoom, move and walk with the keyboard. Suspends until the layout is
 * available: wrap it in a `Suspense`.
 */
export function Chart({ graph, layout: given, ...props }: ChartProps) {
  const layout = given ?? use(layoutOf(graph));
  return <Placed {...props} graph={graph} layout={layout} />;
}

const NONE: readonly string[] = [];
const NO_FAILURES: ReadonlyMap<string, number> = new Map();
const NO_CHANGES: ReadonlyMap<string, Change> = new Map();

function Placed({
  graph,
  layout,
  active = NONE,
  last,
  path,
  untaken = NONE,
  found,
  changes = NO_CHANGES,
  failures = NO_FAILURES,
  selected,
  onSelect,
}: ChartProps & { layout: ChartLayout }) {
  const { t } = useLingui();
  const id = useId();
  const viewport = useViewport(layout, rectOf(layout, active.at(-1) ?? '') ?? beginningOf(layout));
  const isPrinted = usePrinted();
  const [hinted, setHinted] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const { view } = viewport;
  const marks = {
    active: new Set(active),
    last: last ?? null,
    path: path ? new Set([...path, ...statesOn(graph, path)]) : null,
    untaken: new Set(untaken),
    found: found ? new Set(found) : null,
    changes,
    selected: selected?.id ?? null,
  };
  const asked = new Set([selected?.id, pointed, last, ...(path ?? NONE)].flatMap((each) => each ?? []));
  const boxOf = (state: string) => layout.boxes.find(({ box }) => box.state.id === state);

  // Parts to bring into view: the selection, else the first search hit, the first change, the last transition and the
  // active state. The state is the last of these, so that it wins if the window has no room for both.
  const shown = (
    selected ? [selected.id] : [found?.[0], ...[...changes.keys()].slice(0, 1), last, active.at(-1)]
  ).flatMap((each) => each ?? []);
  const isPlaced = view !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per selection, not with every move
  useEffect(() => {
    if (!isPlaced) return;
    for (const rect of shown.flatMap((each) => rectOf(layout, each) ?? [])) viewport.reveal(rect);
  }, [shown.join(), isPlaced]);

  const select = (event: MouseEvent) => {
    if (viewport.wasDragged() || !(event.target instanceof Element)) return;
    const edge = event.target.closest<SVGElement>('[data-edge]')?.dataset.edge;
    const state = event.target.closest<SVGElement>('[data-state]')?.dataset.state;
    if (edge) onSelect?.({ kind: 'edge', id: edge });
    else if (state) onSelect?.({ kind: 'state', id: state });
    else onSelect?.(null);
  };
  const hint = (target: EventTarget | null) => {
    const state = target instanceof Element ? target.closest<SVGElement>('[data-state]')?.dataset.state : undefined;
    setHinted(state ?? null);
    setPointed((target instanceof Element && target.closest<SVGElement>('[data-edge]')?.dataset.edge) || null);
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const state = event.target instanceof SVGElement ? event.target.dataset.state : undefined;
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') viewport.zoom(1);
    else if (event.key === '-') viewport.zoom(-1);
    else if (event.key === '0') viewport.fitWhole();
    else if (event.key === '1') viewport.fitWidth();
    else if (event.key === 'Escape') {
      hint(null);
      onSelect?.(null);
    } else if ((event.key === 'Enter' || event.key === ' ') && state) onSelect?.({ kind: 'state', id: state });
    else if (arrow && state) {
      const next = neighbour(layout, state, arrow);
      const target =
        next === null ? null : event.currentTarget.querySelector<SVGElement>(`[data-state="${CSS.escape(next)}"]`);
      target?.focus({ preventScroll: true });
    } else if (arrow) viewport.pan(-80 * arrow.x, -80 * arrow.y);
    else return;
    event.preventDefault();
  };
  const hintedBox = hinted === null ? undefined : boxOf(hinted);

  return (
    <div className="chart">
      <Toolbar viewport={viewport} name={graph.id} layout={layout} contentId={`${id}-chart`} />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of states, no fields of a form */}
      <div
        ref={viewport.windowRef}
        className="chart-window"
        role="group"
        aria-label={t`Diagramm von ${graph.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
        tabIndex={0}
        {...viewport.handlers}
        onClick={select}
        onKeyDown={press}
        onPointerOver={(event) => hint(event.target)}
        onPointerLeave={() => hint(null)}
        onFocus={(event) => {
          hint(event.target);
          const box = event.target instanceof SVGElement ? boxOf(event.target.dataset.state ?? '') : undefined;
          if (box && event.target.matches(':focus-visible')) viewport.reveal(box.rect);
        }}
        onBlur={() => hint(null)}
      >
        <svg
          className="chart-picture"
          data-ready={view ? true : undefined}
          width="100%"
          height="100%"
          // Prints the whole chart, as large as the page allows.
          viewBox={isPrinted ? `0 0 ${layout.width} ${layout.height}` : undefined}
          aria-hidden={view ? undefined : true}
          role="presentation"
        >
          <g transform={view && !isPrinted ? `translate(${view.x} ${view.y}) scale(${view.scale})` : undefined}>
            <g id={`${id}-chart`} className="chart-content">
              {layout.boxes
                .filter(({ box }) => box.children.length > 0)
                .map((each) => (
                  <StateNode key={each.box.state.id} {...each} marks={marks} isButton={onSelect !== undefined} />
                ))}
              <Lines layout={layout} marks={marks} />
              {layout.boxes
                .filter(({ box }) => box.children.length === 0)
                .map((each) => (
                  <StateNode key={each.box.state.id} {...each} marks={marks} isButton={onSelect !== undefined} />
                ))}
              {layout.boxes.map(({ box, rect }) =>
                box.children.length > 0 ? <Title key={box.state.id} box={box} rect={rect} /> : null,
              )}
              <Labels layout={layout} marks={marks} />
              <Failures layout={layout} failures={failures} />
              <Stubs layout={layout} shown={asked} />
            </g>
            {view && !isPrinted && <Names layout={layout} scale={view.scale} />}
          </g>
        </svg>
        {view && hintedBox && <Hint box={hintedBox.box} rect={hintedBox.rect} view={view} />}
      </div>
      <Legend
        changes={changes.size > 0}
        untaken={untaken.length > 0}
        failures={layout.boxes.some(({ box }) => failures.has(box.state.id))}
      />
    </div>
  );
}

const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type Node = ChartLayout['boxes'][number] & {
  marks: Parameters<typeof StateShape>[0]['marks'];
  /** True if states can be selected on this chart; otherwise Tab skips them. */
  isButton: boolean;
};

/** A state, with its description as label for screen readers. */
function StateNode({ box, rect, marks, isButton }: Node) {
  const { id, description } = box.state;
  const button = { role: 'button', tabIndex: 0, 'aria-pressed': marks.selected === id };
  return (
    <g
      {...(isButton ? button : { role: 'img' })}
      className="chart-node"
      data-state={id}
      aria-label={description ? `${id}: ${description}` : id}
    >
      <StateShape box={box} rect={rect} marks={marks} />
    </g>
  );
}

/** Returns the position of the machine's first initial state without children. */
const beginningOf = ({ boxes }: ChartLayout): Rect | null =>
  boxes.find(({ box: { state, children } }) => state.initial && children.length === 0)?.rect ?? null;

/** Returns the ids of the states at both ends of these transitions. */
const statesOn = (graph: Graph, edges: readonly string[]): string[] =>
  graph.edges.filter(({ id }) => edges.includes(id)).flatMap(({ source, targets }) => [source, ...targets]);

/** Returns the position of a state, or of a transition's label. */
function rectOf(layout: ChartLayout, id: string): Rect | null {
  const box = layout.boxes.find(({ box }) => box.state.id === id);
  const inside = layout.boxes.find(({ box }) => box.lines.some((line) => line.kind === 'edge' && line.edge.id === id));
  const line = layout.lines.find(({ line }) => line.edges.includes(id));
  return box?.rect ?? inside?.rect ?? line?.label ?? null;
}
