import { readFileSync } from 'node:fs';
import { isSubscribed } from '#domain/order/subscribed.ts';
import { dayOf } from '#domain/time/calendar.ts';
import { DECADE_ORDERS } from '#sandbox/content/decade.ts';
import { expect, test } from '../support/fixtures.ts';
import { placedOrders } from '../support/orders.ts';

test.beforeEach(async ({ shop, context }) => {
  await shop.addDecade();
  await shop.loginAs(context, 'longStanding');
});

const euros = (cents: number) => `${new Intl.NumberFormat('de-DE').format(cents / 100)} €`;

test('an investor of ten years sums up a year, opens one of its orders and returns to its row', async ({
  page,
  shop,
}) => {
  const placed = await placedOrders(shop, 'longStanding');
  expect(placed).toHaveLength(DECADE_ORDERS);
  const sumOf = (orders: typeof placed) => orders.filter(isSubscribed).reduce((sum, { total }) => sum + total, 0);
  const of2019 = placed.filter(({ legalDocsConfirmAt: at }) => at !== null && dayOf(at).startsWith('2019'));

  await page.goto('/account/orders');
  const main = page.getByRole('main');
  const rows = main.getByRole('rowheader').filter({ has: page.getByRole('link') });
  await expect(main).toContainText('50 von 1.200');
  await expect(main).toContainText(`Gezeichnet: ${euros(sumOf(placed))}`);

  await main.getByLabel('Jahr').selectOption('2019');
  await expect(page).toHaveURL(/\/account\/orders\?year=2019$/);
  await expect(main).toContainText(`Gezeichnet: ${euros(sumOf(of2019))}`);
  await main.getByRole('button', { name: 'Mehr laden' }).click();
  await expect(main).toContainText(`100 von ${of2019.length}`);
  await expect(rows).toHaveCount(100);

  await page.reload();
  await expect(page).toHaveURL(/year=2019.*limit=100/);
  await expect(main.getByLabel('Jahr')).toHaveValue('2019');
  await expect(rows).toHaveCount(100);

  const row = rows.nth(80);
  await row.getByRole('link').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1_000);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/order-details\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(rows).toHaveCount(100);
  await expect(row).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.reload();
  await expect(row).toBeInViewport();
});

test('an investor of ten years loads more wallet transactions, returns to her place, and exports one year', async ({
  page,
}) => {
  await page.goto('/account/wallet');
  const table = page.getByRole('table', { name: 'Transaktionen' });
  await expect(table.getByRole('rowheader')).toHaveCount(50);
  await page.getByRole('button', { name: 'Mehr laden' }).click();
  await expect(table.getByRole('rowheader')).toHaveCount(100);
  await expect(page).toHaveURL(/limit=100$/);
  await table.getByRole('rowheader').nth(90).scrollIntoViewIfNeeded();
  // The press stored the earlier place; the row's place is stored once scrolling has ended.
  await expect.poll(() => page.evaluate(() => window.history.state.parkettPlace === window.scrollY)).toBe(true);
  await page.reload();
  await expect(table.getByRole('rowheader').nth(90)).toBeInViewport();
  await page.getByLabel('Jahr').selectOption('2019');
  await expect(page).toHaveURL(/\/account\/wallet\?year=2019$/);
  await expect(table.getByRole('cell', { name: /\.2019$/ })).toHaveCount(50);
  await expect(page.getByText(/^50 von \d+$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/ }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n')
    .slice(1);
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => !line.startsWith('2019-'))).toEqual([]);
  await page.getByLabel('Jahr').selectOption('');
  await expect(table.getByText('Rückzahlung').first()).toBeAttached();
});
