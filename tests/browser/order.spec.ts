import { isCompleted, type Order } from '#domain/shop/order.ts';
import { orderMachine } from '#machines/order/machine.ts';
import { subject } from '#machines/order/testing/cases.ts';
import { DEARER } from '#machines/order/testing/fixtures.ts';
import { orderSteps } from '#machines/order/types.ts';
import { expect } from '../support/fixtures.ts';
import { cartOf } from '../support/orders.ts';
import { FinishScreen } from '../support/screens/FinishScreen.ts';
import { OrderScreen, tick } from '../support/screens/OrderScreen.ts';
import { ProviderPage } from '../support/screens/ProviderPage.ts';
import { seen } from '../support/seen/order.ts';
import { openBond } from '../support/shop.ts';
import { callAs } from './support/calls.ts';
import { kindOf, meets } from './support/faults.ts';
import { changes, isPossible, ordersLeftOut } from './support/orders.ts';
import { type Walk, walkInBrowser } from './support/walk.ts';

type On = Walk<typeof orderMachine>;

const INVESTOR = 'cleared';
/** Bond that accepts bank transfers only. */
const TRANSFER_ONLY = 'HEAT-FRANKFURT-2030';
/** Bond with a minimum of 500 €, so that its price can rise before income has to be declared. */
const SMALL = 'AGRIPV-LAUSITZ-2032';
/** Raised price of a token in cents; the initial price is 100. */
const HIGHER = 112;
const PLENTY = 50_000;

/** Returns the bond for the path, by its payment methods and by whether its price rises. */
const bondOf = ({ path }: Pick<On, 'path'>) => {
  const methods = path.steps.find(({ event }) => event.type === 'xstate.done.actor.loadMethods')?.event.output;
  if (path.steps.some(({ event }) => isDearer(event))) return SMALL;
  return methods?.length === 1 ? TRANSFER_ONLY : openBond();
};
/** Returns enough tokens for the bond, but not so many that income has to be declared. */
const quantityOf = (on: Pick<On, 'path'>) => (bondOf(on) === SMALL ? 800 : 1_000);
const isDearer = (event: On['event']) => event?.output?.order?.total === DEARER;

walkInBrowser(subject, orderMachine, {
  async open(on) {
    await on.shop.loginAs(on.context, INVESTOR);
    await new OrderScreen(on.page).open(bondOf(on), quantityOf(on));
  },

  seen,
  instead: {
    // The payment that follows starts without a click.
    async payable({ page }) {
      await expect(new ProviderPage(page).heading).toBeVisible();
    },
  },
  also: {
    async 'review.summary'(on) {
      const price = on.snapshot.context.order?.total === DEARER ? HIGHER : 100;
      await expect(new OrderScreen(on.page).summary).toContainText(euros(quantityOf(on) * price));
    },
    async finished({ page }) {
      await expect(new FinishScreen(page).thanks).toBeVisible();
    },
  },

  acts: {
    async 'quantity.submitted'(on) {
      await new OrderScreen(on.page).choose(quantityOf(on));
    },
    async 'declarations.changed'({ page }) {
      const order = new OrderScreen(page);
      // After a failure the boxes are still ticked: only unticking one makes ticking it a change.
      if (await order.documentsRead.isChecked()) await order.documentsRead.uncheck();
      await order.declare();
    },
    async 'declarations.submitted'({ page }) {
      const order = new OrderScreen(page);
      if (!(await order.documentsRead.isChecked())) await order.declare();
      await order.toAddress.click();
    },
    async 'method.selected'({ page }) {
      const order = new OrderScreen(page);
      await tick(order.method('Kreditkarte'));
      await order.toReview.click();
    },
    /** Follows the link of a step that was reached; otherwise goes back in the browser's history. */
    async 'screen.requested'({ page, event }) {
      const step = orderSteps.find((each) => event?.screen === `order-process/${each}`) ?? 'token';
      const link = new OrderScreen(page).stepLink(step);
      if (await link.isVisible()) await link.click();
      else await page.goBack();
    },
    async 'leave.requested'({ page }) {
      await new OrderScreen(page).leaveButton.click();
    },
    async 'order.restored'({ page }) {
      await page.reload();
    },
    /** Announces that another tab changed the order. The outcome of the read that follows arranges the change. */
    async 'order.changedElsewhere'({ page }) {
      await page.evaluate(() => {
        const { customerUuid } = JSON.parse(localStorage.getItem('parkett.session') ?? '{}');
        new BroadcastChannel('parkett.orders').postMessage({ customerUuid });
      });
    },
  },

  outcomes: {
    async 'loadOffer succeeds'(on) {
      const soldOut = on.event?.output.reasons.includes('soldOut');
      await on.shop.changeProduct(bondOf(on), { onHand: soldOut ? 0 : PLENTY });
    },
    async 'loadOffer fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'POST', 'graphql/Product');
    },
    async 'placement succeeds'(on) {
      const { event, shop, problems } = on;
      const { kind, failure, order } = event?.output ?? {};
      if (kind === 'failed') await meets(shop, problems, failure.kind, 'POST', order ? 'orders/*/items' : 'orders');
      if (kind === 'refused') problems.expect(/^422 POST /);
      await shop.changeProduct(bondOf(on), { onHand: kind === 'refused' ? failure.available : PLENTY });
    },
    'placement fails': isLeftOut,
    async 'sendLegalDocuments fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'PATCH', 'orders/*/legal-documents-send');
    },
    async 'confirmLegalDocuments fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'PATCH', 'orders/*/legal-documents-confirm');
    },
    async 'loadMethods fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'product-payment-configurations');
    },
    async 'selectMethod fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'PATCH', 'orders/*/payments/*');
    },
    async 'completeOrder fails'(on) {
      const { event, shop, problems } = on;
      const kind = kindOf(event);
      if (kind !== 'lastTokens') return meets(shop, problems, kind, 'PATCH', 'orders/*/complete');
      problems.expect(/^422 PATCH .*\/complete$/);
      await shop.changeProduct(bondOf(on), { onHand: event?.error.failure.available });
    },
    async 'readStanding succeeds'(on) {
      const { event, shop, problems } = on;
      const order: Order | null = event?.output.order;
      if (isDearer(event)) await shop.changeProduct(bondOf(on), { price: HIGHER });
      if (event?.output.offer.legalDocuments.length > 1)
        await shop.changeProduct(bondOf(on), { document: 'Nachtrag Nr. 1' });
      if (order && !isCompleted(order)) return;
      const { tokenValue } = await cartOf(shop, INVESTOR);
      if (order === null) {
        problems.expect(/^404 .*\/orders\//);
        await callAs(shop, INVESTOR, 'DELETE', `orders/${tokenValue}`);
      } else await callAs(shop, INVESTOR, 'PATCH', `orders/${tokenValue}/complete`, { notes: 'Anderswo' });
    },
    async 'readStanding fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'orders/*');
    },
    async 'cancelOrder fails'({ event, shop, problems }) {
      problems.expect(/The order was left but not deleted/);
      await meets(shop, problems, kindOf(event), 'DELETE', 'orders/*');
    },
  },

  leftOut: ordersLeftOut,
  sought: changes,

  isReal: isPossible,
});

/** Formats cents as the summary shows them. */
const euros = (cents: number) => `${(cents / 100).toLocaleString('de-DE')} €`;

async function isLeftOut(): Promise<void> {
  throw new Error('This outcome is left out.');
}
