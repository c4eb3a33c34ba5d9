import { readFile } from 'node:fs/promises';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { AtlasScreen } from '../support/screens/AtlasScreen.ts';

test('an auditor sees what keeps each requirement, and saves the table', async ({ page }) => {
  const atlas = new AtlasScreen(page);
  await atlas.open('#/requirements');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await expectNoViolations(page, 'atlas, requirements');
  const all = page.getByRole('link', { name: /^Alle \(\d+\)$/ });
  await expect(all).toHaveAttribute('aria-current', 'true');
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV speichern' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(Number(count) + 1);

  await atlas.search.fill('nothing says this');
  await expect(page.getByText('Keine Anforderung passt dazu.')).toBeVisible();
});

test('QA goes from a state to its requirement, and back', async ({ page }) => {
  const atlas = new AtlasScreen(page);
  await atlas.open('#/session/chart?state=session.loginBarred');
  await page
    .getByRole('link', { name: /^requirement \d/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/requirements\/\d+\.\d+$/);
  await expectNoViolations(page, 'atlas, a requirement');
  await page.getByRole('link', { name: 'session.loginBarred' }).click();
  await expect(page).toHaveURL(/#\/session\/chart\?state=session\.loginBarred$/);
});
