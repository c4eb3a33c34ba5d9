import type { FileBreach } from '#domain/onboarding/evidenceFile.ts';
import { CustomerDocument, type DocumentPurpose } from '#domain/shop/onboarding.ts';
import { apiPath } from './call.ts';
import type { RefusalRow } from './failure.ts';
import type { Http } from './http.ts';

const refused = (breach: FileBreach) => ({ kind: 'fileRefused', breach }) as const;

/** Refusals of an uploaded file. A server in front of the shop may refuse a file by its size (413). */
const uploadRefusals: readonly RefusalRow[] = [
  { statuses: [413], failure: refused('tooLarge') },
  { code: 'FILE_TOO_LARGE', failure: refused('tooLarge') },
  { code: 'FILE_NOT_PDF', failure: refused('notPdf') },
  { code: 'FILE_TOO_MANY', failure: refused('tooMany') },
];

/** File to upload. `carrier` reports progress (`carrierOf`); without it the browser's fetch sends the file. */
export interface Upload {
  file: Blob;
  name: string;
  purpose: DocumentPurpose;
  carrier?: typeof fetch;
}

/**
 * Uploads evidence about the customer's company. Fails with `conflict` if the shop already has these bytes for this
 * purpose, and with `fileRefused` if it does not accept the file. Never retry blindly: after a lost answer read the
 * documents first.
 */
export function uploadDocument(
  http: Http,
  { file, name, purpose, carrier }: Upload,
  signal?: AbortSignal,
): Promise<CustomerDocument> {
  const form = new FormData();
  form.set('type', 'ubo');
  form.set('purpose', purpose);
  form.set('file', file, name);
  return http.post('customer-documents', form, CustomerDocument, {
    call: 'uploadDocument',
    refusals: uploadRefusals,
    signal,
    ...(carrier && { carrier }),
  });
}

/** Removes evidence. Fails with `notFound` if it does not exist, or no longer does. */
export function removeDocument(http: Http, id: number, signal?: AbortSignal): Promise<void> {
  return http.delete(apiPath`customer-documents/${id}`, { call: 'removeDocument', signal });
}
