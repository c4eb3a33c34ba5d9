import {
  isBusy,
  type PaymentSnapshot,
  type PaymentStage,
  selectScreen,
  selectStage,
} from '#machines/payment/selectors.ts';
import { subject } from '#machines/payment/testing/cases.ts';
import type { PaymentEvent, PaymentInput } from '#machines/payment/types.ts';
import { type Path, pathsOf } from '../../../machines/testing/paths.ts';
import type { Localized } from '../localized.ts';
import { reconnect } from '../reconnect.ts';
import type { Expectation, Scene, Trigger } from '../scene.ts';
import { scene as order } from './order.ts';

const headings: Readonly<Record<Exclude<PaymentStage, 'failed'>, Localized>> = {
  checking: { de: 'Wir prüfen Ihre Zahlung', en: 'We are checking your payment' },
  redirecting: { de: 'Weiter zum Zahlungsanbieter', en: 'On to the payment provider' },
  pending: { de: 'Ihre Zahlung wird bestätigt', en: 'Your payment is being confirmed' },
  succeeded: { de: 'Vielen Dank, Ihre Zahlung ist eingegangen', en: 'Thank you, your payment has arrived' },
  alreadyPaid: { de: 'Diese Zeichnung ist schon bezahlt', en: 'This subscription is already paid' },
  cancelled: { de: 'Ihre Zahlung wurde abgebrochen', en: 'Your payment has been cancelled' },
  closed: { de: 'Für diese Zeichnung ist nichts zu bezahlen', en: 'There is nothing to pay for this subscription' },
};
const payment: Localized = { de: 'Zahlung', en: 'Payment' };
const givenUp: Localized = { de: 'Zahlung abgebrochen', en: 'Payment cancelled' };
const notBegun: Localized = { de: 'Die Zahlung konnte nicht begonnen werden', en: 'The payment could not be started' };
const notChecked: Localized = { de: 'Die Zahlung ließ sich nicht prüfen', en: 'The payment could not be checked' };

const triggers: Record<PaymentEvent['type'], Trigger> = {
  'check.requested': {
    control: (page) =>
      page.button(
        { de: 'Jetzt nachfragen', en: 'Check now' },
        { de: 'Stand der Zahlung prüfen', en: 'Check payment status' },
      ),
  },
  'retry.requested': {
    control: (page) =>
      page.button({ de: 'Noch einmal bezahlen', en: 'Pay again' }, { de: 'Noch einmal versuchen', en: 'Try again' }),
  },
  'connection.restored': { happen: reconnect },
};

/** The shortest path to an order that is to be paid by card. */
const placed: Path | undefined = pathsOf(order.subject.machine, order.subject.cases)
  .filter(({ steps }) => steps.at(-1)?.position.snapshot.matches('payable'))
  .sort((a, b) => a.steps.length - b.steps.length)[0];

export const scene: Scene = {
  subject,
  hrefOf: (input) => {
    const { returned, tokenValue } = input as PaymentInput;
    return `/payment/${returned}?token=${tokenValue}`;
  },
  // Without a return it is the payment right after the order, in the order's own flow.
  comesAfter: (input) => ((input as PaymentInput).returned === null && placed ? { scene: order, path: placed } : null),
  triggers,
  expectationsOf(snapshot: PaymentSnapshot, before): Expectation {
    const stage = selectStage(snapshot);
    const screen = selectScreen(snapshot);
    const { order, failure } = snapshot.context;
    return {
      path: screen === null ? before : `/${screen}`,
      // On the way to the provider it has no page of its own: it stands where the order was placed.
      title: screen === 'payment/cancel' || (screen === null && before === '/payment/cancel') ? givenUp : payment,
      heading: stage === 'failed' ? (order ? notBegun : notChecked) : headings[stage],
      busy: isBusy(snapshot),
      failed: failure !== null && stage !== 'cancelled',
    };
  },
};
