import type { Page } from 'playwright/test';
import { personaOf } from '#sandbox/personas.ts';
import { callAs } from '../browser/support/calls.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { Shell } from '../support/screens/Shell.ts';

const bannerOf = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('an interrupted self-disclosure shows its progress on one line, and continues', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'newcomer');
  await page.goto('/search');
  const line = bannerOf(page, /^Ihre Selbstauskunft: 0 von 5 Schritten, noch etwa 15 Minuten/);
  await expect(line).toBeVisible();
  await expect(page.getByText('Ihre Identität ist noch nicht bestätigt.')).toHaveCount(1);
  await expect(page.getByText('Ihr Konto ist noch nicht freigegeben.')).toHaveCount(0);
  await expectAccessible(page, 'search, self-disclosure interrupted');
  await line.getByRole('link', { name: 'Fortsetzen' }).click();
  await expect(page).toHaveURL('/self-disclosure/personal');
  await page.goto('/account/orders');
  await line.getByRole('button', { name: /^Ausblenden/ }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(line).toHaveCount(0);
});

for (const [shops, isTold] of [
  ['a shop that says what they own', true],
  ['one that does not', false],
] as const) {
  test(`a customer who was cleared while away is welcomed once, and not at the next login: ${shops}`, async ({
    page,
    shop,
    context,
  }) => {
    const { customerUuid } = JSON.parse((await shop.sessionOf('pendingIdentity'))['parkett.session'] ?? '');
    const path = `customers/${customerUuid}`;
    /** Leaves the tokens out of the customer that the shop returns from now on. */
    const leaveOut = async () => {
      await shop.disarmFaults();
      const customer = await callAs(shop, 'pendingIdentity', 'GET', path);
      const body = JSON.stringify({ ...Object(customer), tokenAmount: undefined });
      await shop.armFault({ method: 'GET', path, kind: 'wrongShape', body: JSON.parse(body), times: 100 });
    };
    if (!isTold) await leaveOut();
    const persona = personaOf('pendingIdentity');
    const welcome = bannerOf(page, 'Willkommen!');
    const visit = async () => {
      await page.goto('/login?redirectPath=%2Faccount%2Forders');
      await new LoginScreen(page).logIn(persona);
      await expect(page).toHaveURL('/account/orders');
    };
    const leave = async () => {
      await new Shell(page).logOut();
      await expect(page).toHaveURL(/\/login/);
    };
    await visit();
    await expect(bannerOf(page, 'Ihr Konto wird geprüft.')).toBeVisible();
    await expect(welcome).toHaveCount(0);
    await leave();
    await shop.changeCustomer('pendingIdentity', {
      identification: 'approved',
      status: 'approved',
      cryptoRegistrarStatus: 'approved',
    });
    if (!isTold) await leaveOut();
    await visit();
    await expect(welcome).toBeVisible();
    await page.reload();
    await expect(welcome).toBeVisible();
    await welcome.getByRole('button', { name: /^Ausblenden/ }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(welcome).toHaveCount(0);
    await leave();
    const kept = JSON.stringify(await context.storageState());
    expect(kept).toContain('parkett.banners');
    for (const own of [customerUuid, persona.name, persona.email]) expect(kept).not.toContain(own);
    await visit();
    await expect(
      page
        .getByRole('table')
        .or(page.getByRole('heading', { level: 1 }))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Konto von/ })).toBeVisible();
    await expect(welcome).toHaveCount(0);
  });
}
