import { pageSizes } from '#domain/constants/limits.ts';

/** How many rows of a long list are shown: what the query `limit` says, a page at least. */
export const rowsShown = (limit = ''): number =>
  Math.max(/^\d{1,5}$/.test(limit) ? Number(limit) : 0, pageSizes.listRows);
