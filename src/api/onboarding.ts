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

/** The customer's latest identity check; null where none was begun. */
export async function readIdentification(http: Http, signal?: AbortSignal): Promise<Identification | null> {
  // Shops list them oldest or latest first, and nobody has as many.
  const query = { page: 1, itemsPerPage: 30 };
  const page = await http.get('identification', identifications, { call: 'readIdentification', signal, query });
  return latestCheckOf(page.member);
}

/**
 * Begins the identity check at the partner, or goes on with one that was left. Fails with `wrongState` where the customer
 * is identified or waits for the result.
 */
export function startIdentification(http: Http, signal?: AbortSignal): Promise<IdentificationStart> {
  return http.post('identification/start', {}, IdentificationStart, {
    call: 'startIdentification',
    refusals: [{ code: 'WRONG_STATE', failure: { kind: 'wrongState' } }],
    signal,
  });
}

/** Who acts for the customer's company, and to whom it belongs. Pages count from 1. */
export function readUboUsers(http: Http, page: number, signal?: AbortSignal): Promise<Page<UboPerson>> {
  return http.get('ubo-users', persons, {
    call: 'readUboUsers',
    whole: true,
    signal,
    ...(page > 1 && { query: { page } }),
  });
}

/** The evidence about the customer's company. Pages count from 1. */
export function readUboDocuments(http: Http, page: number, signal?: AbortSignal): Promise<Page<CustomerDocument>> {
  const query = { type: 'ubo', ...(page > 1 && { page }) };
  return http.get('customer-documents', documents, { call: 'readUboDocuments', signal, query });
}
