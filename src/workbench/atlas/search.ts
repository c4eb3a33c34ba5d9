import type { GraphEdge, GraphState } from '#machines/testing/graph.ts';
import { sourcesOf } from './places.ts';
import type { AtlasSubject } from './subjects.ts';

export interface Hit {
  subject: AtlasSubject;
  kind: 'state' | 'edge';
  id: string;
  found: string;
}

const textsOfState = ({ id, description, tags, meta, invokes, entry, exit }: GraphState): string[] => [
  id,
  ...invokes,
  ...(typeof meta.screen === 'string' ? [meta.screen] : []),
  ...sourcesOf({ meta }).map(({ text }) => text),
  ...tags,
  ...entry,
  ...exit,
  description,
];

const textsOfEdge = ({ label, guard, actions }: GraphEdge): string[] => [label, ...(guard ? [guard] : []), ...actions];

/** True if a text contains the words. A number at their end is whole: `4.1` is not found in `4.12`. */
function contains(text: string, words: string): boolean {
  const [, rest] = text.toLowerCase().split(words);
  return rest !== undefined && !(/\d$/.test(words) && /^\d/.test(rest));
}

/**
 * Finds a text, in any case, in a machine's ids, events, guards, actions, actors, tags, screens, requirements and
 * descriptions.
 */
export function searchIn(subject: AtlasSubject, words: string): Hit[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  const find = (texts: readonly string[]) => texts.find((text) => contains(text, wanted));
  const { states, edges } = subject.graph;
  return [
    ...states.map((state) => ({ kind: 'state' as const, id: state.id, found: find(textsOfState(state)) })),
    ...edges.map((edge) => ({ kind: 'edge' as const, id: edge.id, found: find(textsOfEdge(edge)) })),
  ].flatMap(({ kind, id, found }) => (found === undefined ? [] : [{ subject, kind, id, found }]));
}
