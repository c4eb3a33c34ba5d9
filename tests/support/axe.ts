import axe from 'axe-core';
import { expect, type Page, test } from 'playwright/test';
import { expectApproved } from './approved.ts';
import { readColoursOnce } from './colours.ts';
import { STANDARD } from './standard.ts';

/**
 * Expects that axe finds nothing on the current screen, in light and in dark: WCAG 2.2 AA and axe's best practices.
 * @param name The name of the screen state in the report: „login, wrong password".
 */
export async function expectNoViolations(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`axe: ${name}, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      // Only colours change with the theme.
      const only = colorScheme === 'dark' ? COLOUR_RULES : null;
      expect(await violationsOn(page, only), `${name}, ${colorScheme}`).toEqual([]);
    });
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Expects that axe finds nothing on a screen of the app, and that the screen is as approved. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await expectNoViolations(page, name);
  await expectApproved(page, name);
}

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules that compare an element with others of the page. */
const COMPARING_RULES = ['heading-order', 'landmark-unique', 'landmark-no-duplicate-main', 'region', 'skip-link'];

const SHELL = ':is(header, footer):not(main *)';
/** Headers and footers that axe has judged in this process: by rules, width, theme and markup without words. */
const judged = new Set<string>();

/**
 * Returns axe’s findings on the page as it is, a paragraph for each element; by these rules only, or by all of the
 * standard. Leaves out the header and the footer if it has judged their like before, but for rules that compare. Runs
 * in the page itself: `@axe-core/playwright`, which also asks the frames that no page here has, takes four times as
 * long.
 */
export async function violationsOn(page: Page, rules: readonly string[] | null = null): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(`${axe.source}; (${readColoursOnce})(axe)`);
  const shell = await page.evaluate((selector) => {
    const markup = [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML);
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const root = document.documentElement.cloneNode(false);
    const attributes = root instanceof HTMLElement ? root.outerHTML : '';
    return [innerWidth, isDark, attributes, ...markup].join(' ').replaceAll(/_r_\w+_|react-aria[\w:-]+|>[^<]+/g, '');
  }, SHELL);
  const key = `${rules} ${shell}`;
  const violations = await page.evaluate(
    async ({ runOnly, exclude, comparing }) => {
      const judge = async (context: axe.ElementContext, rules: axe.RunOptions['runOnly']) =>
        (await window.axe.run(context, { runOnly: rules, resultTypes: ['violations'] })).violations;
      const violations = exclude
        ? [
            await judge({ include: [document], exclude: [exclude] }, runOnly),
            await judge(document, { type: 'rule', values: comparing }),
          ].flat()
        : await judge(document, runOnly);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help}\n  ${node.target.join(' ')}\n  ${node.failureSummary ?? ''}`),
      );
    },
    {
      runOnly: rules ? { type: 'rule' as const, values: [...rules] } : STANDARD,
      exclude: judged.has(key) ? SHELL : null,
      comparing: COMPARING_RULES,
    },
  );
  if (violations.length === 0) judged.add(key);
  return violations;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Waits until colours and positions are final: a change of theme is a transition, however short, and an element that
 * inherits a colour starts its own transition when its parent’s is over.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (let ending = running(); ending.length > 0; ending = running())
      await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Expects that nothing on the page is wider than the window: no sideways scrolling (WCAG 1.4.10). */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  // The space reserved for a scrollbar is not the page’s, though the window’s width includes it if scrollbars are
  // hidden.
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - Math.ceil(document.body.getBoundingClientRect().right),
  );
  expect(wider, 'pixels by which the page is wider than the window').toBeLessThanOrEqual(0);
}

/** Expects that no text is squeezed into lines of one letter. */
export async function expectNoSqueezedText(page: Page): Promise<void> {
  const squeezed = await page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && (nodeValue ?? '').trim().length > 3);
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        // Text for screen readers only is 1 px wide.
        if (width <= 1 || height < 4 * width || !hasText(element)) return false;
        return width < 1.5 * Number.parseFloat(getComputedStyle(element).fontSize);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
  expect(squeezed, 'texts of which each line has one letter').toEqual([]);
}
