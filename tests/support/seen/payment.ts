import { isPaymentRefused } from '#domain/order/payment.ts';
import type { paymentMachine } from '#machines/flows/payment/machine.ts';
import type { PaymentSnapshot } from '#machines/flows/payment/selectors.ts';
import { sentencesOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sight } from '../sight.ts';

export const askNow: Control = {
  role: 'button',
  name: { de: 'Jetzt prüfen', en: 'Check now' },
  sends: 'check.requested',
};
export const askStanding: Control = {
  role: 'button',
  name: { de: 'Status der Zahlung prüfen', en: 'Check payment status' },
  sends: 'check.requested',
};
export const payAgain: Control = {
  role: 'button',
  name: { de: 'Zahlung wiederholen', en: 'Try payment again' },
  sends: 'retry.requested',
};
export const payNow: Control = {
  role: 'button',
  name: { de: 'Jetzt bezahlen', en: 'Pay now' },
  sends: 'retry.requested',
};
export const retry: Control = {
  role: 'button',
  name: { de: 'Noch einmal versuchen', en: 'Try again' },
  sends: 'retry.requested',
};
export const toTransfer: Control = {
  role: 'link',
  name: { de: 'Überweisungsdaten ansehen', en: 'View bank transfer details' },
};
export const toOrder: Control = { role: 'link', name: { de: 'Zur Zeichnung', en: 'View order' } };

const payment: Localized = { de: 'Zahlung', en: 'Payment' };
const says = ({ context: { failure } }: PaymentSnapshot) => sentencesOf(failure);

/** Page that asked for the payment: the order, its own page, or the page of a return without payment. */
const here = {
  at: null,
  title: payment,
  says,
} satisfies Partial<Sight<PaymentSnapshot>>;
const unknown: Localized = { de: 'Diese Zeichnung gibt es nicht', en: 'This order doesn’t exist' };
const returned = { at: '/payment/success', query: ['token'], title: payment, says } as const;
const turnedBack = { at: '/payment/cancel', query: ['token'], title: payment } as const;

export const checking = { heading: { de: 'Wir prüfen Ihre Zahlung', en: 'We’re checking your payment' }, busy: true };
const redirecting = { heading: { de: 'Weiter zum Zahlungsanbieter', en: 'Continue to the payment provider' } };
export const pending = {
  ...returned,
  heading: { de: 'Ihre Zahlung wird bestätigt', en: 'Your payment is being confirmed' },
};
export const succeeded = {
  ...returned,
  heading: { de: 'Vielen Dank, Ihre Zahlung ist eingegangen', en: 'Thank you, we’ve received your payment' },
  controls: [toOrder],
};
export const cancelled = {
  ...turnedBack,
  heading: { de: 'Ihre Zahlung wurde abgebrochen', en: 'Your payment has been cancelled' },
  controls: [payAgain, toOrder],
};

export const refused = {
  ...cancelled,
  heading: { de: 'Ihre Zahlung wurde abgelehnt', en: 'Your payment was declined' },
};

export const unpaid = {
  ...returned,
  heading: { de: 'Ihre Zahlung ist noch offen', en: 'Your payment is still outstanding' },
  controls: [payNow, toOrder],
};

const notChecked = { de: 'Die Zahlung konnte nicht geprüft werden', en: 'We couldn’t check the payment' };
const notBegun = { de: 'Die Zahlung konnte nicht begonnen werden', en: 'We couldn’t start the payment' };

const byTransfer = {
  ...here,
  heading: {
    de: 'Diese Zeichnung bezahlen Sie per Überweisung',
    en: 'You’re paying for this order by bank transfer',
  },
};

/** Sights of a failure: the order does not exist, the first read failed, or a later call for a known order failed. */
const failed = <T extends Pick<Sight<PaymentSnapshot>, 'at' | 'title' | 'query'>>(
  where: T,
  known: Localized,
): readonly Sight<PaymentSnapshot>[] => [
  {
    ...where,
    when: ({ context }) => context.failure?.kind === 'notFound',
    title: (path) => (path.startsWith('/payment/') ? unknown : payment),
    heading: unknown,
  },
  {
    ...where,
    when: ({ context }) => context.order === null,
    heading: notChecked,
    says,
    controls: [retry],
  },
  {
    ...where,
    heading: known,
    says,
    controls: [retry, toOrder],
  },
];
const untold = { at: here.at, title: here.title };

export const seen: Seen<typeof paymentMachine> = {
  places: ['/order-process/confirmation', '/orders/$uuid/finish', '/payment/success', '/payment/cancel'],
  states: {
    starting: { ...here, ...checking },
    'paying.checking': { ...here, ...checking },
    'paying.configuring': { ...here, ...redirecting, busy: true },
    'paying.redirecting': { ...here, ...redirecting, controls: [askStanding] },
    'paying.failed': failed(untold, notBegun),
    'returned.checking': { ...returned, ...checking },
    'returned.failed': failed({ at: returned.at, query: returned.query, title: returned.title }, notChecked),
    'turnedBack.checking': { ...here, ...checking },
    'turnedBack.failed': failed(untold, notChecked),
    'pending.waiting': { ...pending, controls: [askNow, toOrder] },
    'pending.asking': { ...pending, busy: true, controls: [toOrder] },
    cancelled: [{ ...refused, when: ({ context: { order } }) => order !== null && isPaymentRefused(order) }, cancelled],
    unpaid,
    succeeded,
    alreadyPaid: {
      ...returned,
      heading: { de: 'Diese Zeichnung ist schon bezahlt', en: 'This order has already been paid for' },
      controls: [toOrder],
    },
    byTransfer: [
      { ...byTransfer, when: ({ context }) => (context.order?.bankTransfer ?? null) !== null, controls: [toTransfer] },
      // Without a bank account from the shop, the link leads to the order’s page.
      { ...byTransfer, controls: [toOrder] },
    ],
    closed: {
      ...here,
      heading: {
        de: 'Für diese Zeichnung ist nichts zu bezahlen',
        en: 'There’s nothing to pay for this order',
      },
      controls: [toOrder],
    },
  },
};
