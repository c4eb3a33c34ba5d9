import type { Locator, Page } from 'playwright/test';
import { pageSizes } from '#domain/constants/limits.ts';
import { layoutShiftOf } from '../support/layoutShift.ts';
import { expect, test } from '../support/market.ts';

const works = (page: Page) => page.getByRole('main').getByRole('article');

/** Returns the page's script heap in MB of 1,000,000 bytes and its number of nodes, after a garbage collection. */
async function held(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes') };
}

const topOf = async (heading: Locator) => Math.round((await heading.boundingBox())?.y ?? -1);

/**
 * Opens a work from its card, goes back, and expects the card at the same place of the screen. Returns its distance
 * from the screen's top. `again` finds the heading if the list holds other cards by then.
 */
async function openAndComeBack(page: Page, work: Locator, again = work): Promise<number> {
  await work.scrollIntoViewIfNeeded();
  await work.getByRole('link').hover();
  const before = await topOf(again);
  // Playwright's own click would scroll first.
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect.poll(() => topOf(again)).toBe(before);
  return before;
}

/*
 * Measured on 23 November 2026 in headless Chromium, two busy cores, 180 steps of 200 px at the beginning, in the
 * middle and at the end of 2,000 works: with every card rendered and `content-visibility` on each card, 44.5 MB, 79,600
 * nodes, 33 to 50 ms a frame (median), 2.4 s of layout; with `content-visibility` on each page of twelve, 44.6 MB,
 * 79,300 nodes, 33 ms, 0.5 s; with only the cards of the pages near the screen, 19 MB (10.7 MB of 48 works), 5,000
 * nodes, 17 ms, 0.45 s.
 */
test('2,000 works use little more memory than 48, and Back returns to the opened work', async ({ page, shop }) => {
  test.setTimeout(90_000);
  await shop.addItems(2000);
  await page.goto('/browse?limit=48');
  await expect(works(page)).toHaveCount(48);
  const few = await held(page);

  await page.goto('/browse?limit=1992');
  await expect(page.getByText('1.992 von 2.000 Werken', { exact: true })).toBeAttached();
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
  await page.getByRole('button', { name: 'Mehr laden' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('2.000 Werke', { exact: true })).toBeVisible();
  await expect(works(page).last()).toBeVisible();
  const many = await held(page);
  expect(many.nodes).toBeLessThan(2 * few.nodes);
  expect(many.heap).toBeLessThan(few.heap + 15);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  const work = works(page)
    .filter({ hasText: / (9|10)\d\d/ })
    .nth(12)
    .getByRole('heading');
  const name = (await work.textContent()) ?? '';
  await openAndComeBack(page, work, page.getByRole('heading', { level: 3, name, exact: true }));
});

test('Back and reloads keep the place in a search to the pixel, on a phone', async ({ page, shop }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await shop.addItems(200);
  // People and collections are above the works, and load later.
  await page.goto('/search?phrase=e&limit=48');
  await expect(works(page)).toHaveCount(48);
  const work = works(page).nth(39).getByRole('heading');
  const before = await openAndComeBack(page, work);
  for (const _ of ['once', 'twice']) {
    await page.reload();
    await expect.poll(() => topOf(work)).toBe(before);
  }
});

const widthsOf = (page: Page) =>
  works(page).evaluateAll((cards) => [...new Set(cards.map((card) => Math.round(card.getBoundingClientRect().width)))]);

test('a list that grows stays as wide as it was, and keeps the place of the keyboard', async ({ page, shop }) => {
  await shop.addItems(200);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/browse?limit=12');
    await expect(works(page)).toHaveCount(12);
    const widths = await widthsOf(page);
    expect(widths).toHaveLength(1);
    // Up to 96 works all cards are rendered; beyond that only those near the screen.
    for (const limit of [24, 120]) {
      await page.goto(`/browse?limit=${limit}`);
      await expect(page.getByText(`${limit} von 200 Werken`, { exact: true })).toBeAttached();
      for (const place of ['document.documentElement.scrollHeight', '0']) {
        await page.evaluate(`scrollTo(0, ${place})`);
        await expect.poll(() => widthsOf(page), `${limit} works, at ${place}`).toEqual(widths);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
  const first = works(page).first().getByRole('link').first();
  await first.focus();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(works(page).last()).toBeVisible();
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(works(page).first()).toBeInViewport();
});

test('space is reserved for content that loads while the visitor scrolls', async ({ page, shop }) => {
  await shop.addItems(100);
  await page.goto('/browse');
  const shifts: number[] = [];
  for (const shown of [12, 24, 36]) {
    const before = await layoutShiftOf(page);
    // The page may still be shorter than its cards will make it, so that one scroll does not reach the list's end.
    await expect(async () => {
      await page.mouse.wheel(0, 20_000);
      const next = `Werke ${shown + 1} bis ${shown + pageSizes.products}`;
      await expect(page.getByRole('list', { name: next, exact: true })).toBeAttached({ timeout: 2_000 });
    }).toPass();
    shifts.push((await layoutShiftOf(page)) - before);
  }
  // A page may shift no more than one that is opened. The median: a single late answer may show the list's end.
  expect(shifts.toSorted((one, other) => one - other)[1], shifts.join(', ')).toBeLessThanOrEqual(0.02);
});
