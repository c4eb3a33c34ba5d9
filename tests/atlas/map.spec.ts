import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { AtlasScreen } from '../support/screens/AtlasScreen.ts';

const REVIEW = 'investor /order-process/confirmation';
const DONE = 'investor /orders/$uuid/finish';
const addressOf = (params: Readonly<Record<string, string>>) => `#/map?${new URLSearchParams(params)}`;

test('a reviewer sees every screen on one map, and reads it as a table', async ({ page }) => {
  const atlas = new AtlasScreen(page);
  const map = page.getByRole('group', { name: 'Karte der Bildschirme' });
  const screens = map.getByRole('button');
  // At the second visit the server and the browser are warm; three seconds leave room for a busy machine.
  await atlas.open('#/map');
  await expect(screens).not.toHaveCount(0);
  const started = Date.now();
  await page.reload();
  await expect(screens).not.toHaveCount(0);
  expect(Date.now() - started, 'milliseconds until the whole map is there').toBeLessThan(3_000);
  await expectNoViolations(page, 'atlas, map');
  const rows = page.getByRole('table', { name: 'Alle Bildschirme' }).getByRole('rowheader').getByRole('link');
  expect(await rows.count()).toBe(await screens.count());

  await page.getByRole('combobox', { name: 'Wer' }).selectOption('Besucher');
  await expect(rows.filter({ hasText: 'Auszahlungen' })).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Anmelden' })).not.toHaveCount(0);
  await page.getByRole('combobox', { name: 'Wer' }).selectOption('alle');
  await page.getByRole('combobox', { name: 'Fehler' }).selectOption('lastTokens');
  await expect(rows.filter({ hasText: 'Zeichnung: Betrag' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Auszahlungen' })).toHaveCount(0);
});

test('a reviewer reads how one gets from a screen to another, and copies it as a test', async ({ page }) => {
  const atlas = new AtlasScreen(page);
  await atlas.open(addressOf({ from: REVIEW, to: DONE }));
  const ways = page.getByRole('region', { name: 'Wege', exact: true });
  await expect(ways.getByRole('listitem').last()).toContainText('order.placed („Zahlungspflichtig bestellen“)');
  await ways.getByText('Der Test als Text').click();
  await expect(ways.getByRole('group', { name: 'Der Test als Text' })).toContainText(
    "page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();",
  );
  await expectNoViolations(page, 'atlas, a way');
  await atlas.open(addressOf({ from: DONE, to: 'marketplace /created' }));
  await expect(page.getByText('Zwischen diesen Bildschirmen führt kein Weg.')).toBeVisible();
  await atlas.open(addressOf({ from: DONE, to: DONE }));
  await expect(page.getByText('Das ist derselbe Bildschirm.')).toBeVisible();
});

test('QA goes from a state to its screen on the map, by keyboard to another screen, and back to the chart', async ({
  page,
}) => {
  const atlas = new AtlasScreen(page);
  await atlas.open('#/order/chart?state=order.review.summary');
  await atlas.inspector.getByRole('link', { name: 'auf der Karte' }).click();
  const panel = page.getByRole('region', { name: 'Zeichnung: Prüfen' });
  await expect(panel.getByRole('link', { name: 'order.review.summary' })).toBeVisible();
  await expectNoViolations(page, 'atlas, a screen on the map');
  const screen = page.locator(`[data-screen="${REVIEW}"]`);
  await expect(screen).toHaveAttribute('aria-pressed', 'true');
  await screen.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(screen).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/#\/order\/chart\?state=order\.review\.summary$/);
  await atlas.inspector.getByRole('link', { name: 'auf der Karte' }).click();
  await panel.getByRole('link', { name: 'Schließen' }).click();
  await expect(panel).toHaveCount(0);
});
