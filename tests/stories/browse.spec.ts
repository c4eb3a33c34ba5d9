import type { Page } from 'playwright/test';
import { expect, test } from '../support/market.ts';
import { Shell } from '../support/screens/Shell.ts';

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

/** Requirement 1.8. */
test('a visitor filters the works by category, profile and price, and Back restores the earlier filters', async ({
  page,
}) => {
  const shell = new Shell(page);
  await page.goto('/browse');
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('Kategorie', { exact: true }).selectOption('Kunst · Geometrie · Konkrete Kunst');
  await page.getByLabel('Preis ab', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect(page).toHaveURL('/browse?category=concrete');
  await expect(works(page)).not.toHaveCount(0);
  const active = page.getByRole('navigation', { name: 'Aktive Filter' }).getByRole('link');
  await expect(active).toHaveText(['Kunst · Geometrie · Konkrete Kunst']);
  await page.getByText('Filter (1)', { exact: true }).click();
  await page.getByLabel('Preis ab', { exact: true }).fill('700');
  await page.getByLabel('Preis bis').fill('300');
  await page.getByLabel('Preis bis').press('Enter');
  await expect(page.getByText('Der höchste Preis darf nicht unter dem niedrigsten liegen.')).toBeVisible();
  await page.getByLabel('Preis bis').fill('');
  await page.getByLabel('Kategorie', { exact: true }).selectOption('Alle Kategorien');
  await page.getByLabel('Profil', { exact: true }).selectOption('mira-kessel');
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await page.getByRole('navigation', { name: 'Reihenfolge' }).getByRole('link', { name: 'Neueste' }).click();
  await expect(page).toHaveURL(/\/browse\?.*priceFrom=700.*order=latest/);
  await expect(names(page)).toHaveText(['Schiefer']);
  await expect(active).toHaveText(['mira-kessel', /^ab 700\s€$/, 'Filter zurücksetzen']);
  await page.getByText('Filter (2)', { exact: true }).click();
  await page.getByLabel('Preis ab', { exact: true }).fill('70000');
  await page.getByLabel('Preis ab', { exact: true }).press('Enter');
  await expect(page.getByText('Zu Ihrer Suche haben wir keine Werke gefunden.')).toBeVisible();
  await page.goBack();
  await expect(names(page)).toHaveText(['Schiefer']);
  await page.getByRole('link', { name: 'Filter entfernen: mira-kessel' }).click();
  await expect(page).toHaveURL('/browse?priceFrom=700&order=latest');
  await expect(works(page)).not.toHaveCount(1);
  await page.goto('/browse?priceFrom=70000');
  await page.getByRole('link', { name: 'Filter zurücksetzen' }).click();
  await expect(page).toHaveURL('/browse');
  await expect(shell.heading).toHaveText('Galerie');
  await expect(works(page)).toHaveCount(12);
  await page.goto('/browse?priceFrom=100&priceTo=50');
  await expect(page.getByRole('main')).toContainText('Der höchste Preis liegt unter dem niedrigsten.');
});

test('a visitor sees only videos, sorts works by price, and finds both in the address', async ({ page }) => {
  await page.goto('/browse');
  const media = page.getByRole('navigation', { name: 'Medium' });
  const orders = page.getByRole('navigation', { name: 'Reihenfolge' });
  await expect(orders.getByRole('link', { name: 'Älteste' })).toHaveAttribute('aria-current', 'page');
  await media.getByRole('link', { name: 'Video' }).click();
  await expect(page).toHaveURL('/browse?medium=video');
  await expect(media.getByRole('link', { name: 'Video' })).toHaveAttribute('aria-current', 'page');
  await expect(works(page)).not.toHaveCount(0);
  await expect(works(page)).toHaveCount(await works(page).getByText('Video', { exact: true }).count());
  await media.getByRole('link', { name: 'Alle Medien' }).click();
  await orders.getByRole('link', { name: 'Preis absteigend' }).click();
  await expect(page).toHaveURL('/browse?order=dearest');
  await expect(works(page)).toHaveCount(12);
  const prices = (
    await works(page)
      .getByText(/^[\d.,]+\s€$/)
      .allTextContents()
  ).map((text) => Number(text.replaceAll('.', '').replace(',', '.').replace(/\s€/, '')));
  expect(prices).toHaveLength(12);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
});

test('a visitor searches from any page, finds works and people, and goes to a profile, if there is one', async ({
  page,
}) => {
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
  await expect(page.getByText('Zu Ihrer Suche haben wir keine Werke gefunden.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Profile' })).toHaveCount(0);
  await page.goBack();
  await expect(works(page)).toHaveCount(4);
  for (const path of ['/profile/gibt-es-nicht', '/customer']) {
    await page.goto(path);
    await expect(shell.heading, path).toHaveText('Dieses Profil gibt es nicht');
  }
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
  // The creator of a collection is not a removable filter.
  await main.getByText('Filter', { exact: true }).click();
  await expect(main.getByLabel('Preis ab', { exact: true })).toBeVisible();
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
  await expect(main.getByText('Zu Ihrer Suche haben wir keine Sammlungen gefunden.')).toBeVisible();
  await kinds.getByRole('link', { name: 'Profile' }).click();
  await expect(main.getByText('Zu Ihrer Suche haben wir keine Profile gefunden.')).toBeVisible();
  await kinds.getByRole('link', { name: 'Alles' }).click();
  await expect(page).toHaveURL('/search?phrase=gibtesnicht');
  await expect(main.getByText('Zu Ihrer Suche haben wir keine Werke gefunden.')).toBeVisible();
  await page.goto('/search?kind=collections');
  await expect(main.getByText('15 Sammlungen gefunden')).toBeVisible();
  await page.goto('/browse?collection=Gibt+es+nicht');
  await expect(main.getByText('Zu Ihrer Suche haben wir keine Werke gefunden.')).toBeVisible();
  // A collection that is found by name alone names no creator, and one of an unknown creator has no works.
  await page.goto('/browse?collection=Kreise');
  await expect(shell.heading).toHaveText('Sammlungen namens „Kreise“');
  await expect(works(page)).toHaveCount(5);
  await page.goto('/browse?collection=Kreise&creator=gibt-es-nicht');
  await expect(shell.heading).toHaveText('Sammlung „Kreise“');
  await expect(main.getByText('Zu Ihrer Suche haben wir keine Werke gefunden.')).toBeVisible();
  await page.goto('/products/RING-2');
  await main.getByRole('link', { name: 'Kreise' }).click();
  await expect(shell.heading).toHaveText('Sammlung „Kreise“ von plattenladen');
  await page.goto(`/customer?id=${ofCollection.get('creator')}`);
  await expect(shell.heading).toHaveText('plattenladen');
});

test('a phrase that is too long shows an error message, and can be cleared', async ({ page }) => {
  const main = page.getByRole('main');
  const sentence = main.getByText('Der Suchbegriff ist zu lang: Möglich sind höchstens 255 Zeichen.');
  for (const path of ['/search', '/browse', '/categories/art']) {
    await page.goto(`${path}?phrase=${'x'.repeat(256)}`);
    await expect(sentence).toBeVisible();
  }
  await main.getByRole('link', { name: 'Suche leeren' }).click();
  await expect(page).toHaveURL('/categories/art');
  await expect(works(page)).not.toHaveCount(0);
  await main.getByRole('searchbox').fill('x'.repeat(255));
  await main.getByRole('searchbox').press('x');
  await expect(main.getByRole('searchbox')).toHaveValue('x'.repeat(255));
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
  // A category shows the works of its subcategories, too: none is filed under art itself.
  await expect(works(page)).toHaveCount(12);
  await press('Geometrie');
  await expect(works(page)).toHaveCount(10);
  await press('Konkrete Kunst');
  await expect(works(page)).toHaveCount(5);
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

interface Failing {
  path: string;
  operation: string;
  heading: string;
  /** Part of the page that fails; the whole page if absent. */
  part?: { name: string; says: string; has: string };
}
const collections = { name: 'Sammlungen', says: 'Die Sammlungen konnten nicht geladen werden.', has: 'Kreise' };
const people = { name: 'Profile', says: 'Die Profile konnten nicht geladen werden.', has: 'mira-kessel' };
const FAILING: readonly Failing[] = [
  { path: '/search?phrase=ring', operation: 'Products', heading: 'Suche nach „ring“' },
  { path: '/categories/art', operation: 'Categories', heading: 'Kategorie' },
  { path: '/profile/mira-kessel', operation: 'Customer', heading: 'Profil' },
  { path: '/search?phrase=reis', operation: 'Collections', heading: 'Suche nach „reis“', part: collections },
  {
    path: '/search?phrase=reis&kind=collections',
    operation: 'Collections',
    heading: 'Suche nach „reis“',
    part: collections,
  },
  { path: '/search?phrase=mira&kind=people', operation: 'Customers', heading: 'Suche nach „mira“', part: people },
  { path: '/browse', operation: 'Products', heading: 'Galerie' },
];

test('a visitor whose page, or a part of it, cannot be loaded still sees its title, and tries again', async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/^422 /);
  const { heading } = new Shell(page);
  const again = { name: 'Noch einmal versuchen' };
  for (const { path, operation, heading: title, part } of FAILING)
    await test.step(path, async () => {
      // People are read twice: for the filter, and as results.
      const times = operation === 'Customers' ? 2 : 1;
      await shop.armFault({ path: `graphql/${operation}`, kind: 'status', status: 422, times });
      await page.goto(path);
      await expect(heading).toHaveText(title);
      if (part) {
        const region = page.getByRole('main').getByRole('region', { name: part.name });
        await expect(region.getByText(part.says)).toBeVisible();
        await region.getByRole('button', again).click();
        await expect(region.getByRole('link', { name: part.has }).first()).toBeVisible();
      } else {
        await page.getByRole('button', again).click();
        await expect(works(page)).not.toHaveCount(0);
      }
    });
  // The list requests its next page by itself as soon as its end is visible, and keeps the loaded works.
  await expect(works(page)).toHaveCount(12);
  await shop.armFault({ path: 'graphql/Products', kind: 'status', status: 422 });
  await page.getByRole('button', { name: 'Mehr laden' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Weitere Werke konnten nicht geladen werden.')).toBeVisible();
  await expect(works(page)).toHaveCount(12);
  await page.getByRole('button', again).click();
  await expect(works(page)).toHaveCount(24);
  await shop.armFault({ path: 'graphql/Product', kind: 'status', status: 422 });
  await page.goto('/products/RING-2');
  await expect(page.getByText('Dieses Werk konnte nicht geladen werden.')).toBeVisible();
  await page.getByRole('main').getByRole('button', again).click();
  await expect(heading).toHaveText('Echo');
});
