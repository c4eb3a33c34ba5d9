import { termsOf } from '#domain/order/productTerms.ts';
import { isBanned, isProfessional, registrarPassed } from '#domain/person/customerStatus.ts';
import type { NewTransfer, Transfer } from '#domain/shop/transfer.ts';
import { checksumAddress } from '#domain/wallet/eip55.ts';
import type { Db } from '../db/database.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import { findRow, insert, rowOf, update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { Refused, transferRefusals } from '../http/errors.ts';
import { customerOf } from '../read/customer.ts';
import { productByCode } from '../read/product.ts';
import { owedBack } from '../read/tokenAssets.ts';
import { enterMovement } from './ledger.ts';
import { isWhitelisted, lockProduct } from './rules.ts';
import { addToWallet } from './settle.ts';

/** Validated fields of a transfer; its code is checked before. */
export type TransferOrder = Omit<NewTransfer, 'code'>;

export interface Transferred {
  transfer: Transfer;
  recipient: Row<'customers'>;
  productCode: string;
}

/**
 * Transfers tokens from a wallet of the sender’s to another investor’s. The same transaction checks the sender’s
 * permission, the recipient’s wallet and the balance, behind the locks of the product and then of the sender: of two
 * transfers of the same tokens the second fails, and each reference has one transfer.
 * @throws Refused 404 for a wallet of another customer, 409 for a used reference, 422 otherwise.
 */
export async function transfer(
  db: Db,
  sender: Row<'customers'>,
  order: TransferOrder,
  now: Date,
): Promise<Transferred> {
  return db.transaction().execute(async (trx) => {
    const variant = await trx
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.productId')
      .select(['variants.id', 'variants.code', 'variants.productId', 'products.code as productCode'])
      .where('variants.code', '=', order.productVariant)
      .executeTakeFirst();
    if (!variant) throw transferRefusals.failed('productVariant');
    await lockProduct(trx, variant.productId);
    if (await transferBy(trx, sender.id, order.reference)) throw new Refused(409, 'Conflict');
    await mustNotBeBanned(trx, sender.id);
    const from = await findRow(trx, 'wallets', { id: order.fromWalletId, customerId: sender.id });
    if (!from) throw transferRefusals.failed('fromWalletId');
    const to = await receivingWallet(trx, order.toAddress, variant.productCode);
    if (!to) throw transferRefusals.notWhitelisted();
    if (to.wallet.customerId === sender.id) throw transferRefusals.failed('toAddress');
    const owed = await owedBack(trx, sender.id);
    await take(trx, from.id, variant.id, order.quantity, owed(variant.id));
    await addToWallet(trx, to.wallet.id, variant.id, order.quantity);
    const way = { fromAddress: from.address, toAddress: to.wallet.address };
    const moved = { productId: variant.productId, variantId: variant.id, amount: order.quantity };
    const transactionId = await enterMovement(trx, { ...way, ...moved }, [sender.id, to.owner.id], now);
    await insert(trx, 'transfers', { customerId: sender.id, reference: order.reference, transactionId });
    const made = await transferBy(trx, sender.id, order.reference);
    if (!made) throw new Error('a transfer that was just made is not there');
    return { transfer: made, recipient: to.owner, productCode: variant.productCode };
  });
}

/** Finds a customer’s transfer by its reference; null for an unknown one. */
export async function transferBy(db: Db, customerId: number, reference: string): Promise<Transfer | null> {
  const row = await db
    .selectFrom('transfers')
    .innerJoin('transactions', 'transactions.id', 'transfers.transactionId')
    .innerJoin('variants', 'variants.id', 'transactions.variantId')
    .select(['reference', 'hash', 'toAddress', 'variants.code as productVariant', 'amount', 'transactions.createdAt'])
    .where('transfers.customerId', '=', customerId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  const { amount: quantity, ...facts } = row;
  return { ...facts, quantity };
}

/** Finds the wallet at an address if it may receive tokens of this product; otherwise null. */
export async function receivingWallet(db: Db, address: string, productCode: string) {
  const wallet = await db
    .selectFrom('wallets')
    .selectAll()
    .where('address', '=', checksumAddress(address))
    .where('whitelistedAt', 'is not', null)
    .executeTakeFirst();
  if (!wallet) return null;
  const owner = await findRow(db, 'customers', { id: wallet.customerId });
  const product = await productByCode(db, productCode, 'de');
  if (!owner || !product) return null;
  const investor = await customerOf(db, owner);
  if (investor.status !== 'approved' || !registrarPassed(investor)) return null;
  if (termsOf(product).professionalOnly && !isProfessional(investor)) return null;
  if (product.whitelisting && !(await isWhitelisted(db, product.id, owner.id))) return null;
  return { wallet, owner };
}

/**
 * Locks the sender and requires that the registrar has not rejected them; the lock keeps this valid.
 * @throws Refused TRANSFER_BLOCKED for a rejected sender.
 */
async function mustNotBeBanned(trx: Db, senderId: number): Promise<void> {
  await lockCustomer(trx, senderId);
  const sender = await rowOf(trx, 'customers', { id: senderId });
  if (isBanned(await customerOf(trx, sender))) throw transferRefusals.blocked();
}

/**
 * Deducts tokens from a wallet.
 * @throws Refused BALANCE_TOO_LOW with the available amount: the balance minus owed tokens.
 */
async function take(trx: Db, walletId: number, variantId: number, amount: number, owed: number): Promise<void> {
  const taken = await trx
    .updateTable('holdings')
    .set((column) => ({ amount: column('amount', '-', amount) }))
    .where('walletId', '=', walletId)
    .where('variantId', '=', variantId)
    .where('amount', '>=', amount + owed)
    .executeTakeFirst();
  if (taken.numUpdatedRows > 0n) return;
  const held = await findRow(trx, 'holdings', { walletId, variantId });
  throw transferRefusals.balanceTooLow(Math.max(0, (held?.amount ?? 0) - owed));
}

/** Permits the customer’s wallets to receive tokens from `now` on; null withdraws the permission. */
export async function letReceive(db: Db, customerId: number, now: Date | null): Promise<void> {
  const whitelistedAt = now?.toISOString() ?? null;
  await update(db, 'wallets', { whitelistedAt }, { customerId });
}
