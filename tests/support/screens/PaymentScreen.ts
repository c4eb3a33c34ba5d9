import type { Page } from 'playwright/test';
import { heading, locate } from '../onPage.ts';
import * as seen from '../seen/payment.ts';

/** `/payment/success` and `/payment/cancel`: the state of an order’s payment. */
export class PaymentScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get received() {
    return heading(this.page, seen.succeeded.heading);
  }
  get pending() {
    return heading(this.page, seen.pending.heading);
  }
  get cancelled() {
    return heading(this.page, seen.cancelled.heading);
  }
  get refused() {
    return heading(this.page, seen.refused.heading);
  }
  get unpaid() {
    return heading(this.page, seen.unpaid.heading);
  }
  get payAgain() {
    return locate(this.page, seen.payAgain);
  }
  get askNow() {
    return locate(this.page, seen.askNow);
  }
  get toTransfer() {
    return locate(this.page, seen.toTransfer);
  }
  get toOrder() {
    return locate(this.page, seen.toOrder);
  }
}
