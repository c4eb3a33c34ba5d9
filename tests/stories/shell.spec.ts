import { personaOf } from '#sandbox/personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { HomeScreen } from '../support/screens/HomeScreen.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { Shell } from '../support/screens/Shell.ts';

test('a visitor switches the site to English without losing her place', async ({ page }) => {
  const shell = new Shell(page);
  await page.goto('/login');
  await page.evaluate(() => sessionStorage.setItem('same.document', 'yes'));
  await new LoginScreen(page).email.fill('j.lindner@example.de');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await shell.header.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Anmelden');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
  await expect(page).toHaveTitle('Log in · Parkett');
  await expect(page.getByRole('textbox', { name: /mail/i })).toHaveValue('j.lindner@example.de');
  expect(loads).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await shell.header.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
});

test.describe('a browser in English', () => {
  test.use({ locale: 'en-GB' });

  test('shows English until German is chosen', async ({ page }) => {
    const shell = new Shell(page);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await shell.header.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  });
});

test('an investor who changes the language sees the present page, new pages and earlier pages in it', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  const shell = new Shell(page);
  const texts: string[] = [];
  page.on('request', (request) =>
    texts.push(...(/\/texts-[^/]+\/([\w-]+\.(?:de|en))\.json$/.exec(request.url())?.slice(1) ?? [])),
  );
  await page.goto('/account/orders');
  await expect(shell.heading).toHaveText('Meine Zeichnungen');
  await shell.menuButton.click();
  await shell.option('English').click({ force: true });
  await expect(shell.heading).toHaveText('My orders');
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').getByRole('link', { name: 'Contract notes' }).click();
  await expect(shell.heading).toHaveText('Contract notes');
  await page.reload();
  await expect(shell.heading).toHaveText('Contract notes');
  // Each page loads only its own texts, and after the switch only those of the new language.
  expect(texts).toEqual(expect.arrayContaining(['investor-orders.en', 'investor-invoices.en']));
  expect(new Set(texts.filter((name) => name.endsWith('.de')))).toEqual(new Set(['page.de', 'investor-orders.de']));
});

test('an investor who prefers dark mode sees it from the first paint on', async ({ page }) => {
  const shell = new Shell(page);
  await page.goto('/contact');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await shell.set('Dunkel');
  await expect.poll(ground).not.toBe(light);
  // The document is `interactive` before any of the app's modules run: a theme that is set then was there at first
  // paint.
  await page.addInitScript(() =>
    document.addEventListener(
      'readystatechange',
      () => sessionStorage.setItem('first.theme', document.documentElement.dataset.theme ?? 'none'),
      { once: true },
    ),
  );
  await page.reload();
  await expect(shell.heading).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('first.theme'))).toBe('dark');
  await shell.set('Gerät');
  await expect.poll(ground).toBe(light);
});

test('an investor hides her amounts from onlookers', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'julia');
  const shell = new Shell(page);
  const home = new HomeScreen(page);
  await page.goto('/');
  await expect(home.wallet).toContainText('25.000 €');
  await shell.set('Verbergen');
  await expect(home.wallet).not.toContainText('25.000');
  await expect(home.wallet).toContainText('verborgen');
  await expect(home.lastPayouts).not.toContainText('€');
  await expect(home.purchases).not.toContainText('€');
  // Public amounts are not hidden.
  await expect(home.rows.filter({ hasText: 'Windkraft Nordsee 2032' })).toContainText('1.000 €');
  // The eye beside the balance is the same switch, and its state is stored.
  await page.reload();
  await expect(home.wallet).toContainText('verborgen');
  await page.getByRole('button', { name: 'Beträge anzeigen' }).click();
  await expect(home.wallet).toContainText('25.000 €');
});

test('an investor opens the account menu by keyboard and closes it with Escape', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'julia');
  const shell = new Shell(page);
  await page.goto('/invoices');
  await expect(shell.menuButton).toHaveAccessibleName('Konto von Julia Lindner');
  await shell.menuButton.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Konto', exact: true });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(shell.logout).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(shell.menuButton).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Kontakt' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(menu).toBeHidden();
});

/** Requirement 23.2. */
test('an investor who opens a page starts at its top, with the focus on the title, and hears the title', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  const shell = new Shell(page);
  await page.goto('/');
  await expect(new HomeScreen(page).purchases.getByRole('rowheader')).not.toHaveCount(0);
  await new HomeScreen(page).purchases.getByRole('link').first().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const all = page.getByRole('link', { name: 'Alle anzeigen' });
  await all.and(page.locator('[href="/account/orders"]')).click();
  await expect(shell.heading).toHaveText('Meine Zeichnungen');
  await expect(shell.heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle('Meine Zeichnungen · Parkett');
  await expect(shell.place('Zeichnungen')).toHaveAttribute('aria-current', 'page');
});

test('an investor reaches her account on a phone, also held sideways', async ({ page, shop, context }) => {
  const shell = new Shell(page);
  await page.setViewportSize({ width: 375, height: 740 });
  // Before the login the menu begins with its first link.
  await page.goto('/contact');
  await shell.menuButton.click();
  const links = page.getByRole('navigation', { name: 'Konto', exact: true });
  await expect(links).toBeVisible();
  expect(await links.evaluate((nav) => getComputedStyle(nav).borderBlockStartWidth)).toBe('0px');
  const top = await links.evaluate((nav) => {
    const menu = nav.parentElement;
    const first = nav.querySelector('a');
    return (first?.getBoundingClientRect().top ?? 0) - (menu?.getBoundingClientRect().top ?? 0);
  });
  expect(top).toBeLessThanOrEqual(18);
  await shop.loginAs(context, 'julia');
  await page.goto('/account');
  const places = page.getByRole('navigation', { name: 'Hauptbereiche' });
  await expect(places).toBeInViewport({ ratio: 1 });
  await expect(shell.menuButton).toHaveText('Konto');
  // A pinned bar would take a sixth of the page; without it the header has the account.
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(places).not.toBeInViewport();
  await expect(shell.menuButton).toHaveText('JL');
  await expect(shell.menuButton).toBeInViewport({ ratio: 1 });
});

test.describe('the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  /** Requirement 24.13. */
  test('has the tab bar, with a dot at the orders while one waits for payment', async ({ page, shop, context }) => {
    await shop.loginAs(context, 'julia');
    await page.goto('/');
    const tabs = page.getByRole('navigation', { name: 'Hauptbereiche' });
    await expect(tabs.getByRole('link')).toHaveText(['Übersicht', 'Produkte', 'Zeichnungen (Zahlung offen)']);
    await expect(tabs.getByRole('button', { name: 'Konto' })).toBeInViewport();
    // A page that reads no orders keeps the dot of the page before it.
    await page.goto('/search');
    await expect(tabs.getByRole('link')).toHaveText(['Übersicht', 'Produkte', 'Zeichnungen (Zahlung offen)']);
    await shop.loginAs(context, 'cleared');
    await page.goto('/search');
    await expect(tabs.getByRole('link')).toHaveText(['Übersicht', 'Produkte', 'Zeichnungen']);
  });
});

test('an investor skips the header with the first stop of her keyboard', async ({ page }) => {
  const shell = new Shell(page);
  await page.goto('/contact');
  await expect(shell.heading).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(shell.skipLink).toBeFocused();
  await expect(shell.skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an investor leaves old messages behind when she opens a page, but not when she only loads more rows', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^500 GET .*\/pdf$/);
  await shop.loginAs(context, 'julia');
  const shell = new Shell(page);
  await page.goto('/invoices');
  const body = { detail: 'Der Drucker brennt' };
  await shop.armFault({ path: 'invoice/*/pdf', kind: 'status', status: 500, times: 2, body });
  const save = page.getByRole('button', { name: /als PDF speichern$/ }).first();
  await save.click();
  await expect(shell.notices.getByRole('alert')).toContainText('Die Datei konnte nicht geladen werden.');
  await shell.notices.getByText('Einzelheiten').click();
  await expect(shell.notices).toContainText('500: Der Drucker brennt');
  await shell.place('Zeichnungen').click();
  await expect(shell.heading).toHaveText('Meine Zeichnungen');
  await expect(shell.notices.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  await save.click();
  await expect(shell.notices.getByRole('alert')).toBeVisible();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/account/orders?limit=100',
      textContent: 'Mehr Zeilen',
    });
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Mehr Zeilen' }).click();
  await expect(shell.heading).toHaveText('Meine Zeichnungen');
  await expect(shell.notices.getByRole('alert')).toBeVisible();
  await shell.notices.getByRole('button', { name: 'Meldung schließen' }).click();
  await expect(shell.notices.getByRole('alert')).toHaveCount(0);
});

test('an investor who only points at a link has its code preloaded, and no request is made in her name', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  const shell = new Shell(page);
  await page.goto('/contact');
  await expect(shell.menuButton).toHaveAccessibleName('Konto von Julia Lindner');
  await expect(page.getByRole('main').getByRole('link', { name: /^E-Mail an/ })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await shell.place('Zeichnungen').hover();
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/^\/assets\/orders-/));
  await shell.place('Produkte').hover();
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/^\/assets\/search-/));
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('an investor whose connection breaks sees it at once, keeps the typed values and continues', async ({
  page,
  context,
}) => {
  const login = new LoginScreen(page);
  await login.open();
  const { email } = personaOf('julia');
  await login.email.fill(email);
  // Requests that are cut off would be reported, so the footer's pictures have to be complete.
  await page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('footer img')];
    return pictures.length > 0 && pictures.every(({ complete }) => complete);
  });
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'Sie sind offline.' });
  await expect(notice).toBeVisible({ timeout: 3000 });
  await expect(login.email).toHaveValue(email);
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test('an investor for whom a page does not load keeps header and footer and tries again', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await shop.loginAs(context, 'julia');
  const shell = new Shell(page);
  await page.goto('/contact');
  await expect(shell.heading).toHaveText('Kontakt');
  await context.setOffline(true);
  await shell.place('Zeichnungen').click();
  await expect(shell.heading).toHaveText('Diese Seite lässt sich gerade nicht anzeigen');
  await expect(shell.header).toBeVisible();
  await expect(shell.legal('Impressum')).toBeVisible();
  await shell.menuButton.click();
  await expect(page.getByText('Wird geladen')).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(shell.heading).toHaveText('Meine Zeichnungen');
  await expect(page.getByRole('table', { name: 'Zeichnungen' }).getByRole('rowheader')).not.toHaveCount(0);
});

test('a visitor whose language cannot be loaded sees an error, and keeps the present one', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const shell = new Shell(page);
  await page.goto('/contact');
  await shell.menuButton.click();
  await expect(shell.option('English')).toBeVisible();
  await context.setOffline(true);
  await shell.option('English').click({ force: true });
  await expect(shell.notices).toContainText('Die andere Sprache konnte nicht geladen werden.');
  await expect(shell.heading).toHaveText('Kontakt');
  await expect(shell.option('Deutsch')).toBeChecked();
  await context.setOffline(false);
  await shell.option('English').click({ force: true });
  await expect(shell.heading).toHaveText('Contact');
  await expect(page.getByText('Die andere Sprache konnte nicht geladen werden.')).toHaveCount(0);
  await expect(page.getByText('We couldn’t load the other language.')).toHaveCount(0);
});

test('a visitor who connects her wallet while she is offline keeps her page, and sees later that it failed', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const shell = new Shell(page);
  const login = new LoginScreen(page);
  await login.open();
  await login.email.fill('j.lindner@example.de');
  await page.waitForLoadState('networkidle');
  await shell.menuButton.click();
  const connect = shell.header.getByRole('button', { name: 'Browser-Wallet verbinden' });
  await expect(connect).toBeVisible();
  await context.setOffline(true);
  await connect.click();
  await expect(page.getByRole('status').filter({ hasText: 'Sie sind offline.' })).toBeVisible();
  await expect(shell.heading).toHaveText('Anmelden');
  await expect(login.email).toHaveValue('j.lindner@example.de');
  await context.setOffline(false);
  await expect(shell.notices.getByRole('alert')).toBeVisible();
  await expect(login.email).toHaveValue('j.lindner@example.de');
});

test('a status banner keeps its distance from the header and from the heading, and never covers the focus on a phone', async ({
  page,
  shop,
  context,
}) => {
  const shell = new Shell(page);
  await shop.loginAs(context, 'pendingIdentity');
  await page.goto('/account');
  const banner = page.getByRole('status').filter({ hasText: 'Ihr Konto wird geprüft.' });
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(shell.heading).toHaveText('Mein Konto');
    const header = await shell.header.boundingBox();
    const said = await banner.boundingBox();
    const heading = await shell.heading.boundingBox();
    const gaps = [
      (said?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0)),
      (heading?.y ?? 0) - ((said?.y ?? 0) + (said?.height ?? 0)),
    ];
    for (const gap of gaps) expect([width, gap, gap >= 12 && gap <= 96]).toEqual([width, gap, true]);
  }
  // A customer whose identity is being checked has completed the self-disclosure.
  await expect(page.getByRole('region', { name: 'Sie können noch nicht zeichnen', exact: true })).toBeVisible();
  await expect(page.getByText(/Zurzeit ist nichts zu erledigen|Ihre Selbstauskunft ist noch nicht/)).toHaveCount(0);

  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/account/edit');
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Speichern', exact: true }).focus();
  const covered: string[] = [];
  for (let back = 0; back < 30; back += 1) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(() => {
      const part = document.activeElement;
      if (!part?.closest('main')) return null;
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSeen = above !== null && (part.contains(above) || above.contains(part));
      return isSeen ? null : `${part.outerHTML.slice(0, 80)} at ${Math.round(top)}`;
    });
    if (hidden !== null) covered.push(hidden);
  }
  expect(covered).toEqual([]);
});
