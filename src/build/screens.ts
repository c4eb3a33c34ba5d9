import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import type { Reading } from '#domain/shop/settings.ts';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const READINGS: readonly Reading[] = ['investor', 'marketplace'];

/** What the build knows of a screen: what its table says in words that need no running code. */
export interface KnownScreen {
  path: string;
  /** In German, the language of the source. Null where the heading or the table's code says it. */
  title: string | null;
  /** Not null: what is known of it without an answer of the shop stands in the page; only with this query, if it is not empty. */
  shell: string | null;
}

/** A feature's table of screens, as far as its syntax tells. */
export interface KnownTable {
  feature: string;
  /** From `src/`, with slashes. */
  file: string;
  access: string;
  reading: string | null;
  /** Whether one component shows all of them. */
  layout: boolean;
  carried: boolean;
  /** Whether its pages have a header of their own, without the navigation. */
  ownHeader: boolean;
  screens: KnownScreen[];
}

/** All tables, in the order of the features' names. Throws with file and reason where one cannot be read. */
export function readScreenTables(): KnownTable[] {
  return globSync('features/*/screens.ts', { cwd: SRC })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => tableIn(file, readFileSync(SRC + file, 'utf8')));
}

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** @param file From `src/`. */
export function tableIn(file: string, text: string): KnownTable {
  const feature = file.split('/')[1] ?? '';
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

/** The object that the first call of a function is given. */
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

/** The text of a literal, or of lingui's msg`…`. */
function textOf(node: Node | undefined): string | null {
  if (!node) return null;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const quasi = node.type === 'TaggedTemplateExpression' ? node.quasi : null;
  const [part] = isNode(quasi) && Array.isArray(quasi.quasis) ? quasi.quasis : [];
  const value = isNode(part) ? part.value : null;
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : null;
}

/** The first screens that a visitor sees are part of the entry itself; other guests' screens are loaded like any other. */
export const isInEntry = ({ access, carried }: Pick<KnownTable, 'access' | 'carried'>) => carried && access === 'guest';

/**
 * What stands at these screens' addresses until React takes over: for a visitor, and for somebody who is known. A feature
 * whose texts the page carries has a view of its own there, by its name; a visitor of a protected one will see the login.
 * A flow that has a header of its own never begins with the navigation.
 */
export function shellsOf(
  table: Omit<KnownTable, 'file' | 'reading' | 'layout' | 'screens'>,
): [visitor: string, known: string] {
  const { feature, access, carried, ownHeader } = table;
  const usual = ownHeader ? 'flow' : 'place';
  const visitor = access === 'account' ? 'login' : isInEntry(table) ? feature : 'page';
  return [visitor, access === 'account' && carried ? feature : usual];
}

/**
 * The first views that tables ask for and the page would not have, in words; empty where all are there.
 *
 * @param has Whether `prerender.tsx` has a view of this name for this reading.
 */
export function viewsMissing(
  tables: readonly KnownTable[],
  has: (reading: Reading, name: string) => boolean,
): readonly string[] {
  return tables.flatMap((table) =>
    READINGS.filter((reading) => table.reading === null || table.reading === reading).flatMap((reading) =>
      [...shellsOf(table), ...(table.screens.some(({ shell }) => shell !== null) ? [table.feature] : [])]
        .filter((name) => !has(reading, name))
        .map(
          (name) =>
            `src/${table.file} says \`carried\` or \`shell\`: src/build/prerender.tsx needs a view called \`${name}\` in \`screens.${reading}\`, since it is the first that is painted there.`,
        ),
    ),
  );
}

/** What the router needs to know of a table before its code is there. */
export function factsOf({ feature, access, reading, layout, screens: known }: KnownTable) {
  const options = { ...(reading && { reading }), ...(layout && { layout: feature }) };
  return { access, ...options, paths: known.map(({ path }) => path) };
}

/**
 * The text of `virtual:screens`: each table with its facts, and how its code is loaded. In the built app the facts stand in
 * the page, in the same order, and the ways to the code in a chunk that every page but the login has (`virtual:code`): the
 * entry carries nothing of a screen. As with texts, `DEV` says that the page carries nothing.
 */
export function moduleOf(tables: readonly KnownTable[]): string {
  const own = tables.filter(isInEntry);
  const imports = own.map(
    ({ feature, file }) => `import { screens as ${feature} } from ${JSON.stringify(SRC + file)};\n`,
  );
  const rows = own.map(({ feature }) => `${tables.findIndex((each) => each.feature === feature)}: ${feature}`);
  return `${imports.join('')}const own = { ${rows.join(', ')} };
const facts = import.meta.env.DEV
  ? ${JSON.stringify(tables.map(factsOf))}
  : JSON.parse(document.getElementById('screens').textContent);
const load = async (index) => (await import('virtual:code')).code[index]();
export const tables = facts.map((facts, index) => ({ ...facts, own: own[index], load: () => load(index) }));\n`;
}

/** The text of `virtual:code`: how the code of each table is loaded, in the tables' order. */
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
