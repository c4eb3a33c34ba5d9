import { pageSizes } from '#domain/constants/limits.ts';
import { type Page, pageOf } from '#domain/shop/collection.ts';
import { RegisterExcerpt, StatementRequest } from '#domain/shop/excerpt.ts';
import { additionRefusals } from './additions.ts';
import type { Http } from './http.ts';

const excerpts = pageOf(RegisterExcerpt);
const queryOf = (page: number) => ({
  type: 'registry_excerpt',
  itemsPerPage: pageSizes.accountLists,
  ...(page > 1 && { page }),
});

/** Reads register excerpts of the customer. Pages count from 1. */
export function readExcerpts(http: Http, page: number, signal?: AbortSignal): Promise<Page<RegisterExcerpt>> {
  return http.get('customer-documents', excerpts, { call: 'readExcerpts', signal, query: queryOf(page) });
}

/** Reads register excerpts of the company that the customer acts for. Pages count from 1. */
export function readCompanyExcerpts(http: Http, page: number, signal?: AbortSignal): Promise<Page<RegisterExcerpt>> {
  const options = { call: 'readCompanyExcerpts', signal, query: queryOf(page) } as const;
  return http.get('customer-documents/company', excerpts, options);
}

/**
 * Requests a statement of each security that the customer holds; an addition of this product (requirement 7.13). Fails
 * with `conflict` if the customer has requested them today, and with `nothingHeld` if there are no holdings. Never
 * retry blindly: after a lost answer read the excerpts first.
 */
export function requestStatements(http: Http, signal?: AbortSignal): Promise<StatementRequest> {
  return http.post('customer-documents/statements', {}, StatementRequest, {
    call: 'requestStatements',
    refusals: [{ code: 'NOTHING_HELD', failure: { kind: 'nothingHeld' } }, ...additionRefusals],
    signal,
  });
}
