import { LegalDocument } from '#domain/shop/product.ts';
import { apiPath } from './call.ts';
import type { Download, Http } from './http.ts';

/** Downloads a file by its uuid. All files that the app downloads are PDFs (requirement 5.9, documents). */
export function downloadFile(http: Http, uuid: string, signal?: AbortSignal): Promise<Download> {
  return http.blob(apiPath`file/${uuid}/download`, 'application/pdf', { call: 'downloadFile', open: true, signal });
}

/** Reads a product's legal document by its id; `fileUuid` names its file. */
export function readLegalDocument(http: Http, id: number, signal?: AbortSignal): Promise<LegalDocument> {
  return http.get(apiPath`legal-documents/${id}`, LegalDocument, { call: 'readLegalDocument', open: true, signal });
}
