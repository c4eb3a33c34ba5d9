import type { Page } from 'playwright/test';
import * as z from 'zod/mini';
import { callAs } from '../browser/support/calls.ts';
import { expectAccessible } from '../support/axe.ts';
import { evidenceRow as row, typeDayOfIssue } from '../support/evidence.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Shop } from '../support/shop.ts';

const PERSONA = 'stepUboDocuments';
const LIST = 'Gesellschafterliste';
const AGREEMENT = 'Gesellschaftsvertrag';

const isThere = (page: Page, name: string) => row(page, name).getByText('liegt vor');
const isOnItsWay = (page: Page, name: string) => row(page, name).getByRole('progressbar');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Hochladen abbrechen?' });
const later = (page: Page) => page.getByRole('link', { name: 'Später weiter' });

const choose = (page: Page, name: string) =>
  row(page, name)
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${name}`) });

/** Delays the next uploads by so many milliseconds. */
const slowDown = (shop: Shop, delayMs: number, times = 1) =>
  shop.armFault({ method: 'POST', path: 'customer-documents', kind: 'delay', delayMs, times });

/** Returns the names of the shop's documents. */
async function kept(shop: Shop) {
  const documents = await callAs(shop, PERSONA, 'GET', 'customer-documents?type=ubo');
  return z
    .array(z.object({ name: z.string() }))
    .parse(documents)
    .map(({ name }) => name)
    .sort();
}

const OLD = 'Handelsregisterauszug.pdf';

test('a customer who leaves during an upload is asked, and afterwards finds the files that have arrived', async ({
  page,
  shop,
  context,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/customer-documents') && sent.push(request.method()));
  await shop.loginAs(context, PERSONA);
  await page.goto('/self-disclosure');
  await page.getByRole('main').getByRole('link', { name: 'Nachweise' }).first().click();

  await test.step('staying keeps all files', async () => {
    await slowDown(shop, 2_500);
    await choose(page, LIST);
    await expect(isOnItsWay(page, LIST)).toBeVisible();
    await later(page).click();
    await expect(question(page)).toBeVisible();
    await expectAccessible(page, 'evidence, asked before an upload is lost');
    await question(page).getByRole('button', { name: 'Hier bleiben' }).click();
    await expect(page).toHaveURL('/self-disclosure/ubo-documents');
    await expect(isThere(page, LIST)).toBeVisible();
    expect(await kept(shop)).toEqual([`${LIST}.pdf`, OLD]);
  });

  await test.step('whose file arrives while they are asked has nothing to lose any more', async () => {
    await slowDown(shop, 1_500);
    await typeDayOfIssue(page, 'Auszug aus dem Transparenzregister', 1);
    await choose(page, 'Auszug aus dem Transparenzregister');
    await later(page).click();
    await expect(question(page)).toBeVisible();
    await expect
      .poll(() => kept(shop))
      .toContainEqual(expect.stringMatching(/^\(ausgestellt am [\d-]{10}\) Auszug aus dem Transparenzregister\.pdf$/));
    await question(page).getByRole('button', { name: 'Verlassen und abbrechen' }).click();
    await expect(page).toHaveURL('/search');
    await page.goBack();
    await expect(isThere(page, 'Auszug aus dem Transparenzregister')).toBeVisible();
  });

  await test.step('leaving asks once for all files, which can be sent again', async () => {
    await slowDown(shop, 20_000, 2);
    const before = sent.filter((method) => method === 'POST').length;
    await choose(page, AGREEMENT);
    await typeDayOfIssue(page, 'Handelsregisterauszug', 1);
    await choose(page, 'Handelsregisterauszug');
    await expect(isOnItsWay(page, AGREEMENT)).toBeVisible();
    await page.goBack();
    await question(page).getByRole('button', { name: 'Verlassen und abbrechen' }).click();
    await expect(page).toHaveURL('/self-disclosure');
    await expect(question(page)).toHaveCount(0);
    await page.goForward();
    await expect(row(page, AGREEMENT).getByText('fehlt noch')).toBeVisible();
    await choose(page, AGREEMENT);
    await expect(isThere(page, AGREEMENT)).toBeVisible();
    expect(sent.filter((method) => method === 'POST')).toHaveLength(before + 3);
    expect((await kept(shop)).filter((name) => name === `${AGREEMENT}.pdf`)).toHaveLength(1);
  });
});

test('the browser asks before a tab with a running upload is closed, and only then', async ({
  page,
  shop,
  context,
}) => {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await shop.loginAs(context, PERSONA);
  await page.goto('/self-disclosure/ubo-documents');
  await slowDown(shop, 3_000);
  await choose(page, LIST);
  await expect(isOnItsWay(page, LIST)).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(isThere(page, LIST)).toBeVisible();
  await page.reload();
  await expect(isThere(page, LIST)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(await kept(shop)).toEqual([`${LIST}.pdf`, OLD]);
});
