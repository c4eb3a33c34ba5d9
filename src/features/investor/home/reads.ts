import { readPortfolio } from '#api/portfolio.ts';
import { defineResource } from '#app/resources/resources.ts';
import { freshness } from '#domain/constants/freshness.ts';

/** Holdings and purchases in one request. */
export const portfolio = defineResource({
  name: 'portfolio',
  freshness: freshness.holdings,
  isPrivate: true,
  invalidatedBy: ['orders', 'tokens', 'locale'],
  read: ({ http, signal }) => readPortfolio(http, signal),
});
