import { callAs } from '../browser/support/calls.ts';
import { STORY_WRITES } from '../browser/support/faultedWrites.ts';
import { CUTS, faultAt, nameOf } from '../browser/support/faults.ts';
import { expect, test } from '../support/fixtures.ts';
import { codeOf, TRANSFER, transferOn, walletOf } from '../support/screens/transfer.ts';
import { sentenceOf } from '../support/sentences.ts';

/** Requirement 1.4, of transfers. */
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
  await row.getByRole('link', { name: /übertragen$/ }).click();
  const transfer = transferOn(page);
  await transfer.enter('transferring', '6001');
  await expect(main.getByText('Bitte geben Sie höchstens 6.000 an.')).toBeVisible();
  // Written as the page writes numbers.
  await transfer.enter('transferring', '1.000');
  await expect(transfer.fact('An die Wallet')).toHaveText(walletOf('transferring'));
  await transfer.confirm();

  await transfer.send(codeOf() === '000000' ? '111111' : '000000');
  await expect(main.getByText('Der Zwei-Faktor-Code ist nicht richtig.')).toBeVisible();
  // This code has expired.
  await transfer.send(codeOf(-4));
  await expect(main.getByText('Der Zwei-Faktor-Code ist nicht richtig.')).toBeVisible();
  await transfer.send(codeOf());
  await expect(transfer.sent).toBeVisible();
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

for (const fault of CUTS)
  test(`a transfer is made once although it meets ${nameOf(fault)}`, async ({ page, shop, context, problems }) => {
    problems.expect(/^(404|409) /);
    problems.expect(/^failed /);
    await shop.loginAs(context, 'twoFactor');
    await page.goto(TRANSFER);
    const transfer = transferOn(page);
    await transfer.enter('transferring', '1000');
    await transfer.confirm();
    await shop.armFault(faultAt(STORY_WRITES.transfer, fault));
    await transfer.send(codeOf());
    if (!fault.isDone) {
      await expect(transfer.main.getByRole('alert')).toContainText(sentenceOf(fault.says).de);
      await shop.disarmFaults();
      await transfer.send(codeOf(1));
    }
    await expect(transfer.sent).toBeVisible();
    await expect(transfer.fact('Jetzt in Ihrer Wallet')).toHaveText('5.000');
    await shop.disarmFaults();
    const ledger = await callAs(shop, 'twoFactor', 'GET', 'token/transactions');
    expect(JSON.stringify(ledger).match(/"incoming":false/g)).toHaveLength(1);
  });

test('an investor asks the shop to whitelist a wallet that may not receive, by one message although the answer is lost', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^failed /);
  await shop.loginAs(context, 'twoFactor');
  await page.goto(TRANSFER);
  const transfer = transferOn(page);
  await transfer.enter('cleared', '10');
  const ask = transfer.main.getByRole('button', { name: 'Freigabe anfragen' });
  for (const fault of CUTS) {
    await shop.armFault(faultAt(STORY_WRITES.whitelisting, fault));
    await ask.click();
    await expect(transfer.main.getByRole('alert')).toContainText(sentenceOf(fault.says).de);
    await shop.disarmFaults();
  }
  await ask.click();
  await expect(transfer.main.getByText('Ihre Anfrage ist verschickt')).toBeVisible();
  const [message, ...others] = (await shop.mails()).filter(({ subject }) => subject.startsWith('Anfrage'));
  expect(others).toEqual([]);
  expect(message?.subject).toBe('Anfrage: Wallet zum Empfang freigeben');
  expect(message?.text).toContain(walletOf('cleared'));
});
