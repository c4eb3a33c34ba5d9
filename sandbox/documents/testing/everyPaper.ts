import type { Locale } from '#domain/shop/settings.ts';
import { taxYearOf } from '#sandbox/read/taxYear.ts';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { contentOf, invoiceFile } from '../on-demand.ts';
import { taxFilePdf } from '../taxFile.ts';

export interface Paper {
  name: string;
  pdf: Uint8Array;
}

/** First and last row: a long account has a thousand similar ones. */
const ends = <T>(rows: readonly T[]): T[] => [...new Set([...rows.slice(0, 1), ...rows.slice(-1)])];

/**
 * Yields all kinds of a customer’s papers: invoices, register statements, other documents, and the tax file of each
 * year.
 */
export async function* papersOf(db: Db, customer: Row<'customers'>, now: Date, locale: Locale): AsyncGenerator<Paper> {
  const who = customer.personaKey ?? customer.email;
  const invoices = await db
    .selectFrom('invoices')
    .selectAll()
    .where('customerId', '=', customer.id)
    .orderBy('issuedAt')
    .execute();
  const reversals = invoices.filter(({ reverses }) => reverses !== null);
  for (const invoice of new Set([...ends(invoices), ...ends(reversals)])) {
    const { fileName, content } = await invoiceFile(db, invoice, locale);
    yield { name: `${who} ${fileName}`, pdf: content };
  }
  const documents = await db
    .selectFrom('customerDocuments')
    .innerJoin('files', 'files.uuid', 'customerDocuments.fileUuid')
    .selectAll('files')
    .where('customerDocuments.customerId', '=', customer.id)
    .where('files.mediaType', '=', 'application/pdf')
    .orderBy('files.id')
    .execute();
  for (const file of ends(documents)) yield { name: `${who} ${file.fileName}`, pdf: await contentOf(db, file, locale) };
  for (let year = now.getFullYear(); year >= 2016; year -= 1) {
    const facts = await taxYearOf(db, customer, year, now);
    if (!facts || (facts.payouts.length + facts.movements.length === 0 && year < now.getFullYear())) continue;
    yield { name: `${who} Steuerübersicht_${year}.pdf`, pdf: await taxFilePdf(facts, now.toISOString(), locale) };
  }
}

/** Yields the papers of all securities and the terms of custody, or only the papers of one product. */
export async function* publicPapers(db: Db, locale: Locale, productId?: number): AsyncGenerator<Paper> {
  let files = db
    .selectFrom('files')
    .selectAll()
    .where('visibility', '=', 'public')
    .where('mediaType', '=', 'application/pdf');
  if (productId !== undefined)
    files = files.where(
      'uuid',
      'in',
      db
        .selectFrom('legalDocuments')
        .select('fileUuid')
        .$narrowType<{ fileUuid: string }>()
        .where('productId', '=', productId),
    );
  for (const file of await files.execute()) yield { name: file.fileName, pdf: await contentOf(db, file, locale) };
}
