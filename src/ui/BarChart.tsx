import { DataTable } from './DataTable.tsx';
import { Disclosure } from './Disclosure.tsx';
import './BarChart.css';

export type Bar = {
  key: string;
  /** Short, under the bar: “Sep.”, “Q3”. */
  label: string;
  /** In full, in the table: “15.09.2026”. */
  detail: string;
  /** In the smallest unit (cents); not negative. */
  paid: number;
  /** On top of the paid amount, in the same unit. */
  expected: number;
};

export type BarChartProps = {
  bars: ReadonlyArray<Bar>;
  /** Formats a value for axis and table; null while amounts are hidden: then neither is shown. */
  format: ((value: number) => string) | null;
  labels: {
    /** Sums the chart up in a sentence with its main figures. */
    chart: string;
    paid: string;
    expected: string;
    /** Label of the disclosure that holds the table. */
    table: string;
    when: string;
    loading: string;
  };
};

/**
 * Payments over time: paid ones filled, expected ones dashed on top of them. Drawn as SVG in percent of its box, so
 * that corners, lines and letters keep their size on every screen. A table below holds the same figures.
 */
export function BarChart({ bars, format, labels }: BarChartProps) {
  const top = niceTop(Math.max(...bars.map(({ paid, expected }) => paid + expected), 0));
  const share = 100 / Math.max(bars.length, 1);
  const drawn = parts.filter((kind) => bars.some((bar) => bar[kind] > 0));
  // Every bar has a label if there is room; on phones about four do.
  const every = Math.ceil(bars.length / 4);
  return (
    <figure className="bar-chart">
      <div className="bar-chart-plot">
        <svg className="bar-chart-bars" role="img" aria-label={labels.chart}>
          {[0.5, 1].map((line) => (
            <line
              key={line}
              className="bar-chart-line"
              x1="0"
              x2="100%"
              y1={percent(1 - line)}
              y2={percent(1 - line)}
            />
          ))}
          <line className="bar-chart-base" x1="0" x2="100%" y1="100%" y2="100%" />
          {bars.map((bar, index) =>
            parts.map((kind) => {
              const height = (100 * bar[kind]) / top;
              const below = kind === 'expected' ? (100 * bar.paid) / top : 0;
              return (
                bar[kind] > 0 && (
                  <rect
                    key={`${bar.key} ${kind}`}
                    className="bar-chart-bar"
                    data-kind={kind}
                    x={`${index * share + share * 0.14}%`}
                    width={`${share * 0.72}%`}
                    y={`${100 - below - height}%`}
                    height={`${height}%`}
                    rx="4"
                  />
                )
              );
            }),
          )}
        </svg>
        {format && (
          <div className="bar-chart-scale" aria-hidden="true">
            <span>{format(top)}</span>
            <span>{format(top / 2)}</span>
          </div>
        )}
        <div className="bar-chart-labels" aria-hidden="true">
          {bars.map((bar, index) => (
            <span key={bar.key} data-minor={(bars.length - 1 - index) % every !== 0 || undefined}>
              <span>{bar.label}</span>
            </span>
          ))}
        </div>
      </div>
      <figcaption className="bar-chart-legend">
        {drawn.map((kind) => (
          <span key={kind} data-kind={kind}>
            {labels[kind]}
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
              ...drawn.map((kind) => ({
                key: kind,
                header: labels[kind],
                phone: drawn.length > 1 ? ('labelled' as const) : ('amount' as const),
                cell: (bar: Bar) => (bar[kind] > 0 ? format(bar[kind]) : '–'),
                align: 'end' as const,
              })),
            ]}
          />
        </Disclosure>
      )}
    </figure>
  );
}

const parts = ['paid', 'expected'] as const;

const percent = (share: number) => `${share * 100}%`;

/** Returns the lowest of 1, 2, 4, 6, 8, 10 × 10ⁿ that is not below the value, so that half of it is round as well. */
function niceTop(value: number): number {
  if (value <= 0) return 1;
  const unit = 10 ** Math.floor(Math.log10(value));
  return unit * ([1, 2, 4, 6, 8].find((step) => step * unit >= value) ?? 10);
}
