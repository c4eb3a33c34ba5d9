import { polls } from '#domain/constants/freshness.ts';
import { paymentStandingOf } from '#domain/order/payment.ts';
import { CheckoutSession, latestPaymentOf, Order } from '#domain/shop/order.ts';
import { paymentMachine } from '#machines/payment/machine.ts';
import { byTransfer, cart, subject } from '#machines/payment/testing/cases.ts';
import { backoff } from '#machines/retry.ts';
import { succeeds } from '#machines/testing/cases.ts';
import { expect } from '../support/fixtures.ts';
import { isOutcome } from '../support/names.ts';
import { locate } from '../support/onPage.ts';
import { placedOrders } from '../support/orders.ts';
import { OrderScreen } from '../support/screens/OrderScreen.ts';
import { ProviderPage } from '../support/screens/ProviderPage.ts';
import { askNow, seen } from '../support/seen/payment.ts';
import { callAs, control } from './support/calls.ts';
import { kindOf, meets } from './support/faults.ts';
import { type Walk, walkInBrowser } from './support/walk.ts';

type On = Walk<typeof paymentMachine>;

/** Bond that accepts cards only, so that the investor has no method to choose. */
const CARD_ONLY = 'SCHIENE-ELBE-2028';
/** Investor with an order that awaits its payment by card. */
const INVESTOR = 'julia';

async function orderOn({ shop, notes }: On): Promise<Order> {
  return Order.parse(await callAs(shop, INVESTOR, 'GET', `orders/${notes.get('order')}`));
}

/** Pays at the provider, which does not notify the shop yet. */
async function payUnheard({ shop, notes }: On, order: Order) {
  await shop.configure({ webhookDelay: -1 });
  const path = `orders/${order.tokenValue}/payments/${latestPaymentOf(order)?.id}/configuration`;
  const { sessionId } = CheckoutSession.parse(await callAs(shop, INVESTOR, 'GET', path));
  await control(shop, 'POST', `pay/${sessionId}/leave`, { outcome: 'succeeded' });
  notes.set('session', sessionId);
}

walkInBrowser(subject, paymentMachine, {
  async open({ page, context, shop, path, notes }) {
    const { returned } = path.start.snapshot.context;
    await page.clock.install();
    await shop.loginAs(context, INVESTOR);
    if (returned) return void (await page.goto(`/payment/${returned}?token=${notes.get('order')}`));
    const order = new OrderScreen(page);
    await order.prepare(CARD_ONLY, 500, null, { income: '20.000' });
    await order.orderButton.click();
  },

  seen,
  instead: {
    async 'paying.redirecting'({ page }) {
      await expect(new ProviderPage(page).heading).toBeVisible();
    },
  },
  also: {
    /**
     * Freezes the clock, because the page polls by itself, which is not the next event of the path. If a busy machine
     * takes longer to answer than 50 ms, the moment has passed, and the next attempt chooses another.
     */
    async 'pending.waiting'({ page }) {
      await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 50)).toPass();
    },
  },

  acts: {
    async 'check.requested'({ page }) {
      await page.clock.resume();
      await locate(page, askNow).click();
    },
    async 'connection.restored'({ page, context }) {
      await page.clock.resume();
      await context.setOffline(true);
      await context.setOffline(false);
    },
    async 'webhookWait elapses'({ page }) {
      await page.clock.resume();
      await page.clock.fastForward(polls.webhook);
    },
    async 'pollInterval elapses'({ page, snapshot }) {
      await page.clock.resume();
      await page.clock.fastForward(backoff(polls.payment, snapshot.context.checks + 1));
    },
  },

  outcomes: {
    async 'readOrder succeeds'(on) {
      const { event, shop, path, notes } = on;
      // Unless the path starts at a return from the provider, the order is open already.
      if (path.start.snapshot.context.returned === null) return;
      if (!notes.has('order')) {
        const orders = await placedOrders(shop, INVESTOR);
        notes.set('order', orders.find(({ paymentState }) => paymentState === 'payment_required')?.tokenValue ?? '');
      }
      const order = await orderOn(on);
      const [now, then] = [paymentStandingOf(order), paymentStandingOf(event?.output)];
      if (now === then) return;
      if (then === 'processing') await payUnheard(on, order);
      else if (then === 'paid') await shop.advanceOrder(order.tokenValue, 'pay');
      else if (then === 'closed') await shop.advanceOrder(order.tokenValue, 'cancel');
      else {
        const heard = { eventId: 'late', sessionId: notes.get('session'), outcome: 'cancelled' };
        await control(shop, 'POST', 'pay/webhook', heard);
      }
    },
    async 'readOrder fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'orders/*');
    },
    async 'configurePayment fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'orders/*/payments/*/configuration');
    },
  },

  leftOut: [
    { event: succeeds('readOrder', cart), because: 'the order that the walk is about has been placed' },
    { event: succeeds('readOrder', byTransfer), because: 'the order that the walk is about is paid by card' },
  ],

  isReal(path) {
    const events = path.steps.map(({ event }) => event);
    const isAnew = path.start.snapshot.context.returned === null;
    return events.every((event, i) => {
      // The app does not run on the provider's page.
      if (path.steps[i - 1]?.position.snapshot.matches({ paying: 'redirecting' })) return false;
      if (!/readOrder$/.test(event.type)) return true;
      // Reads without an act between them get the same answer, or fail alike.
      const before = events.slice(0, i).findLastIndex((each) => /readOrder$/.test(each.type));
      const atOnce = before >= 0 && events.slice(before, i).every(isOutcome);
      const isSame = events[before]?.type === event.type && events[before]?.output === event.output;
      if (atOnce && !isSame) return false;
      return !isAnew || event.output === undefined || paymentStandingOf(event.output) === 'open';
    });
  },
});
