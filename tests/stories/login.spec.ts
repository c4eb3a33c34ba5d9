import { personaOf } from '#sandbox/personas.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';

test('an investor who mistypes her password sees an error and keeps her address', async ({ page, problems }) => {
  const login = new LoginScreen(page);
  problems.expect(/^401 POST .*\/authentication-token$/);
  await login.open();
  await expectAccessible(page, 'login');
  const { email } = personaOf('julia');
  await login.logIn({ email, password: 'Falsch-2026' });
  await expect(login.failure).toBeVisible();
  await expect(login.email).toHaveValue(email);
  await expectAccessible(page, 'login, wrong password');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
});

test('an investor who sends no code reads which fields are missing', async ({ page }) => {
  const login = new LoginScreen(page);
  await login.open();
  await login.logIn(personaOf('twoFactor'));
  await expect(login.code).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByText('Diese Angabe fehlt noch.')).toBeVisible();
});
