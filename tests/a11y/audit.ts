import { expect, type Page, test } from 'playwright/test';
import { expectApproved } from '../support/approved.ts';
import { expectNoSidewaysScrolling, expectNoSqueezedText, settle, violationsOn } from '../support/axe.ts';
import { Shell } from '../support/screens/Shell.ts';
import { isTitleOf } from '../support/titles.ts';

/** Pairs that cover both themes and both widths. The page is not reloaded between them. */
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
] as const;

export interface Audited {
  /** True for the screens whose English layout is looked at, too: one of each kind. */
  english?: boolean;
  /** False while the title depends on data that are still on their way. */
  titled?: boolean;
}

/**
 * Expects that axe finds nothing on the current screen in light and dark, and that no text is squeezed at 1280 and 320
 * px (which is also 400 % zoom), at 200 % zoom, and with letters at 200 % on a phone. Expects no sideways scrolling at
 * these sizes below 1280 px, and a tab title that matches the page’s (requirements 23.1 and 23.2). German has the
 * longer words; axe's rules do not depend on the language.
 * @param name The name of the screen state in the report: „home, empty“.
 */
export async function audit(page: Page, name: string, { english = false, titled = true }: Audited = {}): Promise<void> {
  for (const { colorScheme, width } of LOOKS) {
    const look = `${name}, ${colorScheme}, ${width} px`;
    await test.step(look, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settle(page);
      expect.soft(await violationsOn(page), look).toEqual([]);
      await expectNoSqueezedText(page);
      if (width === 1280) await expectApproved(page, name);
      if (width === 320) await expectNoSidewaysScrolling(page);
    });
  }
  if (english)
    await test.step(`${name}, English`, async () => {
      await speak(page, 'English');
      await settle(page);
      await expectApproved(page, `${name}, English`);
      await expectNoSqueezedText(page);
      await expectNoSidewaysScrolling(page);
      await speak(page, 'Deutsch');
    });
  await test.step(`${name}, 200 %`, async () => {
    await page.setViewportSize({ width: 640, height: 400 });
    await expectNoSidewaysScrolling(page);
    await expectNoSqueezedText(page);
  });
  if (titled) await expectTitled(page, name);
  // Letters at twice their size, a setting of browsers and phones (WCAG 1.4.4).
  await test.step(`${name}, letters at 200 %`, async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await enlargeLetters(page, '200%');
    await expectNoSidewaysScrolling(page);
    await expectNoSqueezedText(page);
    await enlargeLetters(page, '');
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Expects the tab’s title to match the page’s heading or subject. */
async function expectTitled(page: Page, name: string) {
  // After a change of language the shop’s names are read again, with a placeholder meanwhile.
  const heading = (await page.locator('main h1:not([data-placeholder])').first().textContent()) ?? '';
  const [title = ''] = (await page.title()).split(' · ');
  expect.soft(isTitleOf(title, heading), `${name}: the tab is called “${title}” over “${heading}”`).toBe(true);
}

async function speak(page: Page, language: 'Deutsch' | 'English') {
  const tag = language === 'Deutsch' ? 'de' : 'en';
  await new Shell(page).set(language);
  await expect.poll(() => page.evaluate(() => document.documentElement.lang.slice(0, 2))).toBe(tag);
}

async function enlargeLetters(page: Page, size: string) {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}
