import { type ActorRefFrom, fromPromise } from 'xstate';
import { readCustomer } from '#api/customers.ts';
import { readHoldings, readRecipient, readTransfer, requestWhitelisting, sendTransfer } from '#api/transfers.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/startFlow.ts';
import { unsettled } from '#app/unsettled.ts';
import { transferableOf } from '#domain/money/holdings.ts';
import { walletOf } from '#domain/person/wallet.ts';
import { FailureError, failureOf } from '#domain/shop/failure.ts';
import type { Transfer } from '#domain/shop/transfer.ts';
import { tokenTransferMachine } from '#machines/tokenTransfer/machine.ts';
import { isJudged } from '#machines/tokenTransfer/refusals.ts';

export type TokenTransferActor = ActorRefFrom<typeof tokenTransferMachine>;

export interface TransferFlowOptions {
  customerUuid: string;
  variantCode: string;
  /** The second factor is off. */
  onTwoFactorMissing: () => void;
  /** What was typed is not needed any more. */
  onSent: () => void;
}

/** The machine on the shop. All that it goes by is read anew: nothing is taken from what another page has read. */
export function transferFlow(
  { http, resources }: Pick<App, 'http' | 'resources'>,
  { customerUuid, variantCode, onTwoFactorMissing, onSent }: TransferFlowOptions,
): Flow<typeof tokenTransferMachine> {
  const sent = unsettled(`transfer:${variantCode}`, customerUuid);
  let reference: string = crypto.randomUUID();
  let made: Transfer | null = null;
  const find = async (of: string, signal: AbortSignal) => {
    try {
      made = await readTransfer(http, of, signal);
      return made;
    } catch (error) {
      if (failureOf(error).kind === 'notFound') return null;
      throw error;
    }
  };
  /** What the shop has made of those that were not answered, the oldest first; null where it has made none. */
  const findEarlier = async (signal: AbortSignal) => {
    for (const each of sent.all()) {
      const found = await find(each, signal);
      if (found) return found;
    }
    return null;
  };
  return {
    machine: tokenTransferMachine.provide({
      actors: {
        readStanding: fromPromise(async ({ signal }) => {
          // Once found it is told, also where the rest of this read fails and is asked for again.
          const earlier = made ?? (await findEarlier(signal));
          const [customer, holdings] = await Promise.all([
            readCustomer(http, customerUuid, signal),
            readHoldings(http, signal),
          ]);
          const wallet = walletOf(customer);
          const all = holdings.filter((asset) => asset.variantCode === variantCode);
          if (all.some(({ walletId }) => walletId === null)) throw new FailureError({ kind: 'notOffered' });
          const held = all.find(({ walletId }) => walletId === wallet?.id);
          if (!wallet || wallet.id === null || wallet.address === null || !held)
            return { twoFactor: customer.twoFactorEnabled, token: null, earlier };
          const { productName, unitNominal, amount: balance } = held;
          const token = {
            walletId: wallet.id,
            walletAddress: wallet.address,
            variantCode,
            productName,
            unitNominal,
            balance,
            transferable: transferableOf(held),
          };
          return { twoFactor: customer.twoFactorEnabled, token, earlier };
        }),
        readRecipient: fromPromise(({ input, signal }) => readRecipient(http, input, signal)),
        askWhitelisting: fromPromise(async ({ input, signal }) => {
          await requestWhitelisting(http, input.address, signal);
        }),
        sendTransfer: fromPromise(async ({ input, signal }) => {
          const { walletId, address, variantCode: productVariant, ...rest } = input;
          // What the shop does not know may still arrive: under the same reference it never makes both.
          const [unanswered] = sent.all();
          reference = unanswered ?? reference;
          sent.keep(reference);
          const order = { ...rest, reference, fromWalletId: walletId, toAddress: address, productVariant };
          try {
            made = await sendTransfer(http, order, signal);
            return made;
          } catch (error) {
            // A refusal judges this attempt alone: of one sent before under the reference the answer is still open, and it may
            // arrive yet. Forgotten, the same could be sent once more under another reference.
            if (unanswered === undefined && isJudged(failureOf(error))) sent.forget(reference);
            throw error;
          }
        }),
        findTransfer: fromPromise(async ({ signal }) => ({ transfer: await find(reference, signal) })),
      },
    }),
    input: undefined,
    listen(transfer: TokenTransferActor) {
      const moved = transfer.on('tokens.moved', () => {
        if (made) sent.forget(made.reference);
        onSent();
        resources.invalidate('tokens');
      });
      const ended = transfer.subscribe({
        complete() {
          if (!transfer.getSnapshot().matches('twoFactorMissing')) return;
          // What was read of the customer said otherwise, or another tab has switched it off.
          resources.invalidate('customer');
          onTwoFactorMissing();
        },
      });
      return () => {
        moved.unsubscribe();
        ended.unsubscribe();
      };
    },
  };
}
