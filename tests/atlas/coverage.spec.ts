import { subject as session } from '#machines/app/session/testing/cases.ts';
import { walkedBy } from '#machines/testing/coverage.ts';
import { pathsOf } from '#machines/testing/paths.ts';
import { atlas } from '#sandbox/build.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { AtlasScreen } from '../support/screens/AtlasScreen.ts';
import { openShop, type Shop } from '../support/shop.ts';

/** Transition left out of the report, as if the tests of a refused code had failed. */
const LEFT = 'session.verifyingCode --xstate.error.actor.verifyCode [1 of 3]--> session.loggedOut';
const paths = pathsOf(session.machine, session.cases);

/** Starts a sandbox whose atlas reads this as coverage/machines.json. */
const shopWith = (coverage: unknown): Promise<Shop> =>
  openShop('investor', { atlas: { ...atlas(), coverage: () => JSON.stringify(coverage) } });

test('QA sees when each level of a machine ran, and in red what it left out', async ({ page, problems }) => {
  problems.expect(/^foreign request:/);
  const pure = walkedBy(session, { level: 'pure', paths, milliseconds: 1 });
  const transitions = pure.taken.transitions.filter((id) => id !== LEFT);
  expect(transitions).toHaveLength(pure.taken.transitions.length - 1);
  const rendered = walkedBy(session, { level: 'rendered', paths: paths.slice(0, 10), milliseconds: 1 });
  const shop = await shopWith({
    machines: {
      session: {
        pure: { ...pure, taken: { ...pure.taken, transitions }, ranAt: '2026-11-21T08:15:00Z' },
        rendered: { ...rendered, ranAt: '2026-11-20T17:40:00Z' },
      },
    },
  });
  try {
    await page.goto(`${shop.url}/atlas/`);
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'session', exact: true }) });
    await expect(row.locator('[data-label=Modell]')).toHaveText(/^\d\d\s%21\.11\.26, 09:15$/);
    await expect(row.locator('[data-label=Oberfläche]')).toHaveText(/^\d+\s%20\.11\.26, 18:40$/);

    await page.goto(`${shop.url}/atlas/#/session/paths`);
    const untaken = page.getByRole('region', { name: 'Nicht gegangene Übergänge: 1' });
    await expect(untaken.getByRole('listitem')).toHaveText(LEFT);
    const red = await untaken.evaluate((region) => getComputedStyle(region).borderTopColor);
    const untakenRow = page.locator('.chart-row[data-untaken]');
    await expect(untakenRow).toHaveCount(1);
    await expect(untakenRow.locator('.chart-hit')).toHaveCSS('fill', red);
    const line = page.locator('.chart-line[data-untaken]');
    await expect(line).toHaveCount(1);
    await expect(line.locator('.chart-way')).toHaveCSS('stroke', red);
    await expect(page.getByRole('list', { name: 'Zeichen' })).toContainText('nicht gegangen');
    await expectNoViolations(page, 'atlas, paths with a transition that was not taken');
    await untaken.getByRole('link').click();
    await expect(new AtlasScreen(page).inspector.getByRole('heading', { level: 2 })).toHaveText('verifyCode');
  } finally {
    await shop.close();
  }
});

test('QA reads that no test has run yet', async ({ page, problems }) => {
  problems.expect(/^foreign request:/);
  const shop = await shopWith(null);
  try {
    await page.goto(`${shop.url}/atlas/`);
    await expect(page.getByText('Die Tests sind hier noch nicht gelaufen: npm test')).toBeVisible();
    await expect(page.getByText('nicht gelaufen', { exact: true }).first()).toBeVisible();
    await expectNoViolations(page, 'atlas, overview without coverage');
    await page.goto(`${shop.url}/atlas/#/session/paths`);
    await expect(page.getByText('noch nicht gelaufen').first()).toBeVisible();
    await expect(page.getByRole('region', { name: /^Nicht gegangene/ })).toBeHidden();
  } finally {
    await shop.close();
  }
});
