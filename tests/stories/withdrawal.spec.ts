import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright/test';
import { withdrawalPeriodOf } from '#domain/order/deadlines.ts';
import { dayOf } from '#domain/time/calendar.ts';
import { personaOf } from '#sandbox/personas.ts';
import { STORY_WRITES } from '../browser/support/faultedWrites.ts';
import { CUTS, faultAt, nameOf } from '../browser/support/faults.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectFocusInView } from '../support/onPage.ts';
import { placedOrders } from '../support/orders.ts';
import { Shell } from '../support/screens/Shell.ts';
import { sentenceOf } from '../support/sentences.ts';
import type { Shop } from '../support/shop.ts';

const { email } = personaOf('julia');
const heading = 'Ihr Widerruf ist eingegangen';

/** Returns an order of Julia's by the state of its withdrawal period; an open one awaits payment. */
async function orderOf(shop: Shop, state: 'open' | 'over') {
  const today = dayOf((await shop.now()).toISOString());
  const found = (await placedOrders(shop, 'julia')).find(
    (each) =>
      withdrawalPeriodOf(each, 'personal', today).state === state &&
      (state === 'over' || each.paymentState === 'awaiting_payment'),
  );
  if (!found) throw new Error(`Julia has no order whose period is ${state}.`);
  return found;
}

const receipts = async (shop: Shop) => (await shop.mails()).filter(({ subject }) => /Widerruf/.test(subject));

test('an investor withdraws from her order in time, and gets a written confirmation', async ({
  page,
  shop,
  context,
}) => {
  const { tokenValue, number } = await orderOf(shop, 'open');
  await shop.loginAs(context, 'julia');
  await page.goto(`/order-details/${tokenValue}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page).toHaveURL(`/withdrawal?order=${tokenValue}`);
  await expect(main.getByLabel('Ihr Name')).toHaveValue(/Julia/);
  await expect(main.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  await page.setViewportSize({ width: 375, height: 740 });
  await main.getByRole('button', { name: 'Weiter zur Bestätigung' }).click();
  await expectFocusInView(main.getByRole('heading', { level: 2, name: 'Ihre Erklärung' }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(main.getByText('Hiermit widerrufe ich den genannten Vertrag.')).toBeVisible();
  await expect(main.getByText(number ?? tokenValue, { exact: true })).toBeVisible();
  expect(await receipts(shop)).toEqual([]);
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(heading));
  await expectAccessible(page, 'a withdrawal, received');
  const [receipt, ...others] = await receipts(shop);
  expect(others).toEqual([]);
  expect(receipt?.recipient).toBe(email);
  expect(receipt?.text).toMatch(
    / um \d{2}:\d{2} Uhr bei uns eingegangen.+„Hiermit widerrufe ich den genannten Vertrag/s,
  );
  await main.getByRole('link', { name: 'Zur Zeichnung' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Widerrufen' })).toBeVisible();
  await expect(main.getByText('Sie haben Ihre Zeichnung widerrufen und müssen nichts mehr zahlen.')).toBeVisible();
  await page.goto(`/withdrawal?order=${tokenValue}`);
  await expect(main.getByText('Diesen Vertrag haben Sie schon widerrufen.')).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
});

test('an order that is delivered and withdrawn from has the same state everywhere, until the refund arrives', async ({
  page,
  shop,
  context,
}) => {
  const { tokenValue, number } = await orderOf(shop, 'open');
  for (const step of ['pay', 'settle'] as const) await shop.advanceOrder(tokenValue, step);
  await shop.loginAs(context, 'julia');
  await page.goto(`/withdrawal?order=${tokenValue}`);
  const main = page.getByRole('main');
  await expect(main.getByText(/Die Frist endet am \w+, \d{2}\.\d{2}\.\d{4}\./)).toBeVisible();
  await main.getByRole('button', { name: 'Weiter zur Bestätigung' }).click();
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await main.getByRole('link', { name: 'Zur Zeichnung' }).click();
  await expect(main.getByText('Widerrufen', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Die Token werden mit der Erstattung aus Ihrer Wallet ausgebucht')).toBeVisible();
  await expect(main.getByText(/Wir erstatten [\d.]+\s€ bis \w+, \d{2}\.\d{2}\.\d{4}\./)).toBeVisible();
  await expect(main.getByText(/^Spätestens am/)).toBeVisible();
  await expectAccessible(page, 'a withdrawal of what is delivered');
  await page.goto('/account/orders?state=withdrawn');
  const row = main.getByRole('row').filter({ hasText: number ?? tokenValue });
  await expect(row).toContainText('Widerrufen');
  await expect(main.getByText(/^Gezeichnet: 0\s€/)).toBeVisible();
  await page.goto('/');
  const bought = main.getByRole('row').filter({ has: page.locator(`a[href*="${tokenValue}"]`) });
  await expect(bought).toContainText('Widerrufen');
  await page.goto('/account/wallet');
  const owed = main.getByRole('table', { name: 'Ihr Bestand' }).getByText('mit der Erstattung ausgebucht');
  await expect(main.getByRole('link', { name: /übertragen$/ }).first()).toBeVisible();
  await expect(owed).toHaveCount(1);
  await shop.advanceOrder(tokenValue, 'refund');
  await page.goto(`/order-details/${tokenValue}`);
  await expect(main.getByText('Der Betrag ist Ihnen erstattet worden.')).toBeVisible();
  await expect(main.getByText(/Wir erstatten/)).toHaveCount(0);
  await expect(main.getByRole('button', { name: /^(Rück)?[Aa]brechnung / })).toHaveText([
    /^Rückabrechnung/,
    /^Abrechnung/,
  ]);
  await expect(main.getByText('Die Token sind aus Ihrer Wallet zurückgegangen.')).toHaveCount(1);
});

test('an investor who is too late reads so before and after, and her order remains', async ({
  page,
  shop,
  context,
}) => {
  const { tokenValue, paymentState } = await orderOf(shop, 'over');
  await shop.loginAs(context, 'julia');
  await page.goto(`/order-details/${tokenValue}`);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Die Widerrufsfrist endete am \w+, \d{2}\.\d{2}\.\d{4}\./)).toBeVisible();
  await expect(main.getByText(/können Sie ohne Angabe von Gründen widerrufen/)).toHaveCount(0);
  await main.getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page).toHaveURL(`/withdrawal?order=${tokenValue}`);
  await expect(main.getByText('Die Widerrufsfrist dieses Vertrags ist abgelaufen.')).toBeVisible();
  await main.getByRole('button', { name: 'Weiter zur Bestätigung' }).click();
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(main.getByText(/kam nach dem Ende der Frist/)).toBeVisible();
  const after = (await placedOrders(shop, 'julia')).find((each) => each.tokenValue === tokenValue);
  expect([after?.paymentState, after?.withdrawnAt]).toEqual([paymentState, null]);
});

test('an investor finds her revocable orders from the footer, and the number that she enters finds the order', async ({
  page,
  shop,
  context,
}) => {
  const { tokenValue, number, items } = await orderOf(shop, 'open');
  const late = await orderOf(shop, 'over');
  await shop.loginAs(context, 'julia');
  await page.goto('/account');
  await new Shell(page).legal('Vertrag widerrufen').click();
  const main = page.getByRole('main');
  const choice = main.getByRole('listitem').filter({ hasText: `Nr. ${number}, bis` });
  await expect(choice).toBeVisible();
  await expect(main.getByText(`Nr. ${late.number}`)).toHaveCount(0);
  await expectAccessible(page, 'a withdrawal, own orders to choose from');
  await choice.getByRole('link', { name: items[0]?.productName }).click();
  await expect(page).toHaveURL(`/withdrawal?order=${tokenValue}`);
  await expect(main.getByText('Sie können diesen Vertrag noch widerrufen.')).toBeVisible();
  await page.goBack();
  const rightOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
  const wayOn = main.getByRole('button', { name: 'Weiter zur Bestätigung' });
  expect(await rightOf(wayOn), 'a button alone stands at the end of its form').toBe(
    await rightOf(main.getByLabel('Vertrag')),
  );
  await main.getByLabel('Vertrag').fill(` ${number} `);
  await wayOn.click();
  await expect(main.getByText('Sie können diesen Vertrag noch widerrufen.')).toBeVisible();
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(main.getByText('Der Vertrag ist damit widerrufen.')).toBeVisible();
  await main.getByRole('link', { name: 'Zur Zeichnung' }).click();
  await expect(main.getByText('Sie haben Ihre Zeichnung widerrufen und müssen nichts mehr zahlen.')).toBeVisible();
  await new Shell(page).legal('Vertrag widerrufen').click();
  await expect(main.getByLabel('Vertrag')).toHaveValue('');
  await expect(choice).toHaveCount(0);
});

test('a visitor withdraws in words without a login; a lost answer loses no words and sends no second mail', async ({
  page,
  shop,
  problems,
}) => {
  const shell = new Shell(page);
  await page.goto('/login');
  await shell.legal('Vertrag widerrufen').click();
  const main = page.getByRole('main');
  await main.getByLabel('Ihr Name').fill('Julia Lindner');
  await main.getByLabel('Vertrag').fill('Windkraft Nordsee, vom Montag');
  await main.getByLabel('E-Mail-Adresse').fill('jemand@example.org');
  await main.getByRole('button', { name: 'Weiter zur Bestätigung' }).click();
  problems.expect(/^failed POST .*\/withdrawals: /);
  for (const fault of CUTS.filter(({ isDone }) => isDone))
    await shop.armFault(faultAt(STORY_WRITES.withdrawalInWords, fault));
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(main.getByText('Keine Verbindung. Bitte versuchen Sie es gleich noch einmal.')).toBeVisible();
  await shop.disarmFaults();
  await main.getByRole('button', { name: 'Ändern' }).click();
  await expect(main.getByLabel('Vertrag')).toHaveValue('Windkraft Nordsee, vom Montag');
  await main.getByRole('button', { name: 'Weiter zur Bestätigung' }).click();
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(main.getByText('Wir suchen den Vertrag heraus und schreiben Ihnen.')).toBeVisible();
  const [mail, ...others] = await receipts(shop);
  expect([mail?.recipient, others]).toEqual(['jemand@example.org', []]);
  // Any visitor can enter any address, so only the file holds the words.
  expect(mail?.text).not.toContain('Windkraft Nordsee');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Bestätigung speichern' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Widerruf.txt');
  const saved = readFileSync(await download.path(), 'utf8');
  expect(saved).toMatch(
    /^Ihr Widerruf ist eingegangen\nEingegangen: .+\d{2}:\d{2}\sUhr\nHiermit widerrufe ich den genannten Vertrag\.\n/,
  );
  expect(saved).toContain('Vertrag: Windkraft Nordsee, vom Montag\nE-Mail-Adresse: jemand@example.org\n');
});

test('a customer whose data cannot be read withdraws in their own words', async ({ page, shop, context, problems }) => {
  problems.expect(/^500 GET /);
  await shop.loginAs(context, 'julia');
  await shop.armFault({ method: 'GET', path: 'customers/*', kind: 'status', status: 500, times: 40 });
  await page.goto('/withdrawal');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Ihr Name')).toHaveValue('');
  await main.getByLabel('Ihr Name').fill('Julia Lindner');
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByLabel(/Vertrag|Zeichnung/).fill('WIND-2032');
  // The customer's data arrive last, and leave the typed values unchanged.
  await shop.disarmFaults();
  const read = page.waitForResponse((response) => /\/customers\/[^/]+$/.test(response.url()) && response.ok());
  await context.setOffline(true);
  await context.setOffline(false);
  await read;
  await expect(main.getByLabel('Ihr Name')).toHaveValue('Julia Lindner');
  await main.getByRole('button', { name: 'Weiter zur Bestätigung' }).click();
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test('a customer who follows a link to another’s order names the contract in words', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^404 GET .*\/orders\//);
  const { tokenValue } = await orderOf(shop, 'open');
  await shop.loginAs(context, 'cleared');
  await page.goto(`/withdrawal?order=${tokenValue}`);
  const main = page.getByRole('main');
  await expect(main.getByLabel('Ihr Name')).toHaveValue(/Clara/);
  await expect(main.getByLabel(/Vertrag/)).toHaveValue('');
});

test('a shop that takes withdrawals by mail has no page for them, and names the address', async ({
  page,
  shop,
  context,
}) => {
  const { tokenValue } = await orderOf(shop, 'open');
  await shop.configure({ withdrawals: false });
  await shop.loginAs(context, 'julia');
  await page.goto(`/order-details/${tokenValue}`);
  await expect(page.getByText(/können Sie ohne Angabe von Gründen widerrufen, eine E-Mail genügt/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vertrag widerrufen' })).toHaveCount(0);
  await page.goto('/withdrawal');
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
});

for (const fault of CUTS)
  test(`an order is withdrawn from once although that meets ${nameOf(fault)}`, async ({
    page,
    shop,
    context,
    problems,
  }) => {
    problems.expect(/^failed POST /);
    const { tokenValue } = await orderOf(shop, 'open');
    await shop.loginAs(context, 'julia');
    await page.goto(`/withdrawal?order=${tokenValue}`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Weiter zur Bestätigung' }).click();
    await shop.armFault(faultAt(STORY_WRITES.withdrawal, fault));
    const confirm = main.getByRole('button', { name: 'Widerruf bestätigen' });
    await confirm.click();
    await expect(main.getByRole('alert')).toContainText(sentenceOf(fault.says).de);
    await shop.disarmFaults();
    await confirm.click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await receipts(shop)).toHaveLength(1);
  });
