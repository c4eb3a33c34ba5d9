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

/** Requirement 2.40. */
test('a customer gives their profile a name that is free, a text and pictures, and every visitor sees them', async ({
  page,
  shop,
  context,
  browser,
  problems,
}) => {
  problems.expect(/^422 PUT /);
  await shop.loginAs(context, 'julia');
  await page.goto('/edit-profile');
  await expect(mainOf(page).getByText('Ihr Profil ist noch nicht sichtbar')).toBeVisible();
  await expect(mainOf(page).getByText(/Wir veröffentlichen Dateien unverändert/)).toHaveCount(1);
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
  // Another customer has this name.
  await mainOf(page).getByLabel('Profilname').fill('mira-kessel');
  await save(page);
  await expect(mainOf(page).getByLabel('Profilname')).toHaveAccessibleDescription(/gibt es schon/);
  await expect(mainOf(page).getByLabel('Über mich')).toHaveValue(/Sammelt Küsten/);
  await mainOf(page).getByLabel('Profilname').fill('Юлия 木');
  await save(page);
  await saved(page);
  const visitor = await browser.newPage();
  await visitor.goto(`${shop.url}/profile/${encodeURIComponent('Юлия 木')}`);
  await expect(mainOf(visitor).getByRole('heading', { level: 1 })).toHaveText('Юлия 木');
  await expect(mainOf(visitor)).toContainText('<script>document.title = "!"</script>');
  await mainOf(visitor).getByRole('link', { name: 'Bilder', exact: true }).click();
  await expect(mainOf(visitor).getByRole('img', { name: /^Bild/ })).toHaveCount(1);
  await visitor.close();
  await mainOf(page).getByRole('link', { name: 'Ihrer Profilseite' }).click();
  await mainOf(page).getByRole('link', { name: 'Profil bearbeiten' }).click();
  await expect(mainOf(page).getByLabel('Profilname')).toHaveValue('Юлия 木');
  await mainOf(page).getByLabel('Über mich').fill('Sammelt Berge.');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /zur Startseite/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(mainOf(page).getByLabel('Über mich')).toHaveValue('Sammelt Berge.');
});
