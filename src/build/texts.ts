import type { Messages } from '@lingui/core';
import type { Rolldown } from 'vite';
import type { Locale } from '#domain/shop/settings.ts';

/** Languages, in the order in which their texts are written. */
export const LOCALES: readonly Locale[] = ['de', 'en'];

export interface TextGraph {
  /** Returns a module's imports, static and dynamic. */
  next: (id: string) => readonly string[];
  /** Returns a module's code in the bundle; empty if the bundle has none of it. */
  code: (id: string) => string;
}

/** Messages by the place that needs them: every page, or a table of screens. */
export interface TextsNeeded {
  /** Ids of the messages that the page itself carries. */
  page: ReadonlySet<string>;
  /** Ids of the messages that load with each table, by the table's module. */
  tables: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Returns the name of the files with a module's texts, less language and ending: `investor-home` for
 * `features/investor/home/screens.ts`.
 */
export const textsNameOf = (file: string): string =>
  file.replace(/^features\/|(?:\/screens)?\.tsx?$/g, '').replaceAll('/', '-');

/** Message id as lingui's macros write it: six characters of a hash. */
const QUOTED = /(["'`])([\w+/-]{6})\1/g;

/** Returns the graph of a build; code is what its chunks kept of each module. */
export function textGraph(
  bundle: Rolldown.OutputBundle,
  getModuleInfo: (id: string) => Rolldown.ModuleInfo | null,
): TextGraph {
  const code = new Map<string, string>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    for (const [id, module] of Object.entries(chunk.modules)) code.set(id, module.code ?? '');
  }
  return {
    next(id) {
      const info = getModuleInfo(id);
      return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : [];
    },
    code: (id) => code.get(id) ?? '',
  };
}

/**
 * Assigns messages to places. A table of screens gets those of all modules that it reaches, statically or dynamically,
 * except for those of every page: the texts of every module that the entry reaches without a table. All texts
 * on screen are thus loaded without any list to maintain.
 *
 * @param entry The app's entry module.
 * @param tables The modules of the tables that load their own texts.
 * @param known Ids of all messages.
 */
export function textsNeeded(
  graph: TextGraph,
  entry: string,
  tables: readonly string[],
  known: ReadonlySet<string>,
): TextsNeeded {
  const idsFrom = (start: string) => {
    const modules = new Set([start]);
    for (const module of modules) for (const next of graph.next(module)) if (!tables.includes(next)) modules.add(next);
    const quoted = [...modules].flatMap((module) => [...graph.code(module).matchAll(QUOTED)]);
    return new Set(quoted.flatMap(([, , id = '']) => (known.has(id) ? [id] : [])));
  };
  const page = idsFrom(entry);
  return { page, tables: new Map(tables.map((table) => [table, idsFrom(table).difference(page)])) };
}

/**
 * Returns messages that a chunk shows and that load neither with the page nor with any table; empty if none is missing.
 * Reads the chunks' code, not the module graph as `textsNeeded` does.
 */
export function textsForgotten(
  bundle: Rolldown.OutputBundle,
  { page, tables }: TextsNeeded,
  known: ReadonlySet<string>,
): string[] {
  const placed = new Set([page, ...tables.values()].flatMap((ids) => [...ids]));
  return Object.values(bundle).flatMap((chunk) => {
    if (chunk.type !== 'chunk') return [];
    const ids = [...chunk.code.matchAll(QUOTED)].flatMap(([, , id = '']) => (known.has(id) ? [id] : []));
    return ids.filter((id) => !placed.has(id)).map((id) => `${id} in ${chunk.fileName}`);
  });
}

/** Returns the messages with these ids. @throws Error for a message that the language does not have. */
export function pick(messages: Messages, ids: ReadonlySet<string>): Messages {
  return Object.fromEntries(
    [...ids].sort().map((id) => {
      const message = messages[id];
      if (message === undefined) throw new Error(`The message ${id} has no text.`);
      return [id, message];
    }),
  );
}
