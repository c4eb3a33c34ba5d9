import type { Page } from 'playwright/test';
import { logOut } from '../seen/session.ts';

/** The parts around every screen: header, menu, notices, footer. */
export class Shell {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get header() {
    return this.page.getByRole('banner');
  }
  get footer() {
    return this.page.getByRole('contentinfo');
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }
  get notices() {
    return this.page.getByRole('region', { name: 'Meldungen' });
  }
  get menuButton() {
    // In the header, or on phones in the tab bar.
    return this.page.getByRole('button', { name: /^(Konto( von .*)?|Menü|Account(: .*)?|Menu)$/ });
  }
  /** The opened menu; on phones, the account page has language and logout, too. */
  get menu() {
    return this.page.locator('#account-menu');
  }
  get logout() {
    return this.menu.getByRole('button', { name: logOut.name.de });
  }
  get skipLink() {
    return this.page.getByRole('link', { name: 'Zum Inhalt' });
  }
  get search() {
    return this.header.getByRole('searchbox', { name: 'Suche' });
  }
  place(name: 'Übersicht' | 'Produkte' | 'Zeichnungen') {
    return this.header.getByRole('link', { name, exact: true });
  }
  legal(
    name:
      | 'Impressum'
      | 'Datenschutz'
      | 'AGB'
      | 'Rechtshinweise'
      | 'Barrierefreiheit'
      | 'Beschwerden'
      | 'Kontakt'
      | 'Vertrag widerrufen',
  ) {
    return this.footer.getByRole('link', { name, exact: true });
  }
  /** Option in the menu: language, theme, masking. */
  option(name: string) {
    return this.menu.getByRole('group').getByRole('radio', { name, exact: true });
  }

  /** Opens the menu and chooses an option by its drawn control. */
  async set(name: string) {
    await this.menuButton.click();
    await this.option(name).click({ force: true });
    await this.page.keyboard.press('Escape');
  }

  async openInvoices() {
    await this.menuButton.click();
    await this.page
      .getByRole('navigation', { name: 'Konto', exact: true })
      .getByRole('link', { name: 'Abrechnungen' })
      .click();
  }

  async logOut() {
    await this.menuButton.click();
    await this.logout.click();
  }
}
