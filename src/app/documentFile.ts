import { downloadFile, readLegalDocument } from '#api/files.ts';
import type { Download, Http } from '#api/http.ts';
import { found } from '#domain/shop/failure.ts';
import type { LegalDocument } from '#domain/shop/product.ts';

/** The file of a legal document, which a product may name without it. Throws `FailureError`. */
export async function documentFile(
  http: Http,
  { id, fileUuid }: Pick<LegalDocument, 'id' | 'fileUuid'>,
  signal: AbortSignal,
): Promise<Download> {
  return downloadFile(http, found(fileUuid ?? (await readLegalDocument(http, id, signal)).fileUuid), signal);
}
