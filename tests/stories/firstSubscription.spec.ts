import { expect, test } from '../support/fixtures.ts';
import { type Effort, handsOnKeyboard, handsWithMouse } from '../support/newcomer/hands.ts';
import { Newcomer, WHO } from '../support/newcomer/newcomer.ts';
import { openBond } from '../support/shop.ts';

test.setTimeout(120_000);

test('a stranger with a recommendation signs up and subscribes to a bond in one sitting', async ({ page, shop }) => {
  const effort: Effort = { fields: 0, presses: 0 };
  const newcomer = new Newcomer(page, handsWithMouse(effort));
  await newcomer.signUp(shop, '/sign-up/lindf026');
  await newcomer.hands.press(newcomer.link(newcomer.words.logIn));
  await newcomer.logIn();
  await newcomer.disclose();
  await page.goto(`/order-process/token?product=${openBond()}`);
  await newcomer.subscribe('1000');
  const mails = (await shop.mails()).filter(({ recipient }) => recipient === WHO.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Ihre Zeichnung \d+ ist eingegangen$/),
    'Unterlagen zu Ihrer Zeichnung',
    'Ihr Konto ist freigegeben',
    'Ihre Identität ist bestätigt',
    'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  ]);
  // The table of what a newcomer types and presses in src/docs/figures.md has these figures.
  expect(effort).toEqual({ fields: 20, presses: 43 });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a stranger with only a keyboard reaches the bond of the link', async ({ page, shop }) => {
    const newcomer = new Newcomer(page, handsOnKeyboard(page), 'en');
    const bond = `/order-process/token?product=${openBond()}`;
    await newcomer.signUp(shop, '/sign-up');
    await page.goto(bond);
    await expect(page).toHaveURL(/\/login\?redirectPath=/);
    await newcomer.logIn();
    await newcomer.disclose();
    await expect(page).toHaveURL(bond);
    await newcomer.subscribe('1000');
  });
});

test('a newcomer whom the registrar rejects halfway is led to the notice once, and nothing is lost', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'stepPep');
  const newcomer = new Newcomer(page, handsWithMouse());
  const { hands, words } = newcomer;
  const pep = newcomer.steps.slice(1, 2);
  const says = 'Ihr Konto ist gesperrt';
  await page.goto('/self-disclosure/pep');
  await newcomer.disclose(pep, () => shop.changeCustomer('stepPep', { cryptoRegistrarStatus: 'rejected' }));
  await expect(page).toHaveURL('/banned');
  await expect(newcomer.heading(says)).toBeVisible();
  // Their own pages stay open, and give the same reason.
  await page.goto('/account/orders');
  await expect(page).toHaveURL('/account/orders');
  await page.goto('/');
  await expect(page.getByRole('region', { name: says })).toBeVisible();
  // The decision was a mistake: the data sent before it remain valid.
  await shop.changeCustomer('stepPep', { cryptoRegistrarStatus: 'approval_required' });
  await page.goto(`/order-process/token?product=${openBond()}`);
  await expect(newcomer.button('Noch einmal prüfen')).toBeVisible();
  await shop.changeCustomer('stepPep', { status: 'approved', cryptoRegistrarStatus: 'approved' });
  await hands.press(newcomer.button('Noch einmal prüfen'));
  await expect(newcomer.field('Stückzahl')).toBeVisible();
  await expect(page.getByText(words.pep)).toHaveCount(0);
});
