import { expect, test } from '../support/fixtures.ts';
import { Shell } from '../support/screens/Shell.ts';
import { codeOf, TRANSFER, transferOn, walletOf } from '../support/screens/transfer.ts';

test('a transfer without an answer is found after a logout and another customer’s visit, and not made twice', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^(409|500) /);
  problems.expect(/^failed /);
  await shop.loginAs(context, 'twoFactor');
  await page.goto(TRANSFER);
  const transfer = transferOn(page);
  await transfer.enter('transferring', '1000');
  await transfer.confirm();
  await shop.armFault({ method: 'POST', path: 'token/transfer', kind: 'cutAfter', times: 40 });
  await shop.armFault({ method: 'GET', path: 'token/transfers/*', kind: 'status', status: 500, times: 40 });
  await transfer.send(codeOf());
  await expect(transfer.main.getByText('Wir wissen noch nicht, ob die Übertragung ausgeführt wurde')).toBeVisible();
  await shop.disarmFaults();
  await new Shell(page).logOut();
  await shop.loginAs(context, 'julia');
  await page.goto('/account/wallet');
  await expect(page.getByRole('region', { name: 'Ihr Bestand' })).toBeVisible();
  // The stored reference does not hold the recipient.
  const kept = await page.evaluate(() => JSON.stringify(localStorage).toLowerCase());
  expect(kept).toContain('parkett.unsettled.');
  expect(kept).not.toContain(walletOf('transferring').toLowerCase());
  await new Shell(page).logOut();
  await shop.loginAs(context, 'twoFactor');
  await page.goto(TRANSFER);
  await expect(transfer.sent).toBeVisible();
  await expect(transfer.fact('Stückzahl')).toHaveText('1.000');
  await expect(transfer.fact('Jetzt in Ihrer Wallet')).toHaveText('5.000');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('unsettled');
});
