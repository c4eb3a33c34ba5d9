import { ACCOUNT, AHORN, BUCHE, install } from '../support/extensions.ts';
import { expect, test } from '../support/market.ts';
import { Shell } from '../support/screens/Shell.ts';

test('a visitor of the marketplace sees the latest items without an account, and no securities beside the login', async ({
  page,
}) => {
  const shell = new Shell(page);
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(shell.heading).toHaveText('Digitale Sammelstücke');
  await expect(page.getByRole('region', { name: 'Neu im Angebot' }).getByRole('article')).toHaveCount(8);
  await expect(shell.header.getByRole('link', { name: 'Parkett Galerie, zur Startseite' })).toBeVisible();
  await expect(shell.place('Zeichnungen')).toHaveCount(0);
  await page.goto('/invoices');
  await expect(page).toHaveURL('/login?redirectPath=%2Finvoices');
  const beside = page.getByRole('complementary');
  await expect(beside.getByText('Digitale Sammelstücke')).toBeVisible();
  await expect(beside.getByText(/Wertpapiere/).filter({ visible: true })).toHaveCount(0);
});

test('a collector whose session ends while she browses stays on the page', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'julia');
  const shell = new Shell(page);
  await page.goto('/');
  await expect(shell.menuButton).toHaveAccessibleName(/^Konto von/);
  await page.evaluate(() => {
    localStorage.removeItem('parkett.session');
    new BroadcastChannel('parkett').postMessage({ type: 'logout', reason: 'sessionEnded' });
  });
  await expect(shell.menuButton).toHaveAccessibleName('Menü');
  await expect(page).toHaveURL('/');
  await expect(shell.heading).toHaveText('Digitale Sammelstücke');
});

test('a visitor of the home page sees labelled examples, what the marketplace is about, and its creators', async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/^422 /);
  await shop.armFault({ path: 'graphql/Customers', kind: 'status', status: 422 });
  await page.goto('/');
  const auctions = page.getByRole('region', { name: 'Auktionen' });
  await expect(auctions.getByRole('listitem')).toHaveCount(4);
  await expect(auctions.getByText(/^Eine Demonstration: /)).toHaveCount(1);
  await expect(auctions.getByRole('link')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Über den Marktplatz' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  const people = page.getByRole('region', { name: 'Künstlerinnen und Künstler' });
  await expect(people.getByRole('listitem')).toHaveCount(8);
  await people.getByRole('link', { name: 'mira-kessel' }).click();
  await expect(page).toHaveURL('/profile/mira-kessel');
  await page.goBack();
  await page.getByRole('link', { name: 'Werke entdecken' }).click();
  await expect(new Shell(page).heading).toHaveText('Galerie');
});

/** Requirement 2.46, of the header. */
test('a creator finds all her pages in the menu, and her favourites in the header', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'professional');
  const shell = new Shell(page);
  await page.goto('/');
  for (const [place, path, heading] of [
    ['Galerie', '/browse', 'Galerie'],
    ['Favoriten', '/favourites', 'Favoriten'],
    ['Meine Sammlung', '/my-collection', 'Meine Sammlung'],
  ] as const) {
    const link = shell.header.getByRole('link', { name: place, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(shell.heading).toHaveText(heading);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await expect(shell.header.getByRole('link', { name: 'Erstellen', exact: true })).toHaveAttribute(
    'href',
    '/create-content',
  );
  await page.setViewportSize({ width: 1280, height: 720 });
  await shell.menuButton.click();
  await expect(shell.logout).toBeInViewport({ ratio: 1 });
  const menu = page.getByRole('navigation', { name: 'Konto', exact: true });
  await expect(menu.getByRole('link', { name: 'Passwort ändern' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Werk erstellen' })).toHaveAttribute('href', '/create-content');
  await expect(menu.getByRole('link', { name: 'Meine Werke' })).toHaveAttribute('href', '/created');
  await expect(menu.getByRole('link', { name: 'Benachrichtigungen' })).toHaveAttribute(
    'href',
    '/notifications-settings',
  );
  await menu.getByRole('link', { name: 'Mein Profil' }).click();
  await expect(page).toHaveURL('/profile/thomas-brandt');
  await shell.logOut();
  await expect(page).toHaveURL('/');
  await expect(shell.header.getByRole('link', { name: 'Favoriten', exact: true })).toHaveCount(0);
  await shell.header.getByRole('link', { name: 'Galerie', exact: true }).click();
  await expect(page).toHaveURL('/browse');
});

/** Requirement 2.46, of the tab bar. */
test('on a phone the navigation of the marketplace is within the thumb’s reach', async ({ page, shop, context }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await shop.loginAs(context, 'julia');
  const shell = new Shell(page);
  await page.goto('/categories/art');
  const tabs = page.getByRole('navigation', { name: 'Hauptbereiche' });
  await expect(tabs.getByRole('link', { name: 'Galerie' })).toHaveAttribute('aria-current', 'true');
  await tabs.getByRole('link', { name: 'Favoriten' }).click();
  await expect(shell.heading).toHaveText('Favoriten');
  await tabs.getByRole('link', { name: 'Suche' }).click();
  await expect(page).toHaveURL('/search');
  await tabs.getByRole('link', { name: 'Erstellen' }).click();
  await expect(shell.heading).toHaveText('Wohin gehört Ihr Werk?');
  await page.goBack();
  await tabs.getByRole('button', { name: 'Konto' }).click();
  await expect(shell.logout).toBeInViewport({ ratio: 1 });
  await page
    .getByRole('navigation', { name: 'Konto', exact: true })
    .getByRole('link', { name: 'Meine Sammlung' })
    .click();
  await expect(shell.heading).toHaveText('Meine Sammlung');
});

test('a collector connects one of her wallets, and it stays connected while she browses', async ({
  page,
  shop,
  context,
}) => {
  await install(page, { info: AHORN }, { info: BUCHE });
  await shop.loginAs(context, 'julia');
  await page.goto('/browse');
  const { header } = new Shell(page);
  await header.getByRole('button', { name: 'Wallet verbinden' }).click();
  await header.getByRole('button', { name: 'Buche' }).click();
  await page.getByTitle(ACCOUNT).click();
  await expect(page.getByText('Buche', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await header.getByRole('link', { name: 'Parkett Galerie, zur Startseite' }).click();
  await expect(new Shell(page).heading).toHaveText('Digitale Sammelstücke');
  await expect(page.getByTitle(ACCOUNT)).toBeVisible();
});
