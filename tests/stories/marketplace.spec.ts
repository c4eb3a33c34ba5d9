import { expect, test } from '../support/market.ts';
import { Shell } from '../support/screens/Shell.ts';

test('a visitor of the marketplace sees the latest items without an account', async ({ page }) => {
  const shell = new Shell(page);
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(shell.heading).toHaveText('Digitale Sammelstücke');
  await expect(page.getByRole('region', { name: 'Neu im Angebot' }).getByRole('article')).toHaveCount(8);
  await expect(shell.header.getByRole('link', { name: 'Parkett Galerie, zur Startseite' })).toBeVisible();
  await expect(shell.place('Zeichnungen')).toHaveCount(0);
  await page.goto('/invoices');
  await expect(page).toHaveURL('/login?redirectPath=%2Finvoices');
});

test('a collector whose session ends while she looks around stays where she is', async ({ page, shop, context }) => {
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
