// Generates bugs of the kind that haste or a bad merge makes: one change of one source at a time.
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';

/** Kind of change; `swap` exchanges two neighbours of one kind. */
export type BugKind = 'drop a statement' | 'turn a condition' | 'drop a condition' | 'drop a prop' | 'swap' | 'shift';

export interface Bug {
  path: string;
  /** Counted from 1. */
  line: number;
  kind: BugKind;
  /** The changed piece and its replacement, in one line. */
  said: string;
  text: string;
}

/** Characters of a swapped piece: haste confuses figures and labels, and not whole states or callbacks. */
const LONGEST_SWAP = 80;

type Piece = Pick<ESTree.Node, 'start' | 'end'>;
type Edit = readonly [piece: Piece, replacement: string];
/** Last argument of each call within a function, by name, and its last label. */
interface Scope {
  calls: Map<string, Piece>;
  label: Piece | null;
}

/** Operators, each with the operator that is easily typed in its place. */
const SHIFTED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '-': '+',
};

/** Returns all bugs that a source can have. The ending of `path` decides whether the source has JSX. */
export function bugsIn(path: string, source: string): Bug[] {
  const bugs: Bug[] = [];
  const scopes: Scope[] = [];
  const textOf = ({ start, end }: Piece) => source.slice(start, end);
  const add = (kind: BugKind, edits: readonly Edit[]) => {
    const [first] = edits;
    if (!first) return;
    const text = edits
      .toSorted(([one], [other]) => other.start - one.start)
      .reduce((changed, [{ start, end }, put]) => changed.slice(0, start) + put + changed.slice(end), source);
    const said = edits.map(([piece, put]) => `${inOneLine(textOf(piece))} → ${inOneLine(put) || 'nothing'}`).join('; ');
    bugs.push({ path, line: source.slice(0, first[0].start).split('\n').length, kind, said, text });
  };
  const swap = (one: Piece, other: Piece) => {
    const before = textOf(one);
    const after = textOf(other);
    if (before === after || Math.max(before.length, after.length) > LONGEST_SWAP) return;
    add('swap', [
      [one, after],
      [other, before],
    ]);
  };
  const swapValues = (values: readonly (Piece | null)[]) => {
    for (const [index, value] of values.entries()) {
      const before = values[index - 1];
      if (before && value) swap(before, value);
    }
  };
  const open = () => void scopes.push({ calls: new Map(), label: null });
  const close = () => void scopes.pop();
  const functions = {
    FunctionDeclaration: open,
    'FunctionDeclaration:exit': close,
    FunctionExpression: open,
    'FunctionExpression:exit': close,
    ArrowFunctionExpression: open,
    'ArrowFunctionExpression:exit': close,
  };

  new Visitor({
    ...functions,
    ExpressionStatement(node) {
      if (scopes.length > 0) add('drop a statement', [[node, '']]);
    },
    IfStatement({ test }) {
      add('turn a condition', [[test, `!(${textOf(test)})`]]);
    },
    ConditionalExpression({ consequent, alternate }) {
      const one = textOf(consequent);
      const other = textOf(alternate);
      add('turn a condition', [
        [consequent, other],
        [alternate, one],
      ]);
    },
    LogicalExpression(node) {
      if (node.operator === '??') return;
      for (const side of [node.left, node.right]) add('drop a condition', [[node, textOf(side)]]);
    },
    BinaryExpression({ left, right, operator }) {
      const shifted = SHIFTED[operator];
      const between = { start: left.end, end: right.start };
      if (shifted) add('shift', [[between, textOf(between).replace(operator, shifted)]]);
    },
    // Swaps two figures that are formatted alike, or two reads of the same kind.
    CallExpression({ callee, arguments: given }) {
      const [argument] = given;
      const scope = scopes.at(-1);
      if (!scope || !argument || given.length > 1) return;
      const name = textOf(callee);
      const before = scope.calls.get(name);
      // Rounded factors may change places.
      if (before && before.end <= argument.start && !name.startsWith('Math.')) swap(before, argument);
      scope.calls.set(name, argument);
    },
    // Swaps two labels.
    TaggedTemplateExpression(node) {
      const scope = scopes.at(-1);
      if (!scope || textOf(node.tag) !== 't') return;
      if (scope.label) swap(scope.label, node);
      scope.label = node;
    },
    ObjectExpression({ properties }) {
      swapValues(properties.map((each) => (each.type === 'Property' && !each.shorthand ? each.value : null)));
    },
    JSXOpeningElement({ attributes }) {
      swapValues(attributes.map((each) => (each.type === 'JSXAttribute' ? each.value : null)));
      for (const each of attributes)
        if (each.type === 'JSXAttribute' && textOf(each.name) !== 'key') add('drop a prop', [[each, '']]);
    },
  }).visit(parseSync(path, source).program);
  return bugs;
}

function inOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
