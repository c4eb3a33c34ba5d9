import { readFileSync } from 'node:fs';
import { expectNoSidewaysScrolling, expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { AtlasScreen } from '../support/screens/AtlasScreen.ts';
import { machineNames } from '../tools/machines/folders.ts';

test('QA sees every machine and finds what they look for across all of them', async ({ page }) => {
  const atlas = new AtlasScreen(page);
  await atlas.open();
  await expect(atlas.machines).toHaveText(machineNames());
  await expectNoViolations(page, 'atlas, overview');
  await page.keyboard.press('/');
  await expect(atlas.search).toBeFocused();
  await page.keyboard.type('isUnauthorized');
  await expect(page).toHaveURL(/q=isUnauthorized/);
  await page.getByRole('link', { name: /verifyingCode → session\.loggedOut/ }).click();
  await expect(atlas.inspector.getByRole('heading', { name: 'verifyCode' })).toBeVisible();
  await expect(atlas.inspector).toContainText('isUnauthorized');
  await expectNoViolations(page, 'atlas, a transition on the chart');
});

test('QA walks a chart with the keyboard', async ({ page }) => {
  const atlas = new AtlasScreen(page);
  await atlas.open('#/session/chart');
  const chart = atlas.chartOf('session');
  await chart.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-state'));
  const first = await focused();
  expect(first).toMatch(/^session/);
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).not.toBe(first);
  const walked = (await focused()) ?? '';
  const scale = page.locator('.chart-scale');
  const before = await scale.textContent();
  await page.keyboard.press('-');
  await expect(scale).not.toHaveText(before ?? '');
  await page.keyboard.press('Enter');
  await expect(atlas.inspector.getByRole('heading', { level: 2 })).toHaveText(walked);
  // The focus moves to the selected state’s description; Escape returns it.
  await expect(atlas.inspector).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(atlas.inspector).toBeHidden();
  await expect(atlas.state(walked)).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('refreshToken');
  await expect(page.getByText(/\d+ Treffer/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(atlas.inspector.getByRole('heading', { level: 2 })).toHaveText('session.loggedIn.refreshing');
  await expect(atlas.state('session.loggedIn.refreshing')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(atlas.inspector.getByRole('heading', { level: 2 })).toHaveText('refreshToken');
});

test('QA reads that an address names no machine', async ({ page }) => {
  await new AtlasScreen(page).open('#/toaster');
  await expect(page.getByText('Diese Maschine gibt es nicht.')).toBeVisible();
  await expectNoViolations(page, 'atlas, unknown machine');
  await page.getByRole('link', { name: 'Zur Übersicht', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Maschinen' })).toBeVisible();
});

test('every machine opens within a second, its letters large enough to read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const atlas = new AtlasScreen(page);
  await atlas.open();
  await expect(atlas.machines.first()).toBeVisible();
  for (const name of machineNames()) {
    const took = await page.evaluate(async (machine) => {
      const started = performance.now();
      location.hash = `#/${machine}/chart`;
      const picture = `[role="group"][aria-label$=" ${machine}"] .chart-picture[data-ready]`;
      while (!document.querySelector(picture)) await new Promise(requestAnimationFrame);
      return performance.now() - started;
    }, name);
    expect(took, `${name}, milliseconds`).toBeLessThan(1000);
    const size = await page.locator('.chart-content').evaluate((content) => {
      const scale = content instanceof SVGGraphicsElement ? (content.getCTM()?.a ?? 0) : 0;
      return Math.min(
        ...[...content.querySelectorAll('text')].map((text) => scale * Number(text.getAttribute('font-size'))),
      );
    });
    expect(size, `${name}, size of its smallest letters in pixels`).toBeGreaterThanOrEqual(11);
  }
});

test('QA takes a chart home as a file that needs nothing else', async ({ page }) => {
  const atlas = new AtlasScreen(page);
  await atlas.open('#/confirmation/chart');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'SVG', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('confirmation.svg');
  const svg = readFileSync(await download.path(), 'utf8');
  expect(svg).toContain('confirmation.requested');
  expect(svg).toContain('data:font/woff2');
  expect(svg).not.toMatch(/var\(--|class="|href="http/);
});

test('QA reads a machine as a table', async ({ page }) => {
  const atlas = new AtlasScreen(page);
  await atlas.open('#/session/table');
  const rows = page.getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(20);
  const all = await rows.count();
  await expectNoViolations(page, 'atlas, table');
  await atlas.search.fill('codeRequired');
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await page
    .getByRole('row', { name: /codeRequired/ })
    .getByRole('link', { name: 'codeRequired' })
    .first()
    .click();
  await expect(atlas.inspector.getByRole('heading', { level: 2 })).toHaveText('session.codeRequired');
  await expect(atlas.inspector.getByRole('link', { name: /login\/2fa/ })).toHaveAttribute('href', '/login');
});

test('the atlas speaks English, and fits on a phone', async ({ page }) => {
  const atlas = new AtlasScreen(page);
  await page.setViewportSize({ width: 375, height: 740 });
  await atlas.open('#/payment/chart');
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: 'Table', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Machines' })).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test('QA sees the whole of the largest machine, its states by name, and gives it the whole screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const atlas = new AtlasScreen(page);
  await atlas.open('#/order/chart');
  const names = page.locator('.chart-names text');
  await expect(atlas.chartOf('order').locator('.chart-picture[data-ready]')).toBeVisible();
  await expect(names).toHaveCount(0);
  await page.getByRole('button', { name: 'Ganz', exact: true }).click();
  for (const name of ['amount', 'declarations', 'address', 'payment', 'review'])
    await expect(names.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Vollbild' }).click();
  await expect(page.getByRole('button', { name: 'Vollbild' })).toHaveAttribute('aria-pressed', 'true');
  const height = () => page.locator('.chart-page').evaluate((chart) => chart.clientHeight);
  expect(await height()).toBe(900);
  await page.getByRole('button', { name: 'Vollbild' }).click();
  await expect.poll(height).toBeLessThan(800);
});
