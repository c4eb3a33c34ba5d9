import type { ELK, ElkEdgeSection, ElkExtendedEdge, ElkLabel, ElkNode, ElkPort } from 'elkjs/lib/elk-api.js';
import type { Graph } from '#machines/testing/graph.ts';
import { tooManyFor } from './columns.ts';
import { DOT, type Drawing, drawingOf, LINE, type Line, PAD, rowMiddle, type StateBox } from './drawing.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

/** Where everything of a chart stands, in pixels from its top left corner. */
export interface ChartLayout {
  width: number;
  height: number;
  /** Every state that is drawn, parents before their children. */
  boxes: ReadonlyArray<{ box: StateBox; rect: Rect }>;
  /** Marks that point at where a region begins: the mark's middle and the way to its state. */
  initials: ReadonlyArray<{ at: Point; points: readonly Point[] }>;
  lines: ReadonlyArray<{ line: Line; points: readonly Point[]; label: Rect | null }>;
  /** Lines that would make the chart too wide: drawn when somebody asks for them, over everything else. */
  stubs: readonly Line[];
}

/** A layout without what is laid out: what is kept in a file. */
export interface Placement {
  width: number;
  height: number;
  boxes: Readonly<Record<string, Rect>>;
  initials: ChartLayout['initials'];
  lines: Readonly<Record<string, Pick<ChartLayout['lines'][number], 'points' | 'label'>>>;
  stubs: readonly string[];
}

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '9',
  'elk.spacing.edgeEdge': '7',
  'elk.spacing.edgeLabel': '0',
  'elk.spacing.labelNode': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '30',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
};

/** Sides of a box at which lines leave it and arrive. */
const SIDES = ['WEST', 'EAST'] as const;
type Side = (typeof SIDES)[number];

interface Hints {
  /** All lines, in the order in which they arrive. */
  arrivals: readonly Line[];
  /** Whether a line leads to a state that is defined earlier: machines are written down in the order they are gone through. */
  isBack: (line: Line) => boolean;
}

/** In pixels: at this width a chart is read in a window of 1440 without zooming, its words 11 pixels high or more. */
export const WIDEST = 1500;
/** How many columns a chart that is too wide is made of: at most, and at least. */
const [MOST, LEAST] = [7, 3];

/**
 * Places a machine's states and transitions. The same graph is placed the same way every time. Where the chart would be
 * too wide to be read, what regions answer as a whole is words, and so are the thinnest of the lines that make it wide.
 */
export async function layOut(elk: Pick<ELK, 'layout'>, graph: Graph): Promise<ChartLayout> {
  let layout = await placed(elk, drawingOf(graph));
  const { lines } = layout;
  const ofRegions = lines.flatMap(({ line }) => (line.rows.length > 0 ? [line] : []));
  const others = lines.flatMap(({ line }) => (line.rows.length > 0 ? [] : [line]));
  const states = layout.boxes.map(({ box }) => box.state.id);
  for (let columns = MOST; layout.width > WIDEST && columns >= LEAST; columns--) {
    const stubs = [...ofRegions, ...tooManyFor(columns, others, states)];
    layout = await placed(elk, drawingOf(graph, new Set(stubs.map(({ id }) => id))));
  }
  return layout;
}

async function placed(elk: Pick<ELK, 'layout'>, drawing: Drawing): Promise<ChartLayout> {
  const first = await attempt(elk, drawing, drawing.lines);
  return attempt(elk, drawing, inOrder(first));
}

export const placementOf = ({ width, height, boxes, initials, lines, stubs }: ChartLayout): Placement => ({
  ...{ width, height, initials },
  boxes: Object.fromEntries(boxes.map(({ box, rect }) => [box.state.id, rect])),
  lines: Object.fromEntries(lines.map(({ line, points, label }) => [line.id, { points, label }])),
  stubs: stubs.map(({ id }) => id),
});

/** The layout that was kept; null when it is that of another graph. */
export function layoutFrom(
  { width, height, boxes, initials, lines, stubs }: Placement,
  graph: Graph,
): ChartLayout | null {
  const drawing = drawingOf(graph, new Set(stubs));
  const kept: ChartLayout = {
    ...{ width, height, initials, stubs: drawing.stubs },
    boxes: statesIn(drawing.roots).flatMap((box) => {
      const rect = boxes[box.state.id];
      return rect ? [{ box, rect }] : [];
    }),
    lines: drawing.lines.flatMap((line) => {
      const place = lines[line.id];
      return place ? [{ line, ...place }] : [];
    }),
  };
  const isWhole = kept.boxes.length === Object.keys(boxes).length && kept.lines.length === Object.keys(lines).length;
  return isWhole ? kept : null;
}

/** What a first attempt teaches the second: lines arrive in the order they come from. */
function inOrder({ lines }: ChartLayout): Line[] {
  const from = ({ points }: ChartLayout['lines'][number]) => points.at(-3)?.y ?? points[0]?.y ?? 0;
  return lines.toSorted((a, b) => from(a) - from(b)).map(({ line }) => line);
}

async function attempt(elk: Pick<ELK, 'layout'>, drawing: Drawing, arrivals: readonly Line[]): Promise<ChartLayout> {
  const states = statesIn(drawing.roots);
  const isLeaf = new Map(states.map(({ state, children }) => [state.id, children.length === 0]));
  const order = new Map(states.map(({ state }, i) => [state.id, i]));
  const isBack = ({ source, target }: Line) =>
    !target.startsWith(`${source}.`) && (order.get(target) ?? 0) < (order.get(source) ?? 0);
  const hints: Hints = { arrivals, isBack };
  const chart: ElkNode = {
    id: 'chart',
    layoutOptions: OPTIONS,
    children: drawing.roots.map((box) => nodeOf(box, hints)),
    edges: [
      ...drawing.lines.map((line): ElkExtendedEdge => {
        const from = line.rows.length === 0 ? `out ${line.id}` : line.source;
        const to = isLeaf.get(line.target) ? arrivalOf(line, hints) : line.target;
        return {
          id: line.id,
          // The library never turns around what leads back into a region: it is given all lines as if they led on.
          sources: [isBack(line) ? to : from],
          targets: [isBack(line) ? from : to],
          labels: line.rows.length === 0 ? [] : [labelOf(line)],
        };
      }),
    ],
  };
  const answer: ElkNode = await elk.layout(chart);
  const nodes = new Map(nodesIn(answer).map((node) => [node.id, node]));
  const edges = new Map(edgesIn(answer).map((edge) => [edge.id, edge]));
  const rectOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rect>): Rect => ({ x, y, width, height });
  const boxes = states.map((box) => {
    const { y, height, ...rect } = rectOf(nodes.get(box.state.id) ?? {});
    return { box, rect: { ...rect, y: y + above(box), height: height - above(box) } };
  });
  return {
    width: answer.width ?? 0,
    height: answer.height ?? 0,
    boxes,
    initials: boxes.flatMap(({ box, rect: { x, y } }) => {
      if (!box.state.initial) return [];
      const at = { x: x + ABOVE / 2, y: y - ABOVE + DOT };
      return [{ at, points: [at, { x: at.x, y }] }];
    }),
    lines: drawing.lines.map((line) => {
      const edge = edges.get(line.id);
      const [label] = edge?.labels ?? [];
      const points = pointsOf(edge);
      return { line, points: isBack(line) ? points.toReversed() : points, label: label ? rectOf(label) : null };
    }),
    stubs: drawing.stubs,
  };
}

/** Room above the state that a region begins with, for the mark that points at it. */
const ABOVE = 26;
const above = ({ state }: StateBox) => (state.initial ? ABOVE : 0);

/** Lines of one kind that lead to the same state meet on their way, so that a busy state has few lanes to it. */
const arrivalOf = (line: Line, { isBack }: Hints) => `in ${isBack(line) ? 'EAST' : 'WEST'} ${line.kind} ${line.target}`;

const labelOf = ({ id, width, height }: Line): ElkLabel => ({
  id: `label ${id}`,
  text: ' ',
  width,
  height,
  layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
});

function nodeOf(box: StateBox, hints: Hints): ElkNode {
  const { state, children, width } = box;
  const height = box.height + above(box);
  if (children.length === 0) {
    const ports = [...leaving(box, hints), ...arriving(box, hints)];
    return { id: state.id, width, height, ports, layoutOptions: { 'elk.portConstraints': 'FIXED_POS' } };
  }
  return {
    id: state.id,
    children: children.map((child) => nodeOf(child, hints)),
    layoutOptions: {
      'elk.padding': `[top=${height + 8},left=${PAD + 4},bottom=${PAD + 4},right=${PAD + 4}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    },
  };
}

/** Where the lines of its rows begin: beside the row, at the side that they leave to. */
function leaving(box: StateBox, { arrivals, isBack }: Hints): ElkPort[] {
  return arrivals.flatMap((line): ElkPort[] => {
    const y = rowMiddle(box, line.edges[0] ?? '');
    if (line.source !== box.state.id || y === null) return [];
    return [portOf(`out ${line.id}`, box, isBack(line) ? 'WEST' : 'EAST', y)];
  });
}

/** Where lines arrive: beside its title, at the side that they come from. */
function arriving(box: StateBox, hints: Hints): ElkPort[] {
  const lines = hints.arrivals.filter(({ target }) => target === box.state.id);
  return SIDES.flatMap((side) => {
    const isHere = (line: Line) => hints.isBack(line) === (side === 'EAST');
    const ports = [...new Set(lines.filter(isHere).map((line) => arrivalOf(line, hints)))];
    const room = Math.min(box.height, PAD + LINE) - 12;
    const gap = Math.min(9, room / Math.max(1, ports.length - 1));
    const start = 6 + (room - gap * (ports.length - 1)) / 2;
    return ports.map((id, i) => portOf(id, box, side, start + i * gap));
  });
}

const portOf = (id: string, box: StateBox, side: Side, y: number): ElkPort => ({
  ...{ id, x: side === 'EAST' ? box.width : 0, y: y + above(box), width: 0, height: 0 },
  layoutOptions: { 'elk.port.side': side },
});

const statesIn = (boxes: readonly StateBox[]): StateBox[] => boxes.flatMap((box) => [box, ...statesIn(box.children)]);

const nodesIn = (node: ElkNode): ElkNode[] => (node.children ?? []).flatMap((child) => [child, ...nodesIn(child)]);

const edgesIn = (node: ElkNode): ElkExtendedEdge[] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap(edgesIn),
];

const pointsOf = (edge: ElkExtendedEdge | undefined): Point[] =>
  (edge?.sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }: ElkEdgeSection) => [
    startPoint,
    ...(bendPoints ?? []),
    endPoint,
  ]);
