import type { Page } from 'playwright/test';

/** `/` of the investor. */
export class HomeScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get wallet() {
    return this.page.getByRole('table', { name: 'Wallet' });
  }
  get purchases() {
    return this.page.getByRole('table', { name: 'Meine Zeichnungen' });
  }
  get lastPayouts() {
    return this.page.getByRole('region', { name: 'Letzte Auszahlungen' });
  }
  get chart() {
    return this.page.getByRole('img', { name: 'Auszahlungen je Quartal' });
  }
  get chartTable() {
    return this.page.getByRole('table', { name: 'Auszahlungen je Quartal' });
  }
  get products() {
    return this.page.getByRole('region', { name: 'Neue Produkte' });
  }
  get rows() {
    return this.products.getByRole('listitem');
  }
  /** Opens the cards with the quantities. */
  async openCards() {
    await this.products.getByText('Betrag wählen und zeichnen', { exact: true }).click();
  }
  get cards() {
    return this.products.getByRole('article');
  }
  card(name: string) {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }
}
