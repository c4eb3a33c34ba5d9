import type { FileBreach } from '#domain/onboarding/evidenceFile.ts';
import { CustomerDocument, type DocumentPurpose } from '#domain/shop/onboarding.ts';
import { at } from './call.ts';
import type { RefusalRow } from './failure.ts';
import type { Http } from './http.ts';

const refused = (breach: FileBreach) => ({ kind: 'fileRefused', breach }) as const;

/** What a file is refused for. A server before the shop may refuse one by its size alone. */
const uploadRefusals: readonly RefusalRow[] = [
  { statuses: [413], failure: refused('tooLarge') },
  { code: 'FILE_TOO_LARGE', failure: refused('tooLarge') },
  { code: 'FILE_NOT_PDF', failure: refused('notPdf') },
  { code: 'FILE_TOO_MANY', failure: refused('tooMany') },
];

/** A file on its way to the shop. `carrier` says how far it is (`carrierOf`); without one the browser's fetch carries it. */
export interface Upload {
  file: Blob;
  name: string;
  purpose: DocumentPurpose;
  carrier?: typeof fetch;
}

/**
 * Sends evidence about the customer's company. Fails with `conflict` where the shop has these bytes for this purpose, with
 * `fileRefused` where it does not take the file. Never call it twice blindly: after a lost answer read the documents first.
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

/** Removes evidence. Fails with `notFound` where it is not there, or no more. */
export function removeDocument(http: Http, id: number, signal?: AbortSignal): Promise<void> {
  return http.delete(at`customer-documents/${id}`, { call: 'removeDocument', signal });
}
