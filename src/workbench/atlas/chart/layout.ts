import type { ELK, ElkEdgeSection, ElkExtendedEdge, ElkLabel, ElkNode, ElkPort } from 'elkjs/lib/elk-api.js';
import type { Graph } from '#machines/testing/graph.ts';
import { tooManyFor } from './columns.ts';
import { DOT, type Drawing, drawingOf, LINE, type Line, PAD, rowMiddle, type StateBox } from './drawing.ts';
import { type ChartLayout, layoutFrom, type Point, placementOf, type Rect, statesIn } from './placement.ts';
import { inRows, moved } from './rows.ts';

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

/** Sides of a box at which lines leave and arrive. */
const SIDES = ['WEST', 'EAST'] as const;
type Side = (typeof SIDES)[number];

interface Hints {
  /** All lines, in the order in which they arrive. */
  arrivals: readonly Line[];
  /** True if a line leads to a state that is defined earlier: machines are defined in the order of the journey. */
  isBack: (line: Line) => boolean;
}

/**
 * Width in pixels up to which a chart is legible in a window of 1440 without zooming, its text 11 pixels high or more.
 */
export const WIDEST = 1500;
/** Most and fewest columns that a chart which is too wide is reduced to. */
const MOST = 7;
const LEAST = 3;
/** Number of states above which a machine is placed region by region, since its lines would form a thicket. */
const MANY = 40;

/**
 * Places a machine's states and transitions; deterministic for the same graph. If the chart would be too wide to read,
 * the transitions of regions as a whole become words, and so do the thinnest of the lines that make it wide.
 */
export async function layOut(elk: Pick<ELK, 'layout'>, graph: Graph): Promise<ChartLayout> {
  const draw = (stubs: readonly Line[]) => drawingOf(graph, new Set(stubs.map(({ id }) => id)));
  if (graph.states.length <= MANY) return narrow(elk, draw, WIDEST);
  const layout = await regionByRegion(elk, draw);
  // Regions were drawn one by one: draws the whole machine once more, at the positions found.
  return layoutFrom(placementOf(layout), graph) ?? layout;
}

/** Draws with the given lines as words. */
type Draw = (stubs: readonly Line[]) => Drawing;

/** Places a chart, at most `widest` pixels wide if possible. */
async function narrow(elk: Pick<ELK, 'layout'>, draw: Draw, widest: number): Promise<ChartLayout> {
  const { lines, roots } = draw([]);
  const ofRegions = lines.filter(({ rows }) => rows.length > 0);
  const others = lines.filter(({ rows }) => rows.length === 0);
  const states = statesIn(roots).map(({ state }) => state.id);
  let layout = await placed(elk, draw([]));
  for (let columns = MOST; layout.width > widest && columns >= LEAST; columns--) {
    layout = await placed(elk, draw([...ofRegions, ...tooManyFor(columns, others, states)]));
  }
  return layout;
}

/**
 * Places each region of the machine by itself, in the order of the journey, with the lines between regions as words.
 * Adds the machine's own box around them if it has one.
 */
async function regionByRegion(elk: Pick<ELK, 'layout'>, draw: Draw): Promise<ChartLayout> {
  const { roots, lines } = draw([]);
  const [frame] = roots.length === 1 && roots[0]?.children.length ? roots : [];
  const regions = (frame?.children ?? roots).map((region) => new Set(statesIn([region]).map(({ state }) => state.id)));
  const isWithin = ({ source, target }: Line) => regions.some((ids) => ids.has(source) && ids.has(target));
  const between = lines.filter((line) => !isWithin(line));

  const layouts: ChartLayout[] = [];
  for (const ids of regions) {
    const drawRegion: Draw = (stubs) => {
      const whole = draw([...between, ...stubs]);
      const isOwn = ({ source, target }: Line) => ids.has(source) && ids.has(target);
      const root = statesIn(whole.roots).find(({ state }) => ids.has(state.id));
      return { roots: root ? [root] : [], lines: whole.lines.filter(isOwn), stubs: whole.stubs.filter(isOwn) };
    };
    layouts.push(await narrow(elk, drawRegion, WIDEST / 2));
  }
  const rows = inRows(layouts);
  const stubs = [...between, ...rows.stubs];
  if (!frame) return { ...rows, stubs };
  const [own] = draw(stubs).roots;
  const { boxes, width, height, ...rest } = moved(rows, { x: PAD, y: (own ?? frame).height + PAD });
  const rect = { x: 0, y: 0, width: width + 2 * PAD, height: (own ?? frame).height + height + 2 * PAD };
  return { ...rest, width: rect.width, height: rect.height, boxes: [{ box: own ?? frame, rect }, ...boxes], stubs };
}

async function placed(elk: Pick<ELK, 'layout'>, drawing: Drawing): Promise<ChartLayout> {
  const first = await attempt(elk, drawing, drawing.lines);
  return attempt(elk, drawing, inOrder(first));
}

/**
 * Returns the lines sorted by the height that they come from in a first attempt; the second attempt lets them arrive in
 * this order.
 */
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
          // ELK never reverses lines that lead back into a region: it gets all lines as if they led on.
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

/** Room above a region's initial state, for the mark that points at it. */
const ABOVE = 26;
const above = ({ state }: StateBox) => (state.initial ? ABOVE : 0);

/**
 * Returns the port at which a line arrives. Lines of one kind and target share a port, so that a busy state has few
 * lanes.
 */
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

/** Returns the ports at which the lines of a state's rows begin: beside the row, on the side to which they leave. */
function leaving(box: StateBox, { arrivals, isBack }: Hints): ElkPort[] {
  return arrivals.flatMap((line): ElkPort[] => {
    const y = rowMiddle(box, line.edges[0] ?? '');
    if (line.source !== box.state.id || y === null) return [];
    return [portOf(`out ${line.id}`, box, isBack(line) ? 'WEST' : 'EAST', y)];
  });
}

/** Returns the ports at which lines arrive: beside the state's title, on the side from which they come. */
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
  id,
  x: side === 'EAST' ? box.width : 0,
  y: y + above(box),
  width: 0,
  height: 0,
  layoutOptions: { 'elk.port.side': side },
});

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
