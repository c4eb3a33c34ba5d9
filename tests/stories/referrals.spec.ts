import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { placedOrders } from '../support/orders.ts';

const PATH = '/account/attract-investors';
/** Requirement 1.4, of referrals. */
test('an investor shares the link by the device, by mail and as a code, with the required notice in the text', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  const shared: unknown[] = [];
  await page.exposeFunction('kept', (data: unknown) => shared.push(data));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: unknown) => {
        await Reflect.get(window, 'kept')(data);
        throw new DOMException('', 'AbortError');
      },
    });
  });
  await page.goto(PATH);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Link teilen' }).click();
  await expect.poll(() => shared).toHaveLength(1);
  const says = /Provision von 25\u00a0€.+Verlust des gesamten eingesetzten Geldes.+keine Anlageberatung/s;
  expect(shared[0]).toMatchObject({ url: `${shop.url}/sign-up/LINDF026`, text: expect.stringMatching(says) });
  const mail = new URL((await main.getByRole('link', { name: 'E-Mail schreiben' }).getAttribute('href')) ?? '');
  expect(mail.protocol).toBe('mailto:');
  const body = new URLSearchParams(mail.search).get('body') ?? '';
  expect(body).toMatch(says);
  expect(body).toContain(`${shop.url}/sign-up/LINDF026`);
  const show = main.getByRole('button', { name: 'QR-Code anzeigen' });
  await show.click();
  await expect(main.getByRole('img', { name: /^QR-Code mit Ihrem Link/ })).toBeVisible();
  await expectAccessible(page, 'referrals, with the code');
  await main.getByRole('link', { name: 'Bedingungen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedingungen für Empfehlungen und Gutscheincodes');
});

test('an unknown discount code is invalid; a valid one is accepted once, for one customer, and credited with the next settlement', async ({
  page,
  shop,
  context,
  browser,
  problems,
}) => {
  problems.expect(/^(404|409) POST .*\/discounts$/);
  await shop.loginAs(context, 'julia');
  await page.goto(PATH);
  const part = page.getByRole('region', { name: 'Gutschein' });
  const field = part.getByLabel('Gutscheincode');
  const redeem = part.getByRole('button', { name: 'Einlösen' });
  for (const code of ['GIBTESNICHT', 'SOMMER2026']) {
    await field.fill(code);
    await redeem.click();
    await expect(field).toHaveAccessibleDescription(/Dieser Gutscheincode ist nicht gültig\./);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(code);
  }
  await expectAccessible(page, 'referrals, a discount code refused');
  const tab = await context.newPage();
  await tab.goto(PATH);
  await expect(tab.getByRole('textbox', { name: 'Gutscheincode' })).toBeVisible();
  await field.fill(' einmalig50 ');
  await redeem.dblclick();
  await expect(part.getByText('Ihr Gutscheincode ist angenommen.')).toBeVisible();
  await expect(part.getByRole('heading')).toBeFocused();
  await expect(part.getByText('50\u00a0€, sobald Ihre nächste Zeichnung abgerechnet ist')).toBeVisible();
  await expect(field).toHaveCount(0);
  // A tab that was opened before shows the accepted code, and another customer cannot use it.
  await tab.getByRole('textbox', { name: 'Gutscheincode' }).fill('HERBST2026');
  await tab.getByRole('button', { name: 'Einlösen' }).click();
  await expect(tab.getByText('EINMALIG50')).toBeVisible();
  const other = await browser.newContext({ locale: 'de-DE', baseURL: shop.url });
  await shop.loginAs(other, 'cleared');
  const clara = await other.newPage();
  await clara.goto(PATH);
  await clara.getByRole('textbox', { name: 'Gutscheincode' }).fill('EINMALIG50');
  await clara.getByRole('button', { name: 'Einlösen' }).click();
  await expect(clara.getByText('Dieser Gutscheincode ist nicht gültig.')).toBeVisible();
  // Julia has a paid order that waits for its registration.
  const waiting = (await placedOrders(shop, 'julia')).find(
    ({ paymentState, shippingState }) => paymentState === 'paid' && shippingState === 'ready',
  );
  await shop.advanceOrder(waiting?.tokenValue ?? '', 'settle');
  await page.reload();
  await expect(part.getByText(/^50\u00a0€, gutgeschrieben am \d\d\.\d\d\.\d{4}$/)).toBeVisible();
});

test('a banned customer is offered only what is still theirs, and keeps the security of the account', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  await page.goto('/account/wallet');
  await expect(page.getByRole('link', { name: /übertragen$/ }).first()).toBeVisible();
  await shop.changeCustomer('julia', { cryptoRegistrarStatus: 'rejected' });
  await page.goto('/account');
  // The first visit redirects to the notice, once.
  await expect(page).toHaveURL('/banned');
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Ihr Konto ist gesperrt' })).toBeVisible();
  await page.goto('/account/wallet');
  await expect(page.getByRole('region', { name: 'Ihr Bestand' }).getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /übertragen$/ })).toHaveCount(0);
  await page.goto('/account/attract-investors');
  await expect(page.getByText('Ihr Konto ist gesperrt. Deshalb haben Sie keinen Link')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Was das bedeutet' })).toHaveAttribute('href', '/banned');
  await expect(page.getByRole('region', { name: 'Ihr Link' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Gutschein' })).toHaveCount(0);
  // Earlier referrals are still listed.
  await expect(page.getByRole('region', { name: 'Ihre Empfehlungen' })).toBeVisible();
});
