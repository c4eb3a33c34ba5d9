import { expect, test } from '../support/fixtures.ts';
import { HomeScreen } from '../support/screens/HomeScreen.ts';
import { Shell } from '../support/screens/Shell.ts';
import { openBond } from '../support/shop.ts';

/** Requirement 1.4, of wallet, payouts and payments received. */
test('an investor sees her holdings, her payouts and her orders, and returns to her place among them', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  const home = new HomeScreen(page);
  await page.goto('/');
  await expect(page).toHaveTitle('Übersicht · Parkett');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Guten (Morgen|Tag|Abend), Frau .*Lindner$/);

  await expect(home.wallet.getByRole('row')).toHaveCount(4);
  await expect(home.lastPayouts.getByRole('listitem')).toHaveCount(3);

  const pending = page.getByRole('region', { name: 'Zu erledigen' });
  await expect(pending.getByRole('link')).toHaveCount(2);
  await expect(pending.getByRole('link', { name: /^Windkraft Nordsee 2032 10\.000\s€ Zahlbar bis \d/ })).toBeVisible();

  await expect(home.chart).toBeVisible();
  const last = home.purchases.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1_000);
  await last.click();
  await expect(page).toHaveURL(/\/order-details\//);
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  await page.getByText('Als Tabelle', { exact: true }).first().click();
  await expect(home.chartTable.getByRole('row').first()).toHaveText(/Quartal\s*Ausgezahlt\s*Erwartet/);

  await expect(home.purchases.getByRole('row')).not.toHaveCount(1);
  const heat = home.purchases.getByRole('row', { name: /Rechenzentrumswärme Frankfurt 2030/ });
  await expect(heat).toContainText('Bezahlt');
});

test('an investor compares the offers, and sees why she cannot buy some of them', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'julia');
  const home = new HomeScreen(page);
  await page.goto('/');
  await expect(home.rows).toHaveCount(8);
  await home.openCards();
  await expect(home.cards).toHaveCount(8);

  const wind = home.card('Windkraft Nordsee 2032');
  await expect(wind).toContainText('Windkraft Dithmarschen Repowering GmbH & Co. KG');
  await expect(wind).toContainText('5,25 %');
  const quantity = wind.getByRole('textbox', { name: /^Betrag in Euro/ });
  await expect(quantity).toHaveValue('1.000');
  await wind.getByRole('button', { name: '1.000\u00a0€ mehr' }).click();
  await expect(quantity).toHaveValue('2.000');
  await wind.getByRole('button', { name: '1.000\u00a0€ weniger' }).click();
  await expect(quantity).toHaveValue('1.000');
  await expect(wind.getByRole('link', { name: /^Mehr über/ })).toHaveAttribute('href', '/products/WIND-NORDSEE-2032');

  const locked = home.card('Geothermie Oberrhein 2034');
  await expect(locked).toContainText('Auf Anfrage');
  await expect(locked.getByRole('link', { name: 'Per E-Mail anfragen' })).toHaveAttribute(
    'href',
    'mailto:kontakt@parkett-invest.example?subject=Geothermie%20Oberrhein%202034',
  );
  await expect(home.card('Gründerzeit Dresden 2030')).toContainText('Exklusiv');

  const professional = home.card('Holzbau Freiburg II');
  const button = professional.getByRole('button', { name: 'Zeichnen' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('Diese Anleihe können nur professionelle Kunden zeichnen.');

  await page.goto('/search?phrase=Kiel');
  const sold = home.card('Quartier Hafen Kiel 2029');
  await expect(sold).toContainText('Ausverkauft');
  await expect(sold.getByRole('button')).toHaveCount(0);
});

test('an investor whose identity is being checked reads on each card what buying waits for, and on the way there every reason', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'pendingIdentity');
  const home = new HomeScreen(page);
  await page.goto('/');
  await home.openCards();
  const button = home.card('Windkraft Nordsee 2032').getByRole('button', { name: 'Zeichnen' });
  await expect(button).toHaveAccessibleDescription(/Ihre Identität ist noch nicht bestätigt\./);
  await page.goto('/order-process/token?product=HOLZBAU-FREIBURG-2030&quantity=1000');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Holzbau Freiburg II können Sie zurzeit nicht zeichnen',
  );
  await expect(main.getByText('Ihre Identität ist noch nicht bestätigt.')).toBeVisible();
  await expect(main.getByText('Diese Anleihe können nur professionelle Kunden zeichnen.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Schreiben Sie uns' })).toHaveAttribute('href', '/contact');
});

test('an investor whose data cannot be loaded sees an error, and tries again', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 /);
  await shop.loginAs(context, 'julia');
  const home = new HomeScreen(page);
  for (const path of ['graphql/*', 'customer-payouts']) {
    await shop.armFault({ path, kind: 'status', status: 422, times: 8 });
  }
  await page.goto('/');
  await expect(home.products.getByRole('alert')).toContainText('Die Anleihen konnten nicht geladen werden.');
  const depot = page
    .getByRole('alert')
    .filter({ hasText: 'Ihr Bestand und Ihre Zeichnungen konnten nicht geladen werden.' });
  await expect(depot).toHaveCount(1);
  await expect(home.lastPayouts.getByRole('alert')).toContainText('Ihre Auszahlungen konnten nicht geladen werden.');
  await expect(page.getByText('Ihre Auszahlungen konnten nicht geladen werden.')).toHaveCount(1);
  // Each failed read has one alert, however many parts of the page need it.
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(3);
  await shop.disarmFaults();
  const again = { name: 'Noch einmal versuchen' };
  await home.products.getByRole('button', again).click();
  await expect(home.rows).toHaveCount(8);
  await depot.getByRole('button', again).click();
  await expect(page.getByRole('heading', { name: 'Ihr Bestand zum Nennwert' })).toBeFocused();
  await expect(home.wallet).toContainText('Solarpark Uckermark 2031');
  await home.lastPayouts.getByRole('button', again).click();
  await expect(home.lastPayouts.getByRole('heading')).toBeFocused();
  await expect(home.lastPayouts.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('the page greets a returning investor and shows its title before any script of the app has loaded', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  const shell = new Shell(page);
  await page.goto('/');
  await expect(shell.heading).toHaveText(/^Guten (Morgen|Tag|Abend), Frau Lindner$/);
  // The page has chosen its view when its document is parsed; the app starts once that view is painted.
  await page.addInitScript(() =>
    window.addEventListener('DOMContentLoaded', () => {
      const { dataset } = document.documentElement;
      dataset.greeted = document.querySelector('main h1')?.textContent ?? '';
      const tops = new Set<number>();
      requestAnimationFrame(function look() {
        const heading = document.querySelector('main h1:not(.visually-hidden)');
        if (heading) tops.add(Math.round(heading.getBoundingClientRect().top));
        dataset.tops = [...tops].join(' ');
        requestAnimationFrame(look);
      });
    }),
  );
  const order = `/order-process/token?product=${openBond()}&quantity=1000`;
  const pages = { '/': /, Frau Lindner$/, '/account': /^Mein Konto$/, [order]: /^Wie viel möchten Sie zeichnen\?$/ };
  for (const [path, heading] of Object.entries(pages)) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-greeted', heading);
    await expect(page.locator('main h1:not([data-placeholder])')).toHaveText(heading);
    await page.waitForLoadState('networkidle');
    // The heading keeps its position, whatever appears around it.
    await expect(page.locator('html')).toHaveAttribute('data-tops', /^\d+$/);
  }
  await page.goto('/account');
  await shell.logOut();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('Lindner');
});
