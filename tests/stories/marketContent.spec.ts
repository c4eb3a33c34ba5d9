import { expect, test } from '../support/market.ts';
import { moveTo } from '../support/onPage.ts';
import { isTitleOf } from '../support/titles.ts';
import { unlistedIn } from '../support/unlisted.ts';

/** Headings for failed reads on a customer's own pages in the marketplace. */
const OWN: Readonly<Record<string, RegExp>> = {
  '/created': /^Meine Werke$/,
  '/edit-product/PARKETT-1': /^Werk bearbeiten$/,
  '/edit-product/PARKETT-1/metadata': /^Eigenschaften bearbeiten$/,
  '/edit-profile': /^Profil bearbeiten$/,
  '/notifications-settings': /^Benachrichtigungen$/,
  '/invoices': /^Rechnungen$/,
  '/account/change-email': /^E-Mail-Adresse ändern$/,
  '/account/two-factor': /^Zwei-Faktor-Anmeldung$/,
  '/favourites': /^Favoriten$/,
  '/my-collection': /^Meine Sammlung$/,
  '/thank-you-for-offline-payment?token=662E41': /^Ihr Kauf$/,
  '/preparation-process/prepare-collection': /^Wohin gehört Ihr Werk\?$/,
};

/** Own pages that show more than a failed read, or have no read that could fail, with the reason. */
const BESIDES: Readonly<Record<string, string>> = {
  '/order-process/addresses': 'the paths of the purchase show each of its failures (tests/rendered)',
  '/order-process/payment-methods': 'as its addresses',
  '/order-process/confirmation': 'as its addresses',
  '/payment/success':
    'says that the payment could not be checked, in the view of the investors, whose paths show each failure',
  '/payment/cancel': 'as its success',
  '/orders/$uuid/finish': 'leads to the thanks',
  '/order-details/$uuid': 'leads to the thanks',
};

test('each account page is visited below, or listed with a reason', () => {
  const visited = Object.keys(OWN);
  expect(unlistedIn({ reading: 'marketplace', access: 'account', visited, besides: BESIDES })).toEqual([]);
});

test('a visitor of the marketplace is asked to log in before an account page', async ({ page }) => {
  for (const path of ['/created', '/order-process/addresses', '/create-content']) {
    await page.goto(path);
    // Both addresses of the preparation lead to its first step.
    await expect(page).toHaveURL(/\/login\?redirectPath=%2F/);
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  }
});

test('a creator whose pages cannot be loaded still sees their titles, and tries again once', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 /);
  await shop.loginAs(context, 'professional');
  await shop.armFault({ path: '**', kind: 'status', status: 422, times: 500 });
  const main = page.getByRole('main');
  await page.goto('/terms-and-conditions');
  // Only a running app follows the moves.
  await expect(main.getByRole('alert')).toHaveCount(1);
  for (const [path, heading] of Object.entries(OWN)) {
    await moveTo(page, path);
    await expect(page.locator('h1'), path).toHaveText(heading);
    await expect(main.getByRole('alert'), path).toHaveCount(1);
    await expect(main.getByRole('button', { name: 'Noch einmal versuchen' }), path).toHaveCount(1);
    await expect(async () => {
      const [title = ''] = (await page.title()).split(' · ');
      expect(isTitleOf(title, (await page.locator('h1').textContent()) ?? ''), `${path}: ${title}`).toBe(true);
    }).toPass();
  }
  await shop.disarmFaults();
  await page.goto('/created');
  await expect(main.getByRole('listitem')).toHaveCount(5);
});

/** Pages of the investors' reading, which bookmarks and old mails link to. */
const INVESTORS = [
  '/account',
  '/account/edit',
  '/account/company-edit',
  '/account/orders',
  '/account/payments',
  '/account/exerpts',
  '/account/custody',
  '/account/wallet',
  '/account/attract-investors',
  '/transfer/WOHNBAU-LEIPZIG-2029-TOKEN',
  '/self-disclosure',
  '/order-process/token',
];

/** Requirement 14.1. */
test('a collector finds no pages for investors, but a way home', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'julia');
  await page.goto('/imprint');
  for (const path of INVESTORS) {
    await expect(page.locator('h1')).not.toHaveText('Diese Seite gibt es nicht');
    await moveTo(page, path);
    await expect(page.locator('h1'), path).toHaveText('Diese Seite gibt es nicht');
    if (path !== INVESTORS.at(-1)) await moveTo(page, '/imprint');
  }
  await page.getByRole('main').getByRole('link', { name: 'Zur Übersicht' }).click();
  await expect(page.locator('h1')).toHaveText('Digitale Sammelstücke');
});

test('a collector visits all pages of her account, and sees nothing about securities', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  await page.goto('/edit-profile');
  const places = page.getByRole('navigation', { name: 'Bereiche des Kontos' });
  for (const [place, path, heading] of [
    ['Rechnungen', '/invoices', 'Rechnungen'],
    ['Passwort', '/account/change-password', 'Passwort ändern'],
    ['E-Mail-Adresse', '/account/change-email', 'E-Mail-Adresse ändern'],
    ['Zwei-Faktor-Anmeldung', '/account/two-factor', 'Zwei-Faktor-Anmeldung'],
    ['Benachrichtigungen', '/notifications-settings', 'Benachrichtigungen'],
    ['Profil bearbeiten', '/edit-profile', 'Profil bearbeiten'],
  ] as const) {
    await places.getByRole('link', { name: place, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(places.locator('[aria-current]')).toHaveText(place);
    await expect(page.getByRole('main')).not.toContainText(/Zeichnung|Wertpapier|Anleihe|Token|Abrechnung|Auszahlung/);
  }
  await expect(places.getByRole('link')).toHaveCount(6);
});

test('a collector on a phone returns from an account page to her profile, which lists all of them', async ({
  page,
  shop,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await shop.loginAs(context, 'julia');
  await page.goto('/account/change-password');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Profil bearbeiten' }).click();
  await expect(page).toHaveURL('/edit-profile');
  const places = page.getByRole('navigation', { name: 'Bereiche des Kontos' });
  await expect(places.getByRole('link')).toHaveCount(5);
  await places.getByRole('link', { name: 'Benachrichtigungen' }).click();
  await expect(page.locator('h1')).toHaveText('Benachrichtigungen');
});
