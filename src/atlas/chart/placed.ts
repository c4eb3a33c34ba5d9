import type { Graph } from '#machines/testing/graph.ts';
import { drawingOf } from './drawing.ts';
import { type ChartLayout, layOut } from './layout.ts';

const placed = new WeakMap<Graph, Promise<ChartLayout>>();

/** Where everything of a machine's chart stands. The library that finds it is loaded with the first chart. */
export function layoutOf(graph: Graph): Promise<ChartLayout> {
  const known = placed.get(graph);
  if (known) return known;
  const layout = import('elkjs/lib/elk.bundled.js').then(({ default: Elk }) => layOut(new Elk(), drawingOf(graph)));
  placed.set(graph, layout);
  return layout;
}
