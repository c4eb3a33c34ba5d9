import * as z from 'zod/mini';
import { IsoDate } from './dates.ts';
import { orNull } from './schema.ts';

/** An entry of the ledger that brought tokens into a wallet of the customer's, or took them out. */
export const LedgerEntry = z.object({
  id: z.int(),
  hash: z.string(),
  fromAddress: z.string(),
  toAddress: z.string(),
  /** Whether the tokens came to the customer. */
  incoming: z.boolean(),
  /** Whole tokens. */
  amount: z.int(),
  productName: z.string(),
  productCode: orNull(z.string()),
  variantCode: z.string(),
  blockchainName: orNull(z.string()),
  /** Where the tokens were made, and go back to. */
  contractAddress: orNull(z.string()),
  createdAt: IsoDate,
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** The most tokens that one transfer may name: a 32-bit integer. */
const MOST = 2_147_483_647;

/**
 * Payload of `POST token/transfer`. Spec section 7 names `fromWalletId` only: the rest is this product's. `reference` is
 * made by who sends it; the shop makes one transfer of a reference, and can be asked for it.
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
  /** Of the second factor. */
  code: z.string(),
});
export type NewTransfer = z.infer<typeof NewTransfer>;

/** A transfer as the shop has made it. */
export const Transfer = z.object({
  reference: z.string(),
  hash: z.string(),
  toAddress: z.string(),
  productVariant: z.string(),
  quantity: z.int(),
  createdAt: IsoDate,
});
export type Transfer = z.infer<typeof Transfer>;

/** Whether a wallet may be sent tokens of a product: it is an investor's, and whitelisted. */
export const Recipient = z.object({ address: z.string(), whitelisted: z.boolean() });
export type Recipient = z.infer<typeof Recipient>;

/** Payload of `POST token/whitelist-requests`. */
export const WhitelistRequest = z.object({ address: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)) });
