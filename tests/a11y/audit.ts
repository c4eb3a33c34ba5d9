import { expect, type Page, test } from 'playwright/test';
import { expectNoSidewaysScrolling, expectNoSqueezedText, settle, violationsOn } from '../support/axe.ts';
import { Shell } from '../support/screens/Shell.ts';
import { isTitleOf } from '../support/titles.ts';

/**
 * Combinations that cover each language, theme and width. The page is not reloaded between them; axe checks German
 * only, because its rules do not depend on the language.
 */
const LOOKS = [
  { language: 'Deutsch', colorScheme: 'light', width: 1280, isJudged: true },
  { language: 'Deutsch', colorScheme: 'dark', width: 320, isJudged: true },
  { language: 'English', colorScheme: 'light', width: 320, isJudged: false },
] as const;

/**
 * Expects that axe finds nothing on the current screen in light and dark, and that no text is squeezed in German and
 * English, at 1280 and 320 px (which is also 400 % zoom), at 200 % zoom, and with letters at 200 % on a phone. Expects
 * no sideways scrolling at these sizes below 1280 px, and a tab title that matches the page’s.
 * @param name The name of the screen state in the report: „home, empty“.
 * @param change False if the language cannot be changed on this screen, for example behind an open dialog.
 */
export async function audit(page: Page, name: string, { change = true } = {}): Promise<void> {
  for (const { language, colorScheme, width, isJudged } of LOOKS) {
    if (!change && language === 'English') continue;
    const look = `${name}, ${language}, ${colorScheme}, ${width} px`;
    await test.step(look, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (change) await speak(page, language);
      await settle(page);
      if (isJudged) expect.soft(await violationsOn(page), look).toEqual([]);
      await expectNoSqueezedText(page);
      if (width === 320) await expectNoSidewaysScrolling(page);
    });
  }
  await test.step(`${name}, 200 %`, async () => {
    await page.setViewportSize({ width: 640, height: 400 });
    await expectNoSidewaysScrolling(page);
    await expectNoSqueezedText(page);
  });
  // German has the longer words.
  if (change) {
    await speak(page, 'Deutsch');
    await expectTitled(page, name);
  }
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
  const spoken = () => page.evaluate(() => document.documentElement.lang.slice(0, 2));
  if ((await spoken()) === tag) return;
  await new Shell(page).set(language);
  await expect.poll(spoken).toBe(tag);
}

async function enlargeLetters(page: Page, size: string) {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}
