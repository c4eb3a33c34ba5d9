import type { Messages } from '@lingui/core';
import type { Rolldown } from 'vite';
import type { Locale } from '#domain/shop/settings.ts';

/** The languages, in the order in which their texts are written. */
export const LOCALES: readonly Locale[] = ['de', 'en'];

/** What is asked of the modules of a build. */
export interface TextGraph {
  /** What a module imports, at once and later. */
  next: (id: string) => readonly string[];
  /** What is left of its code in the bundle; empty where nothing is. */
  code: (id: string) => string;
}

/** Where texts are needed: on every page, or with a table of screens. */
export interface TextsNeeded {
  /** Ids of the messages that the page itself carries. */
  page: ReadonlySet<string>;
  /** Of each table, by the module that it stands in, ids of the messages that come with it. */
  tables: ReadonlyMap<string, ReadonlySet<string>>;
}

/** An id as lingui's macros write it: six characters of a hash. */
const QUOTED = /(["'`])([\w+/-]{6})\1/g;

/** The graph of a build, by what its chunks have kept of each module. */
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
 * Which messages come with what. A table of screens has those of all modules that it leads to, at once or later, except
 * for what the page carries: the texts of everything that is reached from the entry without such a table. So whatever is
 * shown has its texts, and nobody has to say which those are.
 *
 * @param entry The module that the app begins with.
 * @param tables The modules of the tables whose texts come with them.
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
 * Messages that a chunk shows and that come neither with the page nor with any table; empty where all come. It does not
 * go by modules, as `textsNeeded` does, but by what the browser will run.
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

/** @throws Error for a message that a language does not have. */
export function pick(messages: Messages, ids: ReadonlySet<string>): Messages {
  return Object.fromEntries(
    [...ids].sort().map((id) => {
      const message = messages[id];
      if (message === undefined) throw new Error(`The message ${id} has no text.`);
      return [id, message];
    }),
  );
}

/** A module with texts, of which the browser reads JSON sooner than an object. */
export const moduleOfTexts = (messages: Messages): string =>
  `export const messages=JSON.parse(${JSON.stringify(JSON.stringify(messages))});\n`;

/**
 * Tells a module that no table of screens leads to where its texts are: the chunk that holds it says `OWN_TEXTS` there.
 *
 * @param files The file of each language.
 * @throws Error where no chunk holds the module, or asks for them.
 */
export function giveTexts(
  chunks: readonly Rolldown.OutputChunk[],
  id: string,
  files: Readonly<Record<string, string>> = {},
): void {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
  if (!chunk?.code.includes('OWN_TEXTS')) throw new Error(`No chunk with ${id} asks for OWN_TEXTS.`);
  chunk.code = chunk.code.replaceAll(/\bOWN_TEXTS\b/g, () => JSON.stringify(files));
}
