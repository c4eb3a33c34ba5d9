import type { Locator, Page } from 'playwright/test';
import { distinguishWorks } from '../support/figures/arrange.ts';
import { expectFigures } from '../support/figures/expectFigures.ts';
import { marketFigures } from '../support/figures/market.ts';
import { readTables } from '../support/figures/tables.ts';
import { expect, test } from '../support/market.ts';
import { PurchaseScreen } from '../support/screens/PurchaseScreen.ts';

/** Work of Thomas Brandt with copies left and earlier sales. */
const WORK = 'PARKETT-3';

const namesIn = async (list: Locator) => {
  await expect(list.getByRole('article').first()).toBeVisible();
  return list.getByRole('article').getByRole('heading').allTextContents();
};
const mainOf = (page: Page) => page.getByRole('main');

/** Scrolls to the creator's further works, which are read once they are near. */
async function toFurtherWorks(page: Page) {
  await mainOf(page).getByRole('link', { name: 'Werk melden' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: /^Weitere Werke von/ })).toBeVisible();
}

test('every figure of the marketplace has its formula, for its visitors, a buyer and the maker of the work', async ({
  page,
  shop,
  context,
}) => {
  test.setTimeout(120_000);
  await distinguishWorks(shop.tables);
  const figures = async () => marketFigures(await readTables(shop.tables), 'cleared');
  const now = await figures();
  const main = mainOf(page);
  const shows = (formulas: readonly string[], screen: string) => expectFigures(main, shop.tables, formulas, screen);
  await shop.loginAs(context, 'cleared');
  await page.goto('/');
  const people = page.getByRole('region', { name: 'Künstlerinnen und Künstler' });
  await expect(people.getByRole('link').first()).toBeVisible();
  const latest = await namesIn(page.getByRole('region', { name: 'Neu im Angebot' }));
  const makers = (await people.getByRole('listitem').getByRole('link').allTextContents()).map((name) => name.trim());
  const auctioned = await namesIn(page.getByRole('region', { name: 'Auktionen' }));
  const gathered = await page
    .getByRole('region', { name: 'Sammlungen' })
    .getByRole('listitem')
    .getByRole('link')
    .allTextContents();
  await shows(
    [
      ...now.cards(latest, 'Neu im Angebot'),
      ...now.collections(gathered),
      ...now.auctions(auctioned),
      ...now.creators(makers),
    ],
    'home',
  );
  await page.goto('/browse');
  const works = await namesIn(main);
  await shows([...now.cards(works, 'Werke › Werke 1 bis 12'), ...now.listed(12)], 'gallery');
  await page.goto('/profile/mira-kessel');
  const own = await namesIn(main);
  await shows([...now.cards(own, `Werke › Werke 1 bis ${own.length}`), ...now.profile('mira-kessel')], 'profile');
  await page.goto('/search?phrase=mira');
  const found = await namesIn(main);
  await shows(
    [
      ...now.cards(found, `Werke › Werke 1 bis ${found.length}`),
      ...now.profile('mira-kessel').map((line) => line.replace(/^: (.+) · .+/, ': $1 gefunden')),
      `Profile › mira-kessel: ${own.length} Werke`,
    ],
    'search',
  );
  await page.goto(`/products/${WORK}`);
  await toFurtherWorks(page);
  await shows(now.work(WORK), 'work');
  await page.goto(`/products/${WORK}?bid=1`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ihr Gebot').fill('60,53');
  await expectFigures(dialog, shop.tables, now.bid(WORK, 60_53), 'bid');

  const { address, methods, review } = now.purchase(WORK);
  const purchase = new PurchaseScreen(page);
  await purchase.open(WORK);
  await shows(address, 'purchase, address');
  await purchase.toMethods.click();
  await expect(purchase.heading).toHaveText('Wie möchten Sie zahlen?');
  await shows(methods, 'purchase, methods');
  await purchase.choose('Überweisung');
  await expect(purchase.orderButton).toBeVisible();
  await shows(review, 'purchase, review');
  await purchase.orderButton.click();
  await expect(purchase.thanks).toBeVisible();
  await shows((await figures()).purchased(), 'purchase, thanks');
  const { number } = await shop.tables
    .selectFrom('orders')
    .select('number')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  for (const [kind, amount] of [
    ['short', 12_34],
    ['over', 999_99],
  ] as const) {
    await shop.bookTransfer({ order: number ?? '', kind, amount });
    await page.reload();
    await shows((await figures()).purchased(), `purchase, ${kind}`);
  }
  await shop.advanceOrder(number ?? '', 'settle');
  const settled = await figures();
  for (const [path, formulas] of [
    ['/invoices', settled.invoices()],
    ['/my-collection', settled.collection(WORK)],
    [`/products/${WORK}`, settled.work(WORK)],
  ] as const) {
    await page.goto(path);
    if (path.startsWith('/products/')) await toFurtherWorks(page);
    await shows(formulas, path);
  }

  await context.clearCookies();
  await shop.loginAs(context, 'professional');
  const maker = marketFigures(await readTables(shop.tables), 'professional');
  const theirs = await context.newPage();
  for (const [path, formulas] of [
    ['/created', maker.created()],
    [`/edit-product/${WORK}`, maker.edited(WORK)],
  ] as const) {
    await theirs.goto(path);
    await expectFigures(mainOf(theirs), shop.tables, formulas, path);
  }
});
