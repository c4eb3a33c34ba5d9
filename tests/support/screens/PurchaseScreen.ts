import type { Page } from 'playwright/test';
import { locate } from '../onPage.ts';
import { orderButton, toMethods, toReview } from '../seen/purchase.ts';
import { tick } from './OrderScreen.ts';

/** The purchase of a work, from its page to the thank-you page, in German. */
export class PurchaseScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }
  get street() {
    return this.page.getByRole('main').getByLabel('Straße und Hausnummer');
  }
  get summary() {
    return this.page.getByRole('complementary', { name: 'Ihr Kauf' });
  }
  get toMethods() {
    return locate(this.page, toMethods);
  }
  get toReview() {
    return locate(this.page, toReview);
  }
  get orderButton() {
    return locate(this.page, orderButton);
  }
  get thanks() {
    return this.page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihren Kauf' });
  }

  addressOf(work: string) {
    return `/order-process/addresses?product=${work}`;
  }
  async open(work: string) {
    await this.page.goto(this.addressOf(work));
  }

  async choose(method: 'Überweisung' | 'Karte') {
    await tick(this.page.getByRole('main').getByRole('radio', { name: method }));
    await this.toReview.click();
  }

  /** Goes from a new start to the order button. */
  async prepare(work: string, method: 'Überweisung' | 'Karte') {
    await this.open(work);
    await this.toOrderButton(method);
  }

  /** Goes from the opened address step to the order button. */
  async toOrderButton(method: 'Überweisung' | 'Karte') {
    await this.toMethods.click();
    await this.choose(method);
    await this.orderButton.waitFor();
  }
}
