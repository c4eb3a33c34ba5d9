import { bondOf } from '#sandbox/content/bonds.ts';
import { personaOf } from '#sandbox/personas.ts';
import { EXAMPLE } from '../../src/workbench/atlas/places.ts';
import { expect, test } from '../support/fixtures.ts';
import { AtlasScreen } from '../support/screens/AtlasScreen.ts';
import { HomeScreen } from '../support/screens/HomeScreen.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { OrderScreen } from '../support/screens/OrderScreen.ts';

test('QA goes from a state of the order to its screen in the running app', async ({ page, context }) => {
  const bond = bondOf(EXAMPLE.product);
  expect(bond).toMatchObject({ allowToBuy: true, professionalOnly: false, whitelisting: false, hasVariant: true });
  const login = new LoginScreen(page);
  await login.open();
  await login.logIn(personaOf('cleared'));
  await expect(new HomeScreen(page).rows.first()).toBeVisible();
  const atlas = new AtlasScreen(page);
  await atlas.open('#/order/chart?state=order.amount.editing');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    atlas.inspector.getByRole('link', { name: /order-process\/token/ }).click(),
  ]);
  const order = new OrderScreen(opened);
  await expect(order.quantity).toHaveValue(EXAMPLE.quantity.toLocaleString('de-DE'));
  await expect(order.confirmQuantity).toBeEnabled();
  await order.confirmQuantity.click();
  await expect(opened.getByRole('alert')).toHaveCount(0);
  await expect(order.summary).toContainText(bond.name.de);

  await atlas.open('#/order/chart?state=order.finished');
  const finish = atlas.inspector.getByRole('link', { name: /orders\/finish \(zu erreichen über \/account\/orders\)/ });
  await expect(finish).toHaveAttribute('href', '/account/orders');
});

test('QA prints a chart: the whole of it on one page, light, and nothing but it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const atlas = new AtlasScreen(page);
  await atlas.open('#/order/chart');
  await expect(page.locator('.chart-picture[data-ready]')).toBeVisible();
  await expect(page.getByRole('toolbar')).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  for (const landscape of [false, true]) {
    const file = await page.pdf({ format: 'A4', landscape });
    expect(file.toString('latin1').match(/\/Type \/Page\b/g), landscape ? 'landscape' : 'portrait').toHaveLength(1);
  }
});
