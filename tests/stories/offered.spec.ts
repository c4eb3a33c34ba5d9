import { readFile } from 'node:fs/promises';
import { type PersonaKey, personaOf } from '#sandbox/personas.ts';
import { textOf } from '#sandbox/testing/pdfText.ts';
import { callAs } from '../browser/support/calls.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/market.ts';
import { placedOrders } from '../support/orders.ts';
import { PurchaseScreen } from '../support/screens/PurchaseScreen.ts';

/** Works of Thomas Brandt without a buyer: an edition at 49 €, and a single piece. */
const WORK = 'PARKETT-1';
const SINGLE = 'PARKETT-5';

test('a work is bought at its creator’s price and edition, and a change is shown before ordering, however late', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 PATCH .*\/complete/);
  const offer = (price: number, onHand: number) =>
    callAs(shop, 'professional', 'PUT', `product-variants/${WORK}-1`, {
      code: `${WORK}-1`,
      product: WORK,
      name: null,
      tracked: true,
      onHand,
      channelPricings: { token: { channelCode: 'token', price, originalPrice: price } },
    });
  await shop.loginAs(context, 'cleared');
  const purchase = new PurchaseScreen(page);
  const main = page.getByRole('main');
  await purchase.prepare(WORK, 'Überweisung');
  await expect(main).toContainText('100 Exemplare');
  await offer(70_00, 100);
  await purchase.orderButton.click();
  await expect(main).toContainText(
    'Der Preis hat sich gerade von 49 € auf 70 € geändert; es wurde noch nichts bestellt.',
  );
  await offer(70_00, 500);
  await purchase.orderButton.click();
  await expect(main).toContainText('Das Werk wurde gerade geändert; es wurde noch nichts bestellt.');
  await expect(main).toContainText('500 Exemplare');
  const [work] = await Promise.all([
    context.waitForEvent('page'),
    main.getByRole('link', { name: 'seiner Seite (öffnet einen neuen Tab)' }).click(),
  ]);
  await expect(work).toHaveURL(new RegExp(`/products/${WORK}$`));
  await work.close();
  await expectAccessible(page, 'a work that was changed while it is bought');
  await offer(61_00, 500);
  await page.reload();
  await expect(purchase.summary).toContainText('Gesamt61 €');
  await expect(main).toContainText('Der Preis hat sich gerade von 70 € auf 61 € geändert');
  // The price changes once more between the last look and the order.
  const body = { path: `products/${WORK}`, body: { price: 90_00 } };
  await shop.armFault({ method: 'PATCH', path: 'orders/*/complete', kind: 'change', body });
  await purchase.orderButton.click();
  await expect(main).toContainText('Der Preis hat sich gerade von 61 € auf 90 € geändert');
  await expect(purchase.summary).toContainText('Gesamt90 €');
  expect(await placedOrders(shop, 'cleared')).toHaveLength(0);
  await purchase.orderButton.click();
  await expect(purchase.thanks).toBeVisible();
  expect((await placedOrders(shop, 'cleared')).map(({ total }) => total)).toEqual([90_00]);
});

test('exclusive rights go with a single piece, and are named in the review, the mail and the invoice', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const properties = (rights: 'yes' | '') => ({
    metadata: { collection: null, nft_metadata: { Technik: 'Code', _copyright_transferred: rights } },
  });
  await callAs(shop, 'professional', 'PUT', `products/${SINGLE}`, properties('yes'));
  await shop.loginAs(context, 'cleared');
  const purchase = new PurchaseScreen(page);
  await purchase.prepare(SINGLE, 'Überweisung');
  const main = page.getByRole('main');
  await expect(main).toContainText('Einzelstück');
  await expect(main).toContainText('Ihnen werden ausschließliche Nutzungsrechte eingeräumt.');
  await purchase.orderButton.click();
  await expect(purchase.thanks).toBeVisible();
  // The seller cannot take back the rights that he promised.
  await expect(callAs(shop, 'professional', 'PUT', `products/${SINGLE}`, properties(''))).rejects.toThrow(
    'SOLD_ALREADY',
  );
  const words = 'Unikat, mit den ausschließlichen Nutzungsrechten';
  const mailTo = async (persona: PersonaKey) =>
    (await shop.mails()).find(({ recipient }) => recipient === personaOf(persona).email)?.text;
  expect(await mailTo('cleared')).toContain(words);
  // The maker receives mails as well: at the order, and once it is paid and complete.
  expect(await mailTo('professional')).toContain('wurde bestellt');
  const [order] = await placedOrders(shop, 'cleared');
  for (const step of ['pay', 'settle'] as const) await shop.advanceOrder(order?.tokenValue ?? '', step);
  for (const part of ['bezahlt und abgeschlossen', 'Preis: 750,00', 'Gebühr (0,1\u00a0%): 0,75', 'Auszahlung: 749,25'])
    expect(await mailTo('professional')).toContain(part);
  await page.goto('/invoices');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Rechnung RE-.* als PDF speichern$/ }).click();
  expect(textOf(await readFile(await (await download).path()))).toContain(words);

  const makers = await browser.newContext({ baseURL: shop.url });
  await shop.loginAs(makers, 'professional');
  const maker = await makers.newPage();
  await maker.goto(`/edit-product/${SINGLE}`);
  const sale = maker.getByRole('table', { name: 'Verkäufe' }).getByRole('row').nth(1);
  await expect(sale).toContainText('abgeschlossen');
  await expectAccessible(maker, 'a work with its sales');
  await makers.close();
});
