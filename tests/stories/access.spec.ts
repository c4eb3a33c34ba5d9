import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { PASSWORD, personaOf } from '#sandbox/personas.ts';
import { expectNoSidewaysScrolling } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectFocusInView, locate } from '../support/onPage.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { Shell } from '../support/screens/Shell.ts';
import { number, takeOver } from '../support/seen/migration.ts';
import { beginSwitchOff, code, password, setUp, switchOff, switchOn } from '../support/seen/twoFactor.ts';
import type { Shop } from '../support/shop.ts';

const CHOSEN = 'Wintergerste-27!';
const clara = personaOf('cleared');

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).click();
const choose = async (page: Page, password: string, again = password) => {
  await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
  await page.getByLabel('Neues Passwort wiederholen').fill(again);
};
const linkIn = async (shop: Shop) => {
  const [mail] = await shop.mails();
  const path = /\/new-password\/[\w-]+/.exec(mail?.text ?? '')?.[0];
  if (path === undefined) throw new Error('The newest mail has no link.');
  return path;
};

test('an investor who forgot her password sets a new one by the link of a mail, and logs in with it', async ({
  page,
  shop,
  context,
  problems,
}) => {
  const { heading } = new Shell(page);
  await page.goto('/login');
  await follow(page, 'Passwort vergessen?');
  await expect(page).toHaveURL('/reset-password');
  await press(page, 'Link anfordern');
  await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();
  // An address without an account gets the same page, and no mail.
  const before = (await shop.mails()).length;
  await page.getByLabel('E-Mail-Adresse').fill('niemand@example.de');
  await press(page, 'Link anfordern');
  await expect(heading).toHaveText('Prüfen Sie Ihr Postfach');
  expect(await shop.mails()).toHaveLength(before);
  await press(page, 'Noch einmal anfordern');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('niemand@example.de');
  await page.getByLabel('E-Mail-Adresse').fill(clara.email);
  await press(page, 'Link anfordern');
  await expect(heading).toHaveText('Prüfen Sie Ihr Postfach');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Prüfen Sie Ihr Postfach · Parkett');
  const path = await linkIn(shop);

  // The link alone is enough, in another browser too.
  await page.goto(path);
  await expect(heading).toHaveText('Neues Passwort');
  await choose(page, 'kurz');
  await press(page, 'Passwort speichern');
  await expect(page.getByLabel('Neues Passwort', { exact: true })).toBeFocused();
  await choose(page, 'Passwort-2026!');
  await press(page, 'Passwort speichern');
  await expect(main(page).getByText('Es besteht aus einem häufigen Wort oder Ihrem Namen')).toBeVisible();
  await choose(page, CHOSEN, 'Anders-2027!');
  await press(page, 'Passwort speichern');
  await expect(main(page).getByText('Die beiden Passwörter stimmen nicht überein.')).toBeVisible();
  await choose(page, CHOSEN);
  const second = await context.newPage();
  await second.goto(path);
  await choose(second, 'Sommerwiese-26!');
  await press(page, 'Passwort speichern');
  await expect(heading).toHaveText('Ihr neues Passwort ist gespeichert');

  // A tab that was opened before reports the used link when it submits, any later tab at once.
  problems.expect(/^409 (GET|PATCH) .*\/reset-password-requests\//);
  problems.expect(/^404 GET .*\/reset-password-requests\//);
  await press(second, 'Passwort speichern');
  await expect(main(second).getByRole('heading', { name: 'Dieser Link wurde schon benutzt' })).toBeVisible();
  await second.reload();
  await expect(main(second).getByRole('heading', { name: 'Dieser Link wurde schon benutzt' })).toBeVisible();
  await second.goto('/new-password/gibt-es-nicht');
  await expect(main(second).getByRole('heading', { name: 'Diesen Link kennen wir nicht' })).toBeVisible();
  await follow(second, 'Neuen Link anfordern');
  await expect(second).toHaveURL('/reset-password');
  await second.getByLabel('E-Mail-Adresse').fill(clara.email);
  await press(second, 'Link anfordern');
  await expect(new Shell(second).heading).toHaveText('Prüfen Sie Ihr Postfach');
  await shop.moveClock({ days: 1 });
  problems.expect(/^410 GET .*\/reset-password-requests\//);
  await second.goto(await linkIn(shop));
  await expect(new Shell(second).heading).toHaveText('Dieser Link ist abgelaufen');
  await expect(second).toHaveTitle(/^Dieser Link ist abgelaufen/);

  await follow(page, 'Jetzt anmelden');
  problems.expect(/^401 POST .*\/authentication-token$/);
  const login = new LoginScreen(page);
  await login.logIn(clara);
  await expect(login.failure).toBeVisible();
  await login.logIn({ ...clara, password: CHOSEN });
  await expect(page).toHaveURL('/');
});

test('an investor changes her password, which ends her login in the other browser', async ({
  page,
  shop,
  context,
  browser,
  problems,
}) => {
  problems.expect(/^(422|401) /);
  const other = await browser.newContext({ baseURL: shop.url, locale: 'de-DE' });
  await shop.loginAs(other, 'cleared');
  const elsewhere = await other.newPage();
  await elsewhere.goto('/account');
  await expect(main(elsewhere).getByText(clara.email)).toBeVisible();

  // Password managers request both well-known addresses.
  expect((await page.request.get('/.well-known/resource-that-should-not-exist')).status()).toBe(404);
  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL('/change-password');
  await expect(new Shell(page).heading).toHaveText('Passwort ändern');
  await follow(page, 'Anmelden und ändern');
  await new LoginScreen(page).logIn(clara);
  await expect(page).toHaveURL('/account/change-password');
  const change = async (present: string) => {
    await page.getByLabel('Aktuelles Passwort').fill(present);
    await choose(page, CHOSEN);
    await press(page, 'Passwort ändern');
  };
  await change('Falsch-2026');
  await expect(page.getByLabel('Aktuelles Passwort')).toHaveAccessibleDescription('Das Passwort ist nicht richtig.');
  await expect(page.getByLabel('Aktuelles Passwort')).toBeFocused();
  await expect(page.getByLabel('Neues Passwort wiederholen')).toHaveValue(CHOSEN);
  // The shop refuses the first attempt, and the present password remains valid.
  await shop.armFault({ method: 'PUT', path: 'customers/*/password', kind: 'status', status: 500 });
  problems.expect(/^500 PUT .*\/password$/);
  await page.setViewportSize({ width: 375, height: 740 });
  await change(PASSWORD);
  await expect(main(page).getByText(/Das Passwort konnte nicht geändert werden\./)).toBeVisible();
  await change(PASSWORD);
  await expectFocusInView(main(page).getByRole('status').filter({ hasText: 'Ihr Passwort ist geändert.' }));
  await expect(page.getByLabel('Aktuelles Passwort')).toHaveValue('');
  await page.goto('/change-password');
  await expect(page).toHaveURL('/account/change-password');

  await elsewhere.goto('/account');
  await expect(elsewhere).toHaveURL('/login?redirectPath=%2Faccount');
  await new LoginScreen(elsewhere).logIn({ ...clara, password: CHOSEN });
  await expect(elsewhere).toHaveURL('/account');
  await other.close();
  expect(context.pages()).toHaveLength(1);
});

/** Requirement 1.4, of 2-step verification. */
test('an investor sets up her second factor on the way to another page, logs in with it, and switches it off again', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'cleared');
  await page.goto('/enable-twofactor?redirectPath=%2Finvoices');
  await expect(page).toHaveURL('/account/two-factor?redirectPath=%2Finvoices');
  await locate(page, setUp).click();
  await expect(page.getByRole('img', { name: /^Code für die Authenticator-App/ })).toBeVisible();
  const key = main(page).getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  // A reload keeps the key: an authenticator app that has scanned it remains set up.
  await page.reload();
  await locate(page, setUp).click();
  expect(((await key.textContent()) ?? '').replaceAll(' ', '')).toBe(secret);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const codeIn = (periods: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 });
  // The previous code expires if a period of 30 seconds ends before the submission, so the attempt is repeated.
  await expect(async () => {
    await locate(page, code).fill(codeIn(-1));
    await locate(page, password).fill(PASSWORD);
    await locate(page, switchOn).click();
    await expect(main(page).getByRole('heading', { name: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet' })).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
  await expect(key).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(kept).not.toContain(secret);
  await follow(page, 'Weitermachen, wo Sie waren');
  await expect(page).toHaveURL('/invoices');

  await new Shell(page).logOut();
  await page.goto('/login?redirectPath=%2Faccount%2Ftwo-factor');
  const login = new LoginScreen(page);
  await login.logIn(clara);
  await login.code.fill(codeIn(0));
  await expect(page).toHaveURL('/account/two-factor');
  // The ring follows the phone's clock, however long the page was open before the ring is shown.
  await page.clock.setFixedTime(Math.ceil(Date.now() / 30_000) * 30_000 + 12_000);
  await locate(page, beginSwitchOff).click();
  await expect(main(page).locator('.code-ring')).toHaveAttribute('style', /--elapsed: -12s/);
  await locate(page, code).fill(codeIn(1));
  await locate(page, switchOff).click();
  await expect(
    main(page).getByRole('heading', { name: 'Die Zwei-Faktor-Anmeldung ist nicht eingeschaltet' }),
  ).toBeVisible();
  const subjects = (await shop.mails()).map(({ subject }) => subject);
  expect(subjects.slice(0, 2)).toEqual([
    'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
    'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
  ]);
});

test('a customer of the former system is asked for his number once after logging in, and finds his data', async ({
  page,
  shop,
}) => {
  const wolfgang = personaOf('migrating');
  await page.goto('/login?redirectPath=%2Finvoices');
  await new LoginScreen(page).logIn(wolfgang);
  await expect(page).toHaveURL('/migration');
  // The transfer of his data can wait: the account keeps a link to it.
  await follow(page, 'Später');
  await expect(page).not.toHaveURL('/migration');
  await page.goto('/account');
  await main(page)
    .getByRole('link', { name: /^Daten übernehmen/ })
    .click();
  const mail = (await shop.mails()).find(({ recipient }) => recipient === wolfgang.email);
  const told = /Kundennummer: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await locate(page, number).fill(told.toLowerCase());
  await locate(page, takeOver).click();
  await expect(main(page).getByText('Ihre Daten sind übernommen')).toBeVisible();
  await page.goto('/account');
  await expect(main(page).getByText(wolfgang.email)).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Daten übernehmen' })).toHaveCount(0);
});

test('an investor on a phone opens the pages of her account from a list, and returns to it', async ({
  page,
  shop,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await shop.loginAs(context, 'julia');
  await page.goto('/account');
  for (const [name, path] of [
    [/^Zeichnungen/, '/account/orders'],
    [/^Abrechnungen/, '/invoices'],
    [/^Passwort/, '/account/change-password'],
    [/^Zwei-Faktor-Anmeldung/, '/account/two-factor'],
  ] as const) {
    await main(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expectNoSidewaysScrolling(page);
    await follow(page, 'Mein Konto');
    await expect(page).toHaveURL('/account');
  }
  // The page ends with the language and the logout: the header has no menu there.
  await main(page).getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/^[^?]*\/login/);
});
