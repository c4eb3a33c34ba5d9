import { Secret, TOTP } from 'otpauth';
import { personaOf } from '#sandbox/personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { linkTo } from '../support/links.ts';
import { locate } from '../support/onPage.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { Shell } from '../support/screens/Shell.ts';
import { confirm } from '../support/seen/session.ts';
import { sentenceOf } from '../support/sentences.ts';
import { filled } from '../support/sight.ts';
import { ACCESS_WRITES } from './support/accessWrites.ts';
import { meetEveryFault } from './support/everyFault.ts';
import { LOGIN_WRITES } from './support/faultedWrites.ts';
import { FAULTS, type Met, nameOf } from './support/faults.ts';
import { meetingWith } from './support/meetFault.ts';

meetEveryFault(test, ACCESS_WRITES);

const saidOf = ({ says }: Met) => filled(sentenceOf(says).de, { wait: '1 Sekunde' });

test('an investor logs in with password and code, although each call meets every fault', async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/^(500|422|429) /);
  problems.expect(/^failed /);
  problems.expect(/is not as agreed/);
  const { email, password, totpSecret } = personaOf('twoFactor');
  const totp = new TOTP({ secret: Secret.fromBase32(totpSecret ?? '') });
  const codeIn = async (periods: number) => totp.generate({ timestamp: Date.now() + periods * 30_000 });
  const login = new LoginScreen(page);
  await login.open();
  for (const fault of FAULTS) {
    const { meet } = meetingWith(fault, page, shop);
    await meet(LOGIN_WRITES.password, () => login.logIn({ email, password }));
    await expect(login.failure).toHaveCount(1);
    await expect(login.failure).toContainText(saidOf(fault));
    await expect(login.email).toHaveValue(email);
    await expect(login.password).toHaveValue(password);
    await expect(login.submit).not.toHaveAttribute('aria-disabled');
  }
  await login.submit.click();
  await expect(login.code).toBeVisible();
  // Chromium repeats a call that is cut off, and the shop counts each as a try of the code.
  for (const fault of FAULTS.filter(({ kind }) => kind !== 'cutAfter')) {
    const { meet } = meetingWith(fault, page, shop);
    await meet(LOGIN_WRITES.code, async () => login.code.fill(await codeIn(0)));
    await expect(login.failure).toHaveCount(1);
    await expect(login.failure).toContainText(saidOf(fault));
    await expect(locate(page, confirm)).not.toHaveAttribute('aria-disabled');
    await login.code.fill('');
  }
  // The shop has accepted the first code, and accepts each once.
  await login.code.fill(await codeIn(1));
  await expect(page).toHaveURL('/');
  await expect(new Shell(page).menuButton).toBeVisible();
});

for (const fault of FAULTS) {
  test(`an investor stays logged in, although the renewal of her token meets ${nameOf(fault)}`, async ({
    page,
    shop,
    context,
    problems,
  }) => {
    problems.expect(/^(500|422|429) /);
    problems.expect(/^failed /);
    problems.expect(/is not as agreed/);
    await shop.configure({ tokenLifetime: 1 });
    await shop.loginAs(context, 'julia');
    await shop.configure({ tokenLifetime: 3_600 });
    const spentAt = Date.now() + 1_000;
    await expect.poll(() => Date.now(), { intervals: [100] }).toBeGreaterThan(spentAt);
    const { meet } = meetingWith(fault, page, shop);
    await meet(LOGIN_WRITES.renewal, () => page.goto('/invoices'));
    await expect(page.getByText(/RE-2023/).first()).toBeVisible();
    await expect(page).toHaveURL('/invoices');
  });

  // The shop refuses a link by 422, and the page does not read the body of a success.
  if (fault.status === 422 || fault.kind === 'wrongShape') continue;

  test(`a visitor confirms her mail address, although the call meets ${nameOf(fault)}`, async ({
    page,
    shop,
    problems,
  }) => {
    problems.expect(/^(500|422|429) /);
    problems.expect(/^failed /);
    problems.expect(/is not as agreed/);
    const { heading } = new Shell(page);
    const { meet } = meetingWith(fault, page, shop);
    const link = await linkTo(shop, personaOf('unverified').email);
    await meet(LOGIN_WRITES.link, () => page.goto(link));
    await expect(heading).toHaveText('Das hat nicht geklappt');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(saidOf(fault));
    await page.getByRole('main').getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(heading).toHaveText(
      fault.isDone ? 'Schon bestätigt, oder der Link ist ungültig' : 'Ihre E-Mail-Adresse ist bestätigt',
    );
  });
}
