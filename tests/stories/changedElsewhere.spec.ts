import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

// Continuing follows the shop's data, not the page's.

const main = (page: Page) => page.getByRole('main');
const wayOn = (page: Page) => main(page).getByRole('button', { name: 'Weiter', exact: true });
const removeOf = (page: Page, name: string) =>
  main(page).getByRole('button', { name: `Entfernen ${name}`, exact: true });

test('a company that changes its people is checked again, and continues with the steps that another tab left open', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'company');
  const checked = main(page)
    .getByRole('status')
    .filter({ hasText: 'Wenn Sie etwas ändern, prüfen wir Ihre Angaben erneut.' });
  await page.goto('/account');
  await expect(main(page).getByRole('region', { name: 'Anlegerstatus' })).toContainText('Sie können zeichnen');
  for (const path of ['pep', 'representatives', 'ubo']) {
    await page.goto(`/self-disclosure/${path}`);
    await expect(checked).toBeVisible();
  }
  const other = await context.newPage();
  await page.goto('/self-disclosure/ubo-documents');
  await expect(main(page).getByRole('heading', { name: '4 von 4 liegen vor' })).toBeVisible();
  await other.goto('/self-disclosure/ubo-documents');
  await other.getByRole('button', { name: 'Entfernen: Gesellschafterliste.pdf' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Dokument entfernen' }).click();
  await expect(main(other).getByRole('heading', { name: '3 von 4 liegen vor' })).toBeVisible();
  await wayOn(page).click();
  await expect(main(page).getByRole('heading', { name: '3 von 4 liegen vor' })).toBeVisible();
  await expect(page).toHaveURL('/self-disclosure/ubo-documents');

  await page.goto('/self-disclosure/ubo');
  await expect(removeOf(page, 'Henrike Petersen')).toBeVisible();
  await other.goto('/self-disclosure/ubo');
  for (const owner of ['Matthias Petersen', 'Henrike Petersen']) {
    await removeOf(other, owner).click();
    await expect(removeOf(other, owner)).toHaveCount(0);
  }
  await wayOn(page).click();
  await expect(main(page).getByText(/^Bevor es weitergeht, fehlt noch/)).toBeVisible();
  await expect(page).toHaveURL('/self-disclosure/ubo');
  await expect(wayOn(page)).toHaveCount(0);
  await page.goto('/self-disclosure/representatives');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(checked).toHaveCount(0);
});
