import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { AtlasScreen } from '../support/screens/AtlasScreen.ts';

test('QA reads all texts of the app in both languages, and finds one by its English word', async ({ page }) => {
  const atlas = new AtlasScreen(page);
  await atlas.open('#/texts');
  const rows = page.getByRole('row');
  await expect(rows.nth(1_000)).toBeAttached();
  await atlas.search.fill('Subscribe for a fee');
  await expect(page.getByText('Kein Text enthält diese Wörter')).toBeVisible();
  await atlas.search.fill('incorrect two-factor');
  await expect(page.getByRole('row', { name: 'Incorrect Two-Factor Authentication code.' })).toHaveCount(1);
  await expectNoViolations(page, 'atlas, texts');
});
