import { FORMER_NUMBER, personaOf } from '#sandbox/personas.ts';
import { png } from '../support/creating.ts';
import { expect, test } from '../support/fixtures.ts';
import { linkTo } from '../support/links.ts';
import { test as ofMarket } from '../support/market.ts';
import { locate } from '../support/onPage.ts';
import { tick } from '../support/screens/OrderScreen.ts';
import { PurchaseScreen } from '../support/screens/PurchaseScreen.ts';
import { codeOf, transferOn } from '../support/screens/transfer.ts';
import { save } from '../support/seen/export.ts';
import { number, takeOver } from '../support/seen/migration.ts';
import { publishes, ways } from '../support/seen/preparation.ts';
import { request } from '../support/seen/statementRequest.ts';
import { contract, email, goOn, name } from '../support/seen/withdrawal.ts';
import { audit } from './audit.ts';

// States that an address alone does not open: a step further, refused or done.

test('passes the accessibility audit: a transfer, checked, refused and sent', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 POST .*\/token\/transfer$/);
  await shop.loginAs(context, 'twoFactor');
  await page.goto('/transfer/WOHNBAU-LEIPZIG-2029-TOKEN');
  const transfer = transferOn(page);
  await transfer.enter('transferring', '6001');
  await expect(page.getByText('Bitte geben Sie höchstens 6.000 an.')).toBeVisible();
  await audit(page, 'transfer, too much');
  await transfer.enter('transferring', '1.000');
  await expect(transfer.fact('Danach in Ihrer Wallet')).toBeVisible();
  await audit(page, 'transfer, summary');
  await transfer.confirm();
  await transfer.send(codeOf() === '000000' ? '111111' : '000000');
  await expect(page.getByText('Der Zwei-Faktor-Code ist nicht richtig.')).toBeVisible();
  await audit(page, 'transfer, wrong code');
  await transfer.send(codeOf());
  await expect(transfer.sent).toBeVisible();
  await audit(page, 'transfer, sent');
});

test('passes the accessibility audit: the identity check, failed', async ({ page, shop, context, problems }) => {
  problems.expect(/^500 POST /);
  await shop.loginAs(context, 'stepIdentity');
  await page.goto('/self-disclosure/kyc');
  await shop.armFault({ method: 'POST', path: 'identification/start', kind: 'status', status: 500 });
  await page.getByRole('button', { name: 'Identitätsprüfung starten' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await audit(page, 'identity check, failed');
});

test('passes the accessibility audit: former data, not found and taken over', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^404 PUT /);
  await shop.loginAs(context, 'migrating');
  await page.goto('/migration');
  await locate(page, number).fill('K-000000');
  await locate(page, takeOver).click();
  await expect(locate(page, number)).toHaveAttribute('aria-invalid', 'true');
  await audit(page, 'former data, not found');
  await locate(page, number).fill(FORMER_NUMBER);
  await locate(page, takeOver).click();
  await expect(page.getByText('Ihre Daten sind übernommen')).toBeVisible();
  await audit(page, 'former data, taken over');
});

test('passes the accessibility audit: lists that could not be saved, and requested excerpts', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^500 GET .*\/orders$/);
  await shop.loginAs(context, 'julia');
  await page.goto('/account/orders');
  await expect(page.getByText('10 von 10')).toBeVisible();
  await shop.armFault({ method: 'GET', path: 'orders', kind: 'status', status: 500, times: 3 });
  await locate(page, save).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await audit(page, 'orders, not saved');
  await shop.disarmFaults();
  await page.goto('/account/custody');
  await locate(page, request).click();
  await expect(page.getByText('Ihre Registerauszüge sind angefordert.')).toBeVisible();
  await audit(page, 'excerpts, requested');
});

test('passes the accessibility audit: a withdrawal and the link of a mail', async ({ page, shop, problems }) => {
  problems.expect(/^(422|404|500) PATCH /);
  await page.goto('/withdrawal');
  await locate(page, name).fill('Julia Lindner');
  await locate(page, contract).fill('000000123');
  await locate(page, email).fill('j.lindner@example.de');
  await locate(page, goOn).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ihre Erklärung' })).toBeVisible();
  await audit(page, 'withdrawal, declaration');
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Widerruf ist eingegangen' })).toBeVisible();
  await audit(page, 'withdrawal, received');
  const link = await linkTo(shop, personaOf('unverified').email);
  await shop.armFault({ method: 'PATCH', path: 'account-verification-requests/*', kind: 'status', status: 500 });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeVisible();
  await audit(page, 'link of a mail, failed');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre E-Mail-Adresse ist bestätigt' })).toBeVisible();
  await audit(page, 'link of a mail, confirmed', { titled: false });
});

ofMarket(
  'passes the accessibility audit of the marketplace: a purchase, from its methods to the thanks',
  async ({ page, shop, context, problems }) => {
    problems.expect(/^500 PATCH /);
    await shop.loginAs(context, 'cleared');
    const purchase = new PurchaseScreen(page);
    await purchase.open('RING-2');
    await purchase.toMethods.click();
    await expect(purchase.toReview).toBeVisible();
    await audit(page, 'purchase, methods');
    await purchase.choose('Überweisung');
    await expect(purchase.orderButton).toBeVisible();
    await audit(page, 'purchase, summary');
    await shop.armFault({ method: 'PATCH', path: 'orders/*/complete', kind: 'status', status: 500 });
    await purchase.orderButton.click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await audit(page, 'purchase, failed');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Prüfen, ob/ })
      .click();
    await purchase.orderButton.click();
    await expect(purchase.thanks).toBeVisible();
    await audit(page, 'purchase, thanks');
  },
);

ofMarket(
  'passes the accessibility audit of the marketplace: a new work, from its place to the overview',
  async ({ page, shop, context }) => {
    await shop.loginAs(context, 'julia');
    const main = page.getByRole('main');
    await page.goto('/preparation-process/prepare-collection');
    await main.getByLabel('Kategorie', { exact: true }).selectOption({ index: 1 });
    await audit(page, 'a new work, place');
    await locate(page, ways.place).click();
    await main.getByLabel('Titel', { exact: true }).fill('Welle');
    await audit(page, 'a new work, words');
    await locate(page, ways.words).click();
    await main.getByLabel('Preis je Exemplar').fill('250');
    await audit(page, 'a new work, terms');
    await locate(page, ways.terms).click();
    await main.locator('input[type=file]').setInputFiles({ name: 'Welle.png', mimeType: 'image/png', buffer: png });
    await main.getByRole('button', { name: 'Entfernen: Welle.png' }).waitFor();
    await audit(page, 'a new work, files');
    await main.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Was soll man noch wissen?' })).toBeVisible();
    await audit(page, 'a new work, properties');
    await main.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect(locate(page, publishes)).toBeVisible();
    await audit(page, 'a new work, overview');
    for (const box of await main.getByRole('checkbox').all()) await tick(box);
    await locate(page, publishes).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ihr Werk ist veröffentlicht');
    await audit(page, 'a new work, published');
  },
);
