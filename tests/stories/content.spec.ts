import type { Page } from 'playwright/test';
import { personaOf } from '#sandbox/personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { moveTo } from '../support/onPage.ts';
import { HomeScreen } from '../support/screens/HomeScreen.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { Shell } from '../support/screens/Shell.ts';
import { isTitleOf } from '../support/titles.ts';

/** Requirements 2.17 and 23.4, on pages with the whole footer. */
test('a visitor reaches the legal pages with one click from every page, a dead link too', async ({ page }) => {
  const shell = new Shell(page);
  await page.goto('/cms/gibtesnicht');
  await expect(shell.heading).toHaveText('Diese Seite gibt es nicht');
  await page.goto('/gibt/es/nicht');
  await expect(shell.heading).toHaveText('Diese Seite gibt es nicht');
  await expect(page.getByText('404')).toBeVisible();
  await expect(shell.legal('Impressum')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Zur Übersicht' }).click();
  await expect(page).toHaveURL('/login?redirectPath=%2F');
  for (const [name, path, heading] of [
    ['Impressum', '/imprint', 'Impressum'],
    ['Datenschutz', '/privacy-policy', /Datenschutz/],
    ['AGB', '/terms-and-conditions', /Geschäftsbedingungen/],
    ['Rechtshinweise', '/legal-indications', /hinweise/i],
    ['Barrierefreiheit', '/cms/accessibility', /Barrierefreiheit/],
    ['Beschwerden', '/cms/complaints', 'Beschwerden'],
    ['Vertrag widerrufen', '/withdrawal', 'Vertrag widerrufen'],
    ['Kontakt', '/contact', 'Kontakt'],
  ] as const) {
    await shell.legal(name).click();
    await expect(page).toHaveURL(path);
    await expect(shell.heading).toHaveText(heading);
    await expect(shell.heading).toHaveCount(1);
    await expect(page).toHaveTitle(/ · Parkett$/);
  }
  await expect(page.getByRole('link', { name: 'E-Mail an kontakt@parkett-invest.example' })).toBeVisible();
});

/** Requirement 21.1. */
test('code in the text of a content page does not run', async ({ page, shop, problems }) => {
  // The browser reports what it blocks while it parses the text.
  problems.expect(/inline event handler violates/);
  const content = `<h2>Erlaubt</h2><p onclick="document.title='!'">Text <a href="javascript:document.title='!'">Link</a>
    <a href="data:text/html,x">d</a><a href="vbscript:x">v</a><a href="blob:x">b</a><a href="http://[" data-x="1" aria-label="x">u</a></p>
    <img src="/icon.svg" alt="Bild" onerror="document.title='!'" onload="document.title='!'">
    <script>document.title = '!'</script><iframe src="/login"></iframe><form action="/x"><input name="y"></form><style>body{display:none}</style>`;
  await shop.armFault({
    path: 'cms-plugin/pages',
    kind: 'wrongShape',
    body: {
      member: [{ id: 1, code: 'imprint', enabled: true, translations: [{ locale: 'de', name: 'Impressum', content }] }],
      totalItems: 1,
    },
  });
  await page.goto('/imprint');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'Erlaubt' })).toBeVisible();
  await expect(main.getByRole('img', { name: 'Bild' })).toBeVisible();
  await main.getByText('Text').click();
  expect(
    await main.evaluate(
      (element) =>
        element.querySelectorAll(
          'script, iframe, form, input, style, [onclick], [onerror], [onload], [href^=javascript], [href^=data], [href^=vbscript], [href^=blob], [href*="["], [data-x], .rich-text [aria-label]',
        ).length,
    ),
  ).toBe(0);
  await expect(page).toHaveTitle('Impressum · Parkett');
});

/** Requirement 2.17 (`/banned`). */
test('pages with a single message share one layout', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'julia');
  const shell = new Shell(page);
  for (const path of ['/gibt/es/nicht', '/products/gibtesnicht', '/banned']) {
    await page.goto(path);
    await expect(shell.heading).not.toHaveAttribute('data-placeholder');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    const offset = await shell.heading.evaluate((heading) => {
      const { left, right } = heading.getBoundingClientRect();
      const main = heading.closest('main')?.getBoundingClientRect();
      return Math.abs(left + right - (main?.left ?? 0) - (main?.right ?? 0)) / 2;
    });
    expect(offset, `${path}, px from the middle of the page`).toBeLessThan(1);
  }
});

test('a banned investor is led once after logging in to the reason and the contact, and finds the imprint', async ({
  page,
}) => {
  const shell = new Shell(page);
  await page.goto('/login?redirectPath=%2Faccount%2Forders');
  await new LoginScreen(page).logIn(personaOf('banned'));
  await expect(page).toHaveURL('/banned');
  await expect(shell.heading).toHaveText('Ihr Konto ist gesperrt');
  await expect(page.getByRole('link', { name: /^E-Mail an/ })).toHaveAttribute(
    'href',
    'mailto:kontakt@parkett-invest.example',
  );
  await expect(shell.legal('Impressum')).toBeVisible();
  // The overview stays available, with the reason and without an invitation to invest.
  await shell.place('Übersicht').click();
  await expect(page.getByRole('region', { name: 'Ihr Konto ist gesperrt' })).toBeVisible();
  await expect(page.getByText('So kommen Sie zu Ihrer ersten Anleihe')).toHaveCount(0);
  const why = 'Die Registerführung hat Ihrer Aufnahme in das Kryptowertpapierregister nicht zugestimmt.';
  const home = new HomeScreen(page);
  await home.openCards();
  await expect(home.cards).toHaveCount(8);
  await expect(home.products.getByText(why)).toHaveCount(1);
  await expect(
    home.card('Windkraft Nordsee 2032').getByRole('button', { name: 'Zeichnen' }),
  ).toHaveAccessibleDescription(`Zurzeit können Sie nichts zeichnen. ${why}`);
  await page.reload();
  await expect(home.rows).toHaveCount(8);
  await expect(page).toHaveURL('/');
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Ihr Konto ist gesperrt', exact: true })).toBeVisible();
  await expect(page.getByText(/Zurzeit ist nichts zu erledigen/)).toHaveCount(0);
});

test('an investor who owes the shop more information is led to the contact page once after logging in', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'followUp');
  const shell = new Shell(page);
  await page.goto('/invoices');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByText('Bevor Sie zeichnen können, brauchen wir noch Angaben von Ihnen.')).toBeVisible();
  await shell.place('Übersicht').click();
  await expect(page.getByRole('region', { name: 'Wir brauchen noch Angaben von Ihnen' })).toBeVisible();
  await page.reload();
  await expect(new HomeScreen(page).rows).toHaveCount(8);
  await expect(page).toHaveURL('/');
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Wir brauchen noch Angaben von Ihnen', exact: true })).toBeVisible();
  await expect(page.getByText(/Zurzeit ist nichts zu erledigen/)).toHaveCount(0);
});

test('a visitor is asked to log in before an account page, and the login keeps its full address', async ({ page }) => {
  // The law lists all pages of a customer; this covers one of each kind of address.
  for (const path of ['/account/orders', '/order-details/662E41', '/payment/success?token=662E41']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirectPath=${encodeURIComponent(path)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  }
});

/** Headings of all pages that read something, for failed reads; the payment's page is not included. */
const PAGES: Record<string, RegExp> = {
  '/': /^Übersicht$/,
  '/self-disclosure': /^Selbstauskunft$/,
  '/self-disclosure/personal': /^Persönliche Daten$/,
  '/search': /^Produkte$/,
  '/products/WIND-NORDSEE-2032': /^Anleihe$/,
  '/invoices': /^Abrechnungen$/,
  '/account/exerpts': /^Registerauszüge$/,
  '/account/custody': /^Verwahrung$/,
  '/account': /^Mein Konto$/,
  '/account/edit': /^Persönliche Daten$/,
  '/account/change-email': /^E-Mail-Adresse ändern$/,
  '/account/orders': /^Meine Zeichnungen$/,
  '/account/payments': /^Auszahlungen$/,
  '/account/attract-investors': /^Parkett empfehlen$/,
  '/account/wallet': /^Wallet$/,
  '/transfer/WOHNBAU-LEIPZIG-2029-TOKEN': /^Token übertragen$/,
  '/account/two-factor': /^Zwei-Faktor-Anmeldung$/,
  '/migration': /^Daten übernehmen$/,
  '/new-password/t': /^Neues Passwort$/,
  '/self-disclosure/adequacy': /^Angemessenheitsprüfung$/,
  '/self-disclosure/custody': /^Verwahrung$/,
  '/self-disclosure/pep': /^Politisch exponierte Person$/,
  '/self-disclosure/kyc': /^Identitätsprüfung$/,
  '/order-details/662E41': /^Einzelheiten der Zeichnung$/,
  '/orders/662E41/finish': /^Ihre Zeichnung$/,
  '/order-process/token?product=WIND-NORDSEE-2032': /^Zeichnung$/,
  '/contact': /^Kontakt$/,
  '/banned': /^Ihr Konto ist gesperrt$/,
  '/imprint': /^Seite$/,
  '/cms/accessibility': /^Seite$/,
};

/** Headings for failed reads on the pages that only companies have. */
const COMPANY_PAGES: Record<string, RegExp> = {
  '/account/company-edit': /^Unternehmensdaten$/,
  '/self-disclosure/company': /^Unternehmensdaten$/,
  '/self-disclosure/representatives': /^Wer vertritt das Unternehmen\?$/,
  '/self-disclosure/ubo': /^Wer hält oder kontrolliert das Unternehmen\?$/,
  '/self-disclosure/ubo-documents': /^Nachweise$/,
};

/** Expects a single button to retry, however many reads have failed, and a tab title that matches the heading. */
async function expectOneWayOn(page: Page, path: string) {
  await expect(page.getByRole('main').getByRole('button', { name: 'Noch einmal versuchen' }), path).toHaveCount(1);
  await expect(async () => {
    const [title = ''] = (await page.title()).split(' · ');
    const heading = (await page.locator('h1').textContent()) ?? '';
    expect(isTitleOf(title, heading), `${path}: “${title}” over “${heading}”`).toBe(true);
  }).toPass();
}

/** Requirement 6.2, of companies. */
test('a company whose pages cannot be loaded still sees their titles, and tries again once', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 /);
  await shop.loginAs(context, 'company');
  await shop.armFault({ path: '**', kind: 'status', status: 422, times: 500 });
  await page.goto('/terms-and-conditions');
  await expect(page.locator('h1')).toHaveText('Seite');
  for (const [path, heading] of Object.entries(COMPANY_PAGES)) {
    await moveTo(page, path);
    await expect(page.locator('h1'), path).toHaveText(heading);
    // A task of the self-disclosure also misses the list of steps.
    const missing = path.startsWith('/self-disclosure') ? 2 : 1;
    await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(missing);
    await expectOneWayOn(page, path);
  }
  await shop.disarmFaults();
  await page.getByRole('main').getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { name: 'Handelsregisterauszug' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Schritte der Selbstauskunft' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

/** Requirements 6.2 and 25.1: an investor’s own pages, each with a failed read. */
test('an investor whose pages cannot be loaded still sees their titles', async ({ page, shop, context, problems }) => {
  problems.expect(/^422 /);
  await shop.loginAs(context, 'julia');
  await shop.armFault({ path: '**', kind: 'status', status: 422, times: 500 });
  const headings = page.locator('h1');
  await page.goto('/terms-and-conditions');
  await expect(headings).toHaveText('Seite');
  for (const [path, heading] of Object.entries(PAGES)) {
    await moveTo(page, path);
    await expect(headings, path).toHaveText(heading);
    await expect(headings, path).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('alert').first(), path).toBeVisible();
    await expectOneWayOn(page, path);
    // The law requires the provider's address on every page, whatever the shop answers.
    await expect(new Shell(page).footer, path).toContainText('Parkett Invest GmbH, Speicherstraße 4, 20457 Hamburg');
  }
  // The heading of the page gets the focus after a navigation, whether or not the page could be read.
  await page.goto('/imprint');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await new Shell(page).legal('Kontakt').click();
  await expect(headings).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(headings).toHaveText('Seite');
  await expect(headings).toBeFocused();
  await shop.disarmFaults();
  await page.getByRole('main').getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(headings).toHaveText('Impressum');
  await expect(headings).toBeFocused();
});
