import { type DocumentNode, Kind, type SelectionNode, type SelectionSetNode, visit } from 'graphql';

/**
 * Limits of a query. The app’s largest query has 154 tokens on 5 levels. `text` and `variables` count characters: SQLite
 * refuses longer patterns.
 */
export const QUERY_LIMITS = { tokens: 500, depth: 8, itemsPerPage: 100, text: 255, variables: 10_000 } as const;

/** Entries of a page whose length neither the query nor the schema states. */
export const USUAL_PAGE = 30;

type Variables = Readonly<Record<string, unknown>>;

/**
 * Describes the limit that a query exceeds, as the end of a sentence about the query; null for a query that may be
 * validated.
 */
export function breachOf(document: DocumentNode, variables: Variables): string | null {
  const longest = Math.max(longestIn(variables), longestLiteral(document));
  if (longest === Number.POSITIVE_INFINITY) return 'has variables that are nested too deeply';
  if (longest > QUERY_LIMITS.text) return `has a text of more than ${QUERY_LIMITS.text} characters`;
  if (JSON.stringify(variables).length > QUERY_LIMITS.variables)
    return `has variables of more than ${QUERY_LIMITS.variables} characters`;
  return depthOf(document) > QUERY_LIMITS.depth ? `is nested deeper than ${QUERY_LIMITS.depth} levels` : null;
}

/** Levels of lists and objects in variables: the filters of a list need three. */
const LEVELS = 5;

/** Length of the longest text in variables; infinite beyond `LEVELS`, so that the recursion stays shallow. */
function longestIn(value: unknown, level = 0): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  if (level > LEVELS) return Number.POSITIVE_INFINITY;
  return Object.values(value).reduce<number>((longest, each) => Math.max(longest, longestIn(each, level + 1)), 0);
}

function longestLiteral(document: DocumentNode): number {
  let longest = 0;
  visit(document, {
    enter(node) {
      if (node.kind === Kind.STRING) longest = Math.max(longest, node.value.length);
    },
  });
  return longest;
}

/** Levels of the deepest operation; measures each fragment once. */
function depthOf({ definitions }: DocumentNode): number {
  const known = new Map<string, number>();
  const ofSet = ({ selections }: SelectionSetNode): number => Math.max(0, ...selections.map(ofSelection));
  function ofSelection(selection: SelectionNode): number {
    if (selection.kind === Kind.FIELD) return 1 + (selection.selectionSet ? ofSet(selection.selectionSet) : 0);
    return selection.kind === Kind.INLINE_FRAGMENT ? ofSet(selection.selectionSet) : ofFragment(selection.name.value);
  }
  function ofFragment(name: string): number {
    const depth = known.get(name);
    if (depth !== undefined) return depth;
    // Validation refuses fragments that contain themselves and unknown fragments.
    known.set(name, 0);
    const fragment = definitions.find((each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name);
    if (fragment?.kind === Kind.FRAGMENT_DEFINITION) known.set(name, ofSet(fragment.selectionSet));
    return known.get(name) ?? 0;
  }
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return Math.max(0, ...operations.map(({ selectionSet }) => ofSet(selectionSet)));
}
