import type { EdgeKind, Graph, GraphEdge, GraphState } from '#machines/testing/graph.ts';
import { textWidth } from './textWidth.ts';

/** Sizes in pixels at a scale of 1. Components draw with the same sizes as this file measures. */
export const TITLE = 14;
export const TEXT = 12;
export const LINE = 18;
export const PAD = 12;
/** Square for a mark before a text, including the gap. */
export const MARK = 18;
/** Radius of initial marks; `HISTORY` is that of history marks. */
export const DOT = 6;
export const HISTORY = 13;
/** Width after which a label's text wraps. */
const LABEL_WIDTH = 210;
const STATE_WIDTH = 128;

export type StateLine =
  | { kind: 'invoke' | 'screen' | 'entry' | 'exit'; text: string }
  | { kind: 'tags'; tags: readonly string[] }
  | { kind: 'edge'; edge: GraphEdge; text: readonly string[] };

/** True if a transition is a row of the state that it leaves, instead of having a labelled line of its own. */
export const isRow = (edge: GraphEdge, { states }: Graph): boolean =>
  edge.targets.length === 0 || !states.some(({ parent }) => parent === edge.source);

/** A state as drawn: its title, and the lines below it. */
export interface StateBox {
  state: GraphState;
  title: string;
  lines: readonly StateLine[];
  children: readonly StateBox[];
  /** Width and height of title and lines only; a compound state's children are below those. */
  width: number;
  height: number;
}

/** A transition on a line between states: event and guard, in as many rows as they need. */
export interface LabelRow {
  edge: GraphEdge;
  text: readonly string[];
  width: number;
  height: number;
}

export interface Line {
  id: string;
  source: string;
  target: string;
  kind: EdgeKind;
  edges: readonly string[];
  /** Labels on the line; empty if the line begins at its row in the state. */
  rows: readonly LabelRow[];
  width: number;
  height: number;
}

/** Content of a chart, measured but not yet placed. */
export interface Drawing {
  roots: readonly StateBox[];
  lines: readonly Line[];
  /** Lines that appear as words in their row, `→ target`, unless the reader selects or hovers them. */
  stubs: readonly Line[];
}

const lastPart = (id: string) => id.split('.').at(-1) ?? id;

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the boxes and lines of a machine. Includes the machine's own box only if the machine has transitions of its
 * own. `stubs` holds the ids of the lines to draw as stubs.
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

/** Returns the width of a tag's pill, including the gap to the next. */
export const tagWidth = (tag: string) => textWidth(tag, TEXT) + 20;

function widthOf(line: StateLine): number {
  if (line.kind === 'tags') return line.tags.reduce((sum, tag) => sum + tagWidth(tag), 0) - 4;
  const texts = line.kind === 'edge' ? line.text : [line.text];
  return MARK + Math.max(...texts.map((text) => textWidth(text, TEXT)));
}

export const heightOf = (line: StateLine) =>
  line.kind === 'edge' ? line.text.length * (LINE - 2) + 4 : line.kind === 'tags' ? LINE + 4 : LINE;

/** Returns event, guard and the stubs' targets, broken into rows if they are long. */
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

/** Returns the id of the line that a transition is on. */
const lineOf = (edge: GraphEdge, target: string, graph: Graph) =>
  isRow(edge, graph) ? `${edge.id} to ${target}` : `${edge.source} ${edge.kind} ${target}`;

/**
 * Returns a line for each transition that is a row of its state; transitions that leave a state as a whole are labelled
 * on the way, and share a line if they have the same kind and target.
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

/** Returns the distance in pixels from a box's top to a transition's row; null if the box has no such row. */
export function rowMiddle({ lines }: StateBox, edge: string): number | null {
  let top = PAD + LINE - 2;
  for (const line of lines) {
    if (line.kind === 'edge' && line.edge.id === edge) return top + heightOf(line) / 2;
    top += heightOf(line);
  }
  return null;
}
