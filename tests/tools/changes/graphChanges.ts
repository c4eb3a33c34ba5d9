import type { Graph, GraphEdge, GraphState } from '../../../machines/testing/graph.ts';
import type { Fact, PartChange } from '../../../src/workbench/atlas/changes/changes.ts';

export interface GraphChanges {
  /** States and transitions of both versions: the new ones, and removed ones beside those that preceded them. */
  graph: Graph;
  parts: readonly PartChange[];
}

/**
 * Compares two versions of a machine. Transitions are matched by source, event, targets and guard, since their ids
 * contain their number.
 *
 * @param before Null for a new machine; `after` is null for a removed one.
 * @param renamed New names of guards, actions and delays by their old ones; a new name alone is no change. Names that
 * either machine uses for something else are ignored.
 */
export function compareGraphs(
  before: Graph | null,
  after: Graph | null,
  renamed: ReadonlyMap<string, string> = new Map(),
): GraphChanges {
  const id = (after ?? before)?.id ?? '';
  const used = { before: namesIn(before), after: namesIn(after) };
  const names = new Map([...renamed].filter(([old, now]) => !used.after.has(old) && !used.before.has(now)));
  const nameOf = (old: string) => names.get(old) ?? old;
  const states = compareStates((before?.states ?? []).map(stateWith(nameOf)), after?.states ?? []);
  const edges = compareEdges((before?.edges ?? []).map(edgeWith(nameOf)), after?.edges ?? []);
  return { graph: { id, states: states.all, edges: edges.all }, parts: [...states.parts, ...edges.parts] };
}

const AFTER = /(?<=^xstate\.after\.)[^.]+/;

/** Returns the names of a machine's guards, actions and delays. */
const namesIn = (graph: Graph | null): Set<string> =>
  new Set([
    ...(graph?.states ?? []).flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...(graph?.edges ?? []).flatMap(({ guard, actions, event }) =>
      [guard ?? [], actions, AFTER.exec(event) ?? []].flat(),
    ),
  ]);

type NameOf = (old: string) => string;

const stateWith =
  (nameOf: NameOf) =>
  (state: GraphState): GraphState => ({ ...state, entry: state.entry.map(nameOf), exit: state.exit.map(nameOf) });

const edgeWith =
  (nameOf: NameOf) =>
  (edge: GraphEdge): GraphEdge => ({
    ...edge,
    event: edge.event.replace(AFTER, nameOf),
    label: edge.kind === 'after' ? nameOf(edge.label) : edge.label,
    guard: edge.guard === null ? null : nameOf(edge.guard),
    actions: edge.actions.map(nameOf),
  });

function compareStates(before: readonly GraphState[], after: readonly GraphState[]) {
  const all = [...after];
  const parts: PartChange[] = [];
  const old = new Map(before.map((state) => [state.id, state]));
  for (const state of after) {
    const was = old.get(state.id);
    const facts = was ? factsOf(stateFields(was), stateFields(state)) : [];
    if (!was) parts.push({ kind: 'state', id: state.id, change: 'added', facts });
    else if (facts.length > 0) parts.push({ kind: 'state', id: state.id, change: 'changed', facts });
  }
  for (const [i, state] of before.entries()) {
    if (all.some(({ id }) => id === state.id)) continue;
    const previous = all.findIndex(({ id }) => id === before[i - 1]?.id);
    // A region has a single initial state.
    const initial = state.initial && !all.some((other) => other.parent === state.parent && other.initial);
    all.splice(previous + 1, 0, { ...state, initial });
    parts.push({ kind: 'state', id: state.id, change: 'removed', facts: [] });
  }
  return { all, parts };
}

function stateFields({ id: _, parent: __, meta, ...state }: GraphState): Record<string, unknown> {
  return { ...state, ...meta };
}

const placeOf = ({ source, event, targets }: GraphEdge) => [source, event, ...targets].join(' ');
const wholeOf = (edge: GraphEdge) => `${placeOf(edge)} ${edge.guard}`;

function compareEdges(before: readonly GraphEdge[], after: readonly GraphEdge[]) {
  const all = [...after];
  const parts: PartChange[] = [];
  const left = new Set(before);
  const pairs = new Map<GraphEdge, GraphEdge>();
  // First those with the same guard, so that an exchanged guard is found at the transition that has none left.
  for (const keyOf of [wholeOf, placeOf]) {
    for (const edge of after) {
      const was = pairs.has(edge) ? undefined : [...left].find((each) => keyOf(each) === keyOf(edge));
      if (!was) continue;
      left.delete(was);
      pairs.set(edge, was);
    }
  }
  for (const edge of after) {
    const was = pairs.get(edge);
    if (!was) parts.push({ kind: 'edge', id: edge.id, change: 'added', facts: [] });
    else {
      const facts = [...factsOf(edgeFields(was), edgeFields(edge)), ...rankFact([edge, was], pairs)];
      if (facts.length > 0) parts.push({ kind: 'edge', id: edge.id, change: 'changed', facts });
    }
  }
  for (const edge of left) {
    const id = all.some((other) => other.id === edge.id) ? `${edge.id} (removed)` : edge.id;
    const previous = all.findLastIndex(({ source }) => source === edge.source);
    all.splice(previous < 0 ? all.length : previous + 1, 0, { ...edge, id });
    parts.push({ kind: 'edge', id, change: 'removed', facts: [] });
  }
  return { all, parts };
}

const edgeFields = ({ guard, actions }: GraphEdge): Record<string, unknown> => ({ guard, actions });

/** The first transition whose guard is true is taken, so their order is behaviour. */
function rankFact([edge, was]: readonly [GraphEdge, GraphEdge], pairs: ReadonlyMap<GraphEdge, GraphEdge>): Fact[] {
  const both = [...pairs].filter(([{ source, event }]) => source === edge.source && event === edge.event);
  const rankIn = (each: GraphEdge, edges: readonly GraphEdge[]) =>
    edges.toSorted((a, b) => numberOf(a) - numberOf(b)).indexOf(each);
  const before = rankIn(
    was,
    both.map(([, each]) => each),
  );
  const after = rankIn(
    edge,
    both.map(([each]) => each),
  );
  return before === after ? [] : [{ name: 'rank', before: `${before + 1}`, after: `${after + 1}` }];
}

/** Returns the place of a transition among those of the same event, which its id contains. */
const numberOf = ({ id }: GraphEdge) => Number(/ \[(\d+) of \d+\]-->/.exec(id)?.[1] ?? 1);

function factsOf(before: Record<string, unknown>, after: Record<string, unknown>): Fact[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((name) => ({ name, before: textOf(before[name]), after: textOf(after[name]) }))
    .filter((fact) => fact.before !== fact.after);
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
