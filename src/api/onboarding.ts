import { type Page, pageOf } from '#domain/shop/collection.ts';
import {
  CustomerDocument,
  Identification,
  IdentificationStart,
  latestCheckOf,
  UboPerson,
} from '#domain/shop/onboarding.ts';
import type { Http } from './http.ts';

const identifications = pageOf(Identification);
const persons = pageOf(UboPerson);
const documents = pageOf(CustomerDocument);

/** Reads the customer's latest identity check; null if there was none. */
export async function readIdentification(http: Http, signal?: AbortSignal): Promise<Identification | null> {
  // The order differs between shops, and no customer has 30 checks.
  const query = { page: 1, itemsPerPage: 30 };
  const page = await http.get('identification', identifications, { call: 'readIdentification', signal, query });
  return latestCheckOf(page.member);
}

/**
 * Starts the identity check at the partner, or resumes an unfinished one. Fails with `wrongState` if the customer is
 * identified or awaits the result.
 */
export function startIdentification(http: Http, signal?: AbortSignal): Promise<IdentificationStart> {
  return http.post('identification/start', {}, IdentificationStart, {
    call: 'startIdentification',
    refusals: [{ code: 'WRONG_STATE', failure: { kind: 'wrongState' } }],
    signal,
  });
}

/** Reads the representatives and owners of the customer's company. Pages count from 1. */
export function readUboUsers(http: Http, page: number, signal?: AbortSignal): Promise<Page<UboPerson>> {
  return http.get('ubo-users', persons, {
    call: 'readUboUsers',
    whole: true,
    signal,
    ...(page > 1 && { query: { page } }),
  });
}

/** Reads the evidence about the customer's company. Pages count from 1. */
export function readUboDocuments(http: Http, page: number, signal?: AbortSignal): Promise<Page<CustomerDocument>> {
  const query = { type: 'ubo', ...(page > 1 && { page }) };
  return http.get('customer-documents', documents, { call: 'readUboDocuments', signal, query });
}
