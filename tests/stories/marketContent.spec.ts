import { expect, test } from '../support/market.ts';
import { isTitleOf } from '../support/titles.ts';

/** Pages of the marketplace that are somebody's own; where what they read fails, what their heading says. */
const OWN: Readonly<Record<string, RegExp>> = {
  '/created': /^Meine Werke$/,
  '/edit-product/PARKETT-1': /^Werk bearbeiten$/,
  '/edit-product/PARKETT-1/metadata': /^Eigenschaften bearbeiten$/,
  '/edit-profile': /^Profil bearbeiten$/,
  '/notifications-settings': /^Benachrichtigungen$/,
  '/favourites': /^Favoriten$/,
  '/my-collection': /^Meine Sammlung$/,
  '/preparation-process/prepare-collection': /^Wohin gehört Ihr Werk\?$/,
};

for (const path of [...Object.keys(OWN), '/create-content', '/create-content-form'])
  test(`a visitor of the marketplace is asked to log in before ${path}`, async ({ page }) => {
    await page.goto(path);
    // Whichever address leads to the preparation.
    await expect(page).toHaveURL(/\/login\?redirectPath=%2F/);
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  });

test('a creator whose pages cannot be loaded is told where they are, and tries again once', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 /);
  await shop.loginAs(context, 'professional');
  await shop.armFault({ path: '**', kind: 'status', status: 422, times: 500 });
  const main = page.getByRole('main');
  for (const [path, heading] of Object.entries(OWN)) {
    await page.goto(path);
    await expect(main.getByRole('alert'), path).toHaveCount(1);
    await expect(page.locator('h1'), path).toHaveText(heading);
    await expect(main.getByRole('button', { name: 'Noch einmal versuchen' }), path).toHaveCount(1);
    const [title = ''] = (await page.title()).split(' · ');
    expect(isTitleOf(title, (await page.locator('h1').textContent()) ?? ''), `${path}: ${title}`).toBe(true);
  }
  await shop.disarmFaults();
  await page.goto('/created');
  await expect(main.getByRole('listitem')).toHaveCount(5);
});
