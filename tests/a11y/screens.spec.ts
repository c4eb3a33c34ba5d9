import { personaOf } from '#sandbox/personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { HomeScreen } from '../support/screens/HomeScreen.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { Shell } from '../support/screens/Shell.ts';
import { SignUpScreen } from '../support/screens/SignUpScreen.ts';
import { sentenceOf } from '../support/sentences.ts';
import { audit } from './audit.ts';
import { groupsOf, type LoadedScreen } from './screens.ts';

const SCREENS: readonly LoadedScreen[] = [
  { name: 'sign-up, recommended', path: '/sign-up/LINDF026', as: null, shows: /Julia L\. empfiehlt/ },
  { name: 'a new link', path: '/resend-verification', as: null, shows: /Neuen Link anfordern/ },
  { name: 'contact', path: '/contact', as: null, shows: /E-Mail an/ },
  { name: 'withdrawal, a visitor', path: '/withdrawal', as: null, shows: /Weiter zur Bestätigung/ },
  { name: 'banned', path: '/banned', as: null, shows: /E-Mail an/ },
  { name: 'imprint', path: '/imprint', as: null, shows: /Parkett Invest GmbH/ },
  { name: 'complaints', path: '/cms/complaints', as: null, shows: /Beschwerde/ },
  { name: 'accessibility statement', path: '/cms/accessibility', as: null, shows: /Barrierefreiheit/ },
  { name: 'not found', path: '/gibt/es/nicht', as: null, shows: /Diese Seite gibt es nicht/ },
  { name: 'products, a visitor', path: '/search', as: null, shows: /Windkraft Nordsee 2032/ },
  { name: 'product, a visitor', path: '/products/WIND-NORDSEE-2032', as: null, shows: /Zinsen pro Jahr/ },
  {
    name: 'product, not for this investor',
    path: '/products/HOLZBAU-FREIBURG-2030',
    as: 'julia',
    shows: /nur professionelle Kunden/,
  },
  { name: 'search without a result', path: '/search?phrase=gibtesnicht', as: 'julia', shows: /nichts gefunden/ },
  { name: 'home, empty', path: '/', as: 'cleared', shows: /Ihre Wallet ist noch leer/ },
  { name: 'changed password, a visitor', path: '/change-password', as: null, shows: /bisherigen Passwort/ },
  { name: 'account', path: '/account', as: 'julia', shows: /Bankverbindung/, english: true },
  { name: 'mail address', path: '/account/change-email', as: 'julia', shows: /Neue E-Mail-Adresse/ },
  { name: 'profile', path: '/account/edit', as: 'julia', shows: /sind geprüft/ },
  { name: 'company profile', path: '/account/company-edit', as: 'company', shows: /Rechtsform/ },
  { name: 'home, not cleared', path: '/', as: 'pendingIdentity', shows: /Ihre Identität ist noch nicht bestätigt/ },
  { name: 'self-disclosure, new', path: '/self-disclosure', as: 'newcomer', shows: /gesperrt/ },
  {
    name: 'personal data',
    path: '/self-disclosure/personal',
    as: 'newcomer',
    shows: /Konto für Auszahlungen/,
    english: true,
  },
  { name: 'company data', path: '/self-disclosure/company', as: 'stepCompanyData', shows: /Rechtsform/ },
  { name: 'public offices', path: '/self-disclosure/pep', as: 'stepPep', shows: /Eigene Rechnung/ },
  { name: 'self-disclosure, a company', path: '/self-disclosure', as: 'stepUboDocuments', shows: /Nachweise/ },
  { name: 'orders', path: '/account/orders', as: 'julia', shows: /10 von 10/, english: true },
  { name: 'order, settled', path: '/order-details/662E41', as: 'julia', shows: /15\.000\s€/ },
  { name: 'payouts', path: '/account/payments', as: 'julia', shows: /Erhalten/, english: true },
  {
    name: 'payouts of one security in a year',
    path: '/account/payments?year=2025',
    as: 'julia',
    shows: /Erhalten 2025/,
  },
  { name: 'payouts with church tax', path: '/account/payments?year=2025', as: 'twoFactor', shows: /Kirchensteuer/ },
  { name: 'payouts, none yet', path: '/account/payments', as: 'cleared', shows: /Noch keine Auszahlung/ },
  { name: 'referrals', path: '/account/attract-investors', as: 'julia', shows: /Noch nicht gezeichnet|Abgerechnet/ },
  { name: 'referrals, none yet', path: '/account/attract-investors', as: 'cleared', shows: /Noch hat sich niemand/ },
  { name: 'invoices', path: '/invoices', as: 'julia', shows: /RE-2023/ },
  {
    name: 'register excerpts of one security in a year',
    path: '/account/exerpts?year=2025&product=SOLAR-UCKERMARK-2031',
    as: 'julia',
    shows: /Zum Jahresende/,
  },
  { name: 'custody of what is held', path: '/account/custody', as: 'julia', shows: /Polygon/ },
  { name: 'custody, nothing held', path: '/account/custody', as: 'cleared', shows: /Sobald Wertpapiere/ },
  { name: 'custody, no wallet', path: '/account/custody', as: 'stepCustody', shows: /noch keine Wallet/ },
  { name: 'register excerpts, none yet', path: '/account/exerpts', as: 'cleared', shows: /Noch kein Registerauszug/ },
  {
    name: 'appropriateness test',
    path: '/self-disclosure/adequacy',
    as: 'stepAdequacy',
    shows: /Frage 1 von 12/,
  },
  {
    name: 'risk notice',
    path: '/self-disclosure/adequacy-risk',
    as: 'stepAdequacyRisk',
    shows: /Sie können alles verlieren/,
  },
  {
    name: 'classification',
    path: '/self-disclosure/adequacy-optional',
    as: 'stepAdequacyOptional',
    shows: /Mit vollem Anlegerschutz/,
  },
  {
    name: 'professional classification',
    path: '/self-disclosure/adequacy-professional',
    as: 'stepProfessional',
    shows: /Worauf Sie verzichten/,
  },
  { name: 'representatives', path: '/self-disclosure/representatives', as: 'company', shows: /Sie selbst/ },
  { name: 'owners', path: '/self-disclosure/ubo', as: 'company', shows: /berechtigt/ },
  { name: 'evidence', path: '/self-disclosure/ubo-documents', as: 'stepUboDocuments', shows: /Gesellschafterliste/ },
  { name: 'custody', path: '/self-disclosure/custody', as: 'stepCustody', shows: /Verwahrvertrag/ },
  { name: 'identity check', path: '/self-disclosure/kyc', as: 'stepIdentity', shows: /Identitätsprüfung starten/ },
  { name: 'former data', path: '/migration', as: 'migrating', shows: /Daten übernehmen/ },
  { name: 'transfer', path: '/transfer/WOHNBAU-LEIPZIG-2029-TOKEN', as: 'twoFactor', shows: /Weiter zur Prüfung/ },
  {
    name: 'transfer, no second factor',
    path: '/transfer/WOHNBAU-LEIPZIG-2029-TOKEN',
    as: 'julia',
    shows: /Zwei-Faktor-Anmeldung/,
  },
  {
    name: 'order process, not for this investor',
    path: '/order-process/token?product=HOLZBAU-FREIBURG-2030&quantity=1',
    as: 'julia',
    shows: /nur professionelle Kunden/,
  },
];

for (const { as, group } of groupsOf(SCREENS)) {
  test(`passes the accessibility audit: ${group.map(({ name }) => name).join('; ')}`, async ({
    page,
    shop,
    context,
  }) => {
    test.setTimeout(120_000);
    if (as) await shop.loginAs(context, as);
    for (const { name, path, shows, english } of group) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(shows).filter({ visible: true }).first()).toBeVisible();
      await audit(page, name, { english });
    }
  });
}

test('passes the accessibility audit: payouts of a future year', async ({ page, shop, context }) => {
  const next = (await shop.now()).getUTCFullYear() + 1;
  await shop.loginAs(context, 'julia');
  await page.goto(`/account/payments?year=${next}`);
  await expect(page.getByText(`liegt ab dem 01.01.${next + 1} bereit`)).toBeVisible();
  await audit(page, 'payouts of a year to come');
});

/** Requirement 24.12: the approved reading of what the login says beside its form. */
test('passes the accessibility audit: login, empty and refused, which leads to the first empty field', async ({
  page,
  problems,
}) => {
  problems.expect(/^401 POST /);
  const login = new LoginScreen(page);
  const { email } = personaOf('julia');
  await login.open();
  await audit(page, 'login');
  await login.submit.click();
  await expect(login.email).toBeFocused();
  await expect(login.email).toHaveAccessibleDescription(/Bitte geben Sie Ihre E-Mail-Adresse an\./);
  await audit(page, 'login, empty');
  await login.email.fill(email);
  await login.submit.click();
  await expect(login.password).toBeFocused();
  await login.logIn({ email, password: 'Falsch-2026' });
  await expect(login.failure).toContainText(sentenceOf({ kind: 'badCredentials' }).de);
  await expect(login.email).toHaveValue(email);
  await audit(page, 'login, refused');
});

test('passes the accessibility audit: sign-up, closed, chosen and refused, and the request to check the mailbox', async ({
  page,
  shop,
}) => {
  await shop.configure({ signUpOpen: false });
  await page.goto('/sign-up');
  await expect(page.getByText(/Die Registrierung ist zurzeit nicht möglich/)).toBeVisible();
  await audit(page, 'sign-up, closed');
  await shop.configure({ signUpOpen: true });
  const signUp = new SignUpScreen(page);
  await page.goto('/sign-up');
  await signUp.choose('Für ein Unternehmen');
  await signUp.submit.click();
  await expect(signUp.companyName).toBeFocused();
  await audit(page, 'sign-up, a company, refused');
  await signUp.choose('Für mich');
  await signUp.fill({ email: 'mara@example.de' });
  await signUp.submit.click();
  await expect(signUp.mailbox).toBeVisible();
  await audit(page, 'sign-up, the mailbox');
});

test('passes the accessibility audit: the second factor', async ({ page, problems }) => {
  problems.expect(/^422 PUT /);
  const login = new LoginScreen(page);
  await login.open();
  await login.logIn(personaOf('twoFactor'));
  await login.code.fill('000000');
  await expect(page.getByText(sentenceOf({ kind: 'invalid2fa' }).de)).toBeVisible();
  await audit(page, 'code, wrong');
});

test('passes the accessibility audit: a new password, from the mail to the login', async ({ page, shop, problems }) => {
  problems.expect(/^409 GET /);
  const press = (name: string) => page.getByRole('main').getByRole('button', { name }).click();
  await page.goto('/reset-password');
  await press('Link anfordern');
  await audit(page, 'forgotten password, empty');
  await page.getByLabel('E-Mail-Adresse').fill(personaOf('cleared').email);
  await press('Link anfordern');
  await expect(page.getByText('Prüfen Sie Ihr Postfach')).toBeVisible();
  await audit(page, 'forgotten password, mail sent');
  const [mail] = await shop.mails();
  const path = /\/new-password\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.goto(path);
  await page.getByLabel('Neues Passwort', { exact: true }).fill('Winter');
  await press('Passwort speichern');
  await audit(page, 'new password, too weak');
  await page.getByLabel('Neues Passwort', { exact: true }).fill('Wintergerste-27!');
  await page.getByLabel('Neues Passwort wiederholen').fill('Wintergerste-27!');
  await press('Passwort speichern');
  await expect(page.getByText('Ihr neues Passwort ist gespeichert')).toBeVisible();
  await audit(page, 'new password, set');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dieser Link wurde schon benutzt' })).toBeVisible();
  await audit(page, 'new password, link used');
});

test('passes the accessibility audit: a changed password', async ({ page, shop, context, problems }) => {
  problems.expect(/^422 PUT /);
  await shop.loginAs(context, 'cleared');
  await page.goto('/account/change-password');
  const change = async (present: string) => {
    await page.getByLabel('Aktuelles Passwort').fill(present);
    await page.getByLabel('Neues Passwort', { exact: true }).fill('Wintergerste-27!');
    await page.getByLabel('Neues Passwort wiederholen').fill('Wintergerste-27!');
    await page.getByRole('main').getByRole('button', { name: 'Passwort ändern' }).click();
  };
  await change('Falsch-2026');
  await expect(page.getByText('Das Passwort ist nicht richtig.')).toBeVisible();
  await audit(page, 'password, wrong');
  await change(personaOf('cleared').password);
  await expect(page.getByText('Ihr Passwort ist geändert.')).toBeVisible();
  await audit(page, 'password, changed');
});

test('passes the accessibility audit: the second factor, during setup and when active', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'cleared');
  await page.goto('/account/two-factor');
  await page.getByRole('button', { name: 'Zwei-Faktor-Anmeldung einrichten' }).click();
  await expect(page.getByRole('img', { name: /^Code für/ })).toBeVisible();
  await audit(page, 'second factor, set up');
  await shop.loginAs(context, 'twoFactor');
  await page.goto('/account/two-factor');
  await expect(page.getByText('Die Zwei-Faktor-Anmeldung ist eingeschaltet')).toBeVisible();
  await audit(page, 'second factor, on');
});

test('passes the accessibility audit: home, its menu and its chart', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'julia');
  const home = new HomeScreen(page);
  await page.goto('/');
  await expect(home.wallet.getByRole('rowheader')).not.toHaveCount(0);
  await home.openCards();
  await expect(home.cards).toHaveCount(8);
  await page.getByText('Als Tabelle', { exact: true }).first().click();
  // Otherwise a link may lie below the sticky header, which takes its space.
  await page.evaluate(() => scrollTo(0, 0));
  await audit(page, 'home', { english: true });
  const shell = new Shell(page);
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const address = shell.footer.getByText(/Speicherstraße/);
    expect(await address.evaluate(isOnTop), `the company's address, above the places, ${width} px`).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await shell.menuButton.click();
  await audit(page, 'home, menu open');
});

/** Requirement 25.1. */
test('passes the accessibility audit: home, loading and failed', async ({ page, shop, context, problems }) => {
  problems.expect(/^422 /);
  await shop.loginAs(context, 'julia');
  for (const path of ['graphql/*', 'customer-payouts'])
    await shop.armFault({ path, kind: 'delay', delayMs: 30_000, times: 4 });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Neue Produkte' }).getByRole('status')).toHaveText('Wird geladen');
  await audit(page, 'home, loading', { titled: false });
  await shop.disarmFaults();
  for (const path of ['graphql/*', 'customer-payouts'])
    await shop.armFault({ path, kind: 'status', status: 422, times: 4 });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('alert')).not.toHaveCount(0);
  await audit(page, 'home, failed');
});

test('passes the accessibility audit: a message with its detail, and the notice of a lost connection', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^500 GET .*\/pdf$/);
  await shop.loginAs(context, 'julia');
  await page.goto('/invoices');
  await shop.armFault({ path: 'invoice/*/pdf', kind: 'status', status: 500 });
  await page
    .getByRole('button', { name: /als PDF speichern$/ })
    .first()
    .click();
  const { notices } = new Shell(page);
  await notices.getByText('Einzelheiten').click();
  await context.setOffline(true);
  await expect(page.getByText(/^Sie sind offline\./)).toBeVisible();
  await audit(page, 'invoices, failed and offline');
});

/** True if the element’s middle is within the window and not covered by anything else. Runs in the page. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return at !== null && element.contains(at);
}
