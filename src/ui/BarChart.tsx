import { type CSSProperties, type PointerEvent, useId, useState } from 'react';
import { DataTable } from './DataTable.tsx';
import { Disclosure } from './Disclosure.tsx';
import './BarChart.css';

/** Bar of a chart, from the bottom: paid, expected, repaid. */
export type Bar = {
  key: string;
  /** Short, under the bar: “Sep.”, “Q3”. */
  label: string;
  /** In full, in the table: “15.09.2026”. */
  detail: string;
  /** In the smallest unit (cents); not negative. */
  paid: number;
  /** Parts of the paid amount, one for each name in `labels.shares`. */
  shares?: readonly number[];
  /** On top of the paid amount, in the same unit. */
  expected?: number;
  /** On top of both, in the same unit: drawn cut, with a mark, because it would dwarf all other bars. */
  repaid?: number;
};

export type BarChartProps = {
  bars: ReadonlyArray<Bar>;
  /** Formats a value for axis and table; null while amounts are hidden: then neither is shown. */
  format: ((value: number) => string) | null;
  labels: {
    /** Sums the chart up in a sentence with its main figures. */
    chart: string;
    paid: string;
    /** Names the parts of the paid amounts; a chart without these names draws each amount whole. */
    shares?: readonly string[];
    /** Names the expected amounts; a chart without this name has none. */
    expected?: string;
    /** Names the repaid amounts; a chart without this name has none. */
    repaid?: { name: string; legend: string };
    /** Label of the disclosure that holds the table. */
    table: string;
    when: string;
    loading: string;
  };
};

/**
 * Payments over time: paid ones filled, expected ones dashed on top of them, a repayment cut, with its value. Drawn as
 * SVG in percent of its box, so that corners, lines and letters keep their size on every screen. A line below the plot
 * names the marked bar: the one under the pointer or the finger, at first the last paid bar, or the first bar of a
 * chart without payments so far; by keyboard and for screen readers the plot is a slider over the bars. A table below
 * holds the same figures, which paper shows.
 */
export function BarChart({ bars, format, labels }: BarChartProps) {
  const [active, setActive] = useState<number | null>(null);
  const patterns = useId();
  const parts: Part[] = kinds.flatMap((kind) => {
    const label = labels[kind];
    if (label === undefined) return [];
    return typeof label === 'string'
      ? [{ kind, name: label, legend: label }]
      : [{ kind, name: label.name, legend: label.legend }];
  });
  const shares: Part[] = (labels.shares ?? []).map((name, share) => ({ kind: 'paid', share, name, legend: name }));
  const drawn = shares.length > 0 ? [...shares, ...parts.filter(({ kind }) => kind !== 'paid')] : parts;
  const columns = parts.flatMap((part) => (part.kind === 'paid' ? [part, ...shares] : [part]));
  const isWhole = ({ kind, share }: Part) => shares.length > 0 && kind === 'paid' && share === undefined;
  const looksOf = ({ kind, share }: Part) => ({
    className: 'bar-chart-bar',
    'data-kind': kind,
    'data-share': share === undefined ? undefined : share % TONES,
    style: share ? ({ '--pattern': `url(#${patterns}-${share % TONES})` } as CSSProperties) : undefined,
  });
  const amountOf = (bar: Bar, kind: Kind) => bar[kind] ?? 0;
  const partOf = (bar: Bar, { kind, share }: Part) =>
    share === undefined ? amountOf(bar, kind) : (bar.shares?.[share] ?? 0);
  const top = niceTop(Math.max(...bars.map((bar) => bar.paid + amountOf(bar, 'expected')), 0));
  // Part of the plot's height for all that is not cut.
  const hasCut = labels.repaid !== undefined;
  const scale = hasCut ? CUT_SCALE : 1;
  const share = 100 / Math.max(bars.length, 1);
  // Every bar has a label if there is room, else every second or third; on phones about four do.
  const isLabelled = (index: number, most: number) => (bars.length - 1 - index) % Math.ceil(bars.length / most) === 0;
  const place = Math.min(active ?? mainBar(bars, labels.expected !== undefined), bars.length - 1);
  const pointed = format ? bars[place] : undefined;
  const figuresOf = (bar: Bar) => parts.filter(({ kind }) => amountOf(bar, kind) > 0);
  const textOf = (bar: Bar, write: (value: number) => string) =>
    figuresOf(bar)
      .map(({ kind, name }) => `${name} ${write(amountOf(bar, kind))}`)
      .join(', ') || '–';
  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setActive(Math.max(0, Math.min(bars.length - 1, Math.floor(((clientX - left) / width) * bars.length))));
  };
  return (
    <figure className="bar-chart" data-cut={hasCut || undefined}>
      <div className="bar-chart-plot">
        <svg
          className="bar-chart-bars"
          role="img"
          aria-label={labels.chart}
          onPointerDown={point}
          onPointerMove={point}
          // A finger that is lifted leaves its bar shown.
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setActive(null)}
        >
          {shares.length > 0 && <Patterns id={patterns} />}
          {pointed && (
            <line
              className="bar-chart-place"
              x1={`${(place + 0.5) * share}%`}
              x2={`${(place + 0.5) * share}%`}
              y1="0"
              y2="105%"
            />
          )}
          {LINES.map((line) => (
            <line
              key={line}
              className="bar-chart-line"
              x1="0"
              x2="100%"
              y1={percent(1 - line * scale)}
              y2={percent(1 - line * scale)}
            />
          ))}
          <line className="bar-chart-base" x1="0" x2="100%" y1="100%" y2="100%" />
          {bars.map((bar, index) => {
            let below = 0;
            return drawn.map((part) => {
              const value = partOf(bar, part);
              if (value <= 0) return null;
              const isCut = part.kind === 'repaid';
              const height = isCut ? 100 - below : (100 * scale * value) / top;
              const from = below;
              below += height;
              const isEarly = index * 2 < bars.length - 1;
              const box = { x: `${index * share + share * 0.14}%`, width: `${share * 0.72}%` };
              return (
                <g key={[bar.key, part.kind, part.share].join(' ')}>
                  <rect {...looksOf(part)} {...box} y={`${100 - from - height}%`} height={`${height}%`} rx="4" />
                  {isCut && (
                    <svg {...box} y="24%" height="12" viewBox="0 0 40 12" preserveAspectRatio="none" aria-hidden="true">
                      <path className="bar-chart-cut" d="M-2 8 Q5 2 10 6 T20 6 T30 6 T42 4" />
                    </svg>
                  )}
                  {isCut && format && (
                    <svg className="bar-chart-value" overflow="visible" aria-hidden="true">
                      <text
                        x={isEarly ? box.x : `${(index + 0.86) * share}%`}
                        y="-6"
                        textAnchor={isEarly ? 'start' : 'end'}
                      >
                        {format(value)}
                      </text>
                    </svg>
                  )}
                </g>
              );
            });
          })}
        </svg>
        {format && (
          <div className="bar-chart-scale" aria-hidden="true">
            {LINES.map((line) => (
              <span key={line} style={{ insetBlockStart: percent(1 - line * scale) }}>
                {format(line * top)}
              </span>
            ))}
          </div>
        )}
        {format && pointed && (
          <input
            className="bar-chart-slider"
            type="range"
            min={0}
            max={bars.length - 1}
            value={place}
            aria-label={labels.chart}
            aria-valuetext={`${pointed.detail}: ${textOf(pointed, format)}`}
            onChange={({ target }) => setActive(Number(target.value))}
            onBlur={() => setActive(null)}
          />
        )}
        <div className="bar-chart-labels" aria-hidden="true">
          {bars.map((bar, index) => (
            <span
              key={bar.key}
              data-pointed={(pointed && index === place) || undefined}
              data-minor={!isLabelled(index, 4) || undefined}
              data-crowded={!isLabelled(index, MOST_LABELS) || undefined}
            >
              <span>{bar.label}</span>
            </span>
          ))}
        </div>
      </div>
      {format && pointed && (
        <p className="bar-chart-pointed" aria-hidden="true">
          {pointed.detail}: <b>{textOf(pointed, format)}</b>
        </p>
      )}
      <figcaption className="bar-chart-legend">
        {drawn.map((part) => (
          <span key={part.legend}>
            <svg className="bar-chart-swatch" aria-hidden="true">
              <rect {...looksOf(part)} width="100%" height="100%" rx="3" />
            </svg>
            {part.legend}
          </span>
        ))}
      </figcaption>
      {format && (
        <Disclosure summary={labels.table}>
          <DataTable
            caption={labels.chart}
            captionHidden
            loadingLabel={labels.loading}
            rows={bars}
            rowKey={(bar) => bar.key}
            columns={[
              { key: 'when', header: labels.when, cell: (bar) => bar.detail, rowHeader: true },
              ...columns.map((part) => ({
                key: `${part.kind} ${part.share}`,
                header: part.name,
                phone: columns.length === 1 || isWhole(part) ? ('amount' as const) : ('labelled' as const),
                cell: (bar: Bar) =>
                  partOf(bar, part) > 0 ? format(partOf(bar, part)) : <span className="wide-only">–</span>,
                align: 'end' as const,
              })),
            ]}
          />
        </Disclosure>
      )}
    </figure>
  );
}

/**
 * Returns the index of the bar that is named at first: among paid and expected amounts the last paid one, else the
 * first bar with an amount.
 */
function mainBar(bars: readonly Bar[], hasExpected: boolean): number {
  const lastPaid = hasExpected ? bars.findLastIndex(({ paid }) => paid > 0) : -1;
  const isFilled = ({ paid, expected = 0, repaid = 0 }: Bar) => paid + expected + repaid > 0;
  return lastPaid >= 0 ? lastPaid : Math.max(0, bars.findIndex(isFilled));
}

/** Patterns of the shares, in place of their colours if the system forces its own. */
function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {PATTERNS.map((d, index) => (
        <pattern key={d} id={`${id}-${index + 1}`} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d={d} fill="none" stroke="currentColor" strokeWidth="1.5" />
        </pattern>
      ))}
    </defs>
  );
}

const PATTERNS = ['M-1 7 7 -1', 'M0 3H6', 'M2 2h2v2h-2z'];

/** Number of tones of the shares: the first is plain, the others have patterns. */
const TONES = PATTERNS.length + 1;

/** Parts of a bar, from its foot upwards. */
const kinds = ['paid', 'expected', 'repaid'] as const;
type Kind = (typeof kinds)[number];

interface Part {
  kind: Kind;
  /** Index among the shares of the paid amount. */
  share?: number;
  name: string;
  legend: string;
}

/** Lines of the plot, as parts of the scale's top. */
const LINES = [1, 0.5];

/** Most labels beside each other, if there is room. */
const MOST_LABELS = 14;

/** Part of the plot's height below a cut bar's mark. */
const CUT_SCALE = 0.5;

const percent = (share: number) => `${share * 100}%`;

/** Returns the lowest of 1, 2, 4, 6, 8, 10 × 10ⁿ that is not below the value, so that half of it is round as well. */
function niceTop(value: number): number {
  if (value <= 0) return 1;
  const unit = 10 ** Math.floor(Math.log10(value));
  return unit * ([1, 2, 4, 6, 8].find((step) => step * unit >= value) ?? 10);
}
