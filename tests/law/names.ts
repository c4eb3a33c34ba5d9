import { importsOf, isCode, parse, type SourceFile } from './source.ts';

/** Node of a syntax tree, reduced to the fields in use here. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Piece of a file: an expression, a type, or a function. */
export interface Piece {
  node: Node;
  path: string;
}

/**
 * Declaration of a name: the range of offsets in which the name is valid, and its value as a node and the keys below
 * it.
 */
interface Declaration {
  name: string;
  from: number;
  to: number;
  node: Node;
  keys: readonly string[];
}

interface Scanned {
  declarations: Declaration[];
  imports: Map<string, { target: string; name: string }>;
  /** Paths of files by the specifier in this file's imports. */
  targets: ReadonlyMap<string, string>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;

export const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

const childrenOf = (node: Node): Node[] => Object.values(node).flatMap(nodesIn);

export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
}

/** Returns the name of an identifier or a key, or the text of a literal; empty for computed values. */
export const textOf = (value: unknown): string => {
  const [node] = nodesIn(value);
  if (node?.type === 'Identifier') return String(node.name);
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
};

export const isFunction = ({ type }: Node) =>
  ['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'].includes(type);

/** Keys of the inner node, by the type of a node that wraps a type or an expression without changing its meaning. */
const WRAPPERS: Record<string, string> = {
  TSTypeAnnotation: 'typeAnnotation',
  TSTypeAliasDeclaration: 'typeAnnotation',
  TSParenthesizedType: 'typeAnnotation',
  ParenthesizedExpression: 'expression',
  TSAsExpression: 'expression',
  TSSatisfiesExpression: 'expression',
  TSNonNullExpression: 'expression',
  ChainExpression: 'expression',
  AwaitExpression: 'argument',
};
/** Types that resolve to their first argument. */
const TRANSPARENT = /^(?:Pick|Omit|Readonly|Partial|Required|Promise|Awaited|NonNullable)$/;

/**
 * Resolves names by syntax alone: through imports, annotations, initialisers, destructuring, and functions' results.
 * Returns nothing for a name that this cannot resolve; a type at the declaration helps.
 */
export class Names {
  readonly #files: ReadonlyMap<string, SourceFile>;
  readonly #scanned = new Map<string, Scanned>();

  constructor(files: readonly SourceFile[]) {
    this.#files = new Map(files.filter(({ path }) => isCode(path)).map((file) => [file.path, file]));
  }

  /** Returns the import of a name in a file; null for the file's own names. */
  importOf(name: string, path: string): { target: string; name: string } | null {
    return this.#scan(path).imports.get(name) ?? null;
  }

  /** Resolves a name at this place. */
  meaningOf(name: string, { node, path }: Piece): Piece[] {
    const own = this.#scan(path).declarations.filter(
      (each) => each.name === name && each.from <= node.start && node.end <= each.to,
    );
    const size = Math.min(...own.map(({ from, to }) => to - from));
    const nearest = own.filter(({ from, to }) => to - from === size);
    if (nearest.length > 0) {
      return nearest.flatMap((each) => {
        let pieces: Piece[] = [{ node: each.node, path }];
        for (const key of each.keys) pieces = pieces.flatMap((piece) => this.memberOf(piece, key));
        return pieces;
      });
    }
    const imported = this.importOf(name, path);
    return imported && this.#files.has(imported.target) ? this.#exported(imported.name, imported.target) : [];
  }

  /** Resolves a name that another file exports. */
  #exported(name: string, path: string): Piece[] {
    return this.meaningOf(name, { node: { type: 'Program', start: 0, end: 0 }, path });
  }

  /** Returns the member of an object or a type by its key; `0` is the first element that `useState` returns. */
  memberOf(piece: Piece, key: string, depth = 0): Piece[] {
    const { node, path } = piece;
    if (depth > 20) return [];
    const again = (pieces: Piece[]) => pieces.flatMap((each) => this.memberOf(each, key, depth + 1));
    if (node.type === 'ImportExpression') {
      const target = this.#scan(path).targets.get(textOf(node.source));
      return target === undefined ? [] : this.#exported(key, target);
    }
    const bodies = { ObjectExpression: 'properties', TSTypeLiteral: 'members' } as const;
    if (node.type in bodies || node.type === 'TSInterfaceDeclaration') {
      const [body] = nodesIn(node.body);
      const members = body ? nodesIn(body.body) : nodesIn(node.properties ?? node.members);
      const inherited = nodesIn(node.extends).map((each) => ({ node: each, path }));
      const own = members.filter((member) => textOf(member.key) === key);
      return [
        ...own.flatMap((member) =>
          member.type === 'TSMethodSignature' ? member : nodesIn(member.value ?? member.typeAnnotation),
        ),
      ]
        .map((found) => ({ node: found, path }))
        .concat(again(inherited));
    }
    if (key === '0' && node.type === 'CallExpression' && textOf(node.callee) === 'useState') {
      return nodesIn(node.arguments)
        .slice(0, 1)
        .flatMap((first) => (isFunction(first) ? this.resultOf({ node: first, path }) : [{ node: first, path }]));
    }
    return again(this.inside(piece));
  }

  resultOf({ node, path }: Piece, depth = 0): Piece[] {
    if (depth > 20) return [];
    const [annotated] = nodesIn(node.returnType);
    if (annotated) return [{ node: annotated, path }];
    if (isFunction(node)) {
      const [body] = nodesIn(node.body);
      if (body && body.type !== 'BlockStatement') return [{ node: body, path }];
      return body ? returnedIn(body).map((each) => ({ node: each, path })) : [];
    }
    return this.inside({ node, path }).flatMap((each) => this.resultOf(each, depth + 1));
  }

  /** Resolves a piece by one step from its written form towards its meaning. */
  inside(piece: Piece): Piece[] {
    const { node, path } = piece;
    const here = (value: unknown) => nodesIn(value).map((each) => ({ node: each, path }));
    const wrapped = WRAPPERS[node.type];
    if (wrapped) return here(node[wrapped]);
    switch (node.type) {
      case 'Identifier':
        return this.meaningOf(String(node.name), piece);
      case 'TSTypeQuery':
        return here(node.exprName);
      case 'TSTypeReference':
      case 'TSInterfaceHeritage': {
        const name = textOf(node.typeName ?? node.expression);
        const first = nodesIn(node.typeArguments).flatMap((each) => nodesIn(each.params).slice(0, 1));
        if (TRANSPARENT.test(name)) return here(first);
        if (name === 'ReturnType') return here(first).flatMap((each) => this.resultOf(each));
        return this.meaningOf(name, piece);
      }
      case 'TSUnionType':
      case 'TSIntersectionType':
        return here(node.types);
      case 'ConditionalExpression':
        return [...here(node.consequent), ...here(node.alternate)];
      case 'LogicalExpression':
        return [...here(node.left), ...here(node.right)];
      case 'MemberExpression':
        return here(node.object).flatMap((each) => this.memberOf(each, textOf(node.property)));
      case 'CallExpression':
        return here(node.callee).flatMap((each) => this.resultOf(each));
      default:
        return [];
    }
  }

  #scan(path: string): Scanned {
    const known = this.#scanned.get(path);
    if (known) return known;
    const file = this.#files.get(path);
    const targets = new Map(file ? importsOf(file).map(({ specifier, target }) => [specifier, target]) : []);
    const scanned: Scanned = { declarations: [], imports: new Map(), targets };
    this.#scanned.set(path, scanned);
    if (!file) return scanned;
    const { program } = parse(file);
    for (const statement of nodesIn(program.body)) {
      if (statement.type !== 'ImportDeclaration') continue;
      const target = targets.get(textOf(statement.source)) ?? '';
      for (const each of nodesIn(statement.specifiers)) {
        scanned.imports.set(textOf(each.local), { target, name: textOf(each.imported) || 'default' });
      }
    }
    const [root] = nodesIn(program);
    if (root) declare(root, { from: 0, to: file.text.length }, scanned.declarations);
    return scanned;
  }
}

function returnedIn(body: Node): Node[] {
  if (body.type === 'ReturnStatement') return nodesIn(body.argument);
  return isFunction(body) ? [] : childrenOf(body).flatMap(returnedIn);
}

/** Adds the declarations in a node, each with the function or block in which it is valid. */
function declare(node: Node, scope: { from: number; to: number }, found: Declaration[]): void {
  const add = (name: string, meant: Node, keys: readonly string[] = [], within = scope) =>
    found.push({ name, node: meant, keys, ...within });
  const bind = (pattern: Node, meant: Node | undefined, keys: readonly string[], within: typeof scope): void => {
    const [annotation = meant] = nodesIn(pattern.typeAnnotation);
    const path = nodesIn(pattern.typeAnnotation).length > 0 ? [] : keys;
    if (pattern.type === 'AssignmentPattern') {
      for (const left of nodesIn(pattern.left)) bind(left, meant, keys, within);
    } else if (!annotation) {
      return;
    } else if (pattern.type === 'Identifier') {
      add(String(pattern.name), annotation, path, within);
    } else if (pattern.type === 'ObjectPattern') {
      for (const each of nodesIn(pattern.properties)) {
        for (const value of nodesIn(each.value)) bind(value, annotation, [...path, textOf(each.key)], within);
      }
    } else if (pattern.type === 'ArrayPattern') {
      const [first] = nodesIn(pattern.elements);
      if (first) bind(first, annotation, [...path, '0'], within);
    }
  };
  if (node.type === 'VariableDeclarator') {
    const [id] = nodesIn(node.id);
    const [init] = nodesIn(node.init);
    if (id) bind(id, init, [], scope);
  }
  if (/^(?:TSInterface|TSTypeAlias|Function)Declaration$/.test(node.type)) add(textOf(node.id), node);
  const inner = isFunction(node) || node.type === 'BlockStatement' ? { from: node.start, to: node.end } : scope;
  if (isFunction(node)) for (const param of nodesIn(node.params)) bind(param, undefined, [], inner);
  for (const child of childrenOf(node)) declare(child, inner, found);
}
