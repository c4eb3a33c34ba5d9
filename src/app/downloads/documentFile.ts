import { downloadFile, readLegalDocument } from '#api/files.ts';
import type { Download, Http } from '#api/http.ts';
import { FailureError } from '#domain/shop/failure.ts';
import type { LegalDocument } from '#domain/shop/product.ts';

/** Returns the UUID of a document's file. Throws `FailureError` `notOffered` for a document that has none. */
export function fileOf(uuid: string | null): string {
  if (uuid === null) throw new FailureError({ kind: 'notOffered' });
  return uuid;
}

/**
 * Downloads the file of a legal document; looks its UUID up if the product lists the document without it. Throws
 * `FailureError`.
 */
export async function documentFile(
  http: Http,
  { id, fileUuid }: Pick<LegalDocument, 'id' | 'fileUuid'>,
  signal: AbortSignal,
): Promise<Download> {
  return downloadFile(http, fileOf(fileUuid ?? (await readLegalDocument(http, id, signal)).fileUuid), signal);
}
