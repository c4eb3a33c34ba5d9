import { personaOf } from '#sandbox/personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { linkTo } from '../support/links.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { Shell } from '../support/screens/Shell.ts';
import { SignUpScreen } from '../support/screens/SignUpScreen.ts';

const EMAIL = 'mara.feld@example.de';
const password = SignUpScreen.password;

/** Requirement 2.7. */
test('a person who was recommended registers, confirms the address in another browser, and logs in', async ({
  page,
  shop,
  browser,
  problems,
}) => {
  problems.expect(/^422 POST .*\/customers$/);
  problems.expect(/^422 PATCH .*\/account-verification-requests\//);
  const signUp = new SignUpScreen(page);
  await page.goto('/sign-up/lindf026');
  await expect(page.getByText('Julia L. empfiehlt Ihnen Parkett.')).toBeVisible();
  await signUp.choose('Für mich');
  const open = page.getByText('noch offen: ');
  await expect(open).toHaveCount(5);
  await signUp.password.fill('Sommer');
  await expect(open).toHaveCount(3);
  await expect(signUp.marketing).not.toBeChecked();
  await expect(signUp.terms).not.toBeChecked();
  const [terms] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('main').getByRole('link', { name: /^AGB/ }).click(),
  ]);
  await expect(terms).toHaveURL('/terms-and-conditions');
  await terms.close();

  await signUp.fill({ email: personaOf('julia').email });
  await expect(open).toHaveCount(0);
  await signUp.submit.click();
  await expect(signUp.email).toBeFocused();
  await expect(signUp.email).toHaveAccessibleDescription('Zu dieser E-Mail-Adresse gibt es schon ein Konto.');
  // The form keeps the typed values, passwords included; after a reload all but the passwords.
  await expect(signUp.password).toHaveValue(password);
  await page.reload();
  await expect(signUp.firstName).toHaveValue('Mara');
  await expect(signUp.password).toHaveValue('');
  await signUp.fill({ email: EMAIL });
  await signUp.submit.dblclick();
  await expect(signUp.mailbox).toBeFocused();
  await page.reload();
  await expect(page.getByText(EMAIL)).toBeVisible();
  const again = page.getByRole('button', { name: 'E-Mail noch einmal schicken' });
  await expect(again).toHaveAccessibleDescription(/^In \d+ Sekunden wieder möglich\.$/);
  expect((await shop.mails()).filter(({ recipient }) => recipient === EMAIL)).toHaveLength(1);

  const link = await linkTo(shop, EMAIL);
  const elsewhere = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await elsewhere.goto(shop.url + link);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Ihre E-Mail-Adresse ist bestätigt');
  await elsewhere.context().close();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schon bestätigt, oder der Link ist ungültig');
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await new LoginScreen(page).logIn({ email: EMAIL, password });
  await expect(new Shell(page).heading).toHaveText('Persönliche Daten');
  // A customer with a session is redirected from the sign-up.
  await page.goto('/sign-up');
  await expect(page).not.toHaveURL('/sign-up');
});

test('a company registers, corrects its BIC, its name and its address, and confirms with a link requested again', async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/^422 POST .*\/companies$/);
  problems.expect(/^410 PATCH .*\/account-verification-requests\//);
  problems.expect(/^401 POST .*\/authentication-token$/);
  const signUp = new SignUpScreen(page);
  await page.goto('/sign-up');
  await signUp.choose('Für ein Unternehmen');
  await signUp.companyName.fill('Nordlicht Beteiligungen GmbH');
  await signUp.fill({ email: 'feld@example.com' });
  await page.getByText('Bankverbindung gleich angeben').click();
  await page.getByLabel('BIC').fill('COBA');
  await page.getByText('Bankverbindung gleich angeben').click();
  await signUp.submit.click();
  await expect(page.getByLabel('BIC')).toBeFocused();
  await page.getByLabel('BIC').fill('COBADEFF');
  await signUp.submit.click();
  await expect(signUp.companyName).toBeFocused();
  await expect(signUp.companyName).toHaveAccessibleDescription(/Dieses Unternehmen ist schon registriert\./);
  await signUp.companyName.fill('Feld & Söhne GmbH');
  await signUp.submit.click();
  await expect(signUp.mailbox).toBeVisible();

  await page.getByRole('button', { name: 'Andere Adresse verwenden' }).click();
  await expect(signUp.companyName).toHaveValue('Feld & Söhne GmbH');
  await signUp.fill({ email: EMAIL });
  await signUp.submit.click();
  await expect(signUp.mailbox).toBeVisible();

  await shop.moveClock({ days: 8 });
  await page.goto(await linkTo(shop, EMAIL));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link ist abgelaufen');
  await expect(page.getByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();
  // A login attempt offers the same link.
  const login = new LoginScreen(page);
  await login.open();
  await login.logIn({ email: EMAIL, password });
  await login.failure.getByRole('link', { name: 'Neuen Link anfordern' }).click();
  await expect(page).toHaveURL('/resend-verification');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(EMAIL);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(signUp.mailbox).toBeFocused();
  await page.goto(await linkTo(shop, EMAIL));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre E-Mail-Adresse ist bestätigt');
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await new LoginScreen(page).logIn({ email: EMAIL, password });
  await expect(new Shell(page).heading).toHaveText('Unternehmensdaten');
});

test('a newcomer who signs up without the recommendation, or whose sign-up closes or fails meanwhile, keeps all typed values', async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/^40[34] /);
  problems.expect(/^500 POST .*\/customers$/);
  const signUp = new SignUpScreen(page);
  await page.goto('/sign-up/LINDF026');
  await signUp.choose('Für mich');
  await signUp.firstName.fill('Mara');
  await page.getByRole('link', { name: 'ohne Empfehlung registrieren' }).click();
  await expect(page).toHaveURL('/sign-up');
  await expect(page.getByText('Julia L.')).toHaveCount(0);
  await expect(signUp.firstName).toHaveValue('Mara');
  await page.getByText('Empfehlungscode').click();
  const code = page.getByLabel(/^Code/);
  await expect(code).toHaveValue('');
  await expect(page.getByText(/^Die Person, von der Sie den Code haben, sieht Ihre Initialen/)).toBeVisible();
  await page.goto('/sign-up/NIEMAND');
  await signUp.choose('Für mich');
  await expect(code).toHaveAccessibleDescription(/Zu diesem Code finden wir niemanden\./);
  await signUp.fill({ email: EMAIL });
  await signUp.submit.click();
  await expect(code).toBeFocused();
  await code.fill('');
  await shop.configure({ signUpOpen: false });
  await signUp.submit.click();
  await expect(page.getByRole('alert')).toContainText('Die Registrierung ist zurzeit nicht möglich.');
  await shop.configure({ signUpOpen: true });
  await shop.armFault({ method: 'POST', path: 'customers', kind: 'status', status: 500 });
  await signUp.submit.click();
  await expect(signUp.email).toHaveAccessibleDescription(/vielleicht gibt es dazu schon ein Konto/);
  await expect(signUp.repeated).toHaveValue(password);
  await signUp.submit.click();
  await expect(signUp.mailbox).toBeVisible();
});

test('a newcomer who opens the link in another tab sees the confirmation in the waiting one', async ({
  page,
  shop,
  context,
}) => {
  const signUp = new SignUpScreen(page);
  await page.goto('/sign-up');
  await signUp.choose('Für mich');
  await signUp.fill({ email: 'mara@example.de' });
  await signUp.submit.click();
  await expect(signUp.mailbox).toBeVisible();
  const other = await context.newPage();
  await other.goto(await linkTo(shop, 'mara@example.de'));
  const verified = { level: 1, name: 'Ihre E-Mail-Adresse ist bestätigt' } as const;
  await expect(other.getByRole('heading', verified)).toBeVisible();
  await expect(page.getByRole('heading', verified)).toBeFocused();
  await expect(page).toHaveTitle('Ihre E-Mail-Adresse ist bestätigt · Parkett');
  // This tab has kept nothing of the sign-up either.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Registrieren' })).toBeVisible();
});
