import * as z from 'zod/mini';
import { IsoDate } from './dates.ts';
import { orNull } from './schema.ts';

/** Ledger entry: tokens that entered or left one of the customer's wallets. */
export const LedgerEntry = z.object({
  id: z.int(),
  hash: z.string(),
  fromAddress: z.string(),
  toAddress: z.string(),
  /** True if the customer received the tokens. */
  incoming: z.boolean(),
  /** Whole tokens. */
  amount: z.int(),
  productName: z.string(),
  productCode: orNull(z.string()),
  variantCode: z.string(),
  blockchainName: orNull(z.string()),
  /** Address of the contract that issues and redeems the tokens. */
  contractAddress: orNull(z.string()),
  createdAt: IsoDate,
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Most tokens of one transfer: a 32-bit integer. */
const MOST = 2_147_483_647;

/**
 * Payload of `POST token/transfer`. Requirement 7.16 names `fromWalletId` only; the rest is this product's. The sender
 * creates `reference`; the shop makes one transfer per reference, and can look it up.
 */
export const NewTransfer = z.object({
  fromWalletId: z.int(),
  /** With or without the checksum of EIP-55. */
  toAddress: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
  /** Code of the variant. */
  productVariant: z.string(),
  /** Whole tokens. */
  quantity: z.int().check(z.gte(1), z.lte(MOST)),
  reference: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
  /** Code of the second factor. */
  code: z.string(),
});
export type NewTransfer = z.infer<typeof NewTransfer>;

export const Transfer = z.object({
  reference: z.string(),
  hash: z.string(),
  toAddress: z.string(),
  productVariant: z.string(),
  quantity: z.int(),
  createdAt: IsoDate,
});
export type Transfer = z.infer<typeof Transfer>;

/** Recipient's wallet. `whitelisted`: true if it is an investor's and may receive the product's tokens. */
export const Recipient = z.object({ address: z.string(), whitelisted: z.boolean() });
export type Recipient = z.infer<typeof Recipient>;

/** Payload of `POST token/whitelist-requests`. */
export const WhitelistRequest = z.object({ address: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)) });
