import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { DECADE_ORDERS } from '#sandbox/content/decade.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

test.beforeEach(async ({ page, shop, context }) => {
  await shop.addDecade();
  await shop.loginAs(context, 'longStanding');
  await page.goto('/account/orders');
  // The page has read its own list by then.
  await expect(page.getByRole('main')).toContainText('Gezeichnet:');
});

/** Fault that delays the pages of the list. */
const slow = { kind: 'delay', method: 'GET', path: 'orders', delayMs: 1_500, times: 40 } as const;
const save = (page: Page) => page.getByRole('button', { name: 'Als CSV speichern' });

test('an investor of ten years cancels an export, and resumes another that fails halfway: the file has each order once', async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/^404 GET .*\/orders$/);
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  const bar = page.getByRole('progressbar', { name: 'Die Liste wird geladen' });
  await test.step('before the first page has arrived, it is shown, announced and can be cancelled', async () => {
    await shop.armFault({ ...slow, delayMs: 20_000 });
    await save(page).click();
    await expect(bar).toBeVisible();
    // Before the first page the progress is unknown.
    await expect(bar).not.toHaveAttribute('value');
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Die Liste wird geladen' })).toHaveCount(
      1,
    );
    await expectAccessible(page, 'an export, before its first page');
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(bar).toHaveCount(0);
    await expect(save(page)).toBeEnabled();
    await expect(page.locator('body')).not.toBeFocused();
    expect(files).toEqual([]);
  });

  await test.step('after a failure it resumes where it was', async () => {
    await shop.disarmFaults();
    await shop.armFault(slow);
    await save(page).click();
    await expect(page.getByRole('main').getByText('400 von 1.200')).toBeVisible();
    await shop.disarmFaults();
    await shop.armFault({ kind: 'status', status: 404, method: 'GET', path: 'orders', times: 1 });
    const alert = page.getByRole('alert').filter({ hasText: 'Die Liste konnte nicht vollständig geladen werden.' });
    await expect(alert).toContainText(/[48]00 von 1\.200 Einträgen sind geladen; wir machen dort weiter\./);
    const saving = page.waitForEvent('download', { timeout: 30_000 });
    await alert.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    const lines = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(DECADE_ORDERS + 1);
    expect(new Set(lines.map((line) => line.split(';')[0])).size).toBe(DECADE_ORDERS + 1);
    await expect(page.getByText('Die Datei ist gespeichert: 1.200 Einträge.')).toBeVisible();
    await expect(bar).toHaveCount(0);
    expect(files).toEqual(['zeichnungen.csv']);
  });

  await test.step('that of a filtered list has only the filtered rows, however many are read for it', async () => {
    await page.goto('/account/orders?year=2019');
    const shown = page.getByRole('main').getByText(/^\d+ von \d+$/);
    await expect(shown).toBeVisible();
    const count = /\d+$/.exec((await shown.textContent()) ?? '')?.[0];
    await expect(save(page)).toHaveAccessibleDescription(`${count} von 1.200 Einträgen werden exportiert.`);
    const saving = page.waitForEvent('download', { timeout: 30_000 });
    await save(page).click();
    const file = await saving;
    const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n').slice(1);
    expect([file.suggestedFilename(), String(rows.length)]).toEqual(['zeichnungen_2019.csv', count]);
    expect(new Set(rows.map((row) => row.split(';')[1]?.slice(0, 4)))).toEqual(new Set(['2019']));
    await expect(page.getByText(`Die Datei ist gespeichert: ${count} Einträge.`)).toBeVisible();
  });
});
