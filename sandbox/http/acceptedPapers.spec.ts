import { expect, test } from 'vitest';
import { update } from '../db/rows.ts';
import { contentOf } from '../documents/on-demand.ts';
import type { PersonaKey } from '../personas.ts';
import { BY_CARD, completed } from '../testing/orders.ts';
import { textOf } from '../testing/pdfText.ts';
import { describeShop } from '../testing/shop.ts';
import { papersOfOrder } from '../trade/papers.ts';

describeShop('the documents of an order', (fixture) => {
  const db = () => fixture().shop.database.db;
  const place = async (persona: PersonaKey) => completed(await fixture().visitor.as(persona), BY_CARD, 500);
  const filesOf = async (orderId: number) =>
    db()
      .selectFrom('files')
      .selectAll()
      .where('uuid', 'in', await papersOfOrder(db(), orderId))
      .orderBy('id')
      .execute();
  const namesOf = async (orderId: number) => (await filesOf(orderId)).map(({ fileName }) => fileName).toSorted();
  const latestMail = async () => {
    const { id, text } = await db().selectFrom('mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    const files = await db().selectFrom('mailFiles').select('fileUuid').where('mailId', '=', id).execute();
    return { text, files: files.map(({ fileUuid }) => fileUuid).toSorted() };
  };

  test('are stored with it and sent with the confirmation, as public PDFs', async () => {
    const { id, tokenValue } = await place('cleared');
    const files = await filesOf(id ?? 0);
    expect(await namesOf(id ?? 0)).toEqual(['Allgemeine_Geschäftsbedingungen.pdf', 'Widerrufsbelehrung.pdf']);
    const mail = await latestMail();
    expect(mail.files).toEqual(files.map(({ uuid }) => uuid).toSorted());
    expect(mail.text).toContain('Im Anhang finden Sie');
    expect(mail.text).toContain(`/withdrawal?order=${tokenValue}`);
    for (const { uuid } of files)
      expect((await fixture().visitor.call('GET', `file/${uuid}/download`)).headers.get('Content-Type')).toBe(
        'application/pdf',
      );
    const [terms = '', instruction = ''] = await Promise.all(
      files
        .toSorted((one, other) => one.fileName.localeCompare(other.fileName, 'de'))
        .map(async (file) => textOf(await contentOf(db(), file, 'de'))),
    );
    expect(terms.replaceAll('\n', ' ')).toContain('8. Widerrufsrecht');
    expect(instruction.replaceAll('\n', ' ')).toMatch(/14 Tagen ohne Angabe von Gründen .*Muster für Ihren Widerruf/);
  });

  test('stay as they were when a page changes, and the next order has the new version', async () => {
    const before = await place('cleared');
    const [terms] = await papersOfOrder(db(), before.id ?? 0);
    const page = db().selectFrom('cmsContents').selectAll().where('code', '=', 'terms-and-conditions');
    const { translations } = await page.executeTakeFirstOrThrow();
    await update(
      db(),
      'cmsContents',
      { translations: translations.replace('Stand: 1. Juli 2026', 'Stand: 1. Dezember 2026') },
      { code: 'terms-and-conditions' },
    );
    const after = await place('cleared');
    const said = async (orderId: number | null) => {
      const texts = (await filesOf(orderId ?? 0)).map(async (file) => textOf(await contentOf(db(), file, 'de')));
      return (await Promise.all(texts)).join('');
    };
    expect(await said(before.id)).toContain('Stand: 1. Juli 2026');
    expect(await said(after.id)).toContain('Stand: 1. Dezember 2026');
    expect(await papersOfOrder(db(), after.id ?? 0)).not.toContain(terms);
    // The instruction is unchanged: its version is one file.
    expect(await db().selectFrom('pageVersions').select('code').execute()).toHaveLength(3);
  });

  test('of an order in English contain the German text, which binds, with its translation, for every reader', async () => {
    const client = await fixture().visitor.as('cleared');
    await client.call('POST', 'orders', { localeCode: 'en_US' });
    const { id } = await completed(client, BY_CARD, 500);
    expect(await namesOf(id ?? 0)).toEqual(['Allgemeine_Geschäftsbedingungen.pdf', 'Widerrufsbelehrung.pdf']);
    expect((await latestMail()).text).toContain(
      'in German with an English translation. The German version is binding.',
    );
    for (const file of await filesOf(id ?? 0)) {
      const read = async (locale: 'de' | 'en') => textOf(await contentOf(db(), file, locale)).replaceAll(/\s+/g, ' ');
      expect(await read('de')).toMatch(/Widerrufsrecht (8\. )?Right of withdrawal/);
      expect(await read('en')).toBe(await read('de'));
    }
  });

  test('of a company are the terms alone, as it has no right to withdraw', async () => {
    const { id } = await place('company');
    expect(await namesOf(id ?? 0)).toEqual(['Allgemeine_Geschäftsbedingungen.pdf']);
    expect((await latestMail()).text).not.toContain('Widerrufsbelehrung');
  });
});
