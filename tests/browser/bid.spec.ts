import { bidMachine } from '#machines/bid/machine.ts';
import { bidOffer, subject } from '#machines/bid/testing/cases.ts';
import { cart, lastTokens, offline } from '#machines/purchase/testing/fixtures.ts';
import { fails, succeeds } from '#machines/testing/cases.ts';
import type { Path } from '#machines/testing/paths.ts';
import { expect } from '../support/fixtures.ts';
import { locate } from '../support/onPage.ts';
import { cartOf } from '../support/orders.ts';
import { PurchaseScreen } from '../support/screens/PurchaseScreen.ts';
import { amount, seen, submit } from '../support/seen/bid.ts';
import { kindOf, meets } from './support/faults.ts';
import { walkInBrowser } from './support/walk.ts';

const BIDDER = 'cleared';
const WORK = 'RING-2';
const PLENTY = 5;

const isNobody = ({ steps }: Path) => steps.some(({ event }) => event.output?.obstacle === 'identity');

walkInBrowser(subject, bidMachine, {
  seen,
  reading: 'marketplace',
  // A bidder without identification keeps that obstacle on every read.
  isReal: (path) =>
    path.steps.every(
      ({ event: { type, output } }) =>
        type !== 'xstate.done.actor.readOffer' ||
        output.obstacle === 'soldOut' ||
        (output.obstacle === 'identity') === isNobody(path),
    ),
  leftOut: [
    {
      event: fails('placement', new Error('a defect')),
      because: 'the child machine ends with a failure whatever the shop answers; this is a defect only',
    },
  ],

  sought: [
    succeeds('readOffer', { ...bidOffer, obstacle: 'soldOut' }),
    succeeds('readOffer', { ...bidOffer, obstacle: 'identity' }),
    succeeds('placement', { kind: 'refused', order: null, failure: lastTokens.failure }),
    succeeds('placement', { kind: 'refused', order: null, failure: { kind: 'notAllowedToBuy' } }),
    succeeds('placement', { kind: 'failed', order: cart, failure: offline.failure }),
  ],

  async open({ page, context, shop, path }) {
    await shop.loginAs(context, isNobody(path) ? 'stepIdentity' : BIDDER);
    await page.goto(`/products/${WORK}?bid=1`);
  },

  also: {
    async begun({ page, shop }) {
      await expect(new PurchaseScreen(page).summary).toContainText('49 €');
      const { items } = await cartOf(shop, BIDDER);
      expect(items.map(({ productCode, quantity }) => [productCode, quantity])).toEqual([[WORK, 1]]);
    },
  },

  acts: {
    async 'bid.submitted'({ page }) {
      await locate(page, amount).fill('60,50');
      await locate(page, submit).click();
    },
  },

  outcomes: {
    async 'readOffer succeeds'({ event, shop }) {
      await shop.changeProduct(WORK, { onHand: event?.output.obstacle === 'soldOut' ? 0 : PLENTY });
    },
    async 'readOffer fails'({ event, shop, problems }) {
      // The page behind the dialog reads the work as well.
      await meets(shop, problems, kindOf(event), 'POST', 'graphql/Product');
    },
    async 'placement succeeds'({ event, shop, problems }) {
      const { kind, failure } = event?.output ?? {};
      if (kind === 'failed') await meets(shop, problems, failure.kind, 'POST', 'orders');
      if (kind === 'refused') await meets(shop, problems, failure.kind, 'POST', 'orders/*/items');
    },
    async 'placement fails'() {
      throw new Error('This outcome is left out.');
    },
  },
});
