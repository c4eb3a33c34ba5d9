import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Bar, BarChart, type BarChartProps } from './BarChart.tsx';
import { openHost } from './testing/host.ts';

const bars: Bar[] = [
  { key: 'a', label: '12/26', detail: '31.12.2026', paid: 55, expected: 0 },
  { key: 'b', label: '06/27', detail: '30.06.2027', paid: 0, expected: 262 },
  { key: 'c', label: '12/27', detail: '31.12.2027', paid: 0, expected: 0 },
  { key: 'd', label: '06/28', detail: '30.06.2028', paid: 263, repaid: 10_000 },
];

const labels: BarChartProps['labels'] = {
  chart: 'Zahlungen',
  paid: 'Zinsen',
  expected: 'Erwartet',
  repaid: { name: 'Rückzahlung', legend: 'Rückzahlung, gekürzt' },
  table: 'Als Tabelle',
  when: 'Tag',
  loading: 'Wird geladen',
};

const LAST = '30.06.2028: Zinsen 263 Cent, Rückzahlung 10000 Cent';

async function draw(format: BarChartProps['format'] = (value) => `${value} Cent`, drawn: Partial<BarChartProps> = {}) {
  const { host: container, root } = openHost();
  root.render(
    <>
      <BarChart bars={bars} format={format} labels={labels} {...drawn} />
      <button type="button">Danach</button>
    </>,
  );
  await expect.element(page.getByRole('img', { name: 'Zahlungen' })).toBeVisible();
  return container;
}

const plot = () => page.getByRole('img', { name: 'Zahlungen' });
const line = (container: HTMLElement) => container.querySelector('.bar-chart-pointed')?.textContent;

/** Presses the plot in the middle of a bar's column. */
const press = async (index: number) => {
  const { width, height } = plot().element().getBoundingClientRect();
  await userEvent.click(plot(), { position: { x: ((index + 0.5) * width) / bars.length, y: height / 2 } });
};

test.each<[string, Partial<BarChartProps>, string]>([
  ['the last paid bar', {}, LAST],
  ['without a paid one, the first expected', { bars: bars.slice(1, 3) }, '30.06.2027: Erwartet 262 Cent'],
  ['without expected amounts, the first', { labels: { ...labels, expected: undefined } }, '31.12.2026: Zinsen 55 Cent'],
])('names a bar at first: %s', async (_, drawn, named) => {
  expect(line(await draw(undefined, drawn))).toBe(named);
});

test('a repayment among the first bars has its value from its left edge', async () => {
  const container = await draw(undefined, { bars: bars.toReversed() });
  expect(container.querySelector('.bar-chart-value > text')?.getAttribute('text-anchor')).toBe('start');
});

test('names the bar under the pointer, until the pointer leaves', async () => {
  const container = await draw();
  const marked = () => container.querySelector('.bar-chart-labels > [data-pointed]')?.textContent;
  expect(marked()).toBe('06/28');
  await press(0);
  expect(line(container)).toBe('31.12.2026: Zinsen 55 Cent');
  expect(marked()).toBe('12/26');
  await press(3);
  expect(line(container)).toBe(LAST);
  await press(2);
  expect(line(container)).toBe('31.12.2027: –');
  await userEvent.hover(page.getByRole('button', { name: 'Danach' }));
  await expect.poll(() => line(container)).toBe(LAST);
});

test('is a slider over the bars by keyboard, which says the figure', async () => {
  const container = await draw();
  await userEvent.keyboard('{Tab}');
  const slider = page.getByRole('slider', { name: 'Zahlungen' });
  await expect.element(slider).toHaveFocus();
  expect(line(container)).toBe(LAST);
  await userEvent.keyboard('{Home}');
  expect(line(container)).toBe('31.12.2026: Zinsen 55 Cent');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '30.06.2027: Erwartet 262 Cent');
  expect(line(container)).toBe('30.06.2027: Erwartet 262 Cent');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(line(container)).toBe(LAST);
  await userEvent.keyboard('{ArrowLeft}{Tab}');
  expect(line(container)).toBe(LAST);
});

test('cuts a repayment, so that the other bars keep their height', async () => {
  const container = await draw();
  const heightOf = (kind: string) =>
    [...container.querySelectorAll(`.bar-chart-bars rect[data-kind=${kind}]`)].map((bar) => bar.getAttribute('height'));
  // The scale ends at 400, in the middle of the plot.
  expect(heightOf('expected')).toEqual(['32.75%']);
  expect(heightOf('repaid')).toEqual([`${100 - (50 * 263) / 400}%`]);
  expect(container.querySelectorAll('.bar-chart-cut')).toHaveLength(1);
  const value = container.querySelector('.bar-chart-value > text');
  expect(value?.textContent).toBe('10000 Cent');
  expect(value?.getAttribute('text-anchor')).toBe('end');
  expect([...container.querySelectorAll('.bar-chart-scale > span')].map(({ textContent }) => textContent)).toEqual([
    '400 Cent',
    '200 Cent',
  ]);
});

/** Requirement 25.3. */
test('stacks the parts of a paid amount, with a legend and a column for each', async () => {
  const split = bars.map((bar) => ({ ...bar, shares: [bar.paid - 20, 20].map((part) => (bar.paid > 0 ? part : 0)) }));
  const container = await draw(undefined, { bars: split, labels: { ...labels, shares: ['Solar', 'Wind'] } });
  const heights = [...container.querySelectorAll('.bar-chart-bars rect[data-share]')].map((bar) =>
    Number.parseFloat(bar.getAttribute('height') ?? ''),
  );
  expect(heights).toEqual([35, 20, 243, 20].map((cents) => (50 * cents) / 400));
  expect(container.querySelector('figcaption')?.textContent).toBe('SolarWindErwartetRückzahlung, gekürzt');
  expect(line(container)).toBe(LAST);
  await page.getByText('Als Tabelle').click();
  await expect.element(page.getByRole('row', { name: /^31.12.2026 55 Cent 35 Cent 20 Cent/ })).toBeVisible();
});

test('shows no figure while amounts are hidden', async () => {
  const container = await draw(null);
  await press(0);
  expect(container.textContent).not.toMatch(/Cent|\d{2}\.\d{2}\./);
  expect(container.querySelector('input')).toBeNull();
  expect(container.querySelector('[data-pointed]')).toBeNull();
});
