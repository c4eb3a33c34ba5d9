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

/** Where this tab keeps the reference of a token's transfer that was not heard to be made: each token's apart. */
const keptOf = (variantCode: string) => `transfer:${variantCode}`;

/** The reference of the transfer of this token: after a reload the same, so that the shop never makes a second one. */
function referenceOf(customerUuid: string, variantCode: string): string {
  const { reference: known } = readFields(keptOf(variantCode), customerUuid);
  if (known !== undefined) return known;
  const reference = crypto.randomUUID();
  storeFields(keptOf(variantCode), customerUuid, { reference });
  return reference;
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
  const reference = referenceOf(customerUuid, variantCode);
  return {
    machine: tokenTransferMachine.provide({
      actors: {
        readStanding: fromPromise(async ({ signal }) => {
          const [customer, holdings] = await Promise.all([
            readCustomer(http, customerUuid, signal),
            readHoldings(http, signal),
          ]);
          const wallet = walletOf(customer);
          const held = holdings.find((asset) => asset.variantCode === variantCode && asset.walletId === wallet?.id);
          if (!wallet || !held) return { twoFactor: customer.twoFactorEnabled, token: null };
          const { productName, unitNominal, amount: balance } = held;
          const token = {
            walletId: wallet.id,
            walletAddress: wallet.address,
            variantCode,
            productName,
            unitNominal,
            balance,
          };
          return { twoFactor: customer.twoFactorEnabled, token };
        }),
        readRecipient: fromPromise(({ input, signal }) => readRecipient(http, input, signal)),
        askWhitelisting: fromPromise(async ({ input, signal }) => {
          await requestWhitelisting(http, input.address, signal);
        }),
        sendTransfer: fromPromise(({ input, signal }) => {
          const { walletId, address, variantCode: productVariant, ...rest } = input;
          return sendTransfer(
            http,
            { ...rest, reference, fromWalletId: walletId, toAddress: address, productVariant },
            signal,
          );
        }),
        findTransfer: fromPromise(async ({ signal }) => {
          try {
            return { transfer: await readTransfer(http, reference, signal) };
          } catch (error) {
            if (failureOf(error).kind === 'notFound') return { transfer: null };
            throw error;
          }
        }),
      },
    }),
    input: undefined,
    listen(transfer: TokenTransferActor) {
      const moved = transfer.on('tokens.moved', () => {
        deleteDraft(keptOf(variantCode));
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
