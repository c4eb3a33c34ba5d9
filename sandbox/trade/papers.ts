import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { mayWithdraw } from '#domain/order/deadlines.ts';
import type { Db } from '../db/database.ts';
import { insert } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';

const Translations = z.array(z.object({ locale: z.string(), name: z.string(), content: z.string() }));
const TERMS = 'terms-and-conditions';
/** Only for consumers: companies have no right to withdraw. */
const INSTRUCTION = 'withdrawal-instruction';

/**
 * Records the versions of the terms and of the instruction on withdrawal for an order: the German text, which binds,
 * and for orders in English its translation. Each version is one file, identified by its text, and stays unchanged when
 * the page changes.
 */
export async function keepPapers(
  trx: Db,
  order: Pick<Row<'orders'>, 'id' | 'locale'>,
  { accountType }: Pick<Row<'customers'>, 'accountType'>,
  now: Date,
): Promise<void> {
  const pages = await trx
    .selectFrom('cmsContents')
    .select(['code', 'translations'])
    .where('kind', '=', 'page')
    .where('code', 'in', mayWithdraw(accountType) ? [TERMS, INSTRUCTION] : [TERMS])
    .execute();
  const createdAt = now.toISOString();
  for (const { code, translations } of pages) {
    const said = Translations.parse(JSON.parse(translations));
    const wordsIn = (language: string) => said.find(({ locale }) => locale.startsWith(language));
    const words = wordsIn('de') ?? said[0];
    if (!words) continue;
    const translated = order.locale === 'en' ? wordsIn('en') : undefined;
    const { name, content: html } = words;
    const english = translated && { nameEn: translated.name, htmlEn: translated.content };
    const fileUuid = uuidOf([code, name, html, ...Object.values(english ?? {})]);
    const fileName = `${name.replaceAll(' ', '_')}.pdf`;
    await trx
      .insertInto('pageVersions')
      .values({ fileUuid, code, name, html, ...english })
      .onConflict((on) => on.doNothing())
      .execute();
    // Typeset at the first request, like the papers of a bond.
    const kept = { uuid: fileUuid, visibility: 'public' as const, mediaType: 'application/pdf', fileName, createdAt };
    await trx
      .insertInto('files')
      .values({ ...kept, size: 0, content: new Uint8Array() })
      .onConflict((on) => on.doNothing())
      .execute();
    await insert(trx, 'orderPapers', { orderId: order.id, fileUuid });
  }
}

export async function papersOfOrder(db: Db, orderId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orderPapers')
    .innerJoin('pageVersions', 'pageVersions.fileUuid', 'orderPapers.fileUuid')
    .select('orderPapers.fileUuid')
    .where('orderId', '=', orderId)
    .orderBy('code')
    .execute();
  return rows.map(({ fileUuid }) => fileUuid);
}

/** Derives a UUID from the text: equal texts share a file. */
function uuidOf(words: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
