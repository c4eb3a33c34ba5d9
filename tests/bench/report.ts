import { type Budget, isKept, kB, over } from './budgets.ts';
import { type Figures, paintOf, slownessOf } from './figures.ts';
import { totalOf } from './weigh.ts';

/** Formats the weight of every page, and its paint times if they were measured. */
export function pageTable({ weights, paints }: Figures): string {
  const least = weights.floor?.js ?? Number.NaN;
  const one = (bytes: number) => kB(bytes).toFixed(1);
  const ms = (value: number | undefined) => value?.toFixed(0) ?? '';
  return table([
    [
      ...['page', 'JS kB', '× floor', 'CSS kB', 'font kB', 'all kB', 'page kB', 'texts kB', 'requests', 'pictures'],
      ...['FCP ms', 'LCP ms', 'usable ms', 'blocking ms', 'longest task ms', 'CLS'],
    ],
    ...Object.entries(weights).map(([name, weight]) => {
      const painted = paints[name] && paintOf(paints[name]);
      return [
        ...[name, one(weight.js), over(weight.js, least).toFixed(2), one(weight.css), one(weight.font)],
        ...[
          totalOf(weight).toFixed(1),
          one(weight.html),
          one(weight.texts),
          String(weight.requests),
          String(weight.pictures),
        ],
        ...[ms(painted?.fcp), ms(painted?.lcp), ms(painted?.usable), ms(painted?.blocking), ms(painted?.longestTask)],
        painted?.cls.toFixed(3) ?? '',
      ];
    }),
  ]);
}

export function lighthouseTable({ scores }: Figures): string {
  const head = ['Lighthouse', 'performance', 'accessibility', 'best practices', 'SEO', 'blocking ms', 'speed index ms'];
  return table([
    head,
    ...Object.entries(scores).map(([name, each]) => {
      const four = [each.performance, each.accessibility, each['best-practices'], each.seo];
      return [name, ...[...four, each.blocking, each.speedIndex].map((value) => value.toFixed(0))];
    }),
  ]);
}

export function budgetTable(budgets: readonly Budget[]): string {
  return table([
    ['budget', 'measured', 'limit', ''],
    ...budgets.map((budget) => [
      budget.what,
      figure(budget.measured, budget.unit),
      `${budget.atLeast ? '≥ ' : ''}${figure(budget.limit, budget.unit)}`,
      isKept(budget) ? 'kept' : budget.aim ? 'AIM MISSED' : 'BROKEN',
    ]),
  ]);
}

/** Returns a note for readers of the times if this machine is slow; empty otherwise. */
export function machineNote(figures: Figures): string {
  const slowness = slownessOf(figures);
  return slowness > 1
    ? `This machine is busy or slow: limits in milliseconds × ${slowness.toFixed(2)}, as the floor's paint.`
    : '';
}

function figure(value: number, unit: Budget['unit']): string {
  const digits = unit === 'ms' || (unit === '' && Number.isInteger(value)) ? 0 : unit === 'kB' || unit === 'MB' ? 1 : 3;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}

/** Formats rows as columns of equal width: the first is aligned left, all others right. */
function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      widths
        .map((width, column) =>
          column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
        )
        .join('  '),
    )
    .join('\n');
}
