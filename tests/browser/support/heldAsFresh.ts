import { expect, type Page } from 'playwright/test';

/**
 * Returns what a page shows at rest: its texts, and the values of its fields; null while it waits for something. A
 * country's list becomes a combo box with the first focus: both count as the chosen name.
 */
const shownOn = (page: Page) =>
  page.locator('main').evaluate((main) => {
    if (main.querySelector('[aria-busy=true], [data-placeholder], [data-busy]')) return null;
    const parts = [...main.querySelectorAll('h1, h2, h3, p, li, dt, dd, th, td, a, button, input, select, textarea')];
    return parts
      .filter((part) => part.checkVisibility() && !part.closest('[aria-hidden=true], [role=listbox]'))
      .map((part) => {
        if (part instanceof HTMLInputElement) return part.checked ? 'checked' : part.value;
        if (part instanceof HTMLSelectElement) return part.selectedOptions[0]?.textContent;
        return part instanceof HTMLTextAreaElement ? part.value : part.textContent;
      })
      .filter((text) => text !== '');
  });

/**
 * Goes to a place as a link does: the router follows the history, and keeps what it has read. A reload would drop it.
 */
export const follow = (page: Page, place: string) => page.evaluate((to) => history.pushState({}, '', to), place);

/**
 * Expects that after a write the page holds no outdated read: at each of these places it shows, without a reload, what
 * a page shows that has just been opened.
 */
export async function expectHeldAsFresh(page: Page, places: readonly string[]): Promise<void> {
  for (const place of places) {
    await follow(page, place);
    const fresh = await page.context().newPage();
    await fresh.goto(place);
    await expect(async () => {
      const now = await shownOn(fresh);
      expect(now).not.toBeNull();
      expect(await shownOn(page), `${place} shows what was read before the write`).toEqual(now);
    }).toPass({ timeout: 30_000 });
    await fresh.close();
  }
}
