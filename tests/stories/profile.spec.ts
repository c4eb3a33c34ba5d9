import type { Page } from 'playwright/test';
import * as z from 'zod/mini';
import { idOf } from '#domain/shop/schema.ts';
import { PASSWORD, type PersonaKey } from '#sandbox/personas.ts';
import { callAs, control } from '../browser/support/calls.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectFocusInView } from '../support/onPage.ts';
import type { Shop } from '../support/shop.ts';

const EDIT = '/account/edit';
const ING = 'DE02 5001 0517 0137 0750 30';

const Session = z.object({ customerUuid: z.string() });
const Known = z.looseObject({
  status: z.string(),
  cryptoRegistrarStatus: z.string(),
  lastName: z.string(),
  iban: z.nullish(z.string()),
  subscribedToNewsletter: z.boolean(),
  paysChurchTax: z.boolean(),
  mobileNumber: z.nullish(z.string()),
  defaultAddress: z.looseObject({ street: z.string() }),
});
/** The shop names the address by its IRI. */
const Answer = z.looseObject({ defaultAddress: z.string() });
const Writes = z.array(z.looseObject({ method: z.string(), path: z.string() }));

/** Returns the path of the persona's data in the shop's API. */
async function pathOf(shop: Shop, persona: PersonaKey) {
  const [stored = '{}'] = Object.values(await shop.sessionOf(persona));
  return `customers/${Session.parse(JSON.parse(stored)).customerUuid}`;
}
async function knownOf(shop: Shop, persona: PersonaKey) {
  const customer = Answer.parse(await callAs(shop, persona, 'GET', await pathOf(shop, persona)));
  const defaultAddress = await callAs(shop, persona, 'GET', `addresses/${idOf(customer.defaultAddress)}`);
  return Known.parse({ ...customer, defaultAddress });
}
/** Returns the writes of profile and address that the shop has received. */
const writes = async (shop: Shop) =>
  Writes.parse(await control(shop, 'GET', 'requests?after=0')).filter(({ method, path }) =>
    /^(PUT|POST) .*(customers|companies|addresses)/.test(`${method} ${path}`),
  );

const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Neue Prüfung beginnen?' });
const saved = (page: Page) => page.getByText('Ihre Angaben sind gespeichert.');
const savedMessage = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ has: saved(page) });

/** Requirement 2.40, of the newsletter, whose view both readings share. */
test('an investor changes the bank account for payouts, which takes the password and no new check, the newsletter and the church tax', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^(422|500) PUT .*customers/);
  problems.expect(/saveCustomer|customers/);
  await callAs(shop, 'julia', 'PUT', await pathOf(shop, 'julia'), { subscribedToNewsletter: true });
  await shop.loginAs(context, 'julia');
  // The page of a company leads a person to their own data.
  await page.goto('/account/company-edit');
  await expect(page).toHaveURL(EDIT);
  await page.getByLabel('IBAN').fill(ING);
  await expect(page.getByLabel('BIC')).toHaveValue('INGDDEFFXXX');
  await page.getByLabel('Ihr Passwort').fill('Nicht-das-Passwort-1');
  await save(page).click();
  await expect(page.getByText('Das Passwort ist nicht richtig.')).toBeVisible();
  await expect(page.getByLabel('IBAN')).toHaveValue(ING);
  await page.getByLabel('Ihr Passwort').fill(PASSWORD);
  await save(page).click();
  await expectFocusInView(savedMessage(page));
  await expect(question(page)).toHaveCount(0);
  // The shop knows the new account: it needs no confirmation any more, and the device keeps nothing.
  await expect(page.getByLabel('Ihr Passwort')).toHaveCount(0);
  await expect(page.getByText(/auf diesem Gerät gespeichert/)).toHaveCount(0);
  expect(await knownOf(shop, 'julia')).toMatchObject({ iban: ING.replaceAll(' ', ''), status: 'approved' });
  await expectAccessible(page, 'account changed');

  const newsletter = page.getByRole('switch', { name: 'Neues von Parkett per E-Mail' });
  await expect(newsletter).toBeChecked();
  await shop.armFault({ kind: 'status', status: 500, method: 'PUT', path: 'customers/*' });
  await newsletter.press('Space');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
  await expect(newsletter).toBeChecked();
  await newsletter.press('Space');
  await expect(page.getByText('Gespeichert. Sie erhalten den Newsletter nicht mehr.')).toBeVisible();
  await expect(newsletter).not.toBeChecked();
  await page.getByLabel('Ich bin kirchensteuerpflichtig').check();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  const told = { subscribedToNewsletter: false, paysChurchTax: true, status: 'approved' };
  await expect.poll(() => knownOf(shop, 'julia')).toMatchObject(told);
});

test('a change made in another tab is kept, or shown before it is overwritten', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'julia');
  const other = await context.newPage();
  const number = page.getByLabel('Mobilnummer');
  const otherNumber = other.getByLabel('Mobilnummer');
  await page.goto(EDIT);
  await other.goto(EDIT);
  await otherNumber.fill('0171 2345678');
  await save(other).click();
  await expect(saved(other)).toBeVisible();

  await page.getByLabel('Ich bin kirchensteuerpflichtig').check();
  await save(page).click();
  await expect(savedMessage(page)).toContainText(
    'Inzwischen wurde an anderer Stelle geändert: Mobilnummer „+491712345678“.',
  );
  await expect(number).toHaveValue('+491712345678');
  expect(await knownOf(shop, 'julia')).toMatchObject({ mobileNumber: '+491712345678', paysChurchTax: true });

  await otherNumber.fill('0171 1111111');
  await save(other).click();
  await expect(saved(other)).toBeVisible();
  await number.fill('0171 2222222');
  await save(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Das hat sich inzwischen geändert' });
  await expect(alert).toContainText('Mobilnummer „+491711111111“');
  await expect(number).toHaveValue('0171 2222222');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  expect(await knownOf(shop, 'julia')).toMatchObject({ mobileNumber: '+491712222222' });
});

test('an investor who has moved is asked before a new check starts, and can subscribe again after it', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  await page.goto(EDIT);
  await expect(page.getByText(/sind geprüft\. Wenn Sie daran etwas ändern/)).toBeVisible();
  const street = page.getByLabel('Straße und Hausnummer');
  await street.fill('Neue Straße 3');
  await save(page).click();
  await expect(question(page)).toBeVisible();
  await expectAccessible(page, 'a new check?');
  await question(page).getByRole('button', { name: 'Nicht ändern' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(street).toHaveValue('Neue Straße 3');
  expect(await writes(shop)).toEqual([]);

  await save(page).click();
  await question(page).getByRole('button', { name: 'Ändern und prüfen lassen' }).click();
  await expectFocusInView(savedMessage(page));
  await expect(page.getByText('Wir prüfen sie jetzt.')).toBeVisible();
  expect((await writes(shop)).map(({ method, path }) => `${method} ${path}`)).toEqual([
    expect.stringMatching(/^PUT .*addresses/),
  ]);
  expect(await knownOf(shop, 'julia')).toMatchObject({
    status: 'requested',
    cryptoRegistrarStatus: 'requested',
    defaultAddress: { street: 'Neue Straße 3' },
  });
  await expect(page.getByText('Ihr Konto wird geprüft.')).toBeVisible();
  // Her own pages are still available, and during the check a change starts no second one.
  await page.getByLabel('Straße und Hausnummer').fill('Neue Straße 4');
  await page.setViewportSize({ width: 375, height: 740 });
  await save(page).click();
  await expectFocusInView(savedMessage(page));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lindner');

  await shop.changeCustomer('julia', { status: 'approved', cryptoRegistrarStatus: 'approved' });
  await page.goto(EDIT);
  await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Neue Straße 4');
  await expect(page.getByText('Ihr Konto wird geprüft.')).toHaveCount(0);
});

test('an investor sees the states of her account at its pages', async ({ page, shop, context, problems }) => {
  problems.expect(/^500 GET .*\/orders/);
  await shop.loginAs(context, 'julia');
  await page.goto('/account');
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await part('Anlegerstatus').getByText('Sie können zeichnen').click();
  await expect(part('Anlegerstatus')).toContainText(/Wallet eingerichtet, 0x.{3}….{4}/);
  await expect(part('Sicherheit').getByRole('link')).toHaveText([
    /^Passwort\s*$/,
    /^Zwei-Faktor-Anmeldung\s*Aus\s*Aktivieren$/,
  ]);
  await expect(part('Persönliches').getByRole('link').last()).toHaveText(/^Bankverbindung\s*DE\d\d … \d{4}$/);
  await expect(part('Anlage').getByRole('link').last()).toHaveText(/^Auszahlungen\s*\d\d\.\d\d\.\d{4} · .*\s€$/);
  await part('Anlage')
    .getByRole('link', { name: /\d zu bezahlen$/ })
    .click();
  await expect(page).toHaveURL('/account/orders');
  // All pages can be opened although the states cannot be read.
  await shop.armFault({ method: 'GET', path: 'orders', kind: 'status', status: 500, times: 40 });
  await page.goto('/account');
  await expect(
    page.getByText('Offene Zahlungen und die nächste Auszahlung konnten nicht geladen werden.'),
  ).toBeVisible();
  await expect(part('Anlage').getByRole('link')).toHaveText([/^Zeichnungen/, /^Wallet/, /^Auszahlungen/]);
});
