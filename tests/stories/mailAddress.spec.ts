import { PASSWORD, personaOf } from '#sandbox/personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { Shell } from '../support/screens/Shell.ts';

const clara = personaOf('cleared');

test('an investor changes her mail address: the present one remains valid until she opens the link to the new one', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 /);
  const main = page.getByRole('main');
  const wanted = 'clara.neu@example.org';
  await shop.loginAs(context, 'cleared');
  await page.goto('/account');
  await main.getByRole('link', { name: /^E-Mail/ }).click();
  await expect(page).toHaveURL('/account/change-email');
  await expect(main.getByText(clara.email)).toBeVisible();
  const ask = async (password: string) => {
    await page.getByLabel('Ihr Passwort', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Link anfordern', exact: true }).click();
  };
  await page.getByLabel('Neue E-Mail-Adresse').fill('clara.neu');
  await ask(PASSWORD);
  await expect(page.getByLabel('Neue E-Mail-Adresse')).toBeFocused();
  await page.getByLabel('Neue E-Mail-Adresse').fill(wanted);
  await ask('Falsch-2026');
  await expect(page.getByLabel('Ihr Passwort', { exact: true })).toHaveAccessibleDescription(
    'Das Passwort ist nicht richtig.',
  );
  await expect(page.getByLabel('Neue E-Mail-Adresse')).toHaveValue(wanted);
  await shop.armFault({ method: 'PUT', path: 'customers/*/email', kind: 'status', status: 500 });
  problems.expect(/^500 PUT .*\/email$/);
  await ask(PASSWORD);
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Neue E-Mail-Adresse')).toHaveValue(wanted);
  await ask(PASSWORD);
  await expect(main.getByText(`Wir haben eine E-Mail mit einem Link an ${wanted} geschickt`)).toBeVisible();
  await expect(page.getByLabel('Neue E-Mail-Adresse')).toHaveValue('');
  await page.reload();
  await expect(main.getByText(clara.email)).toBeVisible();

  const mails = await shop.mails();
  const told = mails.filter(({ recipient }) => recipient === clara.email).map(({ subject }) => subject);
  expect(told[0]).toBe('Ihre E-Mail-Adresse soll geändert werden');
  const text = mails.find(({ recipient }) => recipient === wanted)?.text ?? '';
  const link = /\/verify-email\/[\w-]+\?for=change/.exec(text)?.[0] ?? '';
  await page.goto(link);
  await expect(new Shell(page).heading).toHaveText('Ihre E-Mail-Adresse ist bestätigt');
  await expect(main.getByText('Von jetzt an melden Sie sich mit dieser Adresse an.')).toBeVisible();
  await page.goto('/account');
  await expect(main.getByText(wanted)).toBeVisible();
  await page.goto(link);
  await expect(new Shell(page).heading).toHaveText('Schon bestätigt, oder der Link ist ungültig');
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('an investor reverts a change by the link in the warning, and sets a new password', async ({
    page,
    shop,
    context,
    problems,
  }) => {
    problems.expect(/^(?:401|409) /);
    const main = page.getByRole('main');
    const wanted = 'clara.neu@example.org';
    await shop.loginAs(context, 'cleared');
    await page.goto('/account/change-email');
    await page.getByLabel('New email address').fill(wanted);
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: 'Request a link', exact: true }).click();
    await expect(main.getByText(wanted)).toBeVisible();
    const mails = await shop.mails();
    const linkIn = (recipient: string) =>
      /\/verify-email\/[\w-]+\?for=\w+/.exec(mails.find((mail) => mail.recipient === recipient)?.text ?? '')?.[0] ?? '';
    await page.goto(linkIn(clara.email));
    await main.getByRole('button', { name: 'Undo the change', exact: true }).click();
    await expect(new Shell(page).heading).toHaveText('Your email address has been changed back');
    await main.getByRole('link', { name: 'Set a new password' }).click();
    await expect(page).toHaveURL('/reset-password');
    await page.goto(linkIn(wanted));
    await expect(new Shell(page).heading).toHaveText('This link isn’t valid or has already been used');
  });
});
