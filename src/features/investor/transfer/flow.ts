import { type ActorRefFrom, fromPromise } from 'xstate';
import { readCustomer } from '#api/customers.ts';
import { readHoldings, readRecipient, readTransfer, requestWhitelisting, sendTransfer } from '#api/transfers.ts';
import type { App } from '#app/app.ts';
import { unansweredWrites } from '#app/drafts/unanswered.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import { transferableOf } from '#domain/money/holdings.ts';
import { FailureError, failureOf } from '#domain/shop/failure.ts';
import type { Transfer } from '#domain/shop/transfer.ts';
import { walletOf } from '#domain/wallet/wallet.ts';
import { tokenTransferMachine } from '#machines/flows/tokenTransfer/machine.ts';
import { isJudged } from '#machines/flows/tokenTransfer/refusals.ts';

export type TokenTransferActor = ActorRefFrom<typeof tokenTransferMachine>;

export interface TransferFlowOptions {
  customerUuid: string;
  variantCode: string;
  onTwoFactorMissing: () => void;
  /** Called when the input is no longer needed. */
  onSent: () => void;
}

/** Connects the machine to the shop. Reads everything again instead of using the data of other pages. */
export function transferFlow(
  { http, resources }: Pick<App, 'http' | 'resources'>,
  { customerUuid, variantCode, onTwoFactorMissing, onSent }: TransferFlowOptions,
): Flow<typeof tokenTransferMachine> {
  const sent = unansweredWrites(`transfer:${variantCode}`, customerUuid);
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
  /** Returns the oldest of the unanswered transfers that the shop has made; null if the shop has made none. */
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
        readConditions: fromPromise(async ({ signal }) => {
          // An earlier transfer is reported even if the rest of this read fails and is retried.
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
          // A transfer unknown to the shop may still arrive: under the same reference, the shop never makes both.
          const [unanswered] = sent.all();
          reference = unanswered ?? reference;
          sent.keep(reference);
          const order = { ...rest, reference, fromWalletId: walletId, toAddress: address, productVariant };
          try {
            made = await sendTransfer(http, order, signal);
            return made;
          } catch (error) {
            // A refusal judges this attempt alone: an earlier attempt under the reference is still unanswered and may
            // yet arrive. Without the reference, the same transfer could be sent once more under another one.
            if (unanswered === undefined && isJudged(failureOf(error))) sent.forget(reference);
            throw error;
          }
        }),
        findTransfer: fromPromise(async ({ signal }) => ({ transfer: await find(reference, signal) })),
      },
    }),
    input: undefined,
    listen(transfer: TokenTransferActor) {
      return [
        transfer.on('tokens.moved', () => {
          if (made) sent.forget(made.reference);
          onSent();
          resources.invalidate('tokens');
        }),
        transfer.subscribe({
          complete() {
            if (!transfer.getSnapshot().matches('twoFactorMissing')) return;
            // The cached customer still has the second factor on, or another tab has switched it off.
            resources.invalidate('customer');
            onTwoFactorMissing();
          },
        }),
      ];
    },
  };
}
