import { isUncertain, selectFailure } from '#machines/flows/checkout/selectors.ts';
import type { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { type PurchaseSnapshot, selectChange } from '#machines/flows/purchase/selectors.ts';
import type { PurchaseStep } from '#machines/flows/purchase/types.ts';
import { sentencesOf, timeOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sentence, Sight } from '../sight.ts';

const button = (de: string, en: string, sends: string): Control => ({ role: 'button', name: { de, en }, sends });

export const toMethods = button('Weiter zur Zahlungsart', 'Continue to payment method', 'address.submitted');
export const toReview = button('Weiter zur Prüfung', 'Continue to review', 'method.selected');
export const orderButton = button('Zahlungspflichtig bestellen', 'Order with obligation to pay', 'order.placed');
const retry = button('Noch einmal versuchen', 'Try again', 'retry.requested');
export const checkAgain = button('Noch einmal prüfen', 'Check again', 'retry.requested');
const askStanding = button(
  'Prüfen, ob die Bestellung angekommen ist',
  'Check whether it has arrived',
  'retry.requested',
);
/** In the header of each step. */
export const leave: Control = { role: 'button', name: { de: 'Kauf abbrechen', en: 'Cancel purchase' } };
const leaveForGood = button('Verlassen', 'Leave', 'leave.confirmed');
const stay = button('Hier bleiben', 'Stay here', 'leave.declined');
const question: Localized = { de: 'Seite verlassen?', en: 'Leave this page?' };

const offerFailed: Sentence = { de: 'Das Werk konnte nicht geladen werden.', en: 'We couldn’t load the work.' };
const lost: Sentence = {
  de: 'Ihren begonnenen Kauf gibt es so nicht mehr, etwa weil Sie in einem anderen Fenster etwas anderes kaufen. Es wurde noch nichts bestellt; bitte bestätigen Sie die Anschrift noch einmal.',
  en: 'The purchase you started is no longer up to date, perhaps because you’re buying something else in another window. Nothing has been ordered yet. Please confirm your address again.',
};
const backAgain: Sentence = {
  de: 'Dieses Werk war kurz ausverkauft und ist jetzt wieder verfügbar. Es wurde noch nichts bestellt.',
  en: 'This work sold out just now, but it’s available again. Nothing has been ordered yet.',
};
const notForSale: Sentence = {
  de: 'Dieses Werk können Sie zurzeit nicht kaufen. Es wurde noch nichts bestellt.',
  en: 'You can’t buy this work right now. Nothing has been ordered yet.',
};
const repriced: Sentence = {
  de: 'Der Preis hat sich gerade von {from} auf {to} geändert; es wurde noch nichts bestellt. Bitte prüfen Sie ihn.',
  en: 'The price has just changed from {from} to {to}. Nothing has been ordered yet. Please check the new price.',
};
const reissued: Sentence = {
  de: 'Das Werk wurde gerade geändert; es wurde noch nichts bestellt. Bitte prüfen Sie auf seiner Seite (öffnet einen neuen Tab) Titel, Beschreibung, Auflage, Nutzungsrechte und Dateien.',
  en: 'This work has just been changed. Nothing has been ordered yet. Please check the title, description, edition, usage rights and files on its page (opens in a new tab).',
};
const otherMethod: Sentence = {
  de: 'Die Zahlungsart Ihres Kaufs wurde inzwischen geändert; es wurde noch nichts bestellt. Bitte wählen Sie noch einmal.',
  en: 'The payment method for your purchase has since been changed. Nothing has been ordered yet. Please choose again.',
};
const refusedAsSeen: Sentence = {
  de: 'Ihre Bestellung wurde nicht angenommen; den Grund kennen wir nicht. Es wurde noch nichts bestellt. Bitte versuchen Sie es noch einmal, oder schreiben Sie uns.',
  en: 'Your order wasn’t accepted, and we can’t see why. Nothing has been ordered yet. Please try again or contact us.',
};
const uncertain: Sentence = {
  de: 'Wir wissen noch nicht, ob Ihre Bestellung angekommen ist. Das prüfen wir zuerst; es wird nichts doppelt bestellt.',
  en: 'We don’t know yet whether your order has reached us. We’ll check first, so nothing is ordered twice.',
};

export const steps: Readonly<Record<PurchaseStep, Localized>> = {
  addresses: { de: 'Anschrift', en: 'Address' },
  'payment-methods': { de: 'Zahlungsart', en: 'Payment method' },
  confirmation: { de: 'Prüfen', en: 'Review' },
};

type Step = Sight<PurchaseSnapshot>;
const product = ['product'];
const kauf: Localized = { de: 'Kauf', en: 'Purchase' };

const address = {
  at: '/order-process/addresses',
  query: product,
  title: { de: 'Kauf: Anschrift', en: 'Purchase: address' },
  heading: { de: 'Auf wen lautet die Rechnung?', en: 'Who is the invoice for?' },
  step: steps.addresses,
  says(snapshot) {
    if (selectChange(snapshot) === 'total') return [repriced];
    const failure = selectFailure(snapshot);
    if (failure?.kind === 'notFound') return [lost];
    if (failure?.kind === 'lastTokens') return [backAgain];
    return failure?.kind === 'notAllowedToBuy' ? [notForSale] : sentencesOf(failure);
  },
} satisfies Step;

const payment = {
  at: '/order-process/payment-methods',
  query: product,
  title: { de: 'Kauf: Zahlungsart', en: 'Purchase: payment method' },
  heading: { de: 'Wie möchten Sie zahlen?', en: 'How would you like to pay?' },
  step: steps['payment-methods'],
  says(snapshot) {
    if (selectChange(snapshot) === 'total') return [repriced];
    return selectChange(snapshot) === 'method' ? [otherMethod] : sentencesOf(selectFailure(snapshot));
  },
} satisfies Step;

const review = {
  at: '/order-process/confirmation',
  query: product,
  title: { de: 'Kauf: Prüfen', en: 'Purchase: review' },
  heading: { de: 'Bitte prüfen Sie Ihren Kauf', en: 'Please check your purchase' },
  step: steps.confirmation,
  says(snapshot) {
    if (selectChange(snapshot) === 'total') return [repriced];
    if (selectChange(snapshot) === 'work') return [reissued];
    if (selectChange(snapshot) === 'nothing') return [refusedAsSeen];
    const failure = sentencesOf(selectFailure(snapshot));
    return failure.length > 0 && isUncertain(snapshot) ? [...failure, uncertain] : failure;
  },
} satisfies Step;

const busy = <T extends Step>(step: T) => ({ ...step, busy: true });
const on = <T extends Step>(step: T, ...controls: Control[]): Step => ({ ...step, controls });
/** While the question about leaving is open, the controls behind it cannot be used. */
const asks = <T extends Step>(step: T): Step => ({ ...step, dialog: question, controls: [stay, leaveForGood] });

/** Without an offer there is no list of steps. */
const noOffer = { ...address, heading: kauf, step: undefined, says: () => [] } satisfies Step;

const obstacles: Readonly<Record<string, Localized>> = {
  soldOut: { de: 'Dieses Werk ist ausverkauft', en: 'This work is sold out' },
  identity: { de: 'Bestätigen Sie zuerst Ihre Identität', en: 'Verify your identity first' },
};
const unavailable = (obstacle: string): Step => ({
  ...noOffer,
  heading: obstacles[obstacle] ?? kauf,
  controls: [checkAgain],
  when: ({ context }) => context.offer?.obstacle === obstacle,
});

export const seen: Seen<typeof purchaseMachine> = {
  places: ['/order-process/addresses', '/order-process/payment-methods', '/order-process/confirmation'],
  // Sight without a work.
  besides: [{ at: null, title: null, heading: kauf }],
  states: {
    'offer.loading': [
      { ...busy(noOffer), when: ({ context }) => context.offer === null },
      { ...busy(noOffer), step: steps.addresses, when: ({ context }) => context.offer?.obstacle === null },
      busy(noOffer),
    ],
    'offer.failed': {
      ...noOffer,
      says: (snapshot) => [offerFailed, ...timeOf(selectFailure(snapshot))],
      controls: [retry],
    },
    'offer.unavailable': [unavailable('soldOut'), unavailable('identity')],
    'address.editing': on(address, toMethods),
    'address.saving': busy(address),
    'address.placing': busy(address),
    'address.confirming': busy(address),
    'address.leaving.asking': asks(address),
    'address.leaving.deleting': busy(address),
    'payment.loading': busy(payment),
    'payment.choosing': on(payment, toReview),
    'payment.selecting': busy(payment),
    'payment.failed': on(payment, retry),
    'payment.checking': busy(payment),
    'payment.leaving.asking': asks(payment),
    'payment.leaving.deleting': busy(payment),
    'review.summary': on(review, orderButton),
    'review.reading': busy(review),
    'review.comparing': busy(review),
    'review.completing': busy(review),
    'review.uncertain': on(review, askStanding),
    'review.verifying': busy(review),
    'review.checking': busy(review),
    'review.rereading': busy(review),
    'review.leaving.asking': asks(review),
    'review.leaving.deleting': busy(review),
    cancelled: { at: '/', title: null, heading: null },
    payable: {
      at: '/order-process/confirmation',
      query: product,
      title: { de: 'Zahlung', en: 'Payment' },
      heading: { de: 'Wir prüfen Ihre Zahlung', en: 'We’re checking your payment' },
      busy: true,
    },
    finished: {
      at: '/thank-you-for-offline-payment',
      query: ['token'],
      title: null,
      heading: null,
    },
  },
};
