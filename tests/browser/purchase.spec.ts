import { latestPaymentOf, type Order } from '#domain/shop/order.ts';
import { purchaseMachine } from '#machines/purchase/machine.ts';
import { subject } from '#machines/purchase/testing/cases.ts';
import { DEARER, offer } from '#machines/purchase/testing/fixtures.ts';
import { expect } from '../support/fixtures.ts';
import { locate } from '../support/onPage.ts';
import { cartOf, changeCart, deleteCart, payCartBy } from '../support/orders.ts';
import { tick } from '../support/screens/OrderScreen.ts';
import { ProviderPage } from '../support/screens/ProviderPage.ts';
import { leave, seen, steps, toMethods, toReview } from '../support/seen/purchase.ts';
import { callAs } from './support/calls.ts';
import { kindOf, meets } from './support/faults.ts';
import { changes, isPossible, purchasesLeftOut } from './support/purchases.ts';
import { walkInBrowser } from './support/walk.ts';

const BUYER = 'cleared';
/** Work with several copies; its initial price is below `HIGHER` cents. */
const WORK = 'RING-2';
const HIGHER = 61_00;
const PLENTY = 5;

walkInBrowser(subject, purchaseMachine, {
  seen,
  reading: 'marketplace',
  audits: true,
  isReal: isPossible,
  leftOut: purchasesLeftOut,
  sought: changes,

  async open({ page, context, shop, path }) {
    const isNobody = path.steps.some(({ event }) => event.output?.obstacle === 'identity');
    await shop.loginAs(context, isNobody ? 'stepIdentity' : BUYER);
    await page.goto(`/order-process/addresses?product=${WORK}`);
  },

  instead: {
    // The payment that follows starts without a click.
    async payable({ page }) {
      await expect(new ProviderPage(page).heading).toBeVisible();
    },
  },
  also: {
    async 'review.summary'({ page, snapshot }) {
      const price = snapshot.context.order?.total === DEARER ? '61 €' : '49 €';
      await expect(page.getByRole('complementary', { name: 'Ihr Kauf' })).toContainText(`Gesamt${price}`);
    },
    async finished({ page }) {
      await expect(page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihren Kauf' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('49 € überweisen');
    },
  },

  acts: {
    async 'address.submitted'({ page }) {
      // The page would not send a known address again.
      await page.getByRole('main').getByLabel('Straße und Hausnummer').fill('Strandweg 5');
      await locate(page, toMethods).click();
    },
    async 'method.selected'({ page }) {
      await tick(page.getByRole('main').getByRole('radio', { name: 'Kreditkarte' }));
      await locate(page, toReview).click();
    },
    async 'screen.requested'({ page, event }) {
      const [, step = 'addresses'] = /^order-process\/(.*)$/.exec(event?.screen ?? '') ?? [];
      const name = steps[step as keyof typeof steps].de;
      const link = page.getByRole('list', { name: 'Schritte Ihres Kaufs' }).getByRole('link', { name });
      if (await link.isVisible()) await link.click();
      else await page.goBack();
    },
    async 'leave.requested'({ page }) {
      await page.getByRole('banner').getByRole('button', { name: leave.name.de }).click();
    },
    async 'order.restored'({ page }) {
      page.once('dialog', (dialog) => dialog.accept());
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
    async 'readOffer succeeds'({ event, shop }) {
      await shop.changeProduct(WORK, { onHand: event?.output.obstacle === 'soldOut' ? 0 : PLENTY });
    },
    async 'readOffer fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'POST', 'graphql/Product');
    },
    async 'saveAddress fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'POST', 'addresses');
    },
    async 'placement succeeds'({ event, shop, problems }) {
      const { kind, failure } = event?.output ?? {};
      if (kind === 'failed') await meets(shop, problems, failure.kind, 'POST', 'orders');
      if (kind !== 'refused') return;
      problems.expect(/^422 POST /);
      await shop.changeProduct(WORK, { onHand: 0 });
    },
    async 'placement fails'() {
      throw new Error('This outcome is left out.');
    },
    async 'confirmAddress succeeds'({ event, shop }) {
      // The price rises after the page has read the work.
      if (event?.output.total === DEARER) await shop.changeProduct(WORK, { price: HIGHER });
    },
    async 'confirmAddress fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'PATCH', 'orders/*/legal-documents-confirm');
    },
    async 'loadMethods fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'product-payment-configurations');
    },
    async 'selectMethod fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'PATCH', 'orders/*/payments/*');
    },
    async 'findOrder succeeds'({ event, shop, problems }) {
      const order: Order | null = event?.output;
      if (order === null) {
        problems.expect(/^404 .*\/orders\//);
        return deleteCart(shop, BUYER);
      }
      const { tokenValue } = await cartOf(shop, BUYER);
      if (order.items[0]?.productCode !== offer.productCode) {
        const other = { productVariant: 'LAND-1-1', quantity: 1 };
        await callAs(shop, BUYER, 'POST', `orders/${tokenValue}/items`, other);
        return;
      }
      if (order.legalDocsConfirmAt === null) {
        for (const quantity of [2, 1]) await changeCart(shop, BUYER, quantity);
        return;
      }
      if (order.total === DEARER) await shop.changeProduct(WORK, { price: HIGHER });
      await payCartBy(shop, BUYER, latestPaymentOf(order)?.method ?? '');
      if (order.checkoutState === 'completed')
        await callAs(shop, BUYER, 'PATCH', `orders/${tokenValue}/complete`, { notes: null });
    },
    async 'findOrder fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'orders/*');
    },
    async 'completeOrder fails'({ event, shop, problems }) {
      const kind = kindOf(event);
      if (kind !== 'lastTokens') return meets(shop, problems, kind, 'PATCH', 'orders/*/complete');
      problems.expect(/^422 PATCH .*\/complete$/);
      // The last copy is sold between the page's read and the order.
      const body = { path: `products/${WORK}`, body: { onHand: 0 } };
      await shop.armFault({ method: 'PATCH', path: 'orders/*/complete', kind: 'change', body });
    },
    async 'cancelOrder fails'({ event, shop, problems }) {
      problems.expect(/The order was left but not deleted/);
      await meets(shop, problems, kindOf(event), 'DELETE', 'orders/*');
    },
  },
});
