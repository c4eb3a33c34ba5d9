import type { Page } from 'playwright/test';

/** `#/live` of the atlas. */
export class LiveScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get empty() {
    return this.page.getByText('Noch läuft hier nichts.');
  }
  get actors() {
    return this.page.getByRole('navigation', { name: 'Aktoren' });
  }
  /** The event that the chart shows, and the state after it. */
  get event() {
    return this.page.getByRole('status').filter({ hasText: '→' });
  }
  get back() {
    return this.page.getByRole('button', { name: 'Ein Ereignis zurück' });
  }
  get follow() {
    return this.page.getByRole('switch', { name: 'Dem Neuesten folgen' });
  }
  get pause() {
    return this.page.getByRole('button', { name: 'Anhalten' });
  }
  get resume() {
    return this.page.getByRole('button', { name: 'Fortsetzen' });
  }
  get filter() {
    return this.page.getByRole('searchbox', { name: 'Ereignisse filtern' });
  }
  get entries() {
    return this.page.getByRole('region', { name: /^Ereignisse/ }).getByRole('listitem');
  }

  actor(name: string) {
    return this.actors.getByRole('button').filter({ hasText: new RegExp(`^${name}`) });
  }
  ended(name: string) {
    return this.actor(name).filter({ hasText: 'beendet' });
  }
  tab(heading: RegExp) {
    return this.actors.getByRole('heading', { name: heading });
  }
  active(state: string) {
    return this.page.locator('.chart-state[data-active]').getByText(state, { exact: true });
  }
  banner(text: RegExp) {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  async open() {
    await this.page.goto('/atlas/#/live');
  }

  /** Returns the text that „copy as test" puts on the clipboard. */
  async test(): Promise<string> {
    await this.page.getByText('Der Test als Text').first().click();
    return (await this.page.locator('pre').filter({ hasText: 'import { expect' }).textContent()) ?? '';
  }

  async save(): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Speichern' }).click();
    return (await download).path();
  }

  async openFile(file: string | { name: string; mimeType: string; buffer: Buffer }) {
    await this.page.locator('input[type=file]').setInputFiles(file);
  }
}
