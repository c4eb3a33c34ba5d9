import {
  isBusy,
  isDeleting,
  type OrderSnapshot,
  selectChange,
  selectFailed,
  selectFailure,
  selectQuestion,
  selectScreen,
} from '#machines/order/selectors.ts';
import { subject } from '#machines/order/testing/cases.ts';
import { declared, offer } from '#machines/order/testing/fixtures.ts';
import type { OrderEvent, OrderInput, OrderScreen } from '#machines/order/types.ts';
import type { Localized } from '../localized.ts';
import type { Page } from '../page.ts';
import { type Expectation, elsewhere, type Scene, type Trigger } from '../scene.ts';

const headings: Readonly<Record<Exclude<OrderScreen, 'orders/finish'>, Localized>> = {
  'order-process/token': {
    de: 'Wie viele Token möchten Sie zeichnen?',
    en: 'How many tokens do you want to subscribe to?',
  },
  'order-process/declarations': { de: 'Was wir von Ihnen wissen müssen', en: 'What we need to know from you' },
  'order-process/addresses': { de: 'Stimmt Ihre Anschrift?', en: 'Is your address correct?' },
  'order-process/payment-methods': { de: 'Wie möchten Sie zahlen?', en: 'How would you like to pay?' },
  'order-process/confirmation': { de: 'Bitte prüfen Sie Ihre Zeichnung', en: 'Please check your subscription' },
};
const titles: typeof headings = {
  'order-process/token': { de: 'Zeichnung: Anlage', en: 'Subscription: investment' },
  'order-process/declarations': { de: 'Zeichnung: Erklärungen', en: 'Subscription: declarations' },
  'order-process/addresses': { de: 'Zeichnung: Anschrift', en: 'Subscription: address' },
  'order-process/payment-methods': { de: 'Zeichnung: Zahlungsart', en: 'Subscription: payment method' },
  'order-process/confirmation': { de: 'Zeichnung: Prüfen', en: 'Subscription: review' },
};
/** What each screen says was changed meanwhile. */
const changeOf: Readonly<Record<keyof typeof headings, ReturnType<typeof selectChange> | undefined>> = {
  'order-process/token': undefined,
  'order-process/declarations': 'declarations',
  'order-process/addresses': undefined,
  'order-process/payment-methods': 'method',
  'order-process/confirmation': 'total',
};
const noOffer: Localized = { de: 'Zeichnung', en: 'Subscription' };
const unavailable: Localized = {
  de: `${offer.productName} können Sie zurzeit nicht zeichnen`,
  en: `You cannot subscribe to ${offer.productName} at present`,
};
const payment: Localized = { de: 'Zahlung', en: 'Payment' };
const paying: Localized = { de: 'Wir prüfen Ihre Zahlung', en: 'We are checking your payment' };

const confirmQuantity: Localized = { de: 'Stückzahl bestätigen', en: 'Confirm number' };
const declare: Localized = { de: 'Weiter zur Anschrift', en: 'Continue to address' };
const choose: Localized = { de: 'Weiter zur Prüfung', en: 'Continue to review' };
const confirmAddress: Localized = { de: 'Anschrift stimmt, weiter', en: 'Address is correct' };
const retries: readonly Localized[] = [
  { de: 'Noch einmal versuchen', en: 'Try again' },
  { de: 'Noch einmal prüfen', en: 'Check again' },
  { de: 'Noch einmal nachsehen', en: 'Look again' },
  { de: 'Stand der Zeichnung abfragen', en: 'Check the status' },
];

const QUERY = new URLSearchParams({ product: offer.productCode, quantity: '800' });

/** The declarations stand at the amount's address. */
const pathOf = (screen: OrderScreen | null) =>
  screen === 'order-process/declarations' ? '/order-process/token' : `/${screen}`;

const hasAddress = ({ context }: OrderSnapshot) => context.order?.billingAddress != null;

/** All declarations of the cases. That a document was opened follows from a download, which is no part of this. */
async function fillIn(page: Page): Promise<void> {
  for (const name of ['[value=totalLossUnderstood]', '[type=radio][value=none]', '[name=documentsConfirmed]']) {
    page.choose(`main input${name}`);
    await page.settle();
  }
  page.send({ type: 'declarations.changed', declarations: declared });
  await page.settle();
}

const triggers: Record<OrderEvent['type'], Trigger> = {
  'quantity.submitted': {
    control: (page) => page.button(confirmQuantity),
  },
  'declarations.changed': { happen: fillIn },
  'declarations.submitted': {
    control: (page) => page.button(declare),
    async happen(page, { declarations }) {
      // What is incomplete the form keeps, and says what it lacks.
      if (declarations !== declared) return false;
      await fillIn(page);
      return page.press(page.button(declare));
    },
  },
  'address.confirmed': {
    control: (page) => page.button(confirmAddress),
  },
  'method.selected': {
    control: (page) => page.button(choose),
    withheld: (snapshot: OrderSnapshot) =>
      snapshot.matches({ payment: 'failed' }) && 'the way that failed is tried again',
    async happen(page, { method }) {
      page.choose(`main input[value=${method}]`);
      await page.settle();
      const control = page.button(choose);
      return control !== null && page.press(control);
    },
  },
  'order.placed': {
    control: (page) => page.button({ de: 'Zahlungspflichtig bestellen', en: 'Order with obligation to pay' }),
  },
  'retry.requested': { control: (page) => page.button(...retries) },
  'screen.requested': {
    happen(page, { screen }) {
      // After a failure a step is asked for again at its own address.
      const path = pathOf(screen);
      if (selectScreen(page.snapshot) === screen && location.pathname === path) return false;
      history.pushState({ screen }, '', `${path}?${QUERY}`);
    },
  },
  'leave.requested': {
    happen: (page) =>
      page.press(
        page.button({ de: 'Zeichnung abbrechen', en: 'Cancel subscription' }) ?? page.one('header a[href="/"]'),
      ),
  },
  'leave.confirmed': {
    control: (page) => page.button({ de: 'Verlassen und abbrechen', en: 'Leave and cancel' }),
  },
  'leave.declined': { control: (page) => page.button({ de: 'Hier bleiben', en: 'Stay here' }) },
  'order.restored': elsewhere,
  'order.changedElsewhere': elsewhere,
};

export const scene: Scene = {
  subject,
  hrefOf: (input) => {
    const { productCode, quantity } = input as OrderInput;
    return `/order-process/token?product=${productCode}&quantity=${quantity}`;
  },
  // The question and the way out belong to a navigation that is under way; the method that is chosen is the form's.
  opensIn: (snapshot: OrderSnapshot) =>
    selectQuestion(snapshot) === null &&
    !isDeleting(snapshot) &&
    (snapshot.context.method === null || selectScreen(snapshot) !== 'order-process/payment-methods'),
  inputIn: (input, locale) => ({ ...(input as OrderInput), locale }),
  triggers,
  logs: ({ type }) => (type === 'xstate.error.actor.cancelOrder' ? /^warn: The order was left but not deleted/ : null),
  expectationsOf(snapshot: OrderSnapshot): Expectation {
    const { context } = snapshot;
    const screen = selectScreen(snapshot);
    const path = pathOf(screen);
    if (screen === null) return { path: '/', title: null, heading: null, busy: null, failed: false };
    if (snapshot.matches('payable')) return { path, title: payment, heading: paying, busy: true, failed: false };
    if (screen === 'orders/finish') {
      const finish = `/orders/${context.order?.tokenValue}/finish`;
      return { path: finish, title: null, heading: null, busy: null, failed: false };
    }
    const seen = { path, title: titles[screen], busy: isBusy(snapshot) };
    if (snapshot.matches({ offer: 'failed' })) return { ...seen, heading: noOffer, failed: true };
    if (context.offer === null) return { ...seen, heading: noOffer, failed: false };
    if (snapshot.matches({ offer: 'unavailable' })) return { ...seen, heading: unavailable, failed: false };
    const failed =
      selectFailed(snapshot) !== null ||
      ((snapshot.matches({ amount: 'editing' }) || snapshot.matches({ amount: 'leaving' })) &&
        context.failure !== null) ||
      (snapshot.matches('review') && selectFailure(snapshot) !== null) ||
      selectChange(snapshot) === changeOf[screen] ||
      (screen === 'order-process/addresses' && !hasAddress(snapshot));
    return { ...seen, heading: headings[screen], failed };
  },
};
