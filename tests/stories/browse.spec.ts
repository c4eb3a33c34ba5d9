import type { Page } from 'playwright/test';
import { expect, test } from '../support/market.ts';
import { Shell } from '../support/screens/Shell.ts';
import { workOnSale } from '../support/workOnSale.ts';

const works = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => works(page).getByRole('heading', { level: 3 });
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

test('a visitor scrolls through all works, opens one, and comes back to the same place', async ({ page }) => {
  await page.goto('/browse');
  await expect(works(page)).toHaveCount(12);
  // By keyboard: focusing the button scrolls to the end of the list, which then loads more by itself and removes the
  // button.
  await page.getByRole('button', { name: 'Mehr laden' }).press('Enter');
  await expect(page).toHaveURL(/\/browse\?limit=\d\d$/);
  await expect(works(page)).not.toHaveCount(12);
  const all = page.getByText('40 Werke', { exact: true });
  await expect(async () => {
    await toTheEnd(page);
    await expect(all).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Mehr laden' })).toHaveCount(0);
  const last = names(page).nth(33);
  await last.scrollIntoViewIfNeeded();
  const name = (await last.textContent()) ?? '';
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(works(page)).toHaveCount(40);
  await expect(names(page).filter({ hasText: name })).toBeInViewport();
});

test('a visitor filters the works by category, profile and price, and Back restores the earlier filters', async ({
  page,
}) => {
  const shell = new Shell(page);
  await page.goto('/browse');
  await page.getByText('Filter und Reihenfolge', { exact: true }).click();
  await page.getByLabel('Kategorie', { exact: true }).selectOption('Kunst · Geometrie · Konkrete Kunst');
  await page.getByLabel('Preis ab').fill('0');
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect(page).toHaveURL('/browse?category=concrete');
  await expect(works(page)).not.toHaveCount(0);
  await page.getByLabel('Preis ab').fill('700');
  await page.getByLabel('Preis bis').fill('300');
  await page.getByLabel('Preis bis').press('Enter');
  await expect(page.getByText('Der höchste Preis darf nicht unter dem niedrigsten liegen.')).toBeVisible();
  await page.getByLabel('Preis bis').fill('');
  await page.getByLabel('Kategorie', { exact: true }).selectOption('Alle Kategorien');
  await page.getByLabel('Profil', { exact: true }).selectOption('mira-kessel');
  await page.getByLabel('Reihenfolge').selectOption('Neueste zuerst');
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect(page).toHaveURL(/\/browse\?.*priceFrom=700.*order=latest/);
  await expect(names(page)).toHaveText(['Schiefer']);
  await page.getByLabel('Preis ab').fill('70000');
  await page.getByLabel('Preis ab').press('Enter');
  await expect(page.getByText('Dazu haben wir keine Werke gefunden.')).toBeVisible();
  await page.goBack();
  await expect(names(page)).toHaveText(['Schiefer']);
  await page.goForward();
  await page.getByRole('link', { name: 'Filter zurücksetzen' }).click();
  await expect(page).toHaveURL('/browse');
  await expect(shell.heading).toHaveText('Galerie');
  await expect(works(page)).toHaveCount(12);
});

test('a visitor searches from any page, finds works and people, and goes to a profile', async ({ page }) => {
  const shell = new Shell(page);
  await page.goto('/imprint');
  await shell.search.fill('mira');
  await shell.search.press('Enter');
  await expect(page).toHaveURL('/search?phrase=mira');
  await expect(shell.heading).toHaveText('Suche nach „mira“');
  await expect(works(page)).toHaveCount(4);
  await page.getByRole('region', { name: 'Profile' }).getByRole('link', { name: 'mira-kessel' }).click();
  await expect(page).toHaveURL('/profile/mira-kessel');
  await expect(shell.heading).toHaveText('mira-kessel');
  await expect(shell.heading).toBeFocused();
  await expect(page).toHaveTitle('mira-kessel · Parkett Galerie');
  await expect(works(page)).toHaveCount(4);
  await page.goBack();
  await page.getByRole('main').getByRole('searchbox').fill('gibtesnicht');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page.getByText('Dazu haben wir keine Werke gefunden.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Profile' })).toHaveCount(0);
  await page.goBack();
  await expect(works(page)).toHaveCount(4);
});

test('a visitor searches for collections, opens one, filters it, and comes back', async ({ page }) => {
  const shell = new Shell(page);
  const main = page.getByRole('main');
  const kinds = page.getByRole('navigation', { name: 'Art der Treffer' });
  await page.goto('/search?phrase=reis');
  const found = main.getByRole('region', { name: 'Sammlungen' });
  // Four creators have a collection of this name.
  await expect(found.getByRole('link')).toHaveText(['Kreise', 'Kreise', 'Kreise', 'Kreise']);
  await kinds.getByRole('link', { name: 'Sammlungen' }).click();
  await expect(page).toHaveURL('/search?phrase=reis&kind=collections');
  await expect(main.getByText('4 Sammlungen gefunden')).toBeVisible();
  await expect(works(page)).toHaveCount(0);
  await expect(kinds.getByRole('link', { name: 'Sammlungen' })).toHaveAttribute('aria-current', 'page');
  await main.getByRole('listitem').filter({ hasText: 'plattenladen' }).getByRole('link', { name: 'Kreise' }).click();
  await expect(page).toHaveURL(/\/browse\?collection=Kreise&creator=[\w-]+$/);
  const ofCollection = new URL(page.url()).searchParams;
  await expect(page).toHaveTitle('Sammlung „Kreise“ von plattenladen · Parkett Galerie');
  await expect(main.getByText('2 Werke gefunden')).toBeVisible();
  await expect(names(page)).toHaveText(['Echo', 'Schallplatte, Seite B']);
  // The creator of a collection is no removable filter.
  await main.getByText('Filter und Reihenfolge', { exact: true }).click();
  await expect(main.getByLabel('Preis ab')).toBeVisible();
  await expect(main.getByLabel('Profil', { exact: true })).toHaveCount(0);
  await main.getByRole('searchbox').fill('echo');
  await main.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/phrase=echo/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    ...Object.fromEntries(ofCollection),
    phrase: 'echo',
  });
  await expect(names(page)).toHaveText(['Echo']);
  await page.goBack();
  await page.goBack();
  await expect(shell.heading).toHaveText('Suche nach „reis“');
  await expect(found.getByRole('link')).toHaveCount(4);
  await main.getByRole('searchbox').fill('gibtesnicht');
  await main.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/search?phrase=gibtesnicht&kind=collections');
  await expect(main.getByText('Dazu haben wir keine Sammlungen gefunden.')).toBeVisible();
  await kinds.getByRole('link', { name: 'Profile' }).click();
  await expect(main.getByText('Dazu haben wir keine Profile gefunden.')).toBeVisible();
  await kinds.getByRole('link', { name: 'Alles' }).click();
  await expect(page).toHaveURL('/search?phrase=gibtesnicht');
  await expect(main.getByText('Dazu haben wir keine Werke gefunden.')).toBeVisible();
  await page.goto('/search?kind=collections');
  await expect(main.getByText('15 Sammlungen gefunden')).toBeVisible();
  await page.goto('/browse?collection=Gibt+es+nicht');
  await expect(main.getByText('Dazu haben wir keine Werke gefunden.')).toBeVisible();
});

test('a collection found by name alone names no creator, and one of an unknown creator has no works', async ({
  page,
}) => {
  const shell = new Shell(page);
  await page.goto('/browse?collection=Kreise');
  await expect(shell.heading).toHaveText('Sammlungen namens „Kreise“');
  await expect(works(page)).toHaveCount(5);
  await page.goto('/browse?collection=Kreise&creator=gibt-es-nicht');
  await expect(shell.heading).toHaveText('Sammlung „Kreise“');
  await expect(page.getByText('Dazu haben wir keine Werke gefunden.')).toBeVisible();
  await page.goto('/products/RING-2');
  await page.getByRole('main').getByRole('link', { name: 'Kreise' }).click();
  await expect(shell.heading).toHaveText('Sammlung „Kreise“ von plattenladen');
  await expect(works(page)).toHaveCount(2);
});

test('a phrase that is too long shows an error message, and can be cleared', async ({ page }) => {
  const main = page.getByRole('main');
  const sentence = main.getByText('Der Suchbegriff ist zu lang: Möglich sind höchstens 255 Zeichen.');
  for (const length of [256, 3000])
    for (const path of ['/search', '/browse', '/categories/art']) {
      await page.goto(`${path}?phrase=${'x'.repeat(length)}`);
      await expect(sentence).toBeVisible();
    }
  await main.getByRole('link', { name: 'Suche leeren' }).click();
  await expect(page).toHaveURL('/categories/art');
  await expect(works(page)).not.toHaveCount(0);
  await main.getByRole('searchbox').fill('x'.repeat(255));
  await main.getByRole('searchbox').press('x');
  await expect(main.getByRole('searchbox')).toHaveValue('x'.repeat(255));
  await page.goto('/search');
  await new Shell(page).search.fill('x'.repeat(3000));
  await new Shell(page).search.press('Enter');
  await expect(sentence).toBeVisible();
});

test('a category shows the works of its subcategories', async ({ page }) => {
  await page.goto('/categories/art?limit=48');
  // No work is filed under art itself.
  await expect(works(page)).toHaveCount(25);
  await page.goto('/categories/geometry?limit=48');
  await expect(works(page)).toHaveCount(10);
  await page.goto('/categories/concrete?limit=48');
  await expect(works(page)).toHaveCount(5);
  await page.goto('/browse?category=geometry');
  await expect(page.getByText('10 Werke gefunden')).toBeVisible();
});

test('a visitor goes down and up the tree of categories by keyboard', async ({ page }) => {
  const shell = new Shell(page);
  const press = async (name: string) => {
    await page.getByRole('main').getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(shell.heading).toHaveText(name);
  };
  await page.goto('/browse');
  await press('Kunst');
  await expect(page).toHaveURL('/categories/art');
  await expect(page).toHaveTitle('Kunst · Parkett Galerie');
  await press('Geometrie');
  await press('Konkrete Kunst');
  await expect(page.getByRole('navigation', { name: 'Pfad' }).getByRole('link')).toHaveText([
    'Galerie',
    'Kunst',
    'Geometrie',
  ]);
  await press('Geometrie');
  await press('Galerie');
  await page.goto('/categories/gibtesnicht');
  await expect(shell.heading).toHaveText('Diese Kategorie gibt es nicht');
});

test('a visitor whose connection to the shop fails while the list grows keeps the loaded works, and tries again', async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/^422 /);
  await page.goto('/browse');
  await expect(works(page)).toHaveCount(12);
  await shop.armFault({ path: 'graphql/Products', kind: 'status', status: 422 });
  // The list requests its next page by itself as soon as its end is visible.
  await page.getByRole('button', { name: 'Mehr laden' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Weitere Werke konnten nicht geladen werden.')).toBeVisible();
  await expect(works(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(works(page)).toHaveCount(24);
});

for (const [path, operation, said, found] of [
  ['/search?phrase=reis', 'Collections', 'Die Sammlungen konnten nicht geladen werden.', 'Kreise'],
  ['/search?phrase=reis&kind=collections', 'Collections', 'Die Sammlungen konnten nicht geladen werden.', 'Kreise'],
  ['/search?phrase=mira&kind=people', 'Customers', 'Die Profile konnten nicht geladen werden.', 'mira-kessel'],
] as const) {
  test(`a visitor of ${path} sees what could not be loaded, and tries again`, async ({ page, shop, problems }) => {
    problems.expect(/^422 /);
    // People are read twice: for the filter, and as results.
    await shop.armFault({
      path: `graphql/${operation}`,
      kind: 'status',
      status: 422,
      times: operation === 'Customers' ? 2 : 1,
    });
    await page.goto(path);
    const main = page.getByRole('main');
    const region = main.getByRole('region', { name: operation === 'Customers' ? 'Profile' : 'Sammlungen' });
    await expect(region.getByText(said)).toBeVisible();
    await region.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(region.getByRole('link', { name: found }).first()).toBeVisible();
  });
}

for (const [path, heading, operation] of [
  ['/browse', 'Galerie', 'Products'],
  ['/search?phrase=ring', 'Suche nach „ring“', 'Products'],
  ['/categories/art', 'Kategorie', 'Categories'],
  ['/profile/mira-kessel', 'Profil', 'Customer'],
] as const) {
  test(`a visitor of ${path} whose page fails still sees its title, and tries again`, async ({
    page,
    shop,
    problems,
  }) => {
    problems.expect(/^422 /);
    await shop.armFault({ path: `graphql/${operation}`, kind: 'status', status: 422 });
    await page.goto(path);
    await expect(new Shell(page).heading).toHaveText(heading);
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(works(page)).not.toHaveCount(0);
  });
}

test('a profile is found by its account, and an account without a profile has no page', async ({
  page,
  shop,
  context,
}) => {
  const shell = new Shell(page);
  await page.goto('/profile/mira-kessel');
  const link = works(page).first().getByRole('link').first();
  await expect(link).toBeVisible();
  for (const path of ['/profile/gibt-es-nicht', '/customer?id=gibt-es-nicht', '/customer']) {
    await page.goto(path);
    await expect(shell.heading, path).toHaveText('Dieses Profil gibt es nicht');
  }
  await shop.loginAs(context, 'professional');
  await page.goto('/imprint');
  const uuid = await page.evaluate(() => JSON.parse(localStorage.getItem('parkett.session') ?? '{}').customerUuid);
  await page.goto(`/customer?id=${uuid}`);
  await expect(shell.heading).toHaveText('thomas-brandt');
  await expect(page.getByText('Das ist Ihr Profil, wie andere es sehen.')).toBeVisible();
});

test('a work whose picture cannot be loaded shows a pattern in its place', async ({ page, shop, problems }) => {
  problems.expect(/404/);
  const work = {
    ...workOnSale,
    mediaFiles: [{ id: 1, fileName: 'k.png', mediaType: 'image', url: '/sandbox/pictures/none.svg' }],
  };
  const body = { data: { products: { collection: [work], paginationInfo: { totalCount: 1 } } } };
  await shop.armFault({ path: 'graphql/Products', kind: 'wrongShape', body });
  await page.goto('/browse');
  await expect(works(page)).toHaveCount(1);
  await expect(works(page).locator('svg').first()).toBeVisible();
  await expect(works(page).locator('img')).toHaveCount(0);
});

test('a highest price below the lowest is named as the reason for an empty result', async ({ page }) => {
  await page.goto('/browse?priceFrom=100&priceTo=50');
  await expect(page.getByRole('main')).toContainText('Der höchste Preis liegt unter dem niedrigsten.');
});
