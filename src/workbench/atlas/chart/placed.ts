import type { Graph } from '#machines/testing/graph.ts';
import { layOut } from './layout.ts';
import { type ChartLayout, layoutFrom, type Placement } from './placement.ts';

const placed = new WeakMap<Graph, Promise<ChartLayout>>();

/**
 * Returns the layout of a machine's chart: the atlas's build stores it, so that a chart opens at once; `npm run dev`
 * computes it with the large layout library.
 */
export function layoutOf(graph: Graph): Promise<ChartLayout> {
  const known = placed.get(graph);
  if (known) return known;
  const layout = find(graph);
  placed.set(graph, layout);
  return layout;
}

async function find(graph: Graph): Promise<ChartLayout> {
  const kept = import.meta.env.DEV ? null : (await readKept())[graph.id];
  const layout = kept ? layoutFrom(kept, graph) : null;
  if (layout) return layout;
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  return layOut(new Elk(), graph);
}

let kept: Promise<Readonly<Record<string, Placement>>> | null = null;

function readKept(): Promise<Readonly<Record<string, Placement>>> {
  kept ??= fetch('layouts.json')
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));
  return kept;
}
