import { readAllPages } from '#api/allPages.ts';
import { readPayouts } from '#api/payouts.ts';
import { readPortfolio } from '#api/portfolio.ts';
import { defineResource } from '#app/resources.ts';
import { freshness } from '#domain/constants/freshness.ts';

/** Holdings and purchases, in one question. */
export const portfolio = defineResource({
  name: 'portfolio',
  freshness: freshness.holdings,
  isPrivate: true,
  invalidatedBy: ['orders', 'locale'],
  read: ({ http, signal }) => readPortfolio(http, signal),
});

/** All payouts of the customer, paid and expected. */
export const payouts = defineResource({
  name: 'payouts',
  freshness: freshness.payouts,
  isPrivate: true,
  invalidatedBy: ['locale'],
  read: ({ http, signal }) =>
    readAllPages(
      (page) => readPayouts(http, page, signal),
      ({ id }) => id,
    ),
});
