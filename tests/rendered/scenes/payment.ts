import { subject } from '#machines/flows/payment/testing/cases.ts';
import type { PaymentEvent, PaymentInput } from '#machines/flows/payment/types.ts';
import { type Path, pathsOf } from '../../../machines/testing/paths.ts';
import { seen } from '../../support/seen/payment.ts';
import { reconnect } from '../reconnect.ts';
import type { Scene, Trigger } from '../scene.ts';
import { scene as order } from './order.ts';

const triggers: Partial<Record<PaymentEvent['type'], Trigger>> = {
  'connection.restored': { happen: reconnect },
};

/** Shortest path to an order that awaits payment by card. */
const placed: Path | undefined = pathsOf(order.subject.machine, order.subject.cases)
  .filter(({ steps }) => steps.at(-1)?.position.snapshot.matches('payable'))
  .sort((a, b) => a.steps.length - b.steps.length)[0];

export const scene: Scene = {
  subject,
  seen,
  hrefOf: (input) => {
    const { returned, tokenValue } = input as PaymentInput;
    return `/payment/${returned}?token=${tokenValue}`;
  },
  // Without a return from the provider the payment follows right after the order, in the order's own flow.
  comesAfter: (input) => ((input as PaymentInput).returned === null && placed ? { scene: order, path: placed } : null),
  triggers,
};
