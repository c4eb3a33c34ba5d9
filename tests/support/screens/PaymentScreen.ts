import type { Page } from 'playwright/test';

/** `/payment/success` and `/payment/cancel`: the state of an order's payment. */
export class PaymentScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get received() {
    return this.page.getByRole('heading', { level: 1, name: 'Vielen Dank, Ihre Zahlung ist eingegangen' });
  }
  get pending() {
    return this.page.getByRole('heading', { level: 1, name: 'Ihre Zahlung wird bestätigt' });
  }
  get cancelled() {
    return this.page.getByRole('heading', { level: 1, name: 'Ihre Zahlung wurde abgebrochen' });
  }
  get payAgain() {
    return this.page.getByRole('button', { name: 'Noch einmal bezahlen' });
  }
  get askNow() {
    return this.page.getByRole('button', { name: 'Jetzt nachfragen' });
  }
  get toOrder() {
    return this.page.getByRole('main').getByRole('link', { name: 'Zur Zeichnung' });
  }
}
