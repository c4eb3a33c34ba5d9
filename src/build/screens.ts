import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const NAME = 'virtual:screens';
const RESOLVED = `\0${NAME}`;

/** What the build knows of a screen: what its table says in words that need no running code. */
export interface KnownScreen {
  path: string;
  /** In German, the language of the source. Null where the heading or the table's code says it. */
  title: string | null;
  heading: string | null;
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
  const screens = own.get('screens') ?? fail('it has no `screens`');
  return {
    feature,
    file,
    access: textOf(own.get('access')) ?? fail('`access` has to be a literal'),
    reading: textOf(own.get('reading')),
    layout: own.has('layout'),
    carried: own.has('carried'),
    screens: [...propertiesOf(screens)].map(([path, screen]) => ({
      path,
      title: textOf(propertiesOf(screen).get('title')),
      heading: textOf(propertiesOf(screen).get('heading')),
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

/**
 * Makes `virtual:screens` from the tables: of each its paths, and how its code is loaded. Tables with `carried` of which
 * visitors see the first screen (`access: 'guest'`) are part of the entry itself.
 */
export function screens(): Plugin {
  return {
    name: 'parkett:screens',
    resolveId: { filter: { id: /^virtual:screens$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: /virtual:screens$/ },
      handler() {
        const tables = readScreenTables();
        const first = tables.filter(({ access }) => access === 'guest');
        const imports = first.map(({ feature, file }) => `import { screens as ${feature} } from '/${file}';`);
        const rows = tables.map(({ feature, file, access, reading, layout, screens: own }) => {
          const path = JSON.stringify(`${SRC}${file}`);
          const load = access === 'guest' ? `() => ({ screens: ${feature} })` : `() => import(${path})`;
          const options = { ...(reading && { reading }), ...(layout && { layout: feature }) };
          const facts = { access, ...options, paths: own.map((screen) => screen.path) };
          return `{ ...${JSON.stringify(facts)}, load: ${load} }`;
        });
        const sources = imports.map((line) => line.replace("'/", `'${SRC}`));
        return `${sources.join('\n')}\nexport const tables = [\n${rows.join(',\n')}\n];\n`;
      },
    },
  };
}
