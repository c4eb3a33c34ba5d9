import type { Page } from 'playwright/test';
import type { Persona } from '#sandbox/personas.ts';

/** `/login` and `/login/2fa`, by role and label, as a person finds their parts. */
export class LoginScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Anmelden' });
  }
  get email() {
    return this.page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  }
  get password() {
    return this.page.getByLabel('Passwort', { exact: true });
  }
  get submit() {
    return this.page.getByRole('main').getByRole('button', { name: 'Anmelden' });
  }
  get failure() {
    return this.page.getByRole('alert');
  }
  get code() {
    return this.page.getByRole('textbox', { name: 'Code' });
  }

  async open() {
    await this.page.goto('/login');
  }

  async logIn({ email, password }: Pick<Persona, 'email' | 'password'>) {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
