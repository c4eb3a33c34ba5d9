import type { ShopContext } from '../http/env.ts';
import { badRequest, Unauthorized } from '../http/errors.ts';
import { QUERY_LIMITS, USUAL_PAGE } from './limits.ts';

export interface PageArgs {
  page: number;
  /** Absent in the plain schema, which has no argument for the page size. */
  itemsPerPage?: number;
}

export const offsetOf = ({ page, itemsPerPage = USUAL_PAGE }: PageArgs, most: number = QUERY_LIMITS.itemsPerPage) => {
  if (page < 1 || itemsPerPage < 1) throw badRequest('Page should not be less than 1');
  const limit = Math.min(itemsPerPage, most);
  return { limit, offset: (page - 1) * limit };
};

/** Builds a page in API Platform’s page-based form. */
export function pageOf<T>(collection: readonly T[], totalCount: number, { page, itemsPerPage }: Required<PageArgs>) {
  const lastPage = Math.max(1, Math.ceil(totalCount / itemsPerPage));
  return { collection, paginationInfo: { totalCount, lastPage, itemsPerPage, hasNextPage: page < lastPage } };
}

export function pageFrom<T>(all: readonly T[], args: PageArgs, most?: number) {
  const { limit, offset } = offsetOf(args, most);
  return pageOf(all.slice(offset, offset + limit), all.length, { ...args, itemsPerPage: limit });
}

/**
 * Returns the context of the logged-in customer.
 * @throws Unauthorized for visitors.
 */
export function signedIn(context: ShopContext) {
  if (!context.var.customer) throw new Unauthorized('JWT Token not found');
  return context.var;
}
