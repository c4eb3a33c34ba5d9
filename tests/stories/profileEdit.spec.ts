import type { Page } from 'playwright/test';
import { png } from '../support/creating.ts';
import { expect, test } from '../support/market.ts';

/** Returns a picture with bytes of its own: the shop identifies a file by its digest. */
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([png, Buffer.from(name)]),
});

const mainOf = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => mainOf(page).getByRole('region', { name, exact: true });
const choose = (page: Page, name: string, ...files: string[]) =>
  part(page, name).locator('input[type=file]').setInputFiles(files.map(picture));
const there = (page: Page, name: string) => mainOf(page).getByRole('button', { name: `Entfernen: ${name}` });
const save = (page: Page) => mainOf(page).getByRole('button', { name: 'Speichern' }).click();
const saved = (page: Page) => expect(mainOf(page).getByText('Ihre Änderungen sind gespeichert.')).toBeVisible();

test('a customer gives their profile a name, a text and pictures, and every visitor sees them', async ({
  page,
  shop,
  context,
  browser,
}) => {
  await shop.loginAs(context, 'julia');
  await page.goto('/edit-profile');
  await expect(mainOf(page).getByText('Noch sieht niemand Ihr Profil')).toBeVisible();
  await mainOf(page).getByLabel('Profilname').fill('Юлия 木');
  await mainOf(page).getByLabel('Über mich').fill('<script>document.title = "!"</script>\nSammelt Küsten.');
  await choose(page, 'Profilbild', 'Erstes.png');
  await expect(there(page, 'Erstes.png')).toBeVisible();
  // The profile has a single picture: the next replaces it.
  await choose(page, 'Profilbild', 'Ich.png');
  await expect(there(page, 'Ich.png')).toBeVisible();
  await expect(there(page, 'Erstes.png')).toHaveCount(0);
  await choose(page, 'Banner', 'Meer.png');
  await choose(page, 'Galerie', 'Eins.png', 'Zwei.png');
  for (const name of ['Meer.png', 'Eins.png', 'Zwei.png']) await expect(there(page, name)).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(mainOf(page).getByLabel('Profilname')).toHaveValue('Юлия 木');
  await expect(there(page, 'Zwei.png')).toBeVisible();
  await there(page, 'Eins.png').click();
  await save(page);
  await saved(page);
  const visitor = await browser.newPage();
  await visitor.goto(`${shop.url}/profile/${encodeURIComponent('Юлия 木')}`);
  await expect(mainOf(visitor).getByRole('heading', { level: 1 })).toHaveText('Юлия 木');
  await expect(mainOf(visitor)).toContainText('<script>document.title = "!"</script>');
  await expect(mainOf(visitor).getByRole('img', { name: /^Bild/ })).toHaveCount(1);
  await visitor.close();
  await mainOf(page).getByRole('link', { name: 'Ihrer Profilseite' }).click();
  await mainOf(page).getByRole('link', { name: 'Profil bearbeiten' }).click();
  await expect(mainOf(page).getByLabel('Profilname')).toHaveValue('Юлия 木');
});

test('a name that another customer has is refused at its field, and the typed values are kept', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 PUT /);
  await shop.loginAs(context, 'julia');
  await page.goto('/edit-profile');
  await mainOf(page).getByLabel('Profilname').fill('mira-kessel');
  await mainOf(page).getByLabel('Über mich').fill('Sammelt.');
  await save(page);
  await expect(mainOf(page).getByLabel('Profilname')).toHaveAccessibleDescription(/gibt es schon/);
  await expect(mainOf(page).getByLabel('Über mich')).toHaveValue('Sammelt.');
  await mainOf(page).getByLabel('Profilname').fill('julia');
  await save(page);
  await saved(page);
  await mainOf(page).getByLabel('Über mich').fill('Sammelt Küsten.');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /zur Startseite/ })
    .click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button').first().click();
  await expect(mainOf(page).getByLabel('Über mich')).toHaveValue('Sammelt Küsten.');
});

test('a film is rejected as a picture of a profile', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'julia');
  await page.goto('/edit-profile');
  const buffer = Buffer.from('\0\0\0\x18ftypisom');
  await part(page, 'Galerie')
    .locator('input[type=file]')
    .setInputFiles({ name: 'Film.mp4', mimeType: 'video/mp4', buffer });
  await expect(part(page, 'Galerie').getByRole('alert')).toContainText('Dateien dieser Art');
});

test('a rejected file leaves its place to another', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'julia');
  await page.goto('/edit-profile');
  const portrait = part(page, 'Profilbild');
  const chooser = portrait.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'Ich.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(portrait.getByRole('alert')).toContainText('Dateien dieser Art');
  await expect(portrait.getByText('Mehr Dateien sind nicht möglich.')).toHaveCount(0);
  await chooser.setInputFiles({ name: 'Ich.png', mimeType: 'image/png', buffer: png });
  await expect(portrait.getByRole('button', { name: 'Entfernen: Ich.png' })).toBeVisible();
  await expect(portrait.getByRole('alert')).toHaveCount(0);
  await save(page);
  await saved(page);
});

test('a customer subscribes to the newsletter and unsubscribes with one press, also after a failure', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^failed PUT /);
  await shop.loginAs(context, 'julia');
  await page.goto('/notifications-settings');
  const newsletter = mainOf(page).getByRole('switch');
  const before = await newsletter.isChecked();
  await shop.armFault({ method: 'PUT', path: 'customers/*', kind: 'cutBefore', times: 40 });
  await newsletter.press('Space');
  await expect(mainOf(page).getByRole('alert')).toContainText('Keine Verbindung');
  await shop.disarmFaults();
  await newsletter.press('Space');
  await expect(mainOf(page).getByText(/^Gespeichert: Sie/)).toBeVisible();
  await page.reload();
  await expect(newsletter).toBeChecked({ checked: !before });
});

test.describe('on a small phone, in English', () => {
  test.use({ language: 'en', viewport: { width: 320, height: 640 } });

  test('a customer changes their profile', async ({ page, shop, context }) => {
    await shop.loginAs(context, 'professional');
    for (const path of ['/notifications-settings', '/edit-profile']) {
      await page.goto(path);
      await expect(mainOf(page).locator('[aria-busy=true]')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
    await mainOf(page).getByLabel('About me').fill('Lays floors.');
    await mainOf(page).getByRole('button', { name: 'Save' }).click();
    await expect(mainOf(page).getByText('Your changes are saved.')).toBeVisible();
  });
});
