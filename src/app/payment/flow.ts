import { type ActorRefFrom, fromPromise } from 'xstate';
import { readOrder } from '#api/orders.ts';
import { readCheckoutSession } from '#api/orderWrites.ts';
import { safePartnerUrl } from '#domain/session/partnerUrl.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { paymentMachine } from '#machines/flows/payment/machine.ts';
import type { PaymentInput } from '#machines/flows/payment/types.ts';
import type { App } from '../app.ts';
import { readFields, storeFields } from '../drafts/drafts.ts';
import { onPageRestored } from '../flow/onPageRestored.ts';
import type { Flow } from '../flow/startFlow.ts';
import { forgetUnpaid } from '../order/unpaid.ts';

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;

type World = Pick<App, 'http' | 'settings' | 'resources' | 'connectivity' | 'session'>;

/** Draft name of the payment ids for which this tab went to the provider, by the order's token. */
const ATTEMPT = 'payment.attempt';

/**
 * Connects the payment of an order to the shop and the browser: opens the provider's page, reads again when the
 * customer returns or the connection is back, and invalidates the reads that a settled payment outdates. The tab stores
 * only the id of the payment for which it went to the provider: after a reload the shop is asked for its state.
 */
export function paymentFlow(world: World, input: PaymentInput): Flow<typeof paymentMachine> {
  const { resources, connectivity, session } = world;
  const customerUuid = selectCustomerUuid(session.getSnapshot());
  return {
    machine: paymentAt(world),
    input: { ...readAttempt(customerUuid, input.tokenValue), ...input },
    listen(payment: PaymentActor) {
      return [
        payment.on('provider.requested', ({ url }) => {
          const { tokenValue, attempted } = payment.getSnapshot().context;
          if (customerUuid !== null) storeFields(ATTEMPT, customerUuid, { [tokenValue]: String(attempted) });
          forgetUnpaid();
          location.assign(url);
        }),
        payment.on('payment.settled', () => {
          resources.invalidate('orders');
          // The payment may change the customer's standing at the shop.
          resources.invalidate('customer');
        }),
        connectivity.on('catchUp.requested', () => payment.send({ type: 'connection.restored' })),
        onPageRestored(() => payment.send({ type: 'check.requested' })),
      ];
    },
  };
}

function readAttempt(customerUuid: string | null, tokenValue: string): Pick<PaymentInput, 'attempted'> {
  const id = readFields(ATTEMPT, customerUuid)[tokenValue];
  return id === undefined ? {} : { attempted: Number(id) };
}

function paymentAt({ http, settings }: World) {
  return paymentMachine.provide({
    actors: {
      readOrder: fromPromise(({ input, signal }) => readOrder(http, input.tokenValue, signal)),
      configurePayment: fromPromise(async ({ input, signal }) => {
        const session = await readCheckoutSession(http, input, signal);
        if (session === null) return null;
        const url = safePartnerUrl(session.url, { origin: location.origin, partnerOrigins: settings.partnerOrigins });
        if (url === null) throw new FailureError({ kind: 'contract', path: 'url' });
        return { ...session, url };
      }),
    },
  });
}
