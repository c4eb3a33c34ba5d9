import { isAsking, isDeleting } from '#machines/flows/checkout/selectors.ts';
import type { PurchaseSnapshot } from '#machines/flows/purchase/selectors.ts';
import { subject } from '#machines/flows/purchase/testing/cases.ts';
import { offer } from '#machines/flows/purchase/testing/fixtures.ts';
import type { PurchaseEvent, PurchaseInput } from '#machines/flows/purchase/types.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { leave, seen, toReview } from '../../support/seen/purchase.ts';
import { elsewhere, type Scene, type Trigger } from '../scene.ts';

const QUERY = new URLSearchParams({ product: offer.productCode });

const triggers: Partial<Record<PurchaseEvent['type'], Trigger>> = {
  'method.selected': {
    withheld: (snapshot: PurchaseSnapshot) =>
      snapshot.matches({ payment: 'failed' }) && 'the way that failed is tried again',
    async happen(page, { method }) {
      page.choose(`main input[value=${method}]`);
      await page.settle();
      const control = page.find(toReview);
      return control !== null && page.press(control);
    },
  },
  'screen.requested': {
    happen(page, { screen }) {
      if (selectScreen(page.snapshot) === screen && location.pathname === `/${screen}`) return false;
      history.pushState({ screen }, '', `/${screen}?${QUERY}`);
    },
  },
  'leave.requested': { happen: (page) => page.press(page.find(leave) ?? page.one('header a[href="/"]')) },
  'order.restored': elsewhere,
  'order.changedElsewhere': elsewhere,
};

export const scene: Scene = {
  subject,
  seen,
  reading: 'marketplace',
  hrefOf: (input) => `/order-process/addresses?product=${(input as PurchaseInput).productCode}`,
  // The question and the way out belong to a navigation in progress; the chosen method belongs to the form.
  opensIn: (snapshot: PurchaseSnapshot) =>
    !isAsking(snapshot) &&
    !isDeleting(snapshot) &&
    (snapshot.context.method === null || selectScreen(snapshot) !== 'order-process/payment-methods'),
  inputIn: (input, locale) => ({ ...(input as PurchaseInput), locale }),
  triggers,
  logs: ({ type }) => (type === 'xstate.error.actor.cancelOrder' ? /^warn: The order was left but not deleted/ : null),
};
