import { parseSync } from 'rolldown/utils';
import type { RuleChange } from '../../../src/workbench/atlas/changes/changes.ts';
import { importsOf, type SourceFile } from '../../law/source.ts';

/** A function or constant of the rules, or a guard, action or delay of a machine. */
export interface Rule {
  kind: RuleChange['kind'];
  name: string;
  path: string;
  /** Source with its leading comment. */
  text: string;
  /** Syntax without comments, types and layout, in which names of its own and of other rules are numbers. */
  shape: string;
  /** Paths and names of the other rules and imports (`src/domain/order/limits.ts#periods`), in their order. */
  refs: readonly string[];
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** Objects of a machine's setup whose properties are rules. */
const KINDS: Readonly<Record<string, RuleChange['kind']>> = { guards: 'guard', actions: 'action', delays: 'delay' };
const FIELDS_OF_TYPES = new Set([
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
  'superTypeArguments',
]);
const POSITIONS = new Set(['type', 'start', 'end', 'range', 'loc', 'decorators', 'definite', 'declare']);

export const isRules = (path: string): boolean =>
  /^(?:src\/domain|machines)\/.*\.ts$/.test(path) && !/\.spec\.ts$|\/testing\//.test(path);

/**
 * Returns the rules of a file: its functions and constants, and the guards, actions and delays of a setup. Of a
 * machine's definition, whose graph is compared, only the functions and calls within: initial context, assignments.
 */
export function rulesIn(file: SourceFile): Rule[] {
  const { path, text } = file;
  const { program, comments, module } = parseSync(path, text);
  const declared = nodesOf(program.body).flatMap(declarationsOf);
  const others = new Map<string, string>();
  const targets = new Map(importsOf(file).map(({ specifier, target }) => [specifier, target]));
  for (const { name } of declared) others.set(name, `${path}#${name}`);
  for (const { entries, moduleRequest } of module.staticImports)
    for (const { localName, importName } of entries)
      others.set(localName.value, `${targets.get(moduleRequest.value)}#${importName.name ?? localName.value}`);

  const ruleOf = (kind: Rule['kind'], name: string, node: Node, from: number): Rule => {
    const first = comments.find(({ end }) => end <= from && /^\s*$/.test(text.slice(end, from)))?.start ?? from;
    return { kind, name, path, text: text.slice(first, node.end), ...shapeOf(node, others) };
  };
  return declared.flatMap(({ name, value, from }) => {
    const inside = nodesIn(value).flatMap((node) => {
      const kind = node.type === 'Property' ? KINDS[nameOf(node.key)] : undefined;
      const object = node.value;
      if (!kind || !isNode(object) || object.type !== 'ObjectExpression') return [];
      if (isReference(object)) return [];
      return nodesOf(object.properties).flatMap((each) =>
        each.type === 'Property' && isNode(each.value) && each.shorthand !== true
          ? [ruleOf(kind, nameOf(each.key), each.value, each.start)]
          : [],
      );
    });
    const isMachine = inside.length > 0 || nodesIn(value).some(({ property }) => nameOf(property) === 'createMachine');
    const whole = ruleOf('rule', name, value, from);
    if (!isMachine) return [whole];
    const parts = definition(value).map((part) => shapeOf(part, others));
    if (parts.length === 0) return inside;
    // Sorted, since the order of states is no rule.
    const sorted = parts.toSorted((a, b) => a.shape.localeCompare(b.shape, 'en'));
    const shape = JSON.stringify(sorted.map((part) => part.shape));
    return [...inside, { ...whole, shape, refs: sorted.flatMap((part) => part.refs) }];
  });
}

/** Returns the outermost functions, calls and parameters in a machine's definition. */
function definition(node: Node): Node[] {
  if (node.type === 'Property') {
    const name = nameOf(node.key);
    if (name === 'types' || name === 'actors') return [];
    if (name in KINDS && isNode(node.value) && node.value.type === 'ObjectExpression' && !isReference(node.value))
      return [];
    return nodesOf([node.value]).flatMap((value) => (name === 'params' ? [value] : definition(value)));
  }
  const isChained =
    nodesOf([node.callee]).some(({ type }) => type === 'MemberExpression') || nameOf(node.callee) === 'setup';
  if (node.type.includes('Function') || (node.type === 'CallExpression' && !isChained)) return [node];
  return childrenOf(node).flatMap(definition);
}

/** True for `{ type: 'keep', params: … }`, a reference to an action or guard. */
const isReference = ({ properties }: Node): boolean => nodesOf(properties).some(({ key }) => nameOf(key) === 'type');

/** Returns the functions and constants that a statement of a module declares. */
function declarationsOf(statement: Node): { name: string; value: Node; from: number }[] {
  const isExport = statement.type === 'ExportNamedDeclaration' && isNode(statement.declaration);
  const node = isExport ? (statement.declaration as Node) : statement;
  const { start: from } = statement;
  if (node.type === 'FunctionDeclaration') return [{ name: nameOf(node.id), value: node, from }];
  if (node.type !== 'VariableDeclaration') return [];
  return nodesOf(node.declarations).flatMap(({ id, init }) =>
    isNode(init) ? [{ name: nameOf(id), value: init, from }] : [],
  );
}

/** Returns the syntax as text and the names of what it refers to outside of itself. */
function shapeOf(node: Node, others: ReadonlyMap<string, string>): Pick<Rule, 'shape' | 'refs'> {
  const own = boundIn(node);
  const numbers = new Map<string, string>();
  const refs: string[] = [];
  const numberOf = (name: string): string => {
    const known = numbers.get(name);
    if (known) return known;
    const other = own.has(name) ? undefined : others.get(name);
    if (other === undefined && !own.has(name)) return name;
    if (other !== undefined) refs.push(other);
    const number = `#${numbers.size}`;
    numbers.set(name, number);
    return number;
  };
  const write = (value: unknown, isName = false): unknown => {
    if (Array.isArray(value)) return value.map((each) => write(each));
    if (!isNode(value)) return typeof value === 'bigint' ? `${value}` : (value ?? null);
    const { type, expression } = value;
    if (/^TS(?:As|Satisfies|NonNull)/.test(type)) return write(expression);
    if (type === 'Identifier') return isName ? nameOf(value) : numberOf(nameOf(value));
    // The name of a function is its own, however it is called.
    const fields = Object.entries(value).filter(([field]) => !isLeftOut(field, value));
    return [type, ...fields.map(([field, each]) => write(each, isKey(field, value)))];
  };
  return { shape: JSON.stringify(write(node)), refs };
}

const isLeftOut = (field: string, { type }: Node): boolean =>
  POSITIONS.has(field) ||
  FIELDS_OF_TYPES.has(field) ||
  field === 'shorthand' ||
  field === 'raw' ||
  (field === 'id' && type === 'FunctionDeclaration');

/** True for a name that is no variable: a property's or a key. */
const isKey = (field: string, { computed }: Node): boolean =>
  (field === 'property' || field === 'key') && computed !== true;

/** Returns the names of parameters and variables that a node declares. */
function boundIn(node: Node): Set<string> {
  const patterns = nodesIn(node).flatMap((each) => [
    ...(each.type === 'VariableDeclarator' ? nodesOf([each.id]) : []),
    ...(each.type.includes('Function') ? [...nodesOf(each.params), ...(each === node ? [] : nodesOf([each.id]))] : []),
    ...(each.type === 'CatchClause' ? nodesOf([each.param]) : []),
  ]);
  return new Set(patterns.flatMap(namesIn));
}

function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  if (pattern.type === 'Property') return nodesOf([pattern.value]).flatMap(namesIn);
  if (pattern.type === 'AssignmentPattern') return nodesOf([pattern.left]).flatMap(namesIn);
  if (pattern.type === 'RestElement') return nodesOf([pattern.argument]).flatMap(namesIn);
  return [...nodesOf(pattern.properties), ...nodesOf(pattern.elements)].flatMap(namesIn);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (isNode(value) ? [value] : nodesOf(value)));

const nodesIn = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesIn)];

const nameOf = (value: unknown): string => (isNode(value) ? String(value.name ?? value.value ?? '') : '');

export interface RuleChanges {
  changes: RuleChange[];
  /** New names by old ones, of guards, actions and delays that only have another name. */
  renamed: Map<string, string>;
}

/** Compares two versions of the rules. Another name, place, layout or comment is no change. */
export function compareRules(before: readonly Rule[], after: readonly Rule[]): RuleChanges {
  const pairs = pairsOf(before, after);
  const keyOf = ({ path, name }: Rule) => `${path}#${name}`;
  const had = new Set(before.map(keyOf));
  const has = new Set(after.map(keyOf));
  const isRenamed = (old: string, now: string) =>
    old === now || (had.has(old) && !has.has(old) && has.has(now) && !had.has(now));
  const isSame = (old: Rule, now: Rule) =>
    old.shape === now.shape && old.refs.every((ref, i) => isRenamed(ref, now.refs[i] ?? ''));
  const changes = after.flatMap((now): RuleChange[] => {
    const { kind, name, path, text } = now;
    const old = pairs.get(now);
    if (old && isSame(old, now)) return [];
    return [{ kind, name, path, change: old ? 'changed' : 'added', before: old?.text ?? null, after: text }];
  });
  const kept = new Set(pairs.values());
  const removed = before
    .filter((old) => !kept.has(old))
    .map(
      ({ kind, name, path, text }): RuleChange => ({ kind, name, path, change: 'removed', before: text, after: null }),
    );
  const renamed = new Map(
    [...pairs]
      .filter(([now, old]) => now.kind !== 'rule' && now.name !== old.name && isSame(old, now))
      .map(([now, old]) => [old.name, now.name]),
  );
  return { changes: [...changes, ...removed], renamed };
}

/** Returns the old version of each new rule: of the same file and name, else of the same name or shape. */
function pairsOf(before: readonly Rule[], after: readonly Rule[]): Map<Rule, Rule> {
  const pairs = new Map<Rule, Rule>();
  const left = new Set(before);
  const keys: ((rule: Rule) => string)[] = [
    ({ kind, path, name }) => `${kind} ${path} ${name}`,
    ({ kind, name, shape }) => `${kind} ${name} ${shape}`,
    ({ kind, name }) => `${kind} ${name}`,
    ({ kind, path, shape }) => `${kind} ${path} ${shape}`,
    ({ kind, shape }) => `${kind} ${shape}`,
  ];
  for (const keyOf of keys) {
    const old = Map.groupBy(left, keyOf);
    for (const now of after) {
      const found = pairs.has(now) ? undefined : old.get(keyOf(now))?.shift();
      if (!found) continue;
      pairs.set(now, found);
      left.delete(found);
    }
  }
  return pairs;
}
