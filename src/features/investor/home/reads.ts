import { readPortfolio } from '#api/portfolio.ts';
import { defineResource } from '#app/resources/resources.ts';

/** Holdings and purchases in one request. */
export const portfolio = defineResource({
  name: 'portfolio',
  isKept: true,
  freshness: 'holdings',
  invalidatedBy: ['orders', 'tokens', 'locale'],
  read: ({ http, signal }) => readPortfolio(http, signal),
});
