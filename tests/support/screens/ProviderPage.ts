import type { Page } from 'playwright/test';

/** The payment provider’s hosted page and the bank’s approval, as the sandbox simulates them. */
export class ProviderPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Bezahlen' });
  }
  get approval() {
    return this.page.getByRole('heading', { level: 1, name: 'Freigabe durch Ihre Bank' });
  }
  get pay() {
    return this.page.getByRole('button', { name: / bezahlen$/ });
  }
  get cancel() {
    return this.page.getByRole('button', { name: 'Abbrechen und zurück' });
  }
  get declined() {
    return this.page.getByRole('alert');
  }
  get code() {
    return this.page.getByRole('textbox', { name: 'Code' });
  }
  get confirmCode() {
    return this.page.getByRole('button', { name: 'Code bestätigen' });
  }
  get refuse() {
    return this.page.getByRole('button', { name: 'Freigabe ablehnen' });
  }
  get succeed() {
    return this.page.getByRole('button', { name: 'Zahlung gelingt' });
  }

  async fill(number: string) {
    await this.page.getByRole('textbox', { name: 'Kartennummer' }).fill(number);
    await this.page.getByRole('textbox', { name: 'Gültig bis' }).fill('12/31');
    await this.page.getByRole('textbox', { name: 'Prüfziffer' }).fill('123');
    await this.page.getByRole('textbox', { name: 'Name auf der Karte' }).fill('Clara Sommer');
    await this.pay.click();
  }

  /** Pays at once, and chooses when the shop is notified. */
  async payWithWebhook(webhook: 'sofort' | 'nach einer Minute' | 'sofort und doppelt' | 'nie') {
    await this.page.getByRole('combobox', { name: 'Meldung an den Shop' }).selectOption(webhook);
    await this.succeed.click();
  }
}
