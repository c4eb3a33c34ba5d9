import { homedir } from 'node:os';
import { Visitor } from 'rolldown/utils';
import { TAKES_PATH } from './paths.ts';
import { isCode, isSpec, lineAt, parse, ROOT, type SourceFile, type Violation } from './source.ts';

/** Globals that make a machine impure: machines receive their effects as ports. */
const IMPURE_NAMES = new Set([
  ...['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'fetch', 'BroadcastChannel'],
  ...['setTimeout', 'setInterval', 'queueMicrotask', 'performance', 'crypto', 'process', 'console', 'globalThis'],
]);
const IMPURE_MEMBERS = new Set(['Date.now', 'Math.random']);

/** Files that access private members of XState and pdfkit. */
const INTERNALS = new Set(['machines/internals.ts', 'sandbox/documents/typesetter.ts']);
/** Documented names with an underscore: zod/mini's default, and the body of ofetch's raw response. */
const DOCUMENTED = new Set(['_default', '_data']);

/** Hook that subscribes to stores outside of React; the only place for effects. */
const EFFECT = 'src/app/useSubscription.ts';

/** Path of the app, written as text. */
const PATH = /^\/[a-z]/;
const NO_PATH = 'A path of the app is written by pathTo(…), which knows the tables of screens.';
const isTable = (path: string) => /^src\/features\/[^/]+\/screens\.ts$/.test(path);

/** Day cut from a moment in UTC. */
const UTC_DAY = /\.toISOString\(\)\.slice\(0, 10\)$/;
const CALENDAR = /^src\/domain\/time\/calendar(?:\.spec)?\.ts$/;

/** Message for a literal that is spread into a literal, which only saves lines. */
const NO_PACKING = 'The members of a literal stand in it: no spread of another literal.';

const RUNNERS = /^(?:test|it|describe)$/;
const NOT_RUN = /^(?:skip|only|todo|fixme)$/;

/** Returns a file's breaches of the rules that its syntax shows. */
export function codeViolations(file: SourceFile): Violation[] {
  if (!isCode(file.path)) return [];
  const { program, comments } = parse(file);
  const found: Violation[] = [];
  const report = (start: number, rule: string) => found.push({ path: file.path, line: lineAt(file.text, start), rule });
  const local = namesDeclaredIn(program);
  const isImpure = (name: string) => IMPURE_NAMES.has(name) && !local.has(name);
  const isMachine = file.path.startsWith('machines/') && !file.path.includes('/testing/') && !isSpec(file.path);
  const isTest = file.path.startsWith('tests/') || isSpec(file.path);
  const isCalendar = CALENDAR.test(file.path);
  const isView = /^src\/(?:app|components|features)\//.test(file.path) && file.path !== EFFECT;

  const reportPrivate = ({ name, start }: { name: string; start: number }) => {
    if (/^_[a-z]/.test(name) && !DOCUMENTED.has(name) && !INTERNALS.has(file.path))
      report(start, `${name} is private to whoever wrote it; it is used in ${[...INTERNALS].join(' and ')} alone.`);
  };

  for (const { value, start } of comments) {
    if (/@ts-(?:ignore|expect-error|nocheck)/.test(value)) report(start, 'A type error is mended, not silenced.');
    if (/\b(?:TODO|FIXME|XXX)\b/.test(value)) report(start, 'What is left to do stands in an issue, not in a comment.');
    if (/biome-ignore(?!.*: \S)/.test(value)) report(start, 'A biome-ignore says why after a colon.');
  }

  const isApp = /^src\/(?:app|components|features|routes)\//.test(file.path) && !isTest && !isTable(file.path);
  const checkedPaths = new Set<number>();

  new Visitor({
    TSAsExpression(node) {
      const { typeAnnotation: type, expression } = node;
      if (type.type === 'TSAnyKeyword') report(node.start, 'No `as any`: the type is found out or parsed.');
      if (expression.type === 'TSAsExpression' && expression.typeAnnotation.type === 'TSUnknownKeyword') {
        report(node.start, 'No `as unknown as`: the value is parsed by a schema or told apart by a guard.');
      }
    },
    ObjectPattern(node) {
      for (const each of node.properties)
        if (each.type === 'Property' && each.key.type === 'Identifier') reportPrivate(each.key);
    },
    MemberExpression(node) {
      const { object, property } = node;
      if (property.type === 'Identifier') reportPrivate(property);
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      if (RUNNERS.test(object.name) && NOT_RUN.test(property.name)) {
        report(node.start, `A test is run or deleted: no ${object.name}.${property.name}.`);
      }
      if (isTest && property.name === 'waitForTimeout')
        report(node.start, 'No sleeps: wait for what the user would see.');
      if (isTest && property.name === 'route' && /^(?:page|context)$/.test(object.name)) {
        report(node.start, 'Requests are not intercepted: faults are armed in the sandbox.');
      }
      if (isMachine && IMPURE_MEMBERS.has(`${object.name}.${property.name}`)) {
        report(node.start, `Rule 2: ${object.name}.${property.name} comes into a machine as an input or event.`);
      }
      if (isMachine && isImpure(object.name)) {
        report(node.start, `Rule 2: a machine does not touch ${object.name}; it is given a port.`);
      }
    },
    CallExpression(node) {
      const { callee } = node;
      if (!isCalendar && UTC_DAY.test(file.text.slice(node.start, node.end)))
        report(
          node.start,
          'The day of a moment is told by dayOf or dateAt: after midnight in Berlin, UTC has yesterday.',
        );
      if (callee.type === 'MemberExpression' && node.arguments.length === 1) {
        const { property } = callee;
        if (property.type === 'Identifier' && property.name === 'localeCompare')
          report(node.start, 'localeCompare names the language of its words; times are compared as numbers.');
      }
      if (callee.type !== 'Identifier') return;
      const [path] = node.arguments;
      if (path && TAKES_PATH.has(callee.name)) checkedPaths.add(path.start);
      if (file.path.startsWith('tests/') && callee.name === 'setTimeout' && node.arguments[0]?.type === 'Identifier') {
        report(node.start, 'No sleeps: wait for what the user would see.');
      }
      if (isView && /^use(?:Layout|Insertion)?Effect$/.test(callee.name)) {
        report(
          node.start,
          `No ${callee.name} in views and features: the machine holds what happens; ${EFFECT} subscribes.`,
        );
      }
      if (isMachine && isImpure(callee.name)) {
        report(node.start, `Rule 2: a machine does not call ${callee.name}; it is given a port.`);
      }
    },
    NewExpression(node) {
      const { callee } = node;
      if (isMachine && callee.type === 'Identifier' && callee.name === 'Date' && node.arguments.length === 0) {
        report(node.start, 'Rule 2: the time comes into a machine as an input or event.');
      }
    },
    ImportDeclaration(node) {
      if (isTest && /^(?:node:)?timers\/promises$/.test(node.source.value)) {
        report(node.start, 'No sleeps: wait for what the user would see.');
      }
    },
    SpreadElement(node) {
      if (node.argument.type === 'ObjectExpression') report(node.start, NO_PACKING);
    },
    JSXSpreadAttribute(node) {
      if (node.argument.type === 'ObjectExpression') report(node.start, NO_PACKING);
    },
    JSXOpeningElement(node) {
      const { name, attributes } = node;
      if (name.type !== 'JSXIdentifier' || !/^(?:input|select)$/.test(name.name)) return;
      for (const each of attributes) {
        if (each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier' && each.name.name === 'size')
          report(each.start, 'A field has its width from a style sheet: engines measure `size` differently.');
      }
    },
    TemplateLiteral(node) {
      const [first] = node.quasis;
      if (isApp && first && PATH.test(first.value.raw) && !checkedPaths.has(node.start)) report(node.start, NO_PATH);
    },
    Literal(node) {
      if (isApp && typeof node.value === 'string' && PATH.test(node.value) && !checkedPaths.has(node.start)) {
        report(node.start, NO_PATH);
      }
      if (
        /^src\/(?:ui|app|components|features)\//.test(file.path) &&
        typeof node.value === 'string' &&
        /^#(?:[\da-f]{3,4}){1,2}$/i.test(node.value)
      ) {
        report(node.start, 'A colour is a token of src/styles/tokens.css.');
      }
    },
  }).visit(program);
  return found;
}

/** Returns names of variables and parameters: a parameter called `document` is not the browser's. */
function namesDeclaredIn(program: ReturnType<typeof parse>['program']): Set<string> {
  const names = new Set<string>();
  const add = (pattern: { type: string; name?: unknown }) => {
    if (pattern.type === 'Identifier') names.add(String(pattern.name));
  };
  new Visitor({
    ArrowFunctionExpression(node) {
      for (const param of node.params) add(param);
    },
    FunctionDeclaration(node) {
      for (const param of node.params) add(param);
    },
    VariableDeclarator(node) {
      add(node.id);
    },
    ObjectPattern(node) {
      for (const property of node.properties) add(property.type === 'Property' ? property.value : property.argument);
    },
  }).visit(program);
  return names;
}

const COLOUR = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;

/** Returns raw colours in a style sheet outside of the tokens. */
export function colourViolations({ path, text }: SourceFile): Violation[] {
  if (!path.endsWith('.css') || !path.startsWith('src/') || path === 'src/styles/tokens.css') return [];
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, (part) => part.replaceAll(/[^\n]/g, ' '));
  return [...bare.matchAll(COLOUR)]
    .filter((match) => isValue(bare, match.index))
    .map((match) => ({
      path,
      line: lineAt(bare, match.index),
      rule: `A colour is a token of src/styles/tokens.css, not ${match[0]}.`,
    }));
}

/** True if an offset of a style sheet lies in a declaration's value, not in a selector such as `#root`. */
function isValue(css: string, offset: number): boolean {
  const before = css.slice(0, offset);
  const opened = Math.max(before.lastIndexOf('{'), before.lastIndexOf('}'), before.lastIndexOf(';'));
  return before.slice(opened + 1).includes(':') && /^[^{]*[;}]/.test(css.slice(offset));
}

export function flowsWithoutSpec(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return [...paths].filter(
    (path) => /^src\/features\/\w+\/flow\.ts$/.test(path) && !paths.has(path.replace(/\.ts$/, '.spec.ts')),
  );
}

/** Folders of one developer's machine. The first two patterns are those of the machine that runs this check. */
const MACHINE_PATHS = [
  literal(ROOT),
  ...(homedir() === '/' ? [] : [literal(`${homedir()}/`)]),
  /(?<![\w.~/])\/(?:home|Users|root|work|workspaces?)\/[\w.-]+/,
  /\b[A-Z]:\\Users\\/,
];
const REGISTRY = /\bhttps?:\/\/(?:[\w.-]*(?:registry|npm|nexus|artifactory|verdaccio)[\w.-]*)(?::\d+)?\/[\w@.-]+\/-\//;

function literal(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

/** Returns traces of one machine or network in shared files. */
export function placeViolations({ path, text }: SourceFile): Violation[] {
  return text.split('\n').flatMap((line, index) => {
    const found: Violation[] = [];
    if (MACHINE_PATHS.some((pattern) => pattern.test(line))) {
      found.push({ path, line: index + 1, rule: 'A path of one machine means nothing on another.' });
    }
    if (REGISTRY.test(line)) found.push({ path, line: index + 1, rule: 'No registry is named: npm knows its own.' });
    return found;
  });
}
