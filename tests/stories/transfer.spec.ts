import { TOTP } from 'otpauth';
import { PASSWORD } from '#sandbox/personas.ts';
import { callAs } from '../browser/support/calls.ts';
import { STORY_WRITES } from '../browser/support/faultedWrites.ts';
import { FAULTS, faultAt, nameOf } from '../browser/support/faults.ts';
import { expect, test } from '../support/fixtures.ts';
import { codeOf, TRANSFER, transferOn, walletOf } from '../support/screens/transfer.ts';
import { sentenceOf } from '../support/sentences.ts';

test('an investor sees her tokens with each movement in the wallet, and transfers some of them', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 POST .*\/token\/transfer$/);
  await shop.loginAs(context, 'twoFactor');
  await page.goto('/account/wallet');
  const main = page.getByRole('main');
  const row = main.getByRole('table', { name: 'Ihr Bestand' }).getByRole('row').nth(1);
  await expect(row).toContainText('6.000');
  await expect(row).toContainText('100 %');
  await row.getByRole('link', { name: /übertragen$/ }).click();
  const transfer = transferOn(page);
  await transfer.enter('transferring', '6001');
  await expect(main.getByText('Bitte geben Sie höchstens 6.000 an.')).toBeVisible();
  // Written as the page writes numbers.
  await transfer.enter('transferring', '1.000');
  await expect(transfer.fact('An die Wallet')).toHaveText(walletOf('transferring'));
  await expect(transfer.fact('Danach in Ihrer Wallet')).toHaveText('5.000');
  await transfer.confirm();

  await transfer.send(codeOf() === '000000' ? '111111' : '000000');
  await expect(main.getByText('Der Zwei-Faktor-Code ist nicht richtig.')).toBeVisible();
  // This code has expired.
  await transfer.send(codeOf(-4));
  await expect(main.getByText('Der Zwei-Faktor-Code ist nicht richtig.')).toBeVisible();
  await transfer.send(codeOf());
  await expect(transfer.sent).toBeVisible();
  await expect(transfer.fact('Jetzt in Ihrer Wallet')).toHaveText('5.000');
  const hash = await transfer.fact('Hash').textContent();
  await main.getByRole('link', { name: 'Zur Wallet' }).click();
  await expect(row).toContainText('5.000');
  const entry = main.getByRole('table', { name: 'Transaktionen' }).getByRole('row').nth(1);
  await expect(entry).toContainText('−1.000');
  await expect(entry.getByTitle(hash ?? '')).toBeVisible();
  const told = (await shop.mails()).map(({ recipient, subject }) => `${recipient}: ${subject}`);
  expect(told.slice(0, 2).toSorted()).toEqual([
    'j.reiter@example.de: Sie haben Token erhalten',
    'm.yildiz@example.de: Ihre Übertragung',
  ]);
});

test('of two tabs that transfer the same tokens one succeeds, and the other shows the remaining tokens', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 POST .*\/token\/transfer$/);
  // After a refusal the page reads whether the transfer was made all the same.
  problems.expect(/^404 GET .*\/token\/transfers\//);
  await shop.loginAs(context, 'twoFactor');
  const [one, other] = [transferOn(page), transferOn(await context.newPage())];
  for (const tab of [one, other]) {
    await tab.main.page().goto(TRANSFER);
    await tab.enter('transferring', '4000');
    await tab.confirm();
  }
  await one.send(codeOf());
  await expect(one.sent).toBeVisible();
  // A code is valid once, for all tabs together.
  await other.send(codeOf());
  await expect(
    other.main.getByText('Dieser Code wurde schon benutzt. Bitte warten Sie auf den nächsten.'),
  ).toBeVisible();
  await other.send(codeOf(1));
  await expect(other.main.getByText('Sie haben davon nur noch 2.000 Token.')).toBeVisible();
  await other.main.getByRole('button', { name: 'Angaben prüfen' }).click();
  await expect(other.main.getByText('Ihr Bestand: 2.000 Token')).toBeVisible();
});

test('an investor whom the registrar has rejected reads that she cannot transfer, and who decided it', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 POST .*\/token\/transfer$/);
  await shop.loginAs(context, 'twoFactor');
  await page.goto(TRANSFER);
  const transfer = transferOn(page);
  await transfer.enter('transferring', '1000');
  await transfer.confirm();
  await shop.changeCustomer('twoFactor', { cryptoRegistrarStatus: 'rejected' });
  await transfer.send(codeOf());
  await expect(transfer.main.getByRole('alert')).toContainText('Die Registerführung lässt von Ihrem Konto');
});

test('an investor without a second factor is led to its setup, and back', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'julia');
  await page.goto(TRANSFER);
  await expect(page).toHaveURL(`/account/two-factor?redirectPath=${encodeURIComponent(TRANSFER)}`);
  await page.getByRole('button', { name: 'Zwei-Faktor-Anmeldung einrichten' }).click();
  const shown = page.getByRole('main').getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const secret = ((await shown.textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate());
  await page.getByLabel('Ihr Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Zwei-Faktor-Anmeldung einschalten' }).click();
  await page.getByRole('link', { name: 'Weiter, wo Sie waren' }).click();
  await expect(page).toHaveURL(TRANSFER);
  await expect(page.getByText('Ihr Bestand: 15.000 Token')).toBeVisible();
});

test('an investor asks the shop to whitelist a wallet that may not receive, by one message', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'twoFactor');
  await page.goto(TRANSFER);
  const transfer = transferOn(page);
  await transfer.enter('cleared', '10');
  await transfer.main.getByRole('button', { name: 'Freigabe anfragen' }).click();
  await expect(transfer.main.getByText('Ihre Anfrage ist verschickt')).toBeVisible();
  const [message] = await shop.mails();
  expect(message?.subject).toBe('Anfrage: Wallet zum Empfang freigeben');
  expect(message?.text).toContain(walletOf('cleared'));
});

for (const fault of FAULTS)
  test(`a transfer is made once although it meets ${nameOf(fault)}`, async ({ page, shop, context, problems }) => {
    problems.expect(/^(404|409|422|429|500) /);
    problems.expect(/^failed /);
    problems.expect(/is not as agreed/);
    await shop.loginAs(context, 'twoFactor');
    await page.goto(TRANSFER);
    const transfer = transferOn(page);
    await transfer.enter('transferring', '1000');
    await transfer.confirm();
    await shop.armFault(faultAt(STORY_WRITES.transfer, fault));
    await transfer.send(codeOf());
    if (!fault.isDone) {
      const isJudged = fault.status === 422;
      const says = isJudged ? 'Bitte prüfen Sie Empfänger und Betrag.' : sentenceOf(fault.says).de;
      await expect(transfer.main.getByRole('alert')).toContainText(says);
      await shop.disarmFaults();
      if (isJudged) {
        await transfer.main.getByRole('button', { name: 'Angaben prüfen' }).click();
        await expect(transfer.main.getByLabel('Anzahl der Token')).toHaveValue('1000');
        await transfer.main.getByRole('button', { name: 'Weiter zur Übersicht' }).click();
        await transfer.confirm();
      }
      await transfer.send(codeOf(1));
    }
    await expect(transfer.sent).toBeVisible();
    await expect(transfer.fact('Jetzt in Ihrer Wallet')).toHaveText('5.000');
    await shop.disarmFaults();
    const ledger = await callAs(shop, 'twoFactor', 'GET', 'token/transactions');
    expect(JSON.stringify(ledger).match(/"incoming":false/g)).toHaveLength(1);
  });

for (const fault of FAULTS)
  test(`the shop is asked once to whitelist a wallet although that meets ${nameOf(fault)}`, async ({
    page,
    shop,
    context,
    problems,
  }) => {
    problems.expect(/^(422|429|500) /);
    problems.expect(/^failed /);
    problems.expect(/is not as agreed/);
    await shop.loginAs(context, 'twoFactor');
    await page.goto(TRANSFER);
    const transfer = transferOn(page);
    await transfer.enter('cleared', '10');
    await shop.armFault(faultAt(STORY_WRITES.whitelisting, fault));
    const ask = transfer.main.getByRole('button', { name: 'Freigabe anfragen' });
    await ask.click();
    await expect(transfer.main.getByRole('alert')).toContainText(sentenceOf(fault.says).de);
    await shop.disarmFaults();
    await ask.click();
    await expect(transfer.main.getByText('Ihre Anfrage ist verschickt')).toBeVisible();
    const asked = (await shop.mails()).filter(({ subject }) => subject.startsWith('Anfrage'));
    expect(asked).toHaveLength(1);
  });
