import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { OrderScreen } from '../support/screens/OrderScreen.ts';

const RESERVED = '/products/HOLZBAU-FREIBURG-2030';
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const ASK = 'Einstufung als professioneller Kunde beantragen';
const row = (page: Page, text: string) => page.getByRole('main').locator('summary').filter({ hasText: text });
const open = (page: Page, text: string) => row(page, text).click();
const confirmChange = (page: Page) => page.getByRole('button', { name: 'Ändern und neu beginnen' }).click();
/** Clicks the visible text of a choice: the card or line around it takes the press. */
const tick = (page: Page, text: string | RegExp) => page.getByRole('main').getByText(text, { exact: true }).click();

/** Requirement 1.5. */
test('a cleared private investor classifies herself as professional from her account, and back again', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  await page.goto(RESERVED);
  await expect(page.getByText(/nur professionelle Kunden/).first()).toBeVisible();
  await page.goto('/account');
  // The account names the consequences first.
  await open(page, 'Einstufung Privatkunde');
  await expect(
    page.getByText(/Im Gegenzug verlieren Sie Schutz: keine Angemessenheitsprüfung, keine Warnungen/),
  ).toBeVisible();
  await expectAccessible(page, 'account, private investor');
  // She may change her mind, and stays private.
  await link(page, ASK).click();
  await button(page, 'Weiter').click();
  await expect(page).toHaveURL('/account?classified=professional');
  await expect(row(page, 'Einstufung Privatkunde')).toBeVisible();
  await expect(page.getByText(/^Sie sind .+ eingestuft\.$/)).toHaveCount(0);
  await open(page, 'Einstufung Privatkunde');
  await link(page, ASK).click();
  await expect(page).toHaveURL('/self-disclosure/adequacy-optional');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie legen als Privatkunde an');
  await button(page, 'Einstufung ändern').click();
  await confirmChange(page);
  await tick(page, 'Als professioneller Kunde');
  await button(page, 'Speichern und weiter').click();
  await expect(page).toHaveURL('/self-disclosure/adequacy-professional');
  await expect(page.getByText('Keine Angemessenheitsprüfung.')).toBeVisible();
  const send = button(page, 'Als professioneller Kunde einstufen');
  // A single criterion of three is too little.
  await tick(page, /mehr als 500\.000/);
  await button(page, 'Weiter zu Frage 2').click();
  await expect(page.getByText(/^Frage 1 von 3/)).toBeVisible();
  await tick(page, /zehn Geschäfte/);
  await button(page, 'Weiter zu Frage 2').click();
  await tick(page, /^Ich beantrage/);
  await button(page, 'Weiter zu Frage 3').click();
  // So is a request without the confirmation that protection is lost.
  await expect(page.getByText('Keine Angemessenheitsprüfung.')).toBeVisible();
  await send.click();
  await expect(page.getByText('Bitte bestätigen Sie diese Aussage, um fortzufahren.')).toBeVisible();
  await expect(page).toHaveURL('/self-disclosure/adequacy-professional');
  expect((await shop.mails()).filter(({ subject }) => /Einstufung/.test(subject))).toEqual([]);
  await tick(page, /^Ich habe gelesen, auf welchen Schutz/);
  await send.dblclick();
  await expect(page).toHaveURL('/account?classified=professional');
  await expect(page.getByText('Sie sind jetzt als professioneller Kunde eingestuft.')).toBeVisible();
  await expect(row(page, 'Einstufung Professioneller Kunde')).toBeVisible();
  await open(page, 'Einstufung Professioneller Kunde');
  await expect(page.getByText(/^Diese Einstufung gilt auf Ihren Antrag vom /)).toBeVisible();
  await expectAccessible(page, 'account, professional investor');
  const [mail, ...others] = (await shop.mails()).filter(({ subject }) => /Einstufung/.test(subject));
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: 'j.lindner@example.de',
    subject: 'Ihre Einstufung als professioneller Kunde',
  });
  expect(mail?.text).toMatch(/Ich beantrage, .+Keine Angemessenheitsprüfung\. .+Entschädigung/s);
  await page.goto(RESERVED);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/können nur professionelle Kunden zeichnen/)).toHaveCount(0);
  // A professional is not asked what she owns.
  const order = new OrderScreen(page);
  await order.open('HOLZBAU-FREIBURG-2030', 60_000);
  await order.confirmQuantity.click();
  await expect(order.totalLoss).toBeVisible();
  await expect(order.basis('Vermögen')).toHaveCount(0);
  await expect(order.summary).toContainText('60.000 €');
  page.once('dialog', (dialog) => dialog.accept());

  await page.goto('/account');
  await expect(page.getByText('Sie sind jetzt')).toHaveCount(0);
  await open(page, 'Einstufung Professioneller Kunde');
  await link(page, 'Wieder Privatkunde werden').click();
  await expect(page.getByText('Ihre Einstufung als professioneller Kunde endet damit sofort.')).toBeVisible();
  await button(page, 'Einstufung ändern').click();
  await confirmChange(page);
  await expect(page).toHaveURL('/self-disclosure/adequacy-optional');
  await tick(page, 'Als Privatkunde');
  await button(page, 'Speichern und weiter').click();
  await expect(page).toHaveURL('/account?classified=private');
  await expect(page.getByText('Sie sind als Privatkunde eingestuft.')).toBeVisible();
  expect((await shop.mails())[0]?.subject).toBe('Ihre Einstufung als Privatkunde');
  await page.goto(RESERVED);
  await expect(page.getByText(/nur professionelle Kunden/).first()).toBeVisible();
});

test('a professional who never took the test takes it before he becomes a private investor who may subscribe', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'professional');
  await page.goto('/account');
  await open(page, 'Einstufung Professioneller Kunde');
  await expect(page.getByText(/^Diese Einstufung gilt auf Ihren Antrag vom .+2024\. /)).toBeVisible();
  await link(page, 'Wieder Privatkunde werden').click();
  await button(page, 'Einstufung ändern').click();
  await confirmChange(page);
  await tick(page, 'Als Privatkunde');
  await button(page, 'Speichern und weiter').click();
  await expect(page).toHaveURL('/self-disclosure/adequacy');
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Sie können gerade nicht zeichnen' })).toBeVisible();
  await expect(page.getByText('Zurzeit ist nichts zu erledigen.')).toHaveCount(0);
  await expectAccessible(page, 'account, test open again');
  await link(page, 'Zur Angemessenheitsprüfung').click();
  await expect(page).toHaveURL('/self-disclosure/adequacy');
  await page.goto('/order-process/token?product=WIND-NORDSEE-2032');
  await expect(page).toHaveURL('/self-disclosure/adequacy');
});
