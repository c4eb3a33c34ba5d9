import { expect, test } from '../support/fixtures.ts';
import { HomeScreen } from '../support/screens/HomeScreen.ts';
import { Shell } from '../support/screens/Shell.ts';

test('an investor searches for a bond from any page', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'julia');
  const shell = new Shell(page);
  await page.goto('/invoices');
  await shell.search.fill('Wind');
  await shell.search.press('Enter');
  await expect(page).toHaveURL('/search?phrase=Wind');
  await expect(shell.heading).toHaveText('Suche nach „Wind“');
  await expect(new HomeScreen(page).card('Windkraft Nordsee 2032')).toBeVisible();
  await expect(new HomeScreen(page).card('Solarpark Uckermark 2031')).toHaveCount(0);
  await page.getByRole('main').getByRole('searchbox').fill('gibtesnicht');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page.getByText('Zu Ihrer Suche haben wir nichts gefunden.')).toBeVisible();
  await page.goBack();
  await expect(shell.heading).toHaveText('Suche nach „Wind“');
  await page.goto(`/search?phrase=${'x'.repeat(256)}`);
  await expect(page.getByText('Der Suchbegriff ist zu lang: Möglich sind höchstens 255 Zeichen.')).toBeVisible();
  await page.getByRole('link', { name: 'Suche leeren' }).click();
  await expect(page).toHaveURL('/search');
});

test('an investor filters a search by price and category, and Back restores the earlier filters', async ({ page }) => {
  const shell = new Shell(page);
  const results = page.getByRole('main').getByRole('article');
  const lowest = page.getByLabel('Preis je Stück ab');
  const highest = page.getByLabel('Preis je Stück bis');
  await page.goto('/search');
  await page.getByText('Mehr Filter', { exact: true }).click();
  await lowest.fill('100,00');
  await highest.fill('99,50');
  await page.getByText('Mehr Filter', { exact: true }).click();
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page.getByText('Der höchste Preis darf nicht unter dem niedrigsten liegen.')).toBeVisible();
  await expect(highest).toBeFocused();
  await highest.fill('0');
  await highest.press('Enter');
  await expect(page).toHaveURL('/search?priceFrom=100');
  await expect(results.getByRole('heading')).toHaveText(['Bürgeranleihe Stadtwerke Jena 2027']);
  await expect(lowest).toHaveValue('100');
  await page.getByLabel('Kategorie').selectOption('Immobilien und Quartiere');
  await expect(page).toHaveURL('/search?category=housing&priceFrom=100');
  await expect(page.getByText('Zu Ihrer Suche haben wir nichts gefunden.')).toBeVisible();
  await expect(
    page.getByText('Kategorie: Immobilien und Quartiere, Preis je Stück ab 100\u00a0€', { exact: true }),
  ).toBeVisible();
  await page.goBack();
  await expect(results).toHaveCount(1);
  await page.goForward();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expect(page).toHaveURL('/search');
  await expect(shell.heading).toHaveText('Produkte');
  await expect(results).toHaveCount(12);
});

test('an investor finds a bond by keyboard: open, by term, amount and order, kept over a reload', async ({ page }) => {
  const results = page.getByRole('main').getByRole('article').getByRole('heading');
  const count = page.getByRole('main').getByRole('status').first();
  const last = 'Quartier Hafen Kiel 2029';
  const secondLast = 'Solarpark Uckermark 2031';
  await page.goto('/search');
  await expect(results.first()).toHaveText('Windkraft Nordsee 2032');
  await expect(results.last()).toHaveText(last);
  await page.getByLabel('Sortierung').selectOption('Höchster Zins zuerst');
  await expect(page).toHaveURL('/search?order=yield');
  await expect(results.first()).toHaveText('Geothermie Oberrhein 2034');
  await expect(results.last()).toHaveText(last);
  const offer = page.getByLabel('Angebot');
  await offer.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/search?open=1&order=yield');
  await expect(offer).toBeFocused();
  await expect(count).toHaveText('8 Produkte');
  await expect(results.first()).toHaveText('Schienenlogistik Elbe 2028');
  const category = page.getByLabel('Kategorie');
  await category.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/search?category=energy&open=1&order=yield');
  await expect(category).toBeFocused();
  await page.getByLabel('Laufzeit').selectOption('3 bis 6 Jahre');
  await page.getByLabel('Mein Betrag').selectOption('500\u00a0€');
  const address = '/search?category=energy&open=1&maturity=from3To6&amount=500&order=yield';
  await expect(page).toHaveURL(address);
  await expect(count).toHaveText('1 Produkt');
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(results).toHaveText(['Agri-Photovoltaik Lausitz 2032']);
  await page.goBack();
  await expect(page.getByLabel('Mein Betrag')).toHaveValue('');
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expect(page).toHaveURL('/search?order=yield');
  await expect(results).toHaveCount(12);
  expect(await results.allTextContents()).toContain(secondLast);
});

test('an investor on a phone goes from a row to the page of a bond, with its amount or its mail contact', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/search');
  const results = new HomeScreen(page);
  const wind = results.card('Windkraft Nordsee 2032');
  await expect(wind).toContainText('bis 2032 · ab 1.000\u00a0€');
  await expect(wind.getByRole('meter')).toBeVisible();
  await expect(results.card('Geothermie Oberrhein 2034').getByText('Auf Anfrage')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').getByRole('textbox')).toHaveCount(0);
  await wind.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL('/products/WIND-NORDSEE-2032');
  await expect(page.getByRole('textbox', { name: 'Betrag in Euro' })).toHaveCount(1);
  await page.goBack();
  await results.card('Geothermie Oberrhein 2034').click();
  await expect(page.getByRole('link', { name: 'Per E-Mail anfragen' })).toBeVisible();
});

test('an investor whose list could not be read sees it as soon as the connection is back', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await shop.loginAs(context, 'julia');
  await page.goto('/search?phrase=Wind');
  const results = new HomeScreen(page);
  await expect(results.card('Windkraft Nordsee 2032')).toBeVisible();
  const search = page.getByRole('main').getByRole('searchbox');
  await context.setOffline(true);
  await search.fill('Solar');
  await search.press('Enter');
  await expect(page.getByText('Die Anleihen konnten nicht geladen werden.')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(results.card('Solarpark Uckermark 2031')).toBeVisible();
});
