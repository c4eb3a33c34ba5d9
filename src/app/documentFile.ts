import { downloadFile, readLegalDocument } from '#api/files.ts';
import type { Download, Http } from '#api/http.ts';
import { FailureError } from '#domain/shop/failure.ts';
import type { LegalDocument } from '#domain/shop/product.ts';

/** The UUID of a document's file. Throws `FailureError` `notOffered` for a document that the shop names without one. */
export function fileOf(uuid: string | null): string {
  if (uuid === null) throw new FailureError({ kind: 'notOffered' });
  return uuid;
}

/** The file of a legal document, which a product may name without it. Throws `FailureError`. */
export async function documentFile(
  http: Http,
  { id, fileUuid }: Pick<LegalDocument, 'id' | 'fileUuid'>,
  signal: AbortSignal,
): Promise<Download> {
  return downloadFile(http, fileOf(fileUuid ?? (await readLegalDocument(http, id, signal)).fileUuid), signal);
}
