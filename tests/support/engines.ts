import { readdirSync, readFileSync } from 'node:fs';
import compat from '@mdn/browser-compat-data/forLegacyNode';
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { parseSync } from 'rolldown/utils';
import { ENGINES } from '../../src/build/engines.ts';

/** The supported engines as the compatibility tables name them. */
const OLDEST = [...ENGINES].map(([name, version]) => [name === 'ios' ? 'safari_ios' : name, version] as const);

/** Feature that a supported engine lacks: its name, the file that uses it, and the text around the use. */
export interface Lack {
  name: string;
  file: string;
  use: string;
}

export interface Built {
  name: string;
  text: string;
}

/** Returns the scripts and style sheets of a build, including inline ones. */
export function builtFiles(dist: string): { scripts: Built[]; styles: Built[] } {
  const page = readFileSync(`${dist}/index.html`, 'utf8');
  const inPage = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => ({ name: 'page', text }));
  const files = (ending: string) =>
    readdirSync(`${dist}/assets`)
      .filter((name) => name.endsWith(ending))
      .map((name) => ({ name, text: readFileSync(`${dist}/assets/${name}`, 'utf8') }));
  return {
    scripts: [...inPage('script'), ...files('.js').filter(({ name }) => !name.startsWith('older'))],
    styles: [...inPage('style'), ...files('.css')],
  };
}

const numbers = (version: string) => version.replace('≤', '').split('.').map(Number);

function isAtMost(one: string, other: string): boolean {
  const left = numbers(one);
  const right = numbers(other);
  const at = [0, 1].find((index) => (left[index] ?? 0) !== (right[index] ?? 0));
  return at === undefined || (left[at] ?? 0) < (right[at] ?? 0);
}

const has = (version: string) => (support: SimpleSupportStatement) =>
  !support.flags &&
  !support.prefix &&
  !support.alternative_name &&
  typeof support.version_added === 'string' &&
  support.version_added !== 'preview' &&
  isAtMost(support.version_added, version) &&
  !support.version_removed;

/** True if all supported engines have the feature; also true if the tables do not list an engine. */
const isEverywhere = (statement: CompatStatement | undefined): boolean =>
  Object.entries(statement?.support ?? {}).every(([engine, support]) => {
    const oldest = OLDEST.find(([name]) => name === engine);
    return !oldest || [support].flat().some(has(oldest[1]));
  });

interface Known {
  /** `Map`, `Map.groupBy`, `scheduler`; true if all engines have it. */
  globals: Map<string, boolean>;
  /** Members by name; true if all engines have both the member and its owner, for at least one owner. */
  members: Map<string, boolean>;
}

const known: Known = (() => {
  const globals = new Map<string, boolean>();
  const members = new Map<string, boolean>();
  const { builtins } = compat.javascript;
  const owners = [...entriesOf(compat.api), ...entriesOf(builtins ?? {}), ...entriesOf(builtins?.Intl ?? {})];
  for (const [owner, table] of owners) {
    const isKnown = isEverywhere(table.__compat);
    globals.set(owner, isKnown);
    for (const [key, { __compat }] of entriesOf(table)) {
      if (!__compat) continue;
      const name = key.replace(/_static$/, '');
      globals.set(`${owner}.${name}`, isEverywhere(__compat));
      if (isKnown && name === key) members.set(name, members.get(name) || isEverywhere(__compat));
    }
  }
  for (const [name, { __compat }] of entriesOf(compat.api.Window ?? {}))
    if (!globals.has(name)) globals.set(name, isEverywhere(__compat));
  return { globals, members };
})();

/** Methods of iterators. Arrays have methods of the same names, so a call counts only on the result of `ITERATORS`. */
const OF_ITERATORS = new Set(entriesOf(compat.javascript.builtins?.Iterator ?? {}).map(([name]) => name));
const ITERATORS = new Set(['values', 'keys', 'entries', 'matchAll']);

function entriesOf(table: Identifier): [string, Identifier][] {
  return Object.entries(table).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat');
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Calls `visit` for each node with its key and its parent. */
function walk(node: Node, visit: (node: Node, key: string, parent: Node) => void): void {
  for (const key in node) {
    const value = node[key];
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue;
      visit(child, key, node);
      walk(child, visit);
    }
  }
}

const nameOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : null;

/** Returns the name of the member that an expression reads; null for `of[key]`. */
function memberOf(node: unknown): string | null {
  if (!isNode(node) || node.type !== 'MemberExpression') return null;
  if (node.computed !== true) return isNode(node.property) ? String(node.property.name) : null;
  return isNode(node.property) && typeof node.property.value === 'string' ? node.property.value : null;
}

/** True for a name that refers to a value, false for the name of a member, a key or a declaration. */
const isReference = (node: Node, key: string, parent: Node) =>
  nameOf(node) !== null &&
  !(parent.type === 'MemberExpression' && key === 'property') &&
  !(key === 'key' || key === 'id' || key === 'params' || key === 'label' || /Specifier|Pattern/.test(parent.type)) &&
  !(parent.type === 'UnaryExpression' && parent.operator === 'typeof');

/**
 * Returns the features of these scripts that a supported engine lacks. Minified names are short, so any longer name is
 * a global. Members are known by name only, so a member that the scripts declare anywhere counts as their own.
 */
export function lacksOfScripts(scripts: readonly Built[]): Lack[] {
  const trees = scripts.map((script) => {
    const { program, errors } = parseSync(`${script.name}.js`, script.text);
    if (errors[0]) throw new SyntaxError(`${script.name}: ${errors[0].message}`);
    if (!isNode(program)) throw new Error('The parser returned no tree.');
    return { ...script, program };
  });
  const own = new Set<string>();
  for (const { program } of trees) {
    walk(program, (node, key, { computed }) => {
      if (key === 'key' && !computed) own.add(nameOf(node) ?? String(node.value));
    });
  }
  const lacks: Lack[] = [];
  for (const { name: file, text, program } of trees) {
    const add = (name: string, { start, end }: Node) =>
      lacks.push({ name, file, use: text.slice(Math.max(0, start - 40), end + 40) });
    walk(program, (node, key, parent) => {
      const member = memberOf(node);
      const owner = nameOf(node.object);
      if (member !== null && owner !== null && known.globals.has(`${owner}.${member}`)) {
        if (!known.globals.get(`${owner}.${member}`)) add(`${owner}.${member}`, node);
      } else if (member !== null && known.members.get(member) === false && !own.has(member)) {
        add(`.${member}`, node);
      } else if (member !== null && OF_ITERATORS.has(member) && isNode(node.object)) {
        const from = isNode(node.object.callee) ? node.object.callee : null;
        const isIterator = ITERATORS.has(memberOf(from) ?? '') && nameOf(from?.object) !== 'Object';
        if (node.object.type === 'CallExpression' && isIterator) add(`Iterator.${member}`, node);
      }
      const name = nameOf(node) ?? '';
      if (name.length > 3 && known.globals.get(name) === false && isReference(node, key, parent)) add(name, parent);
      const pattern = isNode(node) && node.type === 'Literal' ? String(node.raw ?? '') : '';
      if (/\(\?<[=!]/.test(pattern)) add('lookbehind', node);
      if (isRegex(node.regex) && node.regex.flags.includes('v')) add('flag v', node);
    });
  }
  return lacks;
}

const isRegex = (value: unknown): value is { flags: string } =>
  typeof value === 'object' && value !== null && 'flags' in value && typeof value.flags === 'string';

function namesIn(table: Identifier): [string, CompatStatement | undefined][] {
  return entriesOf(table).flatMap(([name, inner]) => [[name, inner.__compat], ...namesIn(inner)]);
}

/**
 * Selectors, functions and units that an engine lacks. Unknown properties do no harm, because an engine ignores them.
 */
const { selectors, types } = compat.css;
const lacking = (names: [string, CompatStatement | undefined][]) =>
  new Set(names.flatMap(([name, statement]) => (isEverywhere(statement) ? [] : name)));
const tableOf = (table: Identifier | undefined) =>
  entriesOf(table ?? {}).map(([name, { __compat }]): [string, CompatStatement | undefined] => [name, __compat]);
const PSEUDO: [RegExp, Set<string>] = [/::?((?!-)[a-z-]+)/g, lacking(tableOf(selectors))];
const IN_VALUES: [RegExp, Set<string>][] = [
  [/(?<![\w-])([a-z-]+)\(/g, lacking(namesIn(types ?? {}))],
  [/\d([a-z]+)\b/g, lacking(tableOf(types?.length))],
];
const DECLARATIONS = /(?<=[{;])[a-z-]+:[^;{}]*(?=[;}])/g;

/** An engine drops a declaration that it does not know, unless the declaration contains a variable. */
const OF_VARIABLE = /[\w-]+:[^;{}]*(color-mix)\([^;{}]*var\([^;{}]*/g;

export function lacksOfStyles(styles: readonly Built[]): Lack[] {
  const found = (file: string, text: string, [kind, names]: [RegExp, Set<string>], say: (name: string) => string) =>
    [...text.matchAll(kind)].flatMap(({ 0: all, 1: name = '', index }) =>
      names.has(name)
        ? [{ name: say(name), file, use: text.slice(Math.max(0, index - 40), index + all.length + 40) }]
        : [],
    );
  return styles.flatMap(({ name, text }) => [
    ...found(name, text.replace(DECLARATIONS, ''), PSEUDO, (pseudo) => `:${pseudo}`),
    ...IN_VALUES.flatMap((kind) => found(name, text, kind, (value) => value)),
    ...found(name, text, [OF_VARIABLE, new Set(['color-mix'])], (value) => `${value} of a variable`),
  ]);
}
