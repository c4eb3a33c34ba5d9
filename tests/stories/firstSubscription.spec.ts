import { expect, test } from '../support/fixtures.ts';
import { type Effort, handsOnKeyboard, handsWithMouse } from '../support/newcomer/hands.ts';
import { Newcomer, WHO } from '../support/newcomer/newcomer.ts';
import { FIRST_DAY, openBond, type Shop } from '../support/shop.ts';

test.setTimeout(120_000);

const commissions = async (shop: Shop) =>
  (await shop.mails()).filter(({ subject }) => subject === 'Sie haben eine Provision verdient');

test('a stranger with a recommendation signs up and subscribes in one sitting; who recommended her sees how far she is, and earns a commission once', async ({
  page,
  shop,
  browser,
}) => {
  const theirs = await browser.newContext({ locale: 'de-DE', baseURL: shop.url });
  await shop.loginAs(theirs, 'julia');
  const julia = await theirs.newPage();
  await julia.goto('/account/attract-investors');
  const main = julia.getByRole('main');
  await expect(main.getByText('erhalten Sie 25\u00a0€ nach der ersten abgerechneten Zeichnung')).toBeVisible();
  await expect(main.getByText(/\/sign-up\/LINDF026$/)).toBeVisible();
  const friend = main.getByRole('row', { name: /^M\. F\./ });
  await expect(main.getByRole('row')).toHaveCount(5);
  await expect(friend).toHaveCount(0);

  const effort: Effort = { fields: 0, presses: 0 };
  const newcomer = new Newcomer(page, handsWithMouse(effort));
  await page.goto('/sign-up/lindf026');
  await expect(page.getByText(/^Julia L\. sieht Ihre Initialen, .+ und Ihren Status/)).toBeVisible();
  await newcomer.signUp(shop, '/sign-up/lindf026');
  await newcomer.hands.press(newcomer.link(newcomer.words.logIn));
  await newcomer.logIn();
  await julia.reload();
  await expect(friend).toContainText('Selbstauskunft');
  await expect(main).not.toContainText('Mara');
  await newcomer.disclose();
  await julia.reload();
  await expect(friend).toContainText('Noch nicht gezeichnet');
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

  await julia.reload();
  await expect(friend).toContainText('Gezeichnet');
  await expect(friend).toContainText('–');
  const year = julia.getByText(`Provision ${FIRST_DAY.slice(0, 4)}`, { exact: true });
  const earned = main.locator('dl > div').filter({ has: year }).getByRole('definition');
  await expect(earned).toHaveText('25\u00a0€');
  const order = /\d+/.exec(mails[0]?.subject ?? '')?.[0] ?? '';
  await shop.bookTransfer({ order });
  expect(await commissions(shop)).toEqual([]);
  await shop.advanceOrder(order, 'settle');
  await shop.advanceOrder(order, 'settle');
  await julia.reload();
  await expect(friend).toContainText('Abgerechnet');
  await expect(friend).toContainText('25\u00a0€');
  await expect(earned).toHaveText('50\u00a0€');
  const told = await commissions(shop);
  expect(told.map(({ recipient }) => recipient)).toEqual(['j.lindner@example.de']);
  expect(told[0]?.text).not.toMatch(/Mara|Feld/);
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
  await page.goto('/');
  await expect(page).toHaveURL('/self-disclosure/pep');
  await page.getByText('Nein', { exact: true }).click();
  await page.getByRole('button', { name: 'Speichern und weiter' }).click();
  await expect(page.getByText(/^Ohne diese Bestätigung geht es nicht weiter/)).toBeVisible();
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
  await expect(newcomer.field('Betrag in Euro')).toBeVisible();
  await expect(page.getByText(words.pep)).toHaveCount(0);
});
