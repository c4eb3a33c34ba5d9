import { pageSizes } from '#domain/constants/limits.ts';

/** Returns the number of rows to show of a long list: the query parameter `limit`, at least one page. */
export const rowsShown = (limit = ''): number =>
  Math.max(/^\d{1,5}$/.test(limit) ? Number(limit) : 0, pageSizes.listRows);
