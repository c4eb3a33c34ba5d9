import type { Page } from 'playwright/test';
import { personaOf } from '#sandbox/personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { Shell } from '../support/screens/Shell.ts';

const PERSONAL = '/self-disclosure/personal';
const WEEK = 7;

const holder = (page: Page) => page.getByLabel('Kontoinhaber');
const iban = (page: Page) => page.getByLabel('IBAN');
const promise = (page: Page) => page.getByText(/höchstens 30\sTage auf diesem Gerät gespeichert/);
const keptOn = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('parkett.draft')));

/** Requirement 18.2. */
test('a person who closes the browser finds the half-filled form a week later, and no other person does', async ({
  page,
  shop,
  context,
  browser,
  problems,
}) => {
  problems.expect(/^401 /);
  // An unused login ends sooner with rotated tokens.
  await shop.configure({ refreshTokens: 'rotated' });
  await shop.loginAs(context, 'stepPersonalData');
  await page.goto(PERSONAL);
  await expect(promise(page)).toBeHidden();
  await holder(page).fill('Felix Konstantin Neumann');
  await iban(page).fill('DE89370400440532013000');
  await expect(promise(page)).toBeVisible();
  await page.reload();
  await expect(iban(page)).toHaveValue('DE89 3704 0044 0532 0130 00');
  expect(JSON.stringify(await keptOn(page))).not.toMatch(/DE89|COBADE/);
  const device = await context.storageState();
  await context.close();

  /** Opens the device with its storage, so many days later. */
  const later = async (days: number, state = device) => {
    const next = await browser.newContext({ baseURL: shop.url, locale: 'de-DE', storageState: state });
    const tab = await next.newPage();
    await tab.clock.install({ time: Date.now() + days * 86_400_000 });
    return { next, tab };
  };

  // The login has ended in the meantime; logging in again leads back to the form.
  await shop.moveClock({ days: WEEK + 1 });
  const { next, tab } = await later(WEEK + 1);
  await tab.goto(PERSONAL);
  await expect(tab).toHaveURL(/\/login\?redirectPath=/);
  await new LoginScreen(tab).logIn(personaOf('stepPersonalData'));
  await expect(tab).toHaveURL(PERSONAL);
  await expect(holder(tab)).toHaveValue('Felix Konstantin Neumann');
  await expect(iban(tab)).toHaveValue('');
  await expect(promise(tab)).toBeVisible();
  // The shop has no part of the draft, and a logout deletes it from the device.
  await tab.goto('/account');
  await new Shell(tab).logOut();
  await expect(tab).toHaveURL(/\/login/);
  expect(await keptOn(tab)).toEqual([]);
  await next.close();

  // Another customer uses the device in the same state.
  const other = await later(WEEK + 1);
  await other.tab.goto('/login');
  await new LoginScreen(other.tab).logIn(personaOf('newcomer'));
  await expect(other.tab).toHaveURL(PERSONAL);
  await expect(holder(other.tab)).not.toHaveValue('Felix Konstantin Neumann');
  await expect(iban(other.tab)).toHaveValue('');
  await expect(promise(other.tab)).toBeHidden();
  expect(await keptOn(other.tab)).toEqual([]);
  await other.next.close();

  // A draft expires after 30 days.
  const late = await later(31);
  await late.tab.goto('/login');
  await expect(new LoginScreen(late.tab).heading).toBeVisible();
  expect(await keptOn(late.tab)).toEqual([]);
  await late.next.close();
});
