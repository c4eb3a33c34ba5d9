import type { Page } from 'playwright/test';

/** Texts of the form unless a test sets others. */
const MARA = { firstName: 'Mara', lastName: 'Feld', password: 'Sommerwiese-26!' };

/** `/sign-up`, by role and label. */
export class SignUpScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get companyName() {
    return this.page.getByLabel('Name des Unternehmens');
  }
  get firstName() {
    return this.page.getByLabel('Vorname');
  }
  get email() {
    return this.page.getByLabel('E-Mail-Adresse');
  }
  get password() {
    return this.page.getByLabel('Passwort', { exact: true });
  }
  get repeated() {
    return this.page.getByLabel('Passwort wiederholen');
  }
  get terms() {
    return this.page.getByRole('checkbox', { name: /^Ich stimme/ });
  }
  get marketing() {
    return this.page.getByRole('checkbox', { name: /^Informieren Sie mich/ });
  }
  get submit() {
    return this.page.getByRole('main').getByRole('button', { name: 'Registrieren' });
  }
  /** Heading of the page after the form. */
  get mailbox() {
    return this.page.getByRole('heading', { level: 1, name: 'Prüfen Sie Ihr Postfach' });
  }

  async choose(kind: 'Für mich' | 'Für ein Unternehmen') {
    // The label around the radio button is visible, and receives the press.
    await this.page.getByText(kind, { exact: true }).click();
  }

  /** Fills in the fields of every account and accepts the terms. */
  async fill({ email }: { email: string }) {
    await this.firstName.fill(MARA.firstName);
    await this.page.getByLabel('Nachname').fill(MARA.lastName);
    await this.email.fill(email);
    await this.password.fill(MARA.password);
    await this.repeated.fill(MARA.password);
    await this.terms.check();
  }

  static readonly password = MARA.password;
}
