import { Secret, TOTP } from 'otpauth';
import type { BrowserContext } from 'playwright/test';
import { personaOf } from '#sandbox/personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { OrderScreen } from '../support/screens/OrderScreen.ts';
import { Shell } from '../support/screens/Shell.ts';
import { openBond, type Shop } from '../support/shop.ts';

const codeAt = (time: Date) =>
  new TOTP({ secret: Secret.fromBase32(personaOf('twoFactor').totpSecret ?? '') }).generate({
    timestamp: time.getTime(),
  });

test('an investor with a second factor goes back from the code to her password, and logs in with both', async ({
  page,
  problems,
}) => {
  problems.expect(/^422 PUT .*\/2fa\/verify$/);
  const login = new LoginScreen(page);
  const atLogin = '/login?redirectPath=%2Finvoices';
  const toCode = async () => {
    await login.logIn(personaOf('twoFactor'));
    await expect(page).toHaveURL('/login/2fa?redirectPath=%2Finvoices');
    await expect(page.getByRole('heading', { level: 1, name: 'Zwei-Faktor-Code' })).toBeVisible();
  };
  // The address of the code step leads to the password.
  await page.goto('/login/2fa');
  await expect(page).toHaveURL('/login');
  await expect(login.password).toBeVisible();
  await page.goto(atLogin);
  await toCode();
  await page.getByRole('main').getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByText('Diese Angabe fehlt noch.')).toBeVisible();
  await page.getByRole('button', { name: 'Zurück zur Anmeldung' }).click();
  await expect(page).toHaveURL(atLogin);
  await expect(login.password).toHaveValue('');
  await toCode();
  await page.goBack();
  await expect(page).toHaveURL(atLogin);
  await expect(login.heading).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(atLogin);
  await expect(login.heading).toBeVisible();
  await toCode();
  const good = codeAt(new Date());
  await login.code.fill(good === '000000' ? '111111' : '000000');
  await expect(page.getByText('Der Zwei-Faktor-Code ist nicht richtig.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\/2fa/);
  await login.code.fill(codeAt(new Date()));
  await expect(page).toHaveURL('/invoices');
});

test('an investor who goes back while her code is checked is not logged in afterwards', async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/^failed PUT .*\/2fa\/verify/);
  const login = new LoginScreen(page);
  await login.open();
  await login.logIn(personaOf('twoFactor'));
  await expect(login.code).toBeVisible();
  await shop.armFault({ kind: 'delay', method: 'PUT', path: 'customers/*/2fa/verify', delayMs: 10_000 });
  const asked = page.waitForRequest(/2fa\/verify/);
  await login.code.fill(codeAt(new Date()));
  const request = await asked;
  const over = page.waitForEvent('requestfailed', (each) => each === request);
  await page.goBack();
  await over;
  await expect(page).toHaveURL('/login');
  await expect(login.password).toBeEnabled();
});

/**
 * Logs in with a token that has expired already. If it expired while the page loads, the machine's speed would decide
 * whether the app sends it, and the shop refuses it, or renews it first.
 */
async function loginWithSpentToken(shop: Shop, context: BrowserContext) {
  await shop.configure({ tokenLifetime: 1 });
  await shop.loginAs(context, 'julia');
  await shop.configure({ tokenLifetime: 3600 });
  const spentAt = Date.now() + 1_000;
  await expect.poll(() => Date.now(), { intervals: [100] }).toBeGreaterThan(spentAt);
}

/** Requirement 12.4. */
test('an investor stays logged in when her token runs out, with one renewal for all', async ({
  page,
  shop,
  context,
}) => {
  await loginWithSpentToken(shop, context);
  const renewals: string[] = [];
  context.on('request', (request) => request.url().endsWith('/token/refresh') && renewals.push(request.method()));
  await page.goto('/');
  await expect(page.getByRole('table', { name: 'Wallet' })).toContainText('Solarpark Uckermark 2031');
  await expect(page.getByRole('region', { name: 'Letzte Auszahlungen' }).getByRole('listitem')).toHaveCount(3);
  await expect.poll(() => renewals).toEqual(['POST']);
});

test('an investor whose session cannot be renewed logs in again and returns to her page', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^401 POST .*\/token\/refresh$/);
  await loginWithSpentToken(shop, context);
  await shop.armFault({ method: 'POST', path: 'token/refresh', kind: 'status', status: 401 });
  const login = new LoginScreen(page);
  await page.goto('/account/orders?limit=3');
  await expect(page).toHaveURL('/login?redirectPath=%2Faccount%2Forders%3Flimit%3D3');
  await expect(login.failure).toContainText('Ihre Sitzung ist abgelaufen.');
  await login.logIn(personaOf('julia'));
  await expect(page).toHaveURL('/account/orders?limit=3');
  await expect(page.getByRole('table', { name: 'Zeichnungen' })).toContainText('Windkraft Nordsee 2032');
});

/** Requirements 19.1 and 21.3. */
test('an investor who logs out is logged out in every tab, and none of her data remains', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  await shop.changeCustomer('julia', { status: 'follow_up' });
  await page.goto('/search');
  await page
    .getByRole('status')
    .filter({ hasText: 'Wir brauchen noch Angaben von Ihnen.' })
    .getByRole('button', { name: /^Ausblenden/ })
    .click();
  const keys = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(await keys()).toContainEqual(expect.stringMatching(/^parkett\.banners/));
  await shop.changeCustomer('julia', { status: 'approved' });
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/invoices');
  await expect(other.getByRole('heading', { level: 1, name: 'Abrechnungen' })).toBeVisible();
  // A started order and typed declarations must not remain either.
  await new OrderScreen(page).open(openBond(), 1_000);
  await new OrderScreen(page).confirmQuantity.click();
  await new OrderScreen(page).totalLoss.check();
  await new Shell(page).logOut();
  await expect(page).toHaveURL(/\/login/);
  await expect(new Shell(page).notices).toContainText('Sie sind abgemeldet.');
  // The menu does not cover the login's form.
  await expect(page.getByRole('group', { name: 'Sprache' })).toBeHidden();
  await expect(other).toHaveURL(/\/login|\/$/);
  await expect(new LoginScreen(other).password).toBeVisible();
  expect(await keys()).toEqual([]);
});

test('an investor whose session ends while a page is loading is led to the login, and back to that page', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  await page.goto('/');
  const order = page.getByRole('table', { name: 'Meine Zeichnungen' }).getByRole('link').first();
  await expect(order).toBeVisible();
  // Both at once: the page's code is still loading when the message of another tab arrives.
  const path = await order.evaluate((link: HTMLAnchorElement) => {
    link.click();
    new BroadcastChannel('parkett').postMessage({ type: 'logout', reason: 'sessionEnded' });
    return link.pathname;
  });
  await expect(page).toHaveURL(`/login?redirectPath=${encodeURIComponent(path)}`);
  await new LoginScreen(page).logIn(personaOf('julia'));
  await expect(page).toHaveURL(path);
});

test('an investor whose tab missed her logout in another is led to the login at the next request', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  const shell = new Shell(page);
  await page.goto('/contact');
  await expect(shell.menuButton).toHaveAccessibleName('Konto von Julia Lindner');
  await expect(page.getByRole('main').getByRole('link', { name: /^E-Mail an/ })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('parkett.session'));
  await shell.openInvoices();
  await expect(page).toHaveURL('/login?redirectPath=%2Finvoices');
});

/** Requirement 19.1. */
test('an investor who logs in in one tab is logged in in the other', async ({ page, context }) => {
  await page.goto('/login?redirectPath=%2Finvoices');
  const other = await context.newPage();
  const login = new LoginScreen(other);
  await login.open();
  await login.logIn(personaOf('julia'));
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/invoices');
});

/** Requirements 13.4 and 21.4. */
test('an investor is never led off the site by a link to the login', async ({ page }) => {
  await page.goto(`/login?redirectPath=${encodeURIComponent('//evil.example/')}`);
  await new LoginScreen(page).logIn(personaOf('cleared'));
  await expect(page).toHaveURL('/');
});

test('an investor who follows the link to a token comes to her invoices', async ({ page }) => {
  await page.goto('/?token_value=662E41');
  await expect(page).toHaveURL('/login?redirectPath=%2F%3Ftoken_value%3D662E41');
  await new LoginScreen(page).logIn(personaOf('julia'));
  await expect(page).toHaveURL('/invoices');
});
