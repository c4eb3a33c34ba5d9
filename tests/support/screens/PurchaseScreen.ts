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

  async open(work: string) {
    await this.page.goto(`/order-process/addresses?product=${work}`);
  }

  async choose(method: 'Überweisung' | 'Kreditkarte') {
    await tick(this.page.getByRole('main').getByRole('radio', { name: method }));
    await this.toReview.click();
  }

  /** Goes from the work’s page to the order button. */
  async prepare(work: string, method: 'Überweisung' | 'Kreditkarte') {
    await this.open(work);
    await this.toMethods.click();
    await this.choose(method);
    await this.orderButton.waitFor();
  }
}
