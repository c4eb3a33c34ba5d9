import { isCompleted, type Order } from '#domain/shop/order.ts';
import { orderMachine } from '#machines/order/machine.ts';
import { selectFailure, selectScreen } from '#machines/order/selectors.ts';
import { subject } from '#machines/order/testing/cases.ts';
import type { OrderScreen as Screen } from '#machines/order/types.ts';
import { expect } from '../support/fixtures.ts';
import { cartOf } from '../support/orders.ts';
import { FinishScreen } from '../support/screens/FinishScreen.ts';
import { OrderScreen, tick } from '../support/screens/OrderScreen.ts';
import { ProviderPage } from '../support/screens/ProviderPage.ts';
import { Shell } from '../support/screens/Shell.ts';
import { openBond } from '../support/shop.ts';
import { callAs } from './support/calls.ts';
import { kindOf, meets, sentenceOf } from './support/faults.ts';
import { isPossible, ordersLeftOut } from './support/orders.ts';
import { type Walk, walkInBrowser } from './support/walk.ts';

type On = Walk<typeof orderMachine>;

const INVESTOR = 'cleared';
/** Can be paid by transfer only. */
const TRANSFER_ONLY = 'HEAT-FRANKFURT-2030';
/** Tokens of 1 €: enough for every bond, but not so many that income has to be declared. */
const QUANTITY = 1_000;
const PLENTY = 50_000;

/** The bond for the path, chosen by how it can be paid. */
const bondOf = ({ path }: On) => {
  const methods = path.steps.find(({ event }) => event.type === 'xstate.done.actor.loadMethods')?.event.output;
  return methods?.length === 1 ? TRANSFER_ONLY : openBond();
};

const HEADINGS: Readonly<Record<Exclude<Screen, 'orders/finish'>, string>> = {
  'order-process/token': 'Wie viele Token möchten Sie zeichnen?',
  'order-process/declarations': 'Was wir von Ihnen wissen müssen',
  'order-process/addresses': 'Stimmt Ihre Anschrift?',
  'order-process/payment-methods': 'Wie möchten Sie zahlen?',
  'order-process/confirmation': 'Bitte prüfen Sie Ihre Zeichnung',
};
const STEPS: Readonly<Record<Exclude<Screen, 'orders/finish'>, RegExp>> = {
  'order-process/token': /^Anlage/,
  'order-process/declarations': /^Erklärungen/,
  'order-process/addresses': /^Anschrift/,
  'order-process/payment-methods': /^Zahlungsart/,
  'order-process/confirmation': /^Prüfen/,
};

async function showsStep({ page, snapshot }: On) {
  const screen = selectScreen(snapshot);
  if (screen === null || screen === 'orders/finish') throw new Error('The thank-you page is no step.');
  const order = new OrderScreen(page);
  await expect(page).toHaveURL(new RegExp(`/${screen.replace('declarations', 'token')}\\?product=`));
  await expect(order.heading).toHaveText(HEADINGS[screen]);
}

async function showsFailure(on: On) {
  await showsStep(on);
  const failure = selectFailure(on.snapshot);
  const order = new OrderScreen(on.page);
  if (failure) await expect(order.failure).toContainText(sentenceOf(failure));
  await expect(order.retry).toBeEnabled();
}

const asks = ({ page }: On) => expect(new OrderScreen(page).question).toBeVisible();

walkInBrowser(subject, orderMachine, {
  async open(on) {
    await on.shop.loginAs(on.context, INVESTOR);
    await new OrderScreen(on.page).open(bondOf(on), QUANTITY);
  },

  states: {
    'offer.loading': 'passing',
    async 'offer.failed'({ page }) {
      const order = new OrderScreen(page);
      await expect(page).toHaveURL(/\/order-process\/token\?product=/);
      await expect(order.failure).toContainText('Das Angebot konnte nicht geladen werden.');
      await expect(order.retry).toBeEnabled();
    },
    async 'offer.unavailable'({ page }) {
      await expect(new OrderScreen(page).heading).toContainText('können Sie zurzeit nicht zeichnen');
      await expect(page.getByRole('button', { name: 'Noch einmal prüfen' })).toBeEnabled();
    },
    async 'amount.editing'(on) {
      const { page, snapshot } = on;
      await showsStep(on);
      const order = new OrderScreen(page);
      await expect(order.confirmQuantity).toBeEnabled();
      await expect(order.totalLoss).toHaveCount(0);
      const failure = selectFailure(snapshot);
      if (failure?.kind === 'notFound')
        await expect(order.failure).toContainText('Ihre begonnene Zeichnung gibt es so nicht mehr');
      else if (failure) await expect(order.quantity).toHaveAccessibleDescription(sentenceOf(failure));
    },
    async 'declarations.editing'(on) {
      await showsStep(on);
      await expect(new OrderScreen(on.page).toAddress).toBeEnabled();
      await expect(new OrderScreen(on.page).totalLoss).toBeVisible();
    },
    async 'address.editing'(on) {
      await showsStep(on);
      await expect(new OrderScreen(on.page).addressIsRight).toBeEnabled();
    },
    async 'payment.choosing'(on) {
      await showsStep(on);
      await expect(new OrderScreen(on.page).toReview).toBeEnabled();
    },
    async 'review.summary'(on) {
      await showsStep(on);
      await expect(new OrderScreen(on.page).orderButton).toBeEnabled();
      await expect(new OrderScreen(on.page).summary).toContainText('1.000 €');
    },
    'amount.placing': 'passing',
    'amount.retrying': 'passing',
    'amount.checking': 'passing',
    'amount.failed': showsFailure,
    'amount.leaving.asking': asks,
    'amount.leaving.deleting': 'passing',
    'declarations.sending': 'passing',
    'declarations.confirming': 'passing',
    'declarations.retrying': 'passing',
    'declarations.checking': 'passing',
    'declarations.failed': showsFailure,
    'declarations.leaving.asking': asks,
    'declarations.leaving.deleting': 'passing',
    'address.loading': 'passing',
    'address.selecting': 'passing',
    'address.retrying': 'passing',
    'address.checking': 'passing',
    'address.failed': showsFailure,
    'address.leaving.asking': asks,
    'address.leaving.deleting': 'passing',
    'payment.selecting': 'passing',
    'payment.retrying': 'passing',
    'payment.checking': 'passing',
    'payment.loading': 'passing',
    'payment.failed': showsFailure,
    'payment.leaving.asking': asks,
    'payment.leaving.deleting': 'passing',
    'review.reading': 'passing',
    'review.completing': 'passing',
    'review.verifying': 'passing',
    'review.checking': 'passing',
    async 'review.uncertain'(on) {
      await showsStep(on);
      await expect(new OrderScreen(on.page).summary).toContainText('Es wird nichts doppelt gezeichnet.');
      await expect(on.page.getByRole('button', { name: 'Stand der Zeichnung abfragen' })).toBeEnabled();
    },
    'review.leaving.asking': asks,
    'review.leaving.deleting': 'passing',
    async cancelled({ page }) {
      await expect(page).toHaveURL('/');
      await expect(new Shell(page).notices).toContainText('abgebrochen');
    },
    async payable({ page }) {
      await expect(new ProviderPage(page).heading).toBeVisible();
    },
    async finished({ page }) {
      await expect(page).toHaveURL(/\/orders\/[^/]+\/finish$/);
      await expect(new FinishScreen(page).thanks).toBeVisible();
    },
  },

  acts: {
    async 'quantity.submitted'({ page }) {
      await new OrderScreen(page).choose(QUANTITY);
    },
    async 'declarations.changed'({ page }) {
      const order = new OrderScreen(page);
      // After a failure everything is filled in: only a change is one.
      if (await order.documentsRead.isChecked()) await order.documentsRead.uncheck();
      await order.declare();
    },
    async 'declarations.submitted'({ page }) {
      const order = new OrderScreen(page);
      if (!(await order.documentsRead.isChecked())) await order.declare();
      await order.toAddress.click();
    },
    async 'address.confirmed'({ page }) {
      await new OrderScreen(page).addressIsRight.click();
    },
    async 'method.selected'({ page }) {
      const order = new OrderScreen(page);
      await tick(order.method('Kreditkarte'));
      await order.toReview.click();
    },
    async 'order.placed'({ page }) {
      await new OrderScreen(page).orderButton.click();
    },
    async 'retry.requested'({ page }) {
      await new OrderScreen(page).retry.or(page.getByRole('button', { name: 'Noch einmal prüfen' })).click();
    },
    /** A step that was reached is a link; else it is returned to by the browser's history. */
    async 'screen.requested'({ page, event }) {
      const screen: keyof typeof STEPS = event?.screen;
      const link = page
        .getByRole('list', { name: 'Schritte der Zeichnung' })
        .getByRole('link', { name: STEPS[screen] });
      if (await link.isVisible()) await link.click();
      else await page.goBack();
    },
    async 'leave.requested'({ page }) {
      await new OrderScreen(page).leaveButton.click();
    },
    async 'leave.confirmed'({ page }) {
      await page.getByRole('button', { name: 'Verlassen und abbrechen' }).click();
    },
    async 'leave.declined'({ page }) {
      await page.getByRole('button', { name: 'Hier bleiben' }).click();
    },
    async 'order.restored'({ page }) {
      await page.reload();
    },
    /**
     * The page hears that another tab changed the order. What changed is arranged as the answer to the read that
     * follows.
     */
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
    'sendLegalDocuments succeeds': asTheShopDoes,
    async 'sendLegalDocuments fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'PATCH', 'orders/*/legal-documents-send');
    },
    'confirmLegalDocuments succeeds': asTheShopDoes,
    async 'confirmLegalDocuments fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'PATCH', 'orders/*/legal-documents-confirm');
    },
    // By the bond.
    'loadMethods succeeds': asTheShopDoes,
    async 'loadMethods fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'product-payment-configurations');
    },
    'selectMethod succeeds': asTheShopDoes,
    async 'selectMethod fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'PATCH', 'orders/*/payments/*');
    },
    'completeOrder succeeds': asTheShopDoes,
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
    'cancelOrder succeeds': asTheShopDoes,
    async 'cancelOrder fails'({ event, shop, problems }) {
      problems.expect(/The order was left but not deleted/);
      await meets(shop, problems, kindOf(event), 'DELETE', 'orders/*');
    },
  },

  leftOut: ordersLeftOut,

  isReal: isPossible,
});

async function asTheShopDoes(): Promise<void> {
  // Nothing has to be arranged: after the previous steps the shop answers this way.
}

async function isLeftOut(): Promise<void> {
  throw new Error('This outcome is left out.');
}
