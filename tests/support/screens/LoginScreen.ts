import type { Page } from 'playwright/test';
import type { Persona } from '#sandbox/personas.ts';
import { heading, locate } from '../onPage.ts';
import * as seen from '../seen/session.ts';

/** `/login` and `/login/2fa`, by role and label. */
export class LoginScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get heading() {
    return heading(this.page, seen.login.heading);
  }
  get email() {
    return locate(this.page, seen.email);
  }
  get password() {
    return locate(this.page, seen.password);
  }
  get submit() {
    return locate(this.page, seen.logIn);
  }
  get failure() {
    return this.page.getByRole('alert');
  }
  get code() {
    return locate(this.page, seen.code);
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
