import { isAsking, isDeleting } from '#machines/flows/checkout/selectors.ts';
import type { OrderSnapshot } from '#machines/flows/order/selectors.ts';
import { subject } from '#machines/flows/order/testing/cases.ts';
import { declared, offer } from '#machines/flows/order/testing/fixtures.ts';
import type { OrderEvent, OrderInput, OrderScreen } from '#machines/flows/order/types.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { leave, seen, toAddress, toReview } from '../../support/seen/order.ts';
import type { Page } from '../page.ts';
import { elsewhere, type Scene, type Trigger } from '../scene.ts';

const QUERY = new URLSearchParams({ product: offer.productCode, quantity: '800' });

/** Returns a screen's path; the declarations share the amount's. */
const pathOf = (screen: OrderScreen | null) =>
  screen === 'order-process/declarations' ? '/order-process/token' : `/${screen}`;

/**
 * Fills in all declarations of the cases. The opening of a document follows from a download, which this machine does
 * not make, so that the event is sent directly.
 */
async function fillIn(page: Page): Promise<void> {
  for (const name of ['[value=totalLossUnderstood]', '[type=radio][value=none]', '[name=documentsConfirmed]']) {
    page.choose(`main input${name}`);
    await page.settle();
  }
  page.send({ type: 'declarations.changed', declarations: declared });
  await page.settle();
}

const triggers: Partial<Record<OrderEvent['type'], Trigger>> = {
  'declarations.changed': { happen: fillIn },
  'declarations.submitted': {
    async happen(page, { declarations }) {
      // The form keeps incomplete declarations and names what they lack.
      if (declarations !== declared) return false;
      await fillIn(page);
      return page.press(page.find(toAddress));
    },
  },
  'method.selected': {
    withheld: (snapshot: OrderSnapshot) =>
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
      // After a failure a step is requested again at its own address.
      const path = pathOf(screen);
      if (selectScreen(page.snapshot) === screen && location.pathname === path) return false;
      history.pushState({ screen }, '', `${path}?${QUERY}`);
    },
  },
  'leave.requested': { happen: (page) => page.press(page.find(leave) ?? page.one('header a[href="/"]')) },
  'order.restored': elsewhere,
  'order.changedElsewhere': elsewhere,
};

export const scene: Scene = {
  subject,
  seen,
  hrefOf: (input) => {
    const { productCode, quantity } = input as OrderInput;
    return `/order-process/token?product=${productCode}&quantity=${quantity}`;
  },
  // The question and the way out belong to a navigation in progress; the chosen method belongs to the form.
  opensIn: (snapshot: OrderSnapshot) =>
    !isAsking(snapshot) &&
    !isDeleting(snapshot) &&
    (snapshot.context.method === null || selectScreen(snapshot) !== 'order-process/payment-methods'),
  inputIn: (input, locale) => ({ ...(input as OrderInput), locale }),
  triggers,
  logs: ({ type }) => (type === 'xstate.error.actor.cancelOrder' ? /^warn: The order was left but not deleted/ : null),
};
