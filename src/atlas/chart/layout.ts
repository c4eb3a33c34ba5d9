import type { ELK, ElkEdgeSection, ElkExtendedEdge, ElkLabel, ElkNode, ElkPort } from 'elkjs/lib/elk-api.js';
import { DOT, type Drawing, type Line, PAD, rowMiddle, type StateBox } from './drawing.ts';

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
}

/** A layout without what is laid out: what is kept in a file. */
export interface Placement {
  width: number;
  height: number;
  boxes: Readonly<Record<string, Rect>>;
  initials: ChartLayout['initials'];
  lines: Readonly<Record<string, Pick<ChartLayout['lines'][number], 'points' | 'label'>>>;
}

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '9',
  'elk.spacing.edgeLabel': '0',
  'elk.spacing.labelNode': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '30',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
};

const initialOf = (id: string) => `initial of ${id}`;

/** Side of a box at which a transition leaves it. */
type Side = 'EAST' | 'WEST';

/** Places a drawing. The same drawing is placed the same way every time. */
export async function layOut(elk: Pick<ELK, 'layout'>, drawing: Drawing): Promise<ChartLayout> {
  const first = await attempt(elk, drawing, { sides: new Map(), arrivals: drawing.lines });
  const hints = hintsFrom(first);
  return attempt(elk, drawing, hints);
}

export const placementOf = ({ width, height, boxes, initials, lines }: ChartLayout): Placement => ({
  ...{ width, height, initials },
  boxes: Object.fromEntries(boxes.map(({ box, rect }) => [box.state.id, rect])),
  lines: Object.fromEntries(lines.map(({ line, points, label }) => [line.id, { points, label }])),
});

/** The layout that was kept; null when it is that of another drawing. */
export function layoutFrom({ width, height, boxes, initials, lines }: Placement, drawing: Drawing): ChartLayout | null {
  const kept: ChartLayout = {
    ...{ width, height, initials },
    boxes: statesIn(drawing.roots).flatMap((box) => {
      const rect = boxes[box.state.id];
      return rect ? [{ box, rect }] : [];
    }),
    lines: drawing.lines.flatMap((line) => {
      const placed = lines[line.id];
      return placed ? [{ line, ...placed }] : [];
    }),
  };
  const isWhole = kept.boxes.length === Object.keys(boxes).length && kept.lines.length === Object.keys(lines).length;
  return isWhole ? kept : null;
}

/** What a first attempt teaches the second: lines leave towards their target and arrive in the order they come from. */
interface Hints {
  sides: ReadonlyMap<string, Side>;
  arrivals: readonly Line[];
}

function hintsFrom({ boxes, lines }: ChartLayout): Hints {
  const rects = new Map(boxes.map(({ box, rect }) => [box.state.id, rect]));
  const middle = (id: string) => {
    const rect = rects.get(id);
    return rect ? rect.x + rect.width / 2 : 0;
  };
  const sides = lines.map(({ line }): [string, Side] => [
    line.id,
    middle(line.target) < middle(line.source) ? 'WEST' : 'EAST',
  ]);
  const from = ({ points }: ChartLayout['lines'][number]) => points.at(-3)?.x ?? points[0]?.x ?? 0;
  return { sides: new Map(sides), arrivals: lines.toSorted((a, b) => from(a) - from(b)).map(({ line }) => line) };
}

async function attempt(elk: Pick<ELK, 'layout'>, drawing: Drawing, hints: Hints): Promise<ChartLayout> {
  const states = statesIn(drawing.roots);
  const isLeaf = new Map(states.map(({ state, children }) => [state.id, children.length === 0]));
  const chart: ElkNode = {
    id: 'chart',
    layoutOptions: OPTIONS,
    children: regionOf(drawing.roots, hints),
    edges: [
      ...drawing.lines.map(
        (line): ElkExtendedEdge => ({
          id: line.id,
          sources: [line.rows.length === 0 ? `out ${line.id}` : line.source],
          targets: [isLeaf.get(line.target) ? arrivalOf(line) : line.target],
          labels: line.rows.length === 0 ? [] : [labelOf(line)],
        }),
      ),
      ...states.flatMap(({ state }): ElkExtendedEdge[] =>
        state.initial
          ? [
              {
                id: initialOf(state.id),
                sources: [`dot ${state.id}`],
                targets: [isLeaf.get(state.id) ? `in ${initialOf(state.id)}` : state.id],
              },
            ]
          : [],
      ),
      ...columnsIn(drawing),
      ...beginningsIn(drawing.roots),
    ],
  };
  const placed: ElkNode = await elk.layout(chart);
  const nodes = new Map(nodesIn(placed).map((node) => [node.id, node]));
  const edges = new Map(edgesIn(placed).map((edge) => [edge.id, edge]));
  const rectOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rect>): Rect => ({ x, y, width, height });
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    boxes: states.map((box) => ({ box, rect: rectOf(nodes.get(box.state.id) ?? {}) })),
    initials: states.flatMap(({ state }) => {
      if (!state.initial) return [];
      const dot = rectOf(nodes.get(`dot ${state.id}`) ?? {});
      return [{ at: { x: dot.x + DOT, y: dot.y + DOT }, points: pointsOf(edges.get(initialOf(state.id))) }];
    }),
    lines: drawing.lines.map((line) => {
      const edge = edges.get(line.id);
      const [label] = edge?.labels ?? [];
      return { line, points: pointsOf(edge), label: label ? rectOf(label) : null };
    }),
  };
}

/** A region with fewer states is never too wide. */
const WIDE = 4;

/**
 * States of a region that do not lead to one another would all stand in one row, wider than any window. Lines that are
 * not drawn set them below each other: in two columns, or in one where a state is a region itself.
 */
function columnsIn({ roots, lines }: Drawing): ElkExtendedEdge[] {
  return statesIn(roots).flatMap(({ state, children }) => {
    const ids = children.filter((child) => child.state.type !== 'history').map((child) => child.state.id);
    const areApart = !lines.some(({ source, target }) => ids.includes(source) && ids.includes(target));
    if (state.type === 'parallel' || ids.length < WIDE || !areApart) return [];
    const columns = children.some((child) => child.children.length > 0) ? 1 : 2;
    return ids.flatMap((id, i): ElkExtendedEdge[] => {
      const below = ids[i + columns];
      if (below === undefined) return [];
      return [{ id: `${below} below ${id}`, sources: [id], targets: [below], layoutOptions: BELOW }];
    });
  });
}

/** What the machine begins with stands above everything else. */
function beginningsIn(boxes: readonly StateBox[]): ElkExtendedEdge[] {
  const first = boxes.find(({ state }) => state.initial)?.state.id;
  if (first === undefined || boxes.length < WIDE) return [];
  return boxes.flatMap(({ state: { id } }): ElkExtendedEdge[] =>
    id === first ? [] : [{ id: `${id} after ${first}`, sources: [first], targets: [id], layoutOptions: BELOW }],
  );
}

const BELOW = {
  'elk.layered.priority.direction': '20',
  'elk.layered.priority.shortness': '0',
  'elk.layered.priority.straightness': '0',
};

/** Lines of one kind that lead to the same state meet on their way, so that a busy state has few lanes to it. */
const arrivalOf = ({ kind, target }: Line) => `in ${kind} ${target}`;

const labelOf = ({ id, width, height }: Line): ElkLabel => ({
  id: `label ${id}`,
  text: ' ',
  width,
  height,
  layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
});

/** The states of one region, the mark that points at the first of them before them. */
function regionOf(boxes: readonly StateBox[], hints: Hints): ElkNode[] {
  return boxes.flatMap((box): ElkNode[] => {
    const node = nodeOf(box, hints);
    if (!box.state.initial) return [node];
    return [{ id: `dot ${box.state.id}`, width: 2 * DOT, height: 2 * DOT }, node];
  });
}

function nodeOf(box: StateBox, hints: Hints): ElkNode {
  const { state, children, width, height } = box;
  if (children.length === 0) {
    const ports = [...leaving(box, hints), ...arriving(box, hints)];
    return { id: state.id, width, height, ports, layoutOptions: { 'elk.portConstraints': 'FIXED_POS' } };
  }
  return {
    id: state.id,
    children: regionOf(children, hints),
    layoutOptions: {
      'elk.padding': `[top=${height + 8},left=${PAD + 4},bottom=${PAD + 4},right=${PAD + 4}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    },
  };
}

/** Where the lines of its rows begin: at one side or the other, beside the row. */
function leaving(box: StateBox, { sides, arrivals }: Hints): ElkPort[] {
  return arrivals.flatMap((line): ElkPort[] => {
    const y = rowMiddle(box, line.edges[0] ?? '');
    if (line.source !== box.state.id || y === null) return [];
    const side = sides.get(line.id) ?? 'EAST';
    return [portOf(`out ${line.id}`, side === 'EAST' ? box.width : 0, y, side)];
  });
}

/** Where lines arrive: at its top, evenly. */
function arriving(box: StateBox, { arrivals }: Hints): ElkPort[] {
  const ports = [...new Set(arrivals.filter(({ target }) => target === box.state.id).map(arrivalOf))];
  if (box.state.initial) ports.splice(Math.floor(ports.length / 2), 0, `in ${initialOf(box.state.id)}`);
  const gap = Math.min(24, (box.width - 24) / Math.max(1, ports.length - 1));
  const start = (box.width - gap * (ports.length - 1)) / 2;
  return ports.map((id, i) => portOf(id, start + i * gap, 0, 'NORTH'));
}

const portOf = (id: string, x: number, y: number, side: Side | 'NORTH'): ElkPort => ({
  ...{ id, x, y, width: 0, height: 0 },
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
