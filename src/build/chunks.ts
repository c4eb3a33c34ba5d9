import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

export type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const SRC = fileURLToPath(new URL('..', import.meta.url));

const HOME = 'features/investor/home/screens.ts';
/** Weights of the screens that customers see first. All others count once. */
const FIRST: Readonly<Record<string, number>> = {
  [HOME]: 20,
  'features/market/home/screens.ts': 20,
  'features/investor/order/screens.ts': 10,
  'features/shared/preparation/screens.ts': 3,
};
/** Weight of a part that loads later than its screen: dialogs, fields, checks. */
const LATER = 0.3;

/** Modules that load on their own as soon as a customer is signed in, in addition to the imports of all screens. */
const SIGNED_IN = [
  'api/customers.ts',
  'app/onboarding/followGuard.ts',
  'app/resources/pastValues.ts',
  'features/shared/shell/StatusBannerPart.tsx',
  'features/shared/shell/views/NotificationListView.tsx',
  'features/shared/shell/TabBarPart.tsx',
  'features/shared/shell/views/PastView.tsx',
];
const IMPORTS_OF_SCREENS = '\0virtual:code';
/** Characters of source that a screen may load without need to save a request. */
const REQUEST = 8_000;

interface Chunk {
  modules: readonly string[];
  /** Screens and later parts that load it. */
  roots: ReadonlySet<string>;
  /** Characters of source. */
  size: number;
}

/**
 * Groups modules into few chunks, since each costs a request, and its name a place in the entry.
 *
 * - `app`: the entry with all that it imports.
 * - `inside`: modules that every page behind the login needs, and those that home shares with any other screen.
 * - All others: modules that the same screens need, merged as long as that saves more requests than it costs in
 *   characters loaded without need. The bundler names those of a single screen after it.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  for (const file of [...SIGNED_IN, ...Object.keys(FIRST)])
    if (!existsSync(SRC + file)) throw new Error(`src/build/chunks.ts names ${file}, which does not exist.`);
  let names: ReadonlyMap<string, string> | null = null;
  const nameOf = (id: string, graph: Graph) => {
    names ??= namesIn(graph, id);
    return names.get(id) ?? null;
  };
  return [
    { name: 'app', tags: ['$initial'], priority: 2 },
    // Each module is named: the dependencies of a group's modules belong to their own groups.
    { name: nameOf, debugName: 'shared', priority: 1, includeDependenciesRecursively: false },
  ];
}

/** Returns the name of the chunk for each module that loads later than the entry; `id` is any module of the graph. */
export function namesIn(graph: Graph, id: string): ReadonlyMap<string, string> {
  const importsOf = (module: string) => graph.getModuleInfo(module)?.importedIds ?? [];
  const sizeOf = (module: string) => graph.getModuleInfo(module)?.code?.length ?? 0;
  const all = [...reached([id], (module) => neighboursOf(module, graph))].sort();
  const entries = all.filter((module) => graph.getModuleInfo(module)?.isEntry);
  const initial = reached(entries, importsOf);
  const roots = all.filter((module) => graph.getModuleInfo(module)?.dynamicImporters.length && !initial.has(module));
  const neededBy = (root: string) => reached([root], importsOf).difference(initial);

  const rootsOf = new Map<string, Set<string>>();
  for (const root of roots)
    for (const module of neededBy(root)) rootsOf.set(module, (rootsOf.get(module) ?? new Set()).add(root));
  const isInside = (of: ReadonlySet<string>) =>
    [...of].some((root) => root === IMPORTS_OF_SCREENS || SIGNED_IN.some((file) => isFile(root, file))) ||
    (of.size > 1 && [...of].some((root) => isFile(root, HOME)));

  const names = new Map<string, string>();
  for (const [module, of] of rootsOf) if (isInside(of)) names.set(module, 'inside');
  const others = Map.groupBy(
    [...rootsOf.keys()].filter((module) => !names.has(module)),
    (module) => [...(rootsOf.get(module) ?? [])].join(),
  );
  const chunks = [...others.values()].map(
    (modules): Chunk => ({
      modules,
      roots: rootsOf.get(modules[0] ?? '') ?? new Set(),
      size: modules.reduce((sum, module) => sum + sizeOf(module), 0),
    }),
  );
  for (const chunk of merged(chunks, importsOf)) {
    if (chunk.roots.size === 1) continue;
    const [largest = ''] = chunk.modules.filter(isOurs).sort((one, other) => sizeOf(other) - sizeOf(one));
    const name = /(\w+)\.\w+$/.exec(largest)?.[1] ?? 'shared';
    const unique = [...names.values()].includes(name) ? `${name}${names.size}` : name;
    for (const module of chunk.modules) names.set(module, unique);
  }
  return names;
}

/**
 * Merges chunks, the smallest first, each with the one that saves most. A chunk loads those that it imports, so all
 * roots of a merged chunk load these too.
 */
function merged(all: readonly Chunk[], importsOf: (module: string) => readonly string[]): Chunk[] {
  const chunks = new Set(all);
  const chunkOf = new Map(all.flatMap((chunk) => chunk.modules.map((module) => [module, chunk])));
  const importedBy = (chunk: Chunk) => chunk.modules.flatMap(importsOf).flatMap((module) => chunkOf.get(module) ?? []);
  const loadedBy = (chunk: Chunk) => reached([chunk], importedBy);
  /**
   * True if `to` imports `from` by way of a third chunk, which would have to load both before and after their merger.
   */
  const isBetween = (from: Chunk, to: Chunk) =>
    importedBy(from).some((each) => each !== from && each !== to && loadedBy(each).has(to));
  const replace = (old: Chunk, chunk: Chunk) => {
    chunks.delete(old);
    chunks.add(chunk);
    for (const module of chunk.modules) chunkOf.set(module, chunk);
  };

  /** Returns the characters that merging two chunks saves, a saved request included. */
  const savedBy = (one: Chunk, other: Chunk): number => {
    if (isBetween(one, other) || isBetween(other, one)) return 0;
    let saved = weightOf(one.roots.intersection(other.roots)) * REQUEST;
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const more = from.roots.difference(to.roots);
      saved -= weightOf(more) * to.size;
      if (saved <= 0 || more.size === 0) continue;
      for (const each of loadedBy(to))
        if (each !== one && each !== other) saved -= weightOf(more.difference(each.roots)) * (each.size + REQUEST);
    }
    return saved;
  };

  const waiting = new Set(all);
  while (waiting.size > 0) {
    const [smallest] = [...waiting].sort((one, other) => one.size - other.size);
    if (!smallest) break;
    waiting.delete(smallest);
    const partners = [...chunks].filter((each) => each !== smallest && !each.roots.isDisjointFrom(smallest.roots));
    const ranked = partners.map((chunk) => ({ chunk, saved: savedBy(smallest, chunk) }));
    const best = ranked.toSorted((one, other) => other.saved - one.saved)[0];
    if (!best || best.saved <= 0) continue;
    const both: Chunk = {
      modules: [...smallest.modules, ...best.chunk.modules],
      roots: smallest.roots.union(best.chunk.roots),
      size: smallest.size + best.chunk.size,
    };
    waiting.delete(best.chunk);
    waiting.add(both);
    chunks.delete(best.chunk);
    replace(smallest, both);
    for (const each of loadedBy(both)) {
      if (each === both || both.roots.isSubsetOf(each.roots)) continue;
      const wider = { ...each, roots: each.roots.union(both.roots) };
      replace(each, wider);
      if (waiting.delete(each)) waiting.add(wider);
    }
  }
  return [...chunks];
}

const isOurs = (id: string) => /[\\/](?:src|machines)[\\/]/.test(id);
const isFile = (id: string, file: string) => id.replaceAll('\\', '/').endsWith(`/src/${file}`);

const weightOf = (roots: ReadonlySet<string>) =>
  [...roots].reduce((sum, root) => {
    const first = Object.entries(FIRST).find(([file]) => isFile(root, file));
    return sum + (first?.[1] ?? (root.endsWith('screens.ts') ? 1 : LATER));
  }, 0);

function neighboursOf(id: string, graph: Graph): readonly string[] {
  const info = graph.getModuleInfo(id);
  if (!info) return [];
  return [...info.importers, ...info.dynamicImporters, ...info.importedIds, ...info.dynamicallyImportedIds];
}

/** Returns these items and all that `next` reaches from them. */
function reached<T>(from: Iterable<T>, next: (item: T) => readonly T[]): Set<T> {
  const found = new Set(from);
  for (const each of found) for (const further of next(each)) found.add(further);
  return found;
}
