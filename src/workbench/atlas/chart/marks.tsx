import type { EdgeKind } from '#machines/testing/graph.ts';

/** Mark of each kind of transition, in a square of 12: kinds differ in shape, not in colour alone. */
const SHAPES: Record<EdgeKind, string> = {
  event: 'M3 2.5 9.5 6 3 9.5z',
  done: 'm2 6.5 2.8 2.8L10 3.2',
  error: 'm2.8 2.8 6.4 6.4m0-6.4L2.8 9.2',
  after: 'M6 11A5 5 0 1 0 6 1a5 5 0 0 0 0 10zM6 3.4V6l1.9 1.3',
  always: 'M6.8 1 2.6 7h3L5.2 11 9.4 5h-3z',
};

export function KindMark({ kind, x = 0, y = 0 }: { kind: EdgeKind; x?: number; y?: number }) {
  return <path className="chart-mark" data-kind={kind} transform={`translate(${x} ${y})`} d={SHAPES[kind]} />;
}

const LINES: Record<'invoke' | 'screen' | 'entry' | 'exit', string> = {
  invoke: 'M6 1v2.2M6 8.8V11M1 6h2.2M8.8 6H11M2.5 2.5 4 4m4 4 1.5 1.5M9.5 2.5 8 4M4 8 2.5 9.5',
  screen: 'M1.5 2h9v6.5h-9zM4 11h4M6 8.5V11',
  entry: 'M1 6h7M5.5 3.2 8.3 6 5.5 8.8M11 2v8',
  exit: 'M1 2v8M3.5 6H11M8.3 3.2 11 6 8.3 8.8',
};

export function LineMark({ kind, x, y }: { kind: keyof typeof LINES; x: number; y: number }) {
  return <path className="chart-line-mark" transform={`translate(${x} ${y})`} d={LINES[kind]} />;
}
