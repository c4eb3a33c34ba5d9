import { typeDayOfIssue } from '../support/evidence.ts';
import { expect, test } from '../support/fixtures.ts';
import { linkTo } from '../support/links.ts';
import { fillCompany, fillOwner } from '../support/newcomer/company.ts';
import { handsWithMouse } from '../support/newcomer/hands.ts';
import { Newcomer, WHO } from '../support/newcomer/newcomer.ts';
import { SignUpScreen } from '../support/screens/SignUpScreen.ts';
import { openBond } from '../support/shop.ts';

test.setTimeout(120_000);

/** Requirements 1.2 and 1.5. */
test('a company with two owners and a company among its holders goes from sign-up to its first subscription', async ({
  page,
  shop,
}) => {
  const newcomer = new Newcomer(page, handsWithMouse(), 'de', 'company');
  const { hands, words } = newcomer;
  const signUp = new SignUpScreen(page);
  await page.goto('/sign-up');
  await signUp.choose('Für ein Unternehmen');
  await signUp.companyName.fill('Feld & Töchter GmbH');
  await signUp.fill({ email: WHO.email });
  await signUp.submit.click();
  await expect(signUp.mailbox).toBeVisible();
  await page.goto(await linkTo(shop, WHO.email));
  await expect(newcomer.heading(words.verified)).toBeVisible();
  await page.goto('/login');
  await newcomer.logIn();

  await fillCompany(newcomer);
  await hands.press(newcomer.button(words.save));
  await newcomer.fillPersonalData();
  await hands.press(newcomer.button(words.save));
  await expect(newcomer.heading(words.pep)).toBeVisible();
  await hands.mark(newcomer.answer(words.no));
  await hands.choose(newcomer.field('Rolle im Unternehmen'), 'Geschäftsführung');
  await hands.mark(newcomer.box(/^Ich darf das Unternehmen vertreten/));
  await hands.press(newcomer.button(words.save));
  await expect(page).toHaveURL(/representatives$/);
  await hands.mark(newcomer.answer('Ich bin als Vertretung eingetragen'));
  await hands.press(newcomer.button(words.goOn));

  await expect(page).toHaveURL(/ubo$/);
  await hands.press(newcomer.button('Hinzufügen'));
  await fillOwner(newcomer, 'Mara', '60');
  await hands.press(newcomer.button('Speichern'));
  await hands.press(newcomer.button('Hinzufügen'));
  await page.getByText('Gesellschaft', { exact: true }).first().click();
  await hands.type(newcomer.field('Name der Gesellschaft'), 'Feld Holding GmbH');
  await hands.choose(newcomer.field('Rechtsform'), '3');
  await newcomer.fillAddress();
  await hands.type(newcomer.field('Anteil am Kapital'), '40');
  await hands.type(newcomer.field('Anteil der Stimmen'), '40');
  await hands.press(newcomer.button('Speichern'));
  await hands.press(newcomer.button('Hinzufügen'));
  await fillOwner(newcomer, 'Jule', '75', 'Feld Holding GmbH');
  await hands.press(newcomer.button('Speichern'));
  for (const owner of ['Mara Feld', 'Jule Feld'])
    await expect(
      page.getByRole('row', { name: owner }).getByText('wirtschaftlich berechtigt', { exact: true }),
    ).toBeVisible();
  await hands.press(newcomer.button(words.goOn));

  await expect(page).toHaveURL(/ubo-documents$/);
  for (const paper of [
    'Handelsregisterauszug',
    'Gesellschafterliste',
    'Gesellschaftsvertrag',
    'Auszug aus dem Transparenzregister',
  ]) {
    const row = page.getByRole('listitem').filter({ has: newcomer.page.getByRole('heading', { name: paper }) });
    const file = { name: `${paper}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${paper}`) };
    if (/auszug/i.test(paper)) await typeDayOfIssue(newcomer.page, paper, 1);
    await row.locator('input[type=file]').setInputFiles(file);
    await expect(row.getByText('liegt vor')).toBeVisible();
  }
  await hands.press(newcomer.button(words.goOn));

  await newcomer.disclose(newcomer.steps.slice(2));
  await page.goto(`/order-process/token?product=${openBond()}`);
  await newcomer.subscribe('1000');
  await expect(page.getByRole('main')).toContainText('1.000 €');
});
