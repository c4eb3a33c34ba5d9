import { CUSTODY_AGREEMENT } from '#sandbox/content/questionnaires/index.ts';
import type { Db } from '#sandbox/db/database.ts';
import type { Row } from '#sandbox/db/schema.ts';
import { findRow, update } from '../db/rows.ts';
import { legalFileKind } from './kinds.ts';

/**
 * Returns the bytes of a file. Typesets a file that the seed only announced, such as the papers of a bond, at the first
 * request and stores it: a PDF takes a tenth of a second, and the first start has forty of them.
 */
export async function contentOf(db: Db, file: Row<'files'>): Promise<Uint8Array<ArrayBuffer>> {
  if (file.content.length > 0) return new Uint8Array(file.content);
  const content = await rendered(db, file);
  await update(db, 'files', { content, size: content.length }, { id: file.id, size: 0 });
  return content;
}

async function rendered(db: Db, file: Row<'files'>): Promise<Uint8Array<ArrayBuffer>> {
  if (file.uuid === CUSTODY_AGREEMENT) {
    const { custodyPdf } = await import('./custody.ts');
    return typesetOnce([file.uuid, file.createdAt], () => custodyPdf(file.createdAt));
  }
  // pdfkit and its fonts load with the first document, not at every start.
  const facts = await import('./facts.ts');
  const legal = await findRow(db, 'legalDocuments', { fileUuid: file.uuid });
  if (legal) {
    const { legalPdf } = await import('./legal.ts');
    const kind = legalFileKind(legal.name);
    const bond = await facts.bondFacts(db, legal.productId);
    return typesetOnce([kind, bond], () => legalPdf(kind, bond));
  }
  const version = await findRow(db, 'pageVersions', { fileUuid: file.uuid });
  if (version) {
    const { pagePdf } = await import('./page.ts');
    const page = { ...version, createdAt: file.createdAt };
    return typesetOnce(page, () => pagePdf(page));
  }
  const document = await findRow(db, 'customerDocuments', { fileUuid: file.uuid });
  if (document?.type === 'registry_excerpt') {
    const { registerExcerptPdf } = await import('./excerpt.ts');
    return new Uint8Array(await registerExcerptPdf(await facts.excerptFacts(db, document)));
  }
  const { plainPdf } = await import('./plain.ts');
  return new Uint8Array(await plainPdf({ title: file.fileName.replace(/\.pdf$/, ''), createdAt: file.createdAt }));
}

/** Typesets an invoice as a file for `GET invoice/{id}/pdf`. */
export async function invoiceFile(
  db: Db,
  invoice: Row<'invoices'>,
): Promise<{ fileName: string; content: Uint8Array<ArrayBuffer> }> {
  const [{ invoiceFacts }, { invoiceName, invoicePdf }] = await Promise.all([
    import('./facts.ts'),
    import('./invoice.ts'),
  ]);
  const facts = await invoiceFacts(db, invoice);
  const fileName = `${invoiceName(facts)}_${invoice.number}.pdf`;
  return { fileName, content: await typesetOnce(facts, () => invoicePdf(facts)) };
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
