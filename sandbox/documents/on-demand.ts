import type { Locale } from '#domain/shop/settings.ts';
import { CUSTODY_AGREEMENT } from '#sandbox/content/questionnaires/index.ts';
import type { Db } from '#sandbox/db/database.ts';
import type { Row } from '#sandbox/db/schema.ts';
import { findRow, update } from '../db/rows.ts';
import { legalFileKind } from './kinds.ts';

/**
 * Returns the bytes of a file, with translations for English readers if the shop typesets it. Typesets a file that the
 * seed only announced, such as the papers of a bond, at the first request in each language and stores it: a PDF takes a
 * tenth of a second, and the first start has forty of them.
 */
export async function contentOf(db: Db, file: Row<'files'>, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  if (locale === 'en') {
    const stored = file.bilingual ?? (await typesetIn(db, file, locale));
    if (stored && !file.bilingual) await update(db, 'files', { bilingual: stored }, { id: file.id });
    if (stored) return new Uint8Array(stored);
  }
  if (file.content.length > 0) return new Uint8Array(file.content);
  const content = (await typesetIn(db, file, 'de')) ?? (await plain(file.fileName.replace(/\.pdf$/, ''), file, 'de'));
  await update(db, 'files', { content, size: content.length }, { id: file.id, size: 0 });
  return content;
}

/** Typesets a paper of the shop or an issuer; null for a customer’s uploads. */
async function typesetIn(db: Db, file: Row<'files'>, locale: Locale): Promise<Uint8Array<ArrayBuffer> | null> {
  if (file.uuid === CUSTODY_AGREEMENT) {
    const { custodyPdf } = await import('./custody.ts');
    return typesetOnce([file.uuid, file.createdAt, locale], () => custodyPdf(file.createdAt, locale));
  }
  // pdfkit and its fonts load with the first document, not at every start.
  const facts = await import('./facts.ts');
  const legal = await findRow(db, 'legalDocuments', { fileUuid: file.uuid });
  if (legal) {
    const kind = legalFileKind(legal.name);
    if (kind === null) return plain(legal.name, file, locale);
    const { legalPdf } = await import('./legal.ts');
    const bond = await facts.bondFacts(db, legal.productId);
    return typesetOnce([kind, bond, locale], () => legalPdf(kind, bond, locale));
  }
  const version = await findRow(db, 'pageVersions', { fileUuid: file.uuid });
  if (version) {
    const { pagePdf } = await import('./page.ts');
    const page = { ...version, createdAt: file.createdAt };
    return typesetOnce(page, () => pagePdf(page));
  }
  const document = await findRow(db, 'customerDocuments', { fileUuid: file.uuid });
  if (document?.type !== 'registry_excerpt') return null;
  const { registerExcerptPdf } = await import('./excerpt.ts');
  return new Uint8Array(await registerExcerptPdf(await facts.excerptFacts(db, document), locale));
}

async function plain(title: string, { createdAt }: Row<'files'>, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const { plainPdf } = await import('./plain.ts');
  return new Uint8Array(await plainPdf({ title, createdAt }, locale));
}

/** Typesets an invoice as a file for `GET invoice/{id}/pdf`. */
export async function invoiceFile(
  db: Db,
  invoice: Row<'invoices'>,
  locale: Locale,
): Promise<{ fileName: string; content: Uint8Array<ArrayBuffer> }> {
  const [{ invoiceFacts }, { invoiceName, invoicePdf }] = await Promise.all([
    import('./facts.ts'),
    import('./invoice.ts'),
  ]);
  const facts = await invoiceFacts(db, invoice);
  const fileName = `${invoiceName(facts).de}_${invoice.number}.pdf`;
  return { fileName, content: await typesetOnce([facts, locale], () => invoicePdf(facts, locale)) };
}

type Bytes = Promise<Uint8Array<ArrayBuffer>>;
/** Maximum number of cached documents, of about twenty kilobytes each. */
const KEPT_DOCUMENTS = 24;
const keptDocuments = new Map<string, Bytes>();

/** Typesets a document, or returns a cached one with equal facts: equal facts give equal bytes. */
function typesetOnce(facts: unknown, typeset: () => Promise<Buffer>): Bytes {
  const key = JSON.stringify(facts);
  const kept = keptDocuments.get(key) ?? typeset().then((pdf) => new Uint8Array(pdf));
  keptDocuments.delete(key);
  keptDocuments.set(key, kept);
  for (const oldest of keptDocuments.keys()) if (keptDocuments.size > KEPT_DOCUMENTS) keptDocuments.delete(oldest);
  // The next request retries a failed document.
  kept.catch(() => keptDocuments.delete(key));
  return kept;
}
