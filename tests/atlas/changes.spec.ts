import { Hono } from 'hono';
import { subject as session } from '#machines/app/session/testing/cases.ts';
import { graphOf } from '#machines/testing/graph.ts';
import type { Changes } from '../../src/workbench/atlas/changes/changes.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { AtlasScreen } from '../support/screens/AtlasScreen.ts';
import { openShop } from '../support/shop.ts';
import { compareGraphs } from '../tools/changes/graphChanges.ts';

const graph = graphOf(session.machine);
const { edges } = graph;
const added = edges.at(-1)?.id ?? '';
const removed = edges.at(-2)?.id ?? '';
/** The session as if one transition were new and another removed. */
const compared = compareGraphs(
  { ...graph, edges: edges.filter(({ id }) => id !== added) },
  { ...graph, edges: edges.filter(({ id }) => id !== removed) },
);

const CHANGES: Changes = {
  from: { hash: '0123456789abcdef', subject: 'Begin', day: '2026-11-29' },
  to: { hash: 'fedcba9876543210', subject: 'Go on', day: '2026-11-30' },
  machines: [
    {
      name: 'session',
      change: 'changed',
      ...compared,
      // Computed in the page.
      placement: {
        width: 0,
        height: 0,
        boxes: { none: { x: 0, y: 0, width: 0, height: 0 } },
        initials: [],
        lines: {},
        stubs: [],
      },
      sentences: [{ state: 'session.loggedOut', removed: ['it ends'], added: ['it waits'] }],
      isBehaviour: true,
      isPromised: false,
    },
  ],
  rules: [
    {
      kind: 'guard',
      name: 'isFresh',
      path: 'machines/app/session/setup.ts',
      change: 'changed',
      before: 'a < 1',
      after: 'a < 2',
    },
  ],
  texts: [
    { files: ['src/a.tsx'], before: { german: 'Alt', english: 'Old' }, after: { german: 'Neu', english: 'New' } },
  ],
  requirements: [{ number: '4.12', before: 'Was.', after: 'Is.', by: ['session.loggedOut'] }],
  pictures: null,
  sizes: [{ name: 'CSS', before: 1200, after: 1100 }],
};

test('QA sees what differs from an earlier version: on the chart, in words and in figures', async ({
  page,
  problems,
}) => {
  problems.expect(/^foreign request:/);
  const shop = await openShop('investor', {
    front: (site) => new Hono().get('/atlas/changes/changes.json', (context) => context.json(CHANGES)).route('/', site),
  });
  try {
    await page.goto(`${shop.url}/atlas/#/changes`);
    await expect(page.getByText('Von 01234567 „Begin“ (2026-11-29) bis fedcba98 „Go on“ (2026-11-30)')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'session' })).toContainText('Verhalten ohne Test geändert');
    const parts = page.getByRole('list', { name: 'Zustände und Übergänge' }).getByRole('listitem');
    await expect(parts).toHaveText([`neu ${added}`, `entfernt ${removed}`]);
    await expect(page.locator('.chart-row[data-change=added]')).toHaveCount(1);
    await expect(page.locator('.chart-row[data-change=removed]')).toHaveCount(1);
    await expect(page.getByRole('list', { name: 'Zeichen' })).toContainText('entfernt');
    await page.getByText('Sätze zu 1 Zustand').click();
    await expect(page.getByRole('deletion').filter({ hasText: 'it ends' })).toBeVisible();
    await expect(page.getByRole('insertion').filter({ hasText: 'it waits' })).toBeVisible();
    await page.getByText('isFresh').click();
    await expect(page.getByText('a < 2')).toBeVisible();
    await expect(page.getByText('CSS: 1.200 → 1.100 (-100)')).toBeVisible();
    await expect(page.getByText('npm run atlas -- --since COMMIT --pictures')).toBeVisible();
    await expectNoViolations(page, 'atlas, changes');
    await page.getByRole('link', { name: '4.12', exact: true }).click();
    await expect(page).toHaveURL(/#\/requirements\/4\.12$/);
  } finally {
    await shop.close();
  }
});

test('QA reads how to compare with an earlier version', async ({ page }) => {
  const atlas = new AtlasScreen(page);
  await atlas.open('#/changes');
  await expect(page.getByText('npm run atlas -- --since COMMIT')).toBeVisible();
  await expectNoViolations(page, 'atlas, no changes');
});
