import { isUncertain, selectFailure } from '#machines/flows/checkout/selectors.ts';
import type { orderMachine } from '#machines/flows/order/machine.ts';
import { type OrderSnapshot, selectChange, selectFailed } from '#machines/flows/order/selectors.ts';
import type { OrderStep } from '#machines/flows/order/types.ts';
import { sentenceOf, sentencesOf, timeOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sentence, Sight } from '../sight.ts';
import { checking as checkingPayment } from './payment.ts';

export const quantity: Control = { role: 'field', name: { de: 'Betrag in Euro', en: 'Amount in euros' } };
export const confirmQuantity: Control = {
  role: 'button',
  name: { de: 'Weiter zu den Erklärungen', en: 'Continue to declarations' },
  sends: 'quantity.submitted',
};
export const totalLoss: Control = {
  role: 'checkbox',
  name: {
    de: 'Mir ist bewusst, dass ich das eingesetzte Geld vollständig verlieren kann.',
    en: 'I am aware that I could lose all the money I invest.',
  },
};
export const toAddress: Control = {
  role: 'button',
  name: { de: 'Weiter zur Anschrift', en: 'Continue to address' },
  sends: 'declarations.submitted',
};
export const addressIsRight: Control = {
  role: 'button',
  name: { de: 'Ja, weiter', en: 'Yes, continue' },
  sends: 'address.confirmed',
};
export const toReview: Control = {
  role: 'button',
  name: { de: 'Weiter zur Prüfung', en: 'Continue to review' },
  sends: 'method.selected',
};
export const orderButton: Control = {
  role: 'button',
  name: { de: 'Zahlungspflichtig bestellen', en: 'Order with obligation to pay' },
  sends: 'order.placed',
};
/** Returns a retry button for one of the failed calls. */
const again = (de: string, en: string): Control => ({
  role: 'button',
  name: { de, en },
  sends: 'retry.requested',
});
export const retry = again('Noch einmal versuchen', 'Try again');
export const checkAgain = again('Noch einmal prüfen', 'Check again');
export const lookAgain = again('Noch einmal prüfen', 'Check again');
export const askStanding = again('Status der Zeichnung abfragen', 'Check order status');
/** In the header of each step. */
export const leave: Control = { role: 'button', name: { de: 'Zeichnung abbrechen', en: 'Cancel order' } };
export const leaveForGood: Control = {
  role: 'button',
  name: { de: 'Verlassen und abbrechen', en: 'Leave and cancel' },
  sends: 'leave.confirmed',
};
export const stay: Control = { role: 'button', name: { de: 'Hier bleiben', en: 'Stay here' }, sends: 'leave.declined' };
export const question: Localized = { de: 'Zeichnung abbrechen?', en: 'Cancel this order?' };

const cancelled: Localized = { de: 'Die Zeichnung ist abgebrochen.', en: 'Your order has been cancelled.' };
const offerFailed: Sentence = { de: 'Das Angebot konnte nicht geladen werden.', en: 'We couldn’t load the offer.' };
const lost: Sentence = {
  de: 'Ihre begonnene Zeichnung gibt es so nicht mehr, etwa weil Sie in einem anderen Fenster etwas geändert oder neu begonnen haben. Ihre Angaben sind noch da: Bitte bestätigen Sie den Betrag noch einmal.',
  en: 'The order you started is no longer up to date, perhaps because you changed something or started again in another window. What you entered is still here. Please confirm the amount again.',
};
const notCovered: Sentence = {
  de: 'Es wurde noch nichts bestellt. Bitte prüfen Sie Ihre Erklärungen noch einmal.',
  en: 'Nothing has been ordered yet. Please check your declarations again.',
};
const noAddress: Sentence = {
  de: 'In Ihrem Konto fehlt noch eine Anschrift. Ohne sie können Sie nicht zeichnen.',
  en: 'Your account has no address yet. You can’t invest without one.',
};
const otherMethod: Sentence = {
  de: 'Die Zahlungsart Ihrer Zeichnung wurde inzwischen geändert; es wurde noch nichts bestellt. Bitte wählen Sie noch einmal.',
  en: 'The payment method for your order has since been changed. Nothing has been ordered yet. Please choose again.',
};
const otherTotal: Sentence = {
  de: 'Der Gesamtbetrag hat sich gerade von {from} auf {to} geändert; es wurde noch nichts bestellt. Bitte prüfen Sie ihn, bevor Sie bestellen.',
  en: 'The total has just changed from {from} to {to}. Nothing has been ordered yet. Please check the new total before you order.',
};
const refusedAsSeen: Sentence = {
  de: 'Ihre Bestellung wurde nicht angenommen; den Grund kennen wir nicht. Es wurde noch nichts bestellt. Bitte versuchen Sie es noch einmal, oder schreiben Sie uns.',
  en: 'Your order wasn’t accepted, and we can’t see why. Nothing has been ordered yet. Please try again or contact us.',
};
const uncertain: Sentence = {
  de: 'Wir wissen noch nicht, ob Ihre Zeichnung angekommen ist. Das prüfen wir zuerst; es wird nichts doppelt gezeichnet.',
  en: 'We don’t know yet whether your order has arrived. We’ll check first, so nothing is ordered twice.',
};

export const steps: Readonly<Record<OrderStep, Localized>> = {
  token: { de: 'Betrag', en: 'Amount' },
  declarations: { de: 'Erklärungen', en: 'Declarations' },
  addresses: { de: 'Anschrift', en: 'Address' },
  'payment-methods': { de: 'Zahlungsart', en: 'Payment method' },
  confirmation: { de: 'Prüfen', en: 'Review' },
};

type Step = Sight<OrderSnapshot>;
const about = ({ context }: OrderSnapshot) => context.offer?.productName ?? null;
const product = ['product'];

const amount = {
  at: '/order-process/token',
  query: product,
  title: { de: 'Zeichnung: Betrag', en: 'Order: amount' },
  about,
  heading: { de: 'Wie viel möchten Sie zeichnen?', en: 'How much would you like to invest?' },
  step: steps.token,
  controls: [quantity],
} satisfies Step;
/** On the amount step, a failure is the shop’s refusal of the quantity, or its order no longer exists. */
const refused = (snapshot: OrderSnapshot): readonly Sentence[] => {
  const failure = selectFailure(snapshot);
  if (failure === null || selectFailed(snapshot) !== null) return sentencesOf(failure);
  return failure.kind === 'notFound' ? [lost] : [{ ...sentenceOf(failure), of: quantity }];
};

export const declarations = {
  at: '/order-process/token',
  query: product,
  title: { de: 'Zeichnung: Erklärungen', en: 'Order: declarations' },
  about,
  heading: { de: 'Was wir von Ihnen wissen müssen', en: 'What we need to know' },
  step: steps.declarations,
  says: (snapshot) => (selectChange(snapshot) === 'declarations' ? [notCovered] : sentencesOf(selectFailed(snapshot))),
  controls: [totalLoss],
} satisfies Step;

const address = {
  at: '/order-process/addresses',
  query: product,
  title: { de: 'Zeichnung: Anschrift', en: 'Order: address' },
  about,
  heading: { de: 'Stimmt Ihre Anschrift?', en: 'Is your address correct?' },
  step: steps.addresses,
  says: (snapshot) => [...sentencesOf(selectFailed(snapshot)), ...(hasAddress(snapshot) ? [] : [noAddress])],
} satisfies Step;
const hasAddress = ({ context }: OrderSnapshot) => context.order?.billingAddress != null;

const payment = {
  at: '/order-process/payment-methods',
  query: product,
  title: { de: 'Zeichnung: Zahlungsart', en: 'Order: payment method' },
  about,
  heading: { de: 'Wie möchten Sie zahlen?', en: 'How would you like to pay?' },
  step: steps['payment-methods'],
  says: (snapshot) => (selectChange(snapshot) === 'method' ? [otherMethod] : sentencesOf(selectFailed(snapshot))),
} satisfies Step;

const review = {
  at: '/order-process/confirmation',
  query: product,
  title: { de: 'Zeichnung: Prüfen', en: 'Order: review' },
  about,
  heading: { de: 'Bitte prüfen Sie Ihre Zeichnung', en: 'Please check your order' },
  step: steps.confirmation,
  says(snapshot) {
    const failure = selectFailure(snapshot);
    if (selectChange(snapshot) === 'total') return [otherTotal];
    if (selectChange(snapshot) === 'nothing') return [refusedAsSeen];
    return failure === null ? [] : [sentenceOf(failure), ...(isUncertain(snapshot) ? [uncertain] : [])];
  },
} satisfies Step;

const busy = <T extends Step>(step: T) => ({ ...step, busy: true });
const on = <T extends Step>(step: T, ...controls: Control[]): Step => ({
  ...step,
  controls: [...(step.controls ?? []), ...controls],
});
/** While the question about leaving is open, the controls behind it cannot be used. */
const asks = <T extends Step>(step: T): Step => ({ ...step, dialog: question, controls: [stay, leaveForGood] });

/** Without an offer there is no list of steps. */
const noOffer = {
  ...amount,
  about: () => null,
  heading: { de: 'Zeichnung', en: 'Order' },
  step: undefined,
  controls: [],
} satisfies Step;
const ofAmount = { ...amount, says: refused };

export const seen: Seen<typeof orderMachine> = {
  places: [
    '/order-process/token',
    '/order-process/addresses',
    '/order-process/payment-methods',
    '/order-process/confirmation',
  ],
  // Sight without a product.
  besides: [{ at: null, title: null, heading: noOffer.heading }],
  states: {
    'offer.loading': [
      // The heading of the first step is known before the offer is.
      { ...busy(noOffer), heading: amount.heading, step: steps.token, when: ({ context }) => context.offer === null },
      busy(amount),
    ],
    'offer.failed': {
      ...noOffer,
      says: (snapshot) => [offerFailed, ...timeOf(selectFailure(snapshot))],
      controls: [retry],
    },
    'offer.unavailable': {
      ...noOffer,
      about,
      heading: {
        de: '{product} können Sie zurzeit nicht zeichnen',
        en: 'You can’t invest in {product} at the moment',
      },
      values: ({ context }) => ({ product: context.offer?.productName ?? '' }),
      controls: [checkAgain],
    },
    'amount.editing': on(ofAmount, confirmQuantity),
    'amount.placing': busy(amount),
    'amount.retrying': busy(amount),
    'amount.checking': busy(amount),
    'amount.failed': on(ofAmount, retry),
    'amount.leaving.asking': asks(ofAmount),
    'amount.leaving.deleting': busy(ofAmount),
    'declarations.editing': on(declarations, toAddress),
    'declarations.sending': busy(declarations),
    'declarations.confirming': busy(declarations),
    'declarations.retrying': busy(declarations),
    'declarations.checking': busy(declarations),
    'declarations.failed': on(declarations, retry),
    'declarations.leaving.asking': asks(declarations),
    'declarations.leaving.deleting': busy(declarations),
    'address.editing': [{ ...on(address, addressIsRight), when: hasAddress }, on(address, lookAgain)],
    'address.loading': busy(address),
    'address.selecting': busy(address),
    'address.retrying': busy(address),
    'address.checking': busy(address),
    'address.failed': on(address, retry),
    'address.leaving.asking': asks(address),
    'address.leaving.deleting': busy(address),
    'payment.choosing': on(payment, toReview),
    'payment.selecting': busy(payment),
    'payment.retrying': busy(payment),
    'payment.checking': busy(payment),
    'payment.loading': busy(payment),
    'payment.failed': on(payment, retry),
    'payment.leaving.asking': asks(payment),
    'payment.leaving.deleting': busy(payment),
    'review.summary': on(review, orderButton),
    'review.reading': busy(review),
    'review.completing': busy(review),
    'review.verifying': busy(review),
    'review.checking': busy(review),
    'review.uncertain': on(review, askStanding),
    'review.leaving.asking': asks(review),
    'review.leaving.deleting': busy(review),
    cancelled: { at: '/', title: null, heading: null, notice: () => cancelled },
    payable: {
      ...checkingPayment,
      at: '/order-process/confirmation',
      query: product,
      title: { de: 'Zahlung', en: 'Payment' },
    },
    finished: {
      at: '/orders/$uuid/finish',
      values: ({ context }) => ({ uuid: context.order?.tokenValue ?? '' }),
      title: null,
      heading: null,
    },
  },
};
