import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import type { DocumentPurpose } from '#domain/shop/onboarding.ts';
import { expectAccessible } from '../support/axe.ts';
import { evidenceRow as row, typeDayOfIssue } from '../support/evidence.ts';
import { expect, test } from '../support/fixtures.ts';

const choose = (page: Page, what: string, name: string, content: string) =>
  row(page, what)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) });

test('a company’s representative uploads its documents, despite a wrong file, a lost connection and a removal', async ({
  page,
  context,
  shop,
  problems,
}) => {
  await shop.loginAs(context, 'stepUboDocuments');
  await page.goto('/self-disclosure');
  const needs = page.getByRole('complementary').getByRole('listitem');
  const papers: Record<DocumentPurpose, string> = {
    commercial_register_excerpt: 'Handelsregisterauszug, nicht älter als drei Monate',
    shareholder_list: 'Gesellschafterliste Sie laden',
    shareholder_agreement: 'Gesellschaftsvertrag Bitte laden Sie die geltende',
    transparency_register_excerpt: 'Auszug aus dem Transparenzregister, nicht älter als drei Monate',
    proof_of_power_of_attorney: 'Nachweis der Vollmacht Eine Vollmacht',
  };
  for (const paper of Object.values(papers)) await expect(needs.filter({ hasText: paper })).toBeVisible();
  await page.goto('/self-disclosure/ubo-documents');
  const wayOn = page.getByRole('button', { name: 'Weiter', exact: true });
  const register = row(page, 'Handelsregisterauszug');
  await expect(register.getByText('zu alt, bitte neu hochladen')).toBeVisible();
  await expect(wayOn).toHaveAttribute('aria-disabled', 'true');
  // The reason is on the button's left: the button keeps the edge of the page's column.
  const [button, why, column] = await Promise.all(
    [wayOn, page.getByText('Es fehlen noch 4 Nachweise.').first(), page.locator('main section').first()].map((each) =>
      each.boundingBox(),
    ),
  );
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeCloseTo((column?.x ?? 0) + (column?.width ?? 0), 0);
  expect((why?.x ?? 0) + (why?.width ?? 0)).toBeLessThan(button?.x ?? 0);
  await expectAccessible(page, 'evidence, one too old');

  await test.step('a file that is no PDF, and one that is too large, are not sent', async () => {
    await choose(page, 'Gesellschafterliste', 'Liste.docx', 'PK');
    await expect(page.getByRole('alert')).toHaveText(/^Liste\.docx: Das ist kein PDF\./);
    const large = test.info().outputPath('Liste.pdf');
    await writeFile(large, Buffer.alloc(20_000_001, '%PDF-'));
    await row(page, 'Gesellschafterliste').locator('input[type=file]').setInputFiles(large);
    await expect(page.getByRole('alert')).toHaveText(/^Liste\.pdf: Diese Datei ist größer als 20\u00a0MB\./);
    await expectAccessible(page, 'evidence, a file refused');
    await choose(page, 'Gesellschafterliste', 'Liste.pdf', '%PDF-1.7 list');
    await expect(row(page, 'Gesellschafterliste').getByText('liegt vor')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('the same file is not taken twice', async () => {
    await choose(page, 'Gesellschafterliste', 'Noch einmal.pdf', '%PDF-1.7 list');
    await expect(page.getByRole('alert')).toHaveText('Noch einmal.pdf: Diese Datei liegt hier schon vor.');
    await page.getByRole('button', { name: 'Verwerfen: Noch einmal.pdf' }).click();
  });

  await test.step('a file whose answer is lost is there once, whether the browser sends it again or its sender does', async () => {
    problems.expect(/^failed POST .*customer-documents: /);
    problems.expect(/^409 POST .*customer-documents$/);
    await shop.armFault({ method: 'POST', path: 'customer-documents', kind: 'cutAfter', times: 1 });
    await choose(page, 'Gesellschaftsvertrag', 'Vertrag.pdf', '%PDF-1.7 agreement');
    const agreement = row(page, 'Gesellschaftsvertrag');
    const again = agreement.getByRole('button', { name: 'Noch einmal senden: Vertrag.pdf' });
    const isThere = agreement.getByText('liegt vor');
    // Chromium repeats a call whose kept-alive connection was cut, but not a call on a new connection.
    await expect(again.or(isThere)).toBeVisible();
    if (await again.isVisible()) await again.click();
    await expect(isThere).toBeVisible();
    await expect(agreement.getByText('Vertrag.pdf', { exact: true })).toHaveCount(1);
  });

  await test.step('without a line the file is kept, and sent when there is one', async () => {
    problems.expect(/^failed POST .*customer-documents: /);
    const excerpt = row(page, 'Auszug aus dem Transparenzregister');
    await typeDayOfIssue(page, 'Auszug aus dem Transparenzregister', 0);
    await choose(page, 'Auszug aus dem Transparenzregister', 'Auszug.docx', 'PK');
    await expect(excerpt.getByRole('alert')).toContainText('Das ist kein PDF.');
    await expect(excerpt.getByLabel('Jahr')).toHaveValue(/^\d{4}$/);
    await context.setOffline(true);
    await choose(page, 'Auszug aus dem Transparenzregister', 'Auszug.pdf', '%PDF-1.7 transparency');
    await expect(excerpt.getByRole('alert')).toHaveText(/^Keine Verbindung\./);
    await context.setOffline(false);
    // A day that is corrected before the retry is sent.
    const issued = await typeDayOfIssue(page, 'Auszug aus dem Transparenzregister', 2);
    await excerpt.getByRole('button', { name: 'Noch einmal senden: Auszug.pdf' }).click();
    await expect(excerpt.getByText('liegt vor')).toBeVisible();
    await expect(excerpt.getByText(`ausgestellt am ${issued}`)).toBeVisible();
    await expect(excerpt.getByLabel('Jahr')).toHaveCount(0);
  });

  await test.step('an outdated document is removed, after a question, and replaced', async () => {
    await register.getByRole('button', { name: 'Entfernen: Handelsregisterauszug.pdf' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Dokument entfernen' }).click();
    await expect(register.getByText('fehlt noch')).toBeVisible();
    await register.getByRole('button', { name: 'Handelsregisterauszug: PDF auswählen' }).click();
    await expect(register.getByText('Diese Angabe fehlt noch.')).toBeVisible();
    await typeDayOfIssue(page, 'Handelsregisterauszug', 100);
    await choose(page, 'Handelsregisterauszug', 'Register.pdf', '%PDF-1.7 register');
    await expect(register.getByText('Dieser Auszug ist älter als drei Monate.')).toBeVisible();
    await expect(register.getByText('fehlt noch')).toBeVisible();
    await expectAccessible(page, 'evidence, an excerpt too old');
    await typeDayOfIssue(page, 'Handelsregisterauszug', 30);
    await choose(page, 'Handelsregisterauszug', 'Register.pdf', '%PDF-1.7 register');
    await expect(register.getByText(/ausgestellt am \d/)).toBeVisible();
    await expect(page.getByRole('heading', { name: '4 von 4 liegen vor' })).toBeVisible();
    await expectAccessible(page, 'evidence, all there');
  });

  await test.step('a document is shown in a tab of its own', async () => {
    const tab = context.waitForEvent('page');
    await register.getByRole('button', { name: /^Ansehen: Register\.pdf$/ }).click();
    // This Chromium has no viewer for the PDF in the tab.
    await (await tab).close();
  });

  await wayOn.click();
  await expect(page).toHaveURL('/');
});
