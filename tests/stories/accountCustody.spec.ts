import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import * as z from 'zod/mini';
import { type PersonaKey, personaOf } from '#sandbox/personas.ts';
import { textOf } from '#sandbox/testing/pdfText.ts';
import { callAs } from '../browser/support/calls.ts';
import { STORY_WRITES } from '../browser/support/faultedWrites.ts';
import { CUTS, faultAt, nameOf } from '../browser/support/faults.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { locate } from '../support/onPage.ts';
import { request } from '../support/seen/statementRequest.ts';
import { sentenceOf } from '../support/sentences.ts';
import type { Shop } from '../support/shop.ts';

const PATH = '/account/custody';
const Excerpts = z.array(z.object({ statementKind: z.string(), productName: z.string() }));
const requestedText =
  'Ihre Registerauszüge sind angefordert. Sobald sie hier bereitstehen, schreiben wir Ihnen eine E-Mail.';
const thereText = 'Sie haben heute schon Registerauszüge angefordert. Morgen können Sie neue anfordern.';

/** Returns the securities of the requested statements that the shop has; `whose` is the holder's path suffix. */
async function requestedOf(shop: Shop, persona: PersonaKey, whose = '') {
  const path = `customer-documents${whose}?type=registry_excerpt&itemsPerPage=100`;
  const all = Excerpts.parse(await callAs(shop, persona, 'GET', path));
  return all.filter(({ statementKind }) => statementKind === 'manual').map(({ productName }) => productName);
}
const mailsOf = async (shop: Shop) =>
  (await shop.mails()).filter(({ subject }) => subject === 'Ihre Registerauszüge liegen bereit');

async function saved(page: Page, button: ReturnType<Page['getByRole']>) {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  return textOf(await readFile(await file.path()));
}
const held = ['Klinikum Allgäu 2033', 'Solarpark Uckermark 2031', 'Wohnbau Leipzig 2029'];

test('an investor reads where her securities are held, requests excerpts of all, gets a mail, and reads one', async ({
  page,
  shop,
  context,
  problems,
}) => {
  await shop.loginAs(context, 'julia');
  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Verwahrung' }).click();
  await expect(page).toHaveTitle('Verwahrung · Parkett');
  const main = page.getByRole('main');
  const wallet = main.getByRole('region', { name: 'Ihre Wallet' });
  // The app names a wallet after a uuid, which means nothing to the customer.
  await expect(wallet).not.toContainText('HeadlessWallet');
  await expect(wallet).toContainText('Verwahrwallet bei token-forge');
  await expect(wallet).toContainText('Polygon');
  await expect(wallet).toContainText(/0x\w{3}…\w{4}/);
  await expect(wallet.getByRole('button', { name: 'Kopieren: Adresse Ihrer Wallet' })).toBeVisible();
  const agreement = main.getByRole('region', { name: 'Ihr Verwahrvertrag' });
  await expect(agreement).toContainText(/Am \d{2}\.\d{2}\.\d{4} haben Sie zugestimmt:/);
  await expect(agreement).toContainText('Ich stimme dem Verwahrvertrag zu');
  expect(await saved(page, agreement.getByRole('button', { name: /^Verwahrvertrag PDF$/ }))).toContain(
    'Verwahrvertrag für Kryptowertpapiere',
  );
  const papers = main.getByRole('region', { name: 'Registerauszüge' });
  await expect(papers.getByRole('rowheader')).toHaveCount(3);
  await locate(page, request).dblclick();
  await expect(papers.getByRole('status').filter({ hasText: requestedText })).toBeVisible();
  await expect(papers.getByText('Von Ihnen angefordert')).toHaveCount(3);
  await expectAccessible(page, 'custody, statements requested');
  expect((await requestedOf(shop, 'julia')).toSorted()).toEqual(held);
  const [mail, ...others] = await mailsOf(shop);
  expect(others).toEqual([]);
  expect(mail?.recipient).toBe(personaOf('julia').email);
  expect(mail?.text).toMatch(/Es liegen 3 bereit.+\/account\/exerpts/s);
  const row = papers.getByRole('row', { name: /Solarpark Uckermark 2031.*Von Ihnen angefordert/ });
  const text = await saved(page, row.getByRole('button', { name: /als PDF speichern$/ }));
  for (const words of ['Julia Lindner', '25.000 Stück', 'auf Ihr Verlangen (§ 19 Absatz 1 eWpG)'])
    expect(text).toContain(words);
  // The investor can request statements once a day.
  await page.reload();
  await expect(papers.getByText(thereText)).toBeVisible();
  await expect(locate(page, request)).toHaveCount(0);
  await papers.getByRole('link', { name: 'Alle anzeigen' }).click();
  await expect(page).toHaveURL('/account/exerpts');
  await expect(main.getByText('Von Ihnen angefordert')).toHaveCount(3);
  // The token has expired by then, and is renewed.
  problems.expect(/^401 /);
  await shop.moveClock({ days: 1 });
  await page.goto(PATH);
  await expect(locate(page, request)).toBeVisible();
});

test('a representative of a company requests excerpts, and saves one in the company’s name', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'company');
  await page.goto(PATH);
  await locate(page, request).click();
  await expect(page.getByText(requestedText)).toBeVisible();
  expect(await requestedOf(shop, 'company')).toEqual([]);
  expect(await requestedOf(shop, 'company', '/company')).toEqual(['Solarpark Uckermark 2031']);
  const row = page.getByRole('row', { name: /Von Ihnen angefordert/ });
  const text = await saved(page, row.getByRole('button', { name: /als PDF speichern$/ }));
  for (const words of ['Nordlicht Beteiligungen GmbH', '25.000 Stück']) expect(text).toContain(words);
  expect(text).not.toContain('Petersen');
});

for (const fault of CUTS)
  test(`excerpts are issued once although the request meets ${nameOf(fault)}`, async ({
    page,
    shop,
    context,
    problems,
  }) => {
    problems.expect(/^(409 |failed )/);
    await shop.loginAs(context, 'julia');
    await page.goto(PATH);
    await expect(locate(page, request)).toBeVisible();
    await shop.armFault(faultAt(STORY_WRITES.statements, fault));
    await locate(page, request).click();
    if (!fault.isDone) {
      await expect(page.getByRole('main').getByRole('alert')).toContainText(sentenceOf(fault.says).de);
      expect(await requestedOf(shop, 'julia')).toEqual([]);
      await shop.disarmFaults();
      await locate(page, request).click();
    }
    await expect(page.getByText(requestedText)).toBeVisible();
    await shop.disarmFaults();
    expect((await requestedOf(shop, 'julia')).toSorted()).toEqual(held);
    expect(await mailsOf(shop)).toHaveLength(1);
  });
