import { expect, type Locator, type Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { Settings } from '#domain/shop/settings.ts';
import {
  type Control,
  controlsOf,
  keyOf,
  type Localized,
  patternOf,
  type SeenTable,
  sightIn,
  titleAt,
} from './sight.ts';

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

const brandOn = async (page: Page): Promise<string> =>
  Settings.parse(JSON.parse((await page.locator('#settings').textContent()) ?? '')).brand;

/** Expects that this heading or message has the focus, and that all of it can be seen below the header. */
export async function expectFocusInView(part: Locator): Promise<void> {
  await expect(part).toBeFocused();
  await expect.poll(() => part.evaluate(coveredText), 'what has the focus and cannot be seen').toBeNull();
}

/** Expects that a heading or message with the focus is in the window, and not under the header. */
async function expectFocusedClear(page: Page) {
  const focused = page.locator('main :is(h1, h2, [role=status]):not(.visually-hidden):focus');
  const covered = async () => ((await focused.count()) > 0 ? focused.evaluate(coveredText) : null);
  await expect.poll(covered, 'what has the focus and cannot be seen').toBeNull();
}

/** Returns the text of an element that is not entirely in the window and below the header; null if it is. */
function coveredText(part: Element): string | null {
  const { top, bottom } = part.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return top < header || bottom > innerHeight ? `${part.textContent}: from ${top} to ${bottom}` : null;
}

/** Expects that the page shows the table’s sight of this state, in German. */
export async function expectSeen(page: Page, table: SeenTable, snapshot: AnyMachineSnapshot): Promise<void> {
  const sight = sightIn(table, snapshot);
  if (sight === null) return expect(heading(page), 'nothing is shown yet').toHaveCount(0);
  const { at, query = [], step, dialog, popup, controls = [] } = sight;
  if (at !== null) {
    const path = at.split(/\$\w+/).join('[^/]+');
    await expect(page).toHaveURL(({ pathname, searchParams }) =>
      query.every((name) => searchParams.has(name)) ? new RegExp(`^${path}$`).test(pathname) : false,
    );
  }
  const notice = sight.notice?.(snapshot);
  if (notice) await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText(notice.de);
  if (sight.heading === null) return expect(heading(page)).toBeVisible();
  await expect(heading(page)).toHaveText(patternOf(sight.heading.de, true));
  const title = titleAt(sight, new URL(page.url()).pathname);
  // The shop’s name for the page’s subject differs from the model’s.
  const about = sight.about?.(snapshot) ? ' · {name}' : '';
  if (title) await expect(page).toHaveTitle(patternOf(`${title.de}${about} · ${await brandOn(page)}`, true));
  if (step) await expect(page.locator('[aria-current=step]')).toContainText(step.de);
  if (dialog) await expect(page.getByRole('alertdialog', { name: dialog.de })).toBeVisible();
  else await expectSaid(page, popup ? page.getByRole('dialog') : page.getByRole('main'), sight.says?.(snapshot) ?? []);
  if (popup) await expect(page.getByRole('dialog', { name: popup.de })).toBeVisible();
  await expectFocusedClear(page);
  const usable = new Set(controls.map(keyOf));
  for (const control of controls) await expect(locate(page, control), keyOf(control)).toBeEnabled();
  for (const control of controlsOf(table)) {
    const { role, name } = control;
    // Controls behind a question are inert.
    if (usable.has(keyOf(control)) || (dialog && role === 'field')) continue;
    const part = dialog ? page.getByRole('alertdialog') : within(page);
    const found =
      role === 'field' ? locate(page, control) : part.getByRole(role, { name: name.de, exact: true, disabled: false });
    await expect(found, `no ${keyOf(control)}`).toHaveCount(0);
  }
}

/** Expects these sentences, each in an alert or at its field, and no alert if all of them are at fields. */
async function expectSaid(
  page: Page,
  part: Locator,
  sentences: readonly (Localized & { of?: Control })[],
): Promise<void> {
  const alerts = part.getByRole('alert');
  for (const { de, of } of sentences) {
    if (of) await expect(locate(page, of)).toHaveAccessibleDescription(patternOf(de));
    else await expect(alerts.filter({ hasText: patternOf(de) })).toHaveCount(1);
  }
  if (sentences.every(({ of }) => of)) await expect(alerts).toHaveCount(0);
}

/** Moves to another page as a link of the app does, without a new load. */
export const moveTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);
