import type { ELK, ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { DOT, type Drawing, type Line, PAD, type StateBox } from './drawing.ts';

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
  lines: ReadonlyArray<{ line: Line; points: readonly Point[]; label: Rect }>;
}

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '0',
  'elk.spacing.labelNode': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',

  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
};

const initialOf = (id: string) => `initial of ${id}`;

/** Places a drawing. The same drawing is placed the same way every time. */
export async function layOut(elk: Pick<ELK, 'layout'>, drawing: Drawing): Promise<ChartLayout> {
  const lines = new Map(drawing.lines.map((line) => [line.id, line]));
  const chart: ElkNode = {
    id: 'chart',
    layoutOptions: OPTIONS,
    children: regionOf(drawing.roots),
    edges: [
      ...drawing.lines.map(
        (line): ElkExtendedEdge => ({
          id: line.id,
          sources: [line.source],
          targets: [line.target],
          labels: [
            {
              id: `label ${line.id}`,
              text: ' ',
              width: line.width,
              height: line.height,
              layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
            },
          ],
        }),
      ),
      ...statesIn(drawing.roots).flatMap(({ state }): ElkExtendedEdge[] =>
        state.initial ? [{ id: initialOf(state.id), sources: [`dot ${state.id}`], targets: [state.id] }] : [],
      ),
    ],
  };
  const placed: ElkNode = await elk.layout(chart);
  const nodes = new Map(nodesIn(placed).map((node) => [node.id, node]));
  const edges = new Map(edgesIn(placed).map((edge) => [edge.id, edge]));
  const rectOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rect>): Rect => ({ x, y, width, height });
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    boxes: statesIn(drawing.roots).map((box) => ({ box, rect: rectOf(nodes.get(box.state.id) ?? {}) })),
    initials: statesIn(drawing.roots).flatMap(({ state }) => {
      if (!state.initial) return [];
      const dot = rectOf(nodes.get(`dot ${state.id}`) ?? {});
      return [{ at: { x: dot.x + DOT, y: dot.y + DOT }, points: pointsOf(edges.get(initialOf(state.id))) }];
    }),
    lines: [...lines.values()].map((line) => {
      const edge = edges.get(line.id);
      return { line, points: pointsOf(edge), label: rectOf(edge?.labels?.[0] ?? {}) };
    }),
  };
}

/** The states of one region, the mark that points at the first of them before them. */
function regionOf(boxes: readonly StateBox[]): ElkNode[] {
  return boxes.flatMap((box): ElkNode[] => {
    const node = nodeOf(box);
    if (!box.state.initial) return [node];
    return [{ id: `dot ${box.state.id}`, width: 2 * DOT, height: 2 * DOT }, node];
  });
}

function nodeOf({ state, children, width, height }: StateBox): ElkNode {
  if (children.length === 0) return { id: state.id, width, height };
  return {
    id: state.id,
    children: regionOf(children),
    layoutOptions: {
      'elk.padding': `[top=${height + 8},left=${PAD + 4},bottom=${PAD + 4},right=${PAD + 4}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    },
  };
}

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
