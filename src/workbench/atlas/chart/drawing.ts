import type { EdgeKind, Graph, GraphEdge, GraphState } from '#machines/testing/graph.ts';
import { textWidth } from './textWidth.ts';

/** Sizes in pixels at a scale of 1. What is measured here is drawn with the same sizes by the components. */
export const TITLE = 14;
export const TEXT = 12;
export const LINE = 18;
export const PAD = 12;
/** Square that a mark before a text takes, its gap included. */
export const MARK = 18;
/** Radius of initial and history marks. */
export const DOT = 6;
export const HISTORY = 13;
/** A label's text is broken after this width. */
const LABEL_WIDTH = 210;
const STATE_WIDTH = 128;

/** A line of text inside a state's box. */
export type StateLine =
  | { kind: 'invoke' | 'screen' | 'entry' | 'exit'; text: string }
  | { kind: 'tags'; tags: readonly string[] }
  | { kind: 'edge'; edge: GraphEdge; text: readonly string[] };

/** Transitions without a line of their own to be labelled: they are rows of the state that they leave. */
export const isRow = (edge: GraphEdge, { states }: Graph): boolean =>
  edge.targets.length === 0 || !states.some(({ parent }) => parent === edge.source);

/** A state as it is drawn: its title, and what stands below it. */
export interface StateBox {
  state: GraphState;
  title: string;
  lines: readonly StateLine[];
  children: readonly StateBox[];
  /** Of the title and the lines; what a compound state encloses comes below that. */
  width: number;
  height: number;
}

/** One transition on a line between states: event and guard, in as many rows as they need. */
export interface LabelRow {
  edge: GraphEdge;
  text: readonly string[];
  width: number;
  height: number;
}

/** A line from state to state. */
export interface Line {
  id: string;
  source: string;
  target: string;
  kind: EdgeKind;
  /** Ids of the transitions. */
  edges: readonly string[];
  /** What stands on the line; empty where the line begins at its row in the state. */
  rows: readonly LabelRow[];
  width: number;
  height: number;
}

/** What a chart draws, measured but not yet placed. */
export interface Drawing {
  roots: readonly StateBox[];
  lines: readonly Line[];
  /** Lines that are words in their row, `→ target`, until somebody asks for them. */
  stubs: readonly Line[];
}

const lastPart = (id: string) => id.split('.').at(-1) ?? id;

const NONE: ReadonlySet<string> = new Set();

/**
 * The boxes and lines of a machine. Its own box is drawn only if it has transitions of its own. Lines with these ids
 * are stubs.
 */
export function drawingOf(graph: Graph, stubs: ReadonlySet<string> = NONE): Drawing {
  const root = graph.states.find((state) => state.parent === null);
  const boxOf = (state: GraphState): StateBox => {
    const lines = linesIn(state, graph, stubs);
    const title = state.type === 'history' ? 'H' : lastPart(state.id);
    const widths = [STATE_WIDTH, textWidth(title, TITLE) + 2 * PAD, ...lines.map((line) => widthOf(line) + 2 * PAD)];
    return {
      state,
      title,
      lines,
      children: graph.states.filter(({ parent }) => parent === state.id).map(boxOf),
      width: state.type === 'history' ? 2 * HISTORY : Math.max(...widths),
      height:
        state.type === 'history'
          ? 2 * HISTORY
          : PAD + LINE + lines.reduce((sum, line) => sum + heightOf(line), 0) + PAD - 2,
    };
  };
  const isFramed =
    root !== undefined && graph.edges.some(({ source, targets }) => source === root.id || targets.includes(root.id));
  const box = root ? boxOf(root) : null;
  const lines = linesBetween(graph);
  return {
    roots: isFramed && box ? [box] : (box?.children ?? []),
    lines: lines.filter(({ id }) => !stubs.has(id)),
    stubs: lines.filter(({ id }) => stubs.has(id)),
  };
}

function linesIn(state: GraphState, graph: Graph, stubs: ReadonlySet<string>): StateLine[] {
  const lines: StateLine[] = state.invokes.map((text) => ({ kind: 'invoke', text }));
  if (state.meta.screen) lines.push({ kind: 'screen', text: String(state.meta.screen) });
  if (state.tags.length > 0) lines.push({ kind: 'tags', tags: state.tags });
  for (const edge of graph.edges) {
    if (edge.source !== state.id) continue;
    const far = edge.targets.filter((target) => stubs.has(lineOf(edge, target, graph)));
    if (isRow(edge, graph) || far.length > 0)
      lines.push({ kind: 'edge', edge, text: wordsOf(edge, far.map(lastPart)) });
  }
  return lines;
}

/** Width of a tag's pill, its gap to the next included. */
export const tagWidth = (tag: string) => textWidth(tag, TEXT) + 20;

function widthOf(line: StateLine): number {
  if (line.kind === 'tags') return line.tags.reduce((sum, tag) => sum + tagWidth(tag), 0) - 4;
  const texts = line.kind === 'edge' ? line.text : [line.text];
  return MARK + Math.max(...texts.map((text) => textWidth(text, TEXT)));
}

export const heightOf = (line: StateLine) =>
  line.kind === 'edge' ? line.text.length * (LINE - 2) + 4 : line.kind === 'tags' ? LINE + 4 : LINE;

/** Event, guard and the states that no line leads to, broken into rows where they are long. */
function wordsOf({ label, guard }: GraphEdge, far: readonly string[] = []): string[] {
  const parts = [...(guard === null ? [] : [`[${guard}]`]), ...far.map((title) => `→ ${title}`)];
  const rows = [label];
  for (const part of parts) {
    const joined = `${rows.at(-1)} ${part}`;
    if (textWidth(joined, TEXT) > LABEL_WIDTH - MARK) rows.push(part);
    else rows.splice(-1, 1, joined);
  }
  return rows;
}

/** Id of the line that a transition is on. */
const lineOf = (edge: GraphEdge, target: string, graph: Graph) =>
  isRow(edge, graph) ? `${edge.id} to ${target}` : `${edge.source} ${edge.kind} ${target}`;

/**
 * A line for each transition that is a row of its state; those that leave a state as a whole are labelled on the way,
 * and share a line when they are of one kind and lead to the same state.
 */
function linesBetween(graph: Graph): Line[] {
  const lines = new Map<string, Line>();
  for (const edge of graph.edges) {
    for (const target of edge.targets) {
      const { source, kind } = edge;
      const id = lineOf(edge, target, graph);
      if (isRow(edge, graph)) {
        lines.set(id, { id, source, target, kind, edges: [edge.id], rows: [], width: 0, height: 0 });
        continue;
      }
      const text = wordsOf(edge);
      const row = {
        edge,
        text,
        width: MARK + Math.max(...text.map((each) => textWidth(each, TEXT))) + 8,
        height: text.length * (LINE - 2) + 4,
      };
      const rows = [...(lines.get(id)?.rows ?? []), row];
      lines.set(id, {
        id,
        source,
        target,
        kind,
        rows,
        edges: rows.map((each) => each.edge.id),
        width: Math.max(...rows.map(({ width }) => width)),
        height: rows.reduce((sum, { height }) => sum + height, 0),
      });
    }
  }
  return [...lines.values()];
}

/** How far below a box's top the row of a transition is; null when it has no row there. */
export function rowMiddle({ lines }: StateBox, edge: string): number | null {
  let top = PAD + LINE - 2;
  for (const line of lines) {
    if (line.kind === 'edge' && line.edge.id === edge) return top + heightOf(line) / 2;
    top += heightOf(line);
  }
  return null;
}
