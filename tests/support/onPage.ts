import { expect, type Locator, type Page } from 'playwright/test';
import { coveredText } from './coveredText.ts';
import { type Control, type Localized, patternOf } from './sight.ts';

/** Parts of the page that contain a flow’s controls. The header has links of the same names. */
const within = (page: Page) => page.getByRole('main').or(page.getByRole('alertdialog')).or(page.getByRole('dialog'));

/** Locates a control by its German name. */
export function locate(page: Page, { role, name }: Control): Locator {
  const exactly = { name: name.de, exact: true };
  return role === 'field' ? page.getByLabel(name.de, { exact: true }) : within(page).getByRole(role, exactly);
}

/** The page’s heading, even if a question covers it. */
export const heading = (page: Page, text?: Localized): Locator =>
  page.getByRole('heading', { level: 1, includeHidden: true, ...(text && { name: patternOf(text.de, true) }) });

/** Expects that this heading or message has the focus, and that all of it can be seen below the header. */
export async function expectFocusInView(part: Locator): Promise<void> {
  await expect(part).toBeFocused();
  await expect.poll(() => part.evaluate(coveredText), 'what has the focus and cannot be seen').toBeNull();
}

/** Moves to another page as a link of the app does, without a new load. */
export const moveTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);
