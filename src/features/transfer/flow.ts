import { type ActorRefFrom, fromPromise } from 'xstate';
import { readCustomer } from '#api/customers.ts';
import { readHoldings, readRecipient, readTransfer, requestWhitelisting, sendTransfer } from '#api/transfers.ts';
import type { App } from '#app/app.ts';
import { deleteDraft, readFields, storeFields } from '#app/drafts.ts';
import type { Flow } from '#app/startFlow.ts';
import { walletOf } from '#domain/person/wallet.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { tokenTransferMachine } from '#machines/tokenTransfer/machine.ts';

export type TokenTransferActor = ActorRefFrom<typeof tokenTransferMachine>;

/**
 * The reference of a token's transfer that was sent and not heard to be made, each token's apart, kept by this tab: after a
 * reload it is the same, so that the shop never makes a second one.
 */
function sentReference(customerUuid: string, variantCode: string) {
  const name = `transfer:${variantCode}`;
  return {
    read: () => readFields(name, customerUuid).reference ?? null,
    keep: (reference: string) => storeFields(name, customerUuid, { reference }),
    forget: () => deleteDraft(name),
  };
}

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
  const sent = sentReference(customerUuid, variantCode);
  const reference = sent.read() ?? crypto.randomUUID();
  const find = async (signal: AbortSignal) => {
    try {
      return await readTransfer(http, reference, signal);
    } catch (error) {
      if (failureOf(error).kind === 'notFound') return null;
      throw error;
    }
  };
  return {
    machine: tokenTransferMachine.provide({
      actors: {
        readStanding: fromPromise(async ({ signal }) => {
          const earlier = sent.read() === null ? null : await find(signal);
          const [customer, holdings] = await Promise.all([
            readCustomer(http, customerUuid, signal),
            readHoldings(http, signal),
          ]);
          const wallet = walletOf(customer);
          const held = holdings.find((asset) => asset.variantCode === variantCode && asset.walletId === wallet?.id);
          if (!wallet || !held) return { twoFactor: customer.twoFactorEnabled, token: null, earlier };
          const { productName, unitNominal, amount: balance } = held;
          const token = {
            walletId: wallet.id,
            walletAddress: wallet.address,
            variantCode,
            productName,
            unitNominal,
            balance,
          };
          return { twoFactor: customer.twoFactorEnabled, token, earlier };
        }),
        readRecipient: fromPromise(({ input, signal }) => readRecipient(http, input, signal)),
        askWhitelisting: fromPromise(async ({ input, signal }) => {
          await requestWhitelisting(http, input.address, signal);
        }),
        sendTransfer: fromPromise(({ input, signal }) => {
          const { walletId, address, variantCode: productVariant, ...rest } = input;
          sent.keep(reference);
          return sendTransfer(
            http,
            { ...rest, reference, fromWalletId: walletId, toAddress: address, productVariant },
            signal,
          );
        }),
        findTransfer: fromPromise(async ({ signal }) => ({ transfer: await find(signal) })),
      },
    }),
    input: undefined,
    listen(transfer: TokenTransferActor) {
      const moved = transfer.on('tokens.moved', () => {
        sent.forget();
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
