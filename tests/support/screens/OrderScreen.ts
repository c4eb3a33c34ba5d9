import { expect, type Locator, type Page } from 'playwright/test';
import type { OrderStep } from '#machines/flows/order/types.ts';
import { heading, locate } from '../onPage.ts';
import * as seen from '../seen/order.ts';

export async function tick(radio: Locator) {
  await radio.check();
}

/** An investor’s declarations; by default those for a subscription of up to 1,000 €. */
export interface Declared {
  /** In whole euros, as typed. */
  income?: string;
  assets?: string;
}

/** `/order-process/…`: the steps of a subscription. */
export class OrderScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }
  get quantity() {
    return locate(this.page, seen.quantity);
  }
  get confirmQuantity() {
    return locate(this.page, seen.confirmQuantity);
  }
  get documents() {
    return this.page.getByRole('list', { name: 'Unterlagen' }).getByRole('button');
  }
  get documentsRead() {
    return this.page.getByRole('checkbox', { name: /^Ich habe die Unterlagen gelesen/ });
  }
  get totalLoss() {
    return locate(this.page, seen.totalLoss);
  }
  get lossBearable() {
    return this.page.getByRole('checkbox', { name: /finanziell tragen/ });
  }
  get toAddress() {
    return locate(this.page, seen.toAddress);
  }
  get addressIsRight() {
    return locate(this.page, seen.addressIsRight);
  }
  get toReview() {
    return locate(this.page, seen.toReview);
  }
  get orderButton() {
    return locate(this.page, seen.orderButton);
  }
  get summary() {
    return this.page.getByRole('complementary', { name: 'Ihre Zeichnung' });
  }
  get declarationsHeading() {
    return heading(this.page, seen.declarations.heading);
  }
  get retry() {
    return locate(this.page, seen.retry).or(locate(this.page, seen.askStanding));
  }
  get failure() {
    return this.page.getByRole('main').getByRole('alert');
  }
  get leaveButton() {
    return this.page.getByRole('banner').getByRole('button', { name: seen.leave.name.de });
  }
  get question() {
    return this.page.getByRole('alertdialog', { name: seen.question.de });
  }
  stepLink(step: OrderStep) {
    return this.page
      .getByRole('list', { name: 'Schritte der Zeichnung' })
      .getByRole('link', { name: new RegExp(`^${seen.steps[step].de}`) });
  }
  get back() {
    return this.page.getByRole('main').getByRole('link', { name: 'Zurück', exact: true });
  }

  taxResident(answer: 'Ja' | 'Nein') {
    return this.page.getByRole('radio', { name: answer === 'Ja' ? 'Ja' : /^Nein/ });
  }
  basis(basis: 'Vermögen' | 'Nettoeinkommen') {
    return this.page.getByRole('radio', { name: basis });
  }
  get assets() {
    return this.page.getByRole('textbox', { name: 'Frei verfügbares Vermögen' });
  }
  get income() {
    return this.page.getByRole('textbox', { name: 'Nettoeinkommen im Monat' });
  }
  method(name: 'Überweisung' | 'Karte') {
    return this.page.getByRole('radio', { name });
  }

  addressOf(product: string, quantity?: number) {
    const query = new URLSearchParams({ product, ...(quantity !== undefined && { quantity: String(quantity) }) });
    return `/order-process/token?${query}`;
  }
  async open(product: string, quantity?: number) {
    await this.page.goto(this.addressOf(product, quantity));
  }

  async choose(quantity: number) {
    await this.quantity.fill(String(quantity));
    await this.confirmQuantity.click();
  }

  async openDocuments() {
    await expect(this.documents).not.toHaveCount(0);
    // Presses all buttons at once, before any document has arrived: each press counts.
    await this.documents.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
    await expect(this.page.getByText('Heruntergeladen', { exact: true })).toHaveCount(await this.documents.count());
  }

  /** Returns from a later step to the amount, and changes it. */
  async change(quantity: number) {
    await this.stepLink('token').click();
    await this.choose(quantity);
  }

  async declare({ income, assets }: Declared = {}) {
    await expect(this.totalLoss).toBeVisible();
    if (income !== undefined) {
      await tick(this.basis('Nettoeinkommen'));
      await this.income.fill(income);
    }
    if (assets !== undefined) {
      await tick(this.basis('Vermögen'));
      await this.assets.fill(assets);
    }
    await this.totalLoss.check();
    await tick(this.taxResident('Nein'));
    await this.openDocuments();
    await this.documentsRead.check();
  }

  /** Goes from a new start to the order button. */
  async prepare(product: string, quantity: number, method: 'Überweisung' | 'Karte' | null, declared?: Declared) {
    await this.open(product, quantity);
    await this.toOrderButton(method, declared);
  }

  /** Goes from the opened amount step to the order button. */
  async toOrderButton(method: 'Überweisung' | 'Karte' | null, declared?: Declared) {
    await this.confirmQuantity.click();
    await this.declare(declared);
    await this.toAddress.click();
    await this.addressIsRight.click();
    if (method !== null) {
      await tick(this.method(method));
      await this.toReview.click();
    }
    await expect(this.orderButton).toBeVisible();
  }
}
