import { TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { addressOf } from '#sandbox/content/identity.ts';
import { type PersonaKey, personaOf } from '#sandbox/personas.ts';
import { callAs } from '../browser/support/calls.ts';
import { FAULTS, nameOf, timesOf } from '../browser/support/faults.ts';
import { expect, test } from '../support/fixtures.ts';
import { sentenceOf } from '../support/sentences.ts';

const PATH = '/transfer/WOHNBAU-LEIPZIG-2029-TOKEN';
const walletOf = (persona: PersonaKey) => addressOf(`wallet:${persona}`);
/** A code of this half minute, or of so many later: each is good once, those next to this one too. */
const codeOf = (step = 0, persona: PersonaKey = 'twoFactor') =>
  new TOTP({ secret: personaOf(persona).totpSecret ?? '' }).generate({ timestamp: Date.now() + step * 30_000 });

/** `/transfer/{tkn}` as its visitor uses it. */
function transferOn(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    async enter(to: PersonaKey, quantity: string) {
      await main.getByLabel('Wallet der Empfängerin oder des Empfängers').fill(walletOf(to));
      await main.getByLabel('Anzahl der Token').fill(quantity);
      await main.getByRole('button', { name: 'Weiter zur Übersicht' }).click();
    },
    async confirm() {
      await main.getByRole('button', { name: 'Weiter zum Code' }).click();
    },
    async send(code: string) {
      await main.getByLabel('Code', { exact: true }).fill(code);
      await main.getByRole('button', { name: 'Jetzt übertragen' }).click();
    },
    sent: main.getByRole('heading', { name: 'Ihre Token sind übertragen' }),
    fact: (term: string) => main.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd'),
  };
}

test('an investor finds her tokens with each movement in the wallet, and gives some of them away', async ({
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
  await expect(main.getByText('Möglich sind höchstens 6.000.')).toBeVisible();
  // As the page writes it.
  await transfer.enter('transferring', '1.000');
  await expect(transfer.fact('An die Wallet')).toHaveText(walletOf('transferring'));
  await expect(transfer.fact('Danach in Ihrer Wallet')).toHaveText('5.000');
  await transfer.confirm();

  await transfer.send(codeOf() === '000000' ? '111111' : '000000');
  await expect(main.getByText('Der Zwei-Faktor-Code ist nicht richtig.')).toBeVisible();
  // One that has run out since.
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

test('of two tabs that give away the same tokens one succeeds, and the other says what is left', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 POST .*\/token\/transfer$/);
  // After a refusal it is asked whether it was made all the same.
  problems.expect(/^404 GET .*\/token\/transfers\//);
  await shop.loginAs(context, 'twoFactor');
  const [one, other] = [transferOn(page), transferOn(await context.newPage())];
  for (const tab of [one, other]) {
    await tab.main.page().goto(PATH);
    await tab.enter('transferring', '4000');
    await tab.confirm();
  }
  await one.send(codeOf());
  await expect(one.sent).toBeVisible();
  // The code of the one tab is not good for the other.
  await other.send(codeOf());
  await expect(other.main.getByText('Der Zwei-Faktor-Code ist nicht richtig.')).toBeVisible();
  await other.send(codeOf(1));
  await expect(other.main.getByText('Sie haben davon nur noch 2.000 Token.')).toBeVisible();
  await other.main.getByRole('button', { name: 'Angaben prüfen' }).click();
  await expect(other.main.getByText('Ihr Bestand: 2.000 Token')).toBeVisible();
});

test('a transfer whose answer got lost is found after a look at another token, and not made twice', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^(409|500) /);
  problems.expect(/^failed /);
  await shop.loginAs(context, 'twoFactor');
  await page.goto(PATH);
  const transfer = transferOn(page);
  await transfer.enter('transferring', '1000');
  await transfer.confirm();
  await shop.armFault({ method: 'POST', path: 'token/transfer', kind: 'cutAfter', times: 40 });
  await shop.armFault({ method: 'GET', path: 'token/transfers/*', kind: 'status', status: 500, times: 40 });
  await transfer.send(codeOf());
  await expect(transfer.main.getByText('Wir wissen noch nicht, ob übertragen wurde')).toBeVisible();
  await expect(transfer.main.getByRole('button', { name: 'Jetzt übertragen' })).toHaveCount(0);
  await shop.disarmFaults();
  await page.goto('/transfer/WIND-NORDSEE-2032-TOKEN');
  await expect(transfer.main.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(PATH);
  await expect(transfer.sent).toBeVisible();
  await expect(transfer.main.getByText('Diese Übertragung hatten Sie vorhin abgeschickt')).toBeVisible();
  await expect(transfer.fact('Anzahl der Token')).toHaveText('1.000');
  await expect(transfer.fact('Jetzt in Ihrer Wallet')).toHaveText('5.000');
  // The next one is a transfer of its own.
  await page.reload();
  await expect(transfer.main.getByText('Ihr Bestand: 5.000 Token')).toBeVisible();
  await transfer.enter('transferring', '500');
  await transfer.confirm();
  await transfer.send(codeOf(1));
  await expect(transfer.fact('Jetzt in Ihrer Wallet')).toHaveText('4.500');
});

test('a transfer that arrives late is told from what was entered after a reload', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^(404|409|500) /);
  problems.expect(/^failed /);
  await shop.loginAs(context, 'twoFactor');
  await page.goto(PATH);
  const transfer = transferOn(page);
  await transfer.enter('transferring', '1000');
  await transfer.confirm();
  await shop.armFault({ method: 'POST', path: 'token/transfer', kind: 'cutAfter', times: 40 });
  await shop.armFault({ method: 'GET', path: 'token/transfers/*', kind: 'status', status: 404, times: 40 });
  await transfer.send(codeOf());
  await expect(transfer.main.getByRole('button', { name: 'Jetzt übertragen' })).toBeVisible();
  await page.reload();
  await transfer.enter('transferring', '700');
  await transfer.confirm();
  await shop.disarmFaults();
  await transfer.send(codeOf(1));
  await expect(transfer.main.getByText('wurde nicht gesendet')).toBeVisible();
  await expect(transfer.fact('Anzahl der Token')).toHaveText('1.000');
  await expect(transfer.fact('Jetzt in Ihrer Wallet')).toHaveText('5.000');
});

test('whoever the registrar has rejected reads that nothing can be transferred, and by whom', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 POST .*\/token\/transfer$/);
  await shop.loginAs(context, 'twoFactor');
  await page.goto(PATH);
  const transfer = transferOn(page);
  await transfer.enter('transferring', '1000');
  await transfer.confirm();
  await shop.changeCustomer('twoFactor', { cryptoRegistrarStatus: 'rejected' });
  await transfer.send(codeOf());
  await expect(transfer.main.getByRole('alert')).toContainText('Die Registerführung lässt von Ihrem Konto');
});

test('who lacks the second factor is led to where it is switched on, and back', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'julia');
  await page.goto(PATH);
  await expect(page).toHaveURL(`/account/two-factor?redirectPath=${encodeURIComponent(PATH)}`);
  await page.getByRole('button', { name: 'Zwei-Faktor einrichten' }).click();
  const shown = page.getByRole('main').getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const secret = ((await shown.textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Zwei-Faktor einschalten' }).click();
  await page.getByRole('link', { name: 'Weiter, wo Sie waren' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByText('Ihr Bestand: 15.000 Token')).toBeVisible();
});

test('the shop is asked to whitelist a wallet that may not receive, by one message', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'twoFactor');
  await page.goto(PATH);
  const transfer = transferOn(page);
  await transfer.enter('cleared', '10');
  await transfer.main.getByRole('button', { name: 'Freigabe anfragen' }).click();
  await expect(transfer.main.getByText('Ihre Anfrage ist verschickt')).toBeVisible();
  const [message] = await shop.mails();
  expect(message?.subject).toBe('Anfrage: Wallet zum Empfang freigeben');
  expect(message?.text).toContain(walletOf('cleared'));
});

for (const fault of FAULTS)
  test(`a transfer is made once, although it meets ${nameOf(fault)}`, async ({ page, shop, context, problems }) => {
    problems.expect(/^(404|409|422|429|500) /);
    problems.expect(/^failed /);
    problems.expect(/is not as agreed/);
    await shop.loginAs(context, 'twoFactor');
    await page.goto(PATH);
    const transfer = transferOn(page);
    await transfer.enter('transferring', '1000');
    await transfer.confirm();
    const { kind, status } = fault;
    await shop.armFault({ method: 'POST', path: 'token/transfer', kind, status, times: timesOf(fault) });
    await transfer.send(codeOf());
    if (!fault.isDone) {
      const isJudged = status === 422;
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
  test(`the shop is asked once to whitelist a wallet, although that meets ${nameOf(fault)}`, async ({
    page,
    shop,
    context,
    problems,
  }) => {
    problems.expect(/^(422|429|500) /);
    problems.expect(/^failed /);
    problems.expect(/is not as agreed/);
    await shop.loginAs(context, 'twoFactor');
    await page.goto(PATH);
    const transfer = transferOn(page);
    await transfer.enter('cleared', '10');
    const { kind, status } = fault;
    await shop.armFault({ method: 'POST', path: 'token/whitelist-requests', kind, status, times: timesOf(fault) });
    const ask = transfer.main.getByRole('button', { name: 'Freigabe anfragen' });
    await ask.click();
    await expect(transfer.main.getByRole('alert')).toContainText(sentenceOf(fault.says).de);
    await shop.disarmFaults();
    await ask.click();
    await expect(transfer.main.getByText('Ihre Anfrage ist verschickt')).toBeVisible();
    const asked = (await shop.mails()).filter(({ subject }) => subject.startsWith('Anfrage'));
    expect(asked).toHaveLength(1);
  });
