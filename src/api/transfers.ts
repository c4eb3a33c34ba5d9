import * as z from 'zod/mini';
import { pageSizes } from '#domain/constants/limits.ts';
import { type Page, pageOf } from '#domain/shop/collection.ts';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';
import { WalletAsset } from '#domain/shop/tokenAsset.ts';
import { LedgerEntry, type NewTransfer, Recipient, Transfer } from '#domain/shop/transfer.ts';
import type { TransferRefusal } from '#machines/flows/tokenTransfer/refusals.ts';
import { additionRefusals } from './additions.ts';
import { apiPath } from './call.ts';
import { codeRefusals } from './codeRefusals.ts';
import type { Breach, Refusal, RefusalRow } from './failure.ts';
import { documentOf, pageIn } from './graphql.ts';
import { assetFields } from './holdingFields.ts';
import type { Http } from './http.ts';

const holdingsDocument = documentOf(
  (ifExtended) => `query WalletAssets {
  tokenAssets(page: 1) {
    collection {${assetFields(ifExtended, 'blockchainName')}
      ${ifExtended('walletId owedBack')}
    }
  }
}`,
);
const Holdings = z.object({ tokenAssets: pageIn(WalletAsset) });

/** Reads the holdings of the customer's wallets, each with its wallet and chain. */
export async function readHoldings(http: Http, signal?: AbortSignal): Promise<WalletAsset[]> {
  const { tokenAssets } = await http.graphql(holdingsDocument, {}, Holdings, { call: 'readHoldings', signal });
  return tokenAssets.member;
}

const ledger = pageOf(LedgerEntry);

/** Reads the tokens that entered and left the customer's wallets, latest first. Pages count from 1. */
export function readLedger(http: Http, page: number, signal?: AbortSignal): Promise<Page<LedgerEntry>> {
  const query = { itemsPerPage: pageSizes.accountLists, ...(page > 1 && { page }) };
  return http.get('token/transactions', ledger, { call: 'readLedger', refusals: additionRefusals, signal, query });
}

/** Checks if tokens of a variant may be sent to a wallet (requirement 5.26). */
export function readRecipient(
  http: Http,
  { address, variantCode }: { address: string; variantCode: string },
  signal?: AbortSignal,
): Promise<Recipient> {
  const query = { productVariant: variantCode };
  return http.get(apiPath`token/recipients/${address}`, Recipient, { call: 'readRecipient', signal, query });
}

/**
 * Messages the shop with a request to whitelist a wallet (requirement 5.26). Idempotent: a repeated request sends no
 * second message.
 */
export function requestWhitelisting(http: Http, address: string, signal?: AbortSignal): Promise<Recipient> {
  return http.post('token/whitelist-requests', { address }, Recipient, { call: 'requestWhitelisting', signal });
}

const available = (_: Refusal, breach: Breach | null) => {
  const count = Number(fieldsOf(breach?.parameters).available ?? Number.NaN);
  return Number.isInteger(count) && count >= 0 ? { kind: 'balanceTooLow' as const, available: count } : null;
};

/** Refusals of a transfer (requirement 8.13: check beneficiary or amount), including those of its code. */
const transferRefusals: readonly RefusalRow<TransferRefusal>[] = [
  ...codeRefusals,
  { code: 'NO_2FA', failure: { kind: 'no2fa' } },
  { code: 'NOT_WHITELISTED', failure: { kind: 'notWhitelisted' } },
  { code: 'BALANCE_TOO_LOW', failure: available },
  { code: 'TRANSFER_BLOCKED', failure: { kind: 'transferBlocked' } },
  { statuses: [400, 422], failure: { kind: 'transferFailed' } },
];

/**
 * Transfers tokens to another investor's wallet. The shop makes one transfer per reference, and fails with `conflict`
 * for a different one under the same reference. Never retry blindly: after a lost answer look the reference up first
 * (`readTransfer`).
 */
export function sendTransfer(http: Http, transfer: NewTransfer, signal?: AbortSignal): Promise<Transfer> {
  const options = { call: 'sendTransfer', refusals: transferRefusals, signal } as const;
  return http.post('token/transfer', transfer, Transfer, options);
}

/** Reads the transfer with this reference. Fails with `notFound` if the shop has made none. */
export function readTransfer(http: Http, reference: string, signal?: AbortSignal): Promise<Transfer> {
  return http.get(apiPath`token/transfers/${reference}`, Transfer, { call: 'readTransfer', signal });
}
