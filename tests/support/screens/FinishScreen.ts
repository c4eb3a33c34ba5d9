import type { Page } from 'playwright/test';

/** `/orders/{uuid}/finish`: the thank-you page with the details for the transfer. */
export class FinishScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get thanks() {
    return this.page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Zeichnung' });
  }
  get giroCode() {
    return this.page.getByRole('img', { name: /^GiroCode/ });
  }
  copy(field: 'Empfänger' | 'IBAN' | 'BIC' | 'Bank' | 'Betrag' | 'Verwendungszweck') {
    return this.page.getByRole('button', { name: `Kopieren: ${field}`, exact: true });
  }
  get isOver() {
    return this.page.getByText('Diese Zeichnung ist schon abgeschlossen.');
  }
  get tokenValue() {
    return new URL(this.page.url()).pathname.split('/')[2] ?? '';
  }
}
