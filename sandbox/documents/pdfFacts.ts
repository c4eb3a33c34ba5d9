import type { PdfFacts } from '#domain/shop/product.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { Db } from '../db/database.ts';
import { isInParts } from '../db/fileParts.ts';
import { findRow } from '../db/rows.ts';
import { contentOf } from './on-demand.ts';

/**
 * Reads size, pages and day from a stored PDF in a language, which is typeset before its first use; null for other
 * files.
 */
export async function pdfFacts(db: Db, uuid: string | null, locale: Locale): Promise<PdfFacts | null> {
  const file = uuid === null ? null : await findRow(db, 'files', { uuid });
  if (file?.mediaType !== 'application/pdf' || isInParts(file)) return null;
  const content = Buffer.from(await contentOf(db, file, locale));
  const source = content.toString('latin1');
  // PDF 1.7, sections 7.7.3.3 and 7.9.4: a page's object, and the date of creation, the only date in papers of the
  // shop.
  const pages = source.match(/\/Type \/Page\b/g)?.length ?? 0;
  const [, year, month, day, hour, minute] = /\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)/.exec(source) ?? [];
  return { size: content.length, pages, issuedAt: year ? `${year}-${month}-${day}T${hour}:${minute}:00.000Z` : null };
}
