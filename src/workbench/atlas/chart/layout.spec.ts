import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, test } from 'vitest';
import type { Subject } from '#machines/testing/cases.ts';
import { graphOf } from '#machines/testing/graph.ts';
import { wayOf } from './detour.ts';
import { layOut } from './layout.ts';
import { type ChartLayout, layoutFrom, type Point, placementOf, type Rect } from './placement.ts';

const found = import.meta.glob<{ subject: Subject }>(['../../../../machines/*/*/testing/cases.ts'], {
  eager: true,
});
const subjects = Object.values(found).map(({ subject }) => subject);

/** True if two boxes share more than a border. */
const overlap = (a: Rect, b: Rect): boolean =>
  a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height;

/** True if a stretch of a line runs through the inside of a box, not along its border. */
const runsThrough = (from: Point, to: Point, box: Rect): boolean =>
  overlap(
    {
      x: Math.min(from.x, to.x) - 1,
      y: Math.min(from.y, to.y) - 1,
      width: Math.abs(from.x - to.x) + 2,
      height: Math.abs(from.y - to.y) + 2,
    },
    { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 },
  );

const stretches = (points: readonly Point[]) =>
  points.slice(1).flatMap((to, i): [Point, Point][] => {
    const from = points[i];
    return from ? [[from, to]] : [];
  });

const leavesOf = ({ boxes }: ChartLayout) => boxes.filter(({ box }) => box.children.length === 0);

describe.each(subjects)('the chart of $name', async ({ machine }) => {
  const graph = graphOf(machine);
  const layout = await layOut(new ELK(), graph);
  const labels = layout.lines.flatMap(({ line, label }) => (label ? [{ name: line.id, rect: label }] : []));

  test('draws every state and every transition', () => {
    const states = new Set(layout.boxes.map(({ box }) => box.state.id));
    const rows = layout.boxes.flatMap(({ box }) =>
      box.lines.flatMap((line) => (line.kind === 'edge' ? [line.edge.id] : [])),
    );
    const lines = layout.lines.flatMap(({ line }) => line.edges);
    expect(graph.states.filter(({ id, parent }) => parent !== null && !states.has(id))).toEqual([]);
    expect(graph.edges.filter(({ id }) => !rows.includes(id) && !lines.includes(id))).toEqual([]);
    for (const { line, points } of layout.lines) expect(points.length, line.id).toBeGreaterThan(1);
  });

  test('has no label on a state, nor on another label', () => {
    const boxes = leavesOf(layout).map(({ box, rect }) => ({ name: box.state.id, rect }));
    const clashes = labels.flatMap((label, i) =>
      [...boxes, ...labels.slice(i + 1)]
        .filter(({ rect }) => overlap(label.rect, rect))
        .map(({ name }) => [label.name, name]),
    );
    expect(clashes).toEqual([]);
  });

  test('has no overlapping states, except a state inside its parent', () => {
    const clashes = layout.boxes.flatMap(({ box, rect }, i) =>
      layout.boxes
        .slice(i + 1)
        .filter((other) => overlap(rect, other.rect) && !other.box.state.id.startsWith(`${box.state.id}.`))
        .map((other) => [box.state.id, other.box.state.id]),
    );
    expect(clashes).toEqual([]);
  });

  const drawn = [
    ...layout.lines.map(({ line, points }) => ({ id: line.id, points })),
    ...layout.stubs.map((stub) => ({ id: stub.id, points: wayOf(stub, layout) ?? [] })),
  ];
  const crossed = (rects: readonly { name: string; rect: Rect }[]) =>
    drawn.flatMap(({ id, points }) =>
      stretches(points).flatMap(([from, to]) =>
        rects.filter(({ name, rect }) => name !== id && runsThrough(from, to, rect)).map(({ name }) => [id, name]),
      ),
    );

  test('has no line through a state, nor through the heading of a parent', () => {
    const words = layout.boxes.map(({ box, rect: { x, y } }) => ({
      name: box.state.id,
      rect: { x, y, width: box.width, height: box.height },
    }));
    expect(crossed(words)).toEqual([]);
  });

  test('has no line through another line’s label', () => {
    expect(crossed(labels)).toEqual([]);
  });

  test('has a path for every drawn line', () => {
    expect(drawn.filter(({ points }) => points.length < 2)).toEqual([]);
  });

  test('is the same after it was stored in a file', () => {
    expect(layoutFrom(JSON.parse(JSON.stringify(placementOf(layout))), graph)).toEqual(layout);
  });
});

test('a layout of another machine is rejected', async () => {
  const [first, second] = subjects.map(({ machine }) => graphOf(machine));
  if (!first || !second) throw new Error('no machines');
  expect(layoutFrom(placementOf(await layOut(new ELK(), first)), second)).toBeNull();
});
