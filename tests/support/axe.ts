import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { STANDARD } from './standard.ts';

/**
 * Expects that axe finds nothing on the current screen, in light and in dark. WCAG 2.2 AA and axe's best practices.
 * @param name The name of the screen state in the report: „login, wrong password".
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`axe: ${name}, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
      const said = violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help}\n  ${node.target.join(' ')}\n  ${node.failureSummary ?? ''}`),
      );
      expect(said, `${name}, ${colorScheme}`).toEqual([]);
    });
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Waits until colours and positions are final: a change of theme is a transition, however short. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Expects that nothing on the page is wider than the window: no sideways scrolling (WCAG 1.4.10). */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, 'pixels by which the page is wider than the window').toBeLessThanOrEqual(0);
}
