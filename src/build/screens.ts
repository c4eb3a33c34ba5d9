import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import type { Reading } from '#domain/shop/settings.ts';
import { textsNameOf } from './texts.ts';

const SRC = fileURLToPath(new URL('..', import.meta.url));
export const READINGS: readonly Reading[] = ['investor', 'marketplace'];

/** Facts of a screen that the build can read from its table without running code. */
export interface KnownScreen {
  path: string;
  /** In German, the source language. Null if the heading or the table's code supplies the title. */
  title: string | null;
  /**
   * Null unless the page carries a first view of this screen, with all that is known without the shop's answer. A
   * non-empty string names the query parameter without which the screen has no such view.
   */
  shell: string | null;
}

/** A feature's table of screens, as parsed from its syntax. */
export interface KnownTable {
  /** Name of its folder; tables of different readings may share it. */
  feature: string;
  /** Relative to `src/`, with slashes. */
  file: string;
  access: string;
  reading: string | null;
  /** True if one component shows all of the screens. */
  layout: boolean;
  carried: boolean;
  /** True if the pages have a header of their own, without the navigation. */
  ownHeader: boolean;
  screens: KnownScreen[];
}

/**
 * Returns all tables: those of both readings first, each group sorted by file name. Throws with file and reason if a
 * table cannot be read.
 */
export function readScreenTables(): KnownTable[] {
  return globSync('features/*/*/screens.ts', { cwd: SRC })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => tableIn(file, readFileSync(SRC + file, 'utf8')))
    .toSorted((one, other) => Number(one.reading !== null) - Number(other.reading !== null));
}

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** @param file Relative to `src/`. */
export function tableIn(file: string, text: string): KnownTable {
  const feature = file.split('/').at(-2) ?? '';
  const fail = (reason: string): never => {
    throw new Error(`src/${file}: ${reason}`);
  };
  const parsed = parseSync(file, text);
  if (parsed.errors[0]) fail(parsed.errors[0].message);
  const table = argumentOf(parsed.program, 'defineScreens') ?? fail('it calls no defineScreens({ … })');
  const own = propertiesOf(table);
  const known = [...propertiesOf(own.get('screens') ?? fail('it has no `screens`'))];
  if (known.filter(([, screen]) => propertiesOf(screen).has('shell')).length > 1)
    fail('one of its screens may have a `shell`: the view goes by the name of the feature');
  return {
    feature,
    file,
    access: textOf(own.get('access')) ?? fail('`access` has to be a literal'),
    reading: textOf(own.get('reading')),
    layout: own.has('layout'),
    carried: own.has('carried'),
    ownHeader: own.has('ownHeader'),
    screens: known.map(([path, screen]) => ({
      path,
      title: textOf(propertiesOf(screen).get('title')),
      shell: propertiesOf(screen).has('shell') ? (textOf(propertiesOf(screen).get('shell')) ?? '') : null,
    })),
  };
}

/** Returns the object that is the first argument of the first call of a function. */
function argumentOf(node: unknown, callee: string): Node | null {
  if (Array.isArray(node)) {
    for (const each of node) {
      const found = argumentOf(each, callee);
      if (found) return found;
    }
    return null;
  }
  if (!isNode(node)) return null;
  if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === callee) {
    const [first] = Array.isArray(node.arguments) ? node.arguments : [];
    return isNode(first) ? first : null;
  }
  return argumentOf(Object.values(node), callee);
}

function propertiesOf(node: Node): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const property of Array.isArray(node.properties) ? node.properties : []) {
    if (!isNode(property) || !isNode(property.key) || !isNode(property.value)) continue;
    found.set(String(property.key.name ?? property.key.value), property.value);
  }
  return found;
}

/** Returns the text of a string literal, or of lingui's msg`…`; null for anything else. */
function textOf(node: Node | undefined): string | null {
  if (!node) return null;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const quasi = node.type === 'TaggedTemplateExpression' ? node.quasi : null;
  const [part] = isNode(quasi) && Array.isArray(quasi.quasis) ? quasi.quasis : [];
  const value = isNode(part) ? part.value : null;
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : null;
}

/**
 * True for the screens that the entry includes, since visitors see them first; other guests' screens load on demand.
 */
export const isInEntry = ({ access, carried }: Pick<KnownTable, 'access' | 'carried'>) => carried && access === 'guest';

/**
 * Returns the first views that these screens' addresses show until React takes over, for visitors and for known
 * customers. A carried feature for guests has a view of its own for visitors, a carried account feature for customers,
 * each named after the feature; visitors of a protected feature see the login. A flow with its own header never begins
 * with the navigation; nor does the login, which leads a known customer elsewhere.
 */
export function shellsOf(
  table: Omit<KnownTable, 'file' | 'reading' | 'layout' | 'screens'>,
): [visitor: string, known: string] {
  const { feature, access, carried, ownHeader } = table;
  const usual = ownHeader || isInEntry(table) ? 'flow' : 'place';
  const visitor = access === 'account' ? 'login' : isInEntry(table) ? feature : 'page';
  return [visitor, access === 'account' && carried ? feature : usual];
}

/**
 * Returns a message for each first view that the tables require and the page lacks; empty if none is missing.
 *
 * @param has True if `prerender.tsx` has a view of this name for this reading.
 */
export function viewsMissing(
  tables: readonly KnownTable[],
  has: (reading: Reading, name: string) => boolean,
): readonly string[] {
  return tables.flatMap((table) =>
    READINGS.filter((reading) => isOf(reading, table)).flatMap((reading) =>
      [...shellsOf(table), ...(table.screens.some(({ shell }) => shell !== null) ? [table.feature] : [])]
        .filter((name) => !has(reading, name))
        .map(
          (name) =>
            `src/${table.file} says \`carried\` or \`shell\`: src/build/prerender.tsx needs a view called \`${name}\` in \`screens.${reading}\`, since it is the first that is painted there.`,
        ),
    ),
  );
}

/** True if a table belongs to a reading; null for any reading. */
export const isOf = (reading: Reading | null, table: Pick<KnownTable, 'reading'>): boolean =>
  reading === null || table.reading === null || table.reading === reading;

/** Returns the name of a table's texts; null if they are among those of every page. */
export const textsOf = ({ file, carried }: KnownTable): string | null => (carried ? null : textsNameOf(file));

/** Access of most tables, which their facts leave out: every page carries them. */
const USUAL_ACCESS = 'account';

/** Returns the facts that the router needs before a table's code is loaded, on a page of a reading or of any. */
export function factsOf(table: KnownTable, page: Reading | null = null) {
  const { feature, access, reading, layout, screens: known } = table;
  const texts = textsOf(table);
  return {
    ...(access !== USUAL_ACCESS && { access }),
    ...(reading && page === null && { reading }),
    ...(layout && { layout: feature }),
    ...(texts && { texts }),
    paths: known.map(({ path }) => path),
  };
}

/**
 * Returns the code of `virtual:screens`: each table with its facts, and how its code is loaded. In the built app the
 * page carries the facts, in the same order, and a chunk that every page but the login loads has the imports
 * (`virtual:code`): the entry holds nothing about a screen. On the dev server (`DEV`) the module itself holds the
 * facts.
 */
export function moduleOf(tables: readonly KnownTable[]): string {
  const own = tables.filter(isInEntry);
  const imports = own.map(
    ({ feature, file }) => `import { screens as ${feature} } from ${JSON.stringify(SRC + file)};\n`,
  );
  const rows = own.map((table) => `${tables.indexOf(table)}: ${table.feature}`);
  return `${imports.join('')}const own = { ${rows.join(', ')} };
const facts = import.meta.env.DEV
  ? ${JSON.stringify(tables.map((table) => factsOf(table)))}
  : JSON.parse(document.getElementById('screens').textContent);
const load = async (index) => (await import('virtual:code')).code[index]();
export const tables = facts.flatMap((facts, index) => (facts ? [{ access: '${USUAL_ACCESS}', ...facts, own: own[index], load: () => load(index) }] : []));\n`;
}

/** Returns the code of `virtual:code`: the import of each table, in the tables' order. */
export function codeOf(tables: readonly KnownTable[]): string {
  const rows = tables.map((table) => (isInEntry(table) ? 'null' : `() => import(${JSON.stringify(SRC + table.file)})`));
  return `export const code = [\n${rows.join(',\n')}\n];\n`;
}

/** Makes `virtual:screens` and `virtual:code` from the tables. */
export function screens(): Plugin {
  return {
    name: 'parkett:screens',
    resolveId: { filter: { id: /^virtual:(?:screens|code)$/ }, handler: (name) => `\0${name}` },
    load: {
      filter: { id: /^\0virtual:(?:screens|code)$/ },
      handler: (id) => (id.endsWith('code') ? codeOf : moduleOf)(readScreenTables()),
    },
  };
}
