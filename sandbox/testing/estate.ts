import { dateAt, dayOf, SHOP_ZONE } from '#domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { payoutsOf } from '../read/payouts.ts';

/** Investors’ holdings and completed actions according to the tables; customers by UUID, amounts in tokens or cents. */
export interface Estate {
  transfers: readonly { customer: string; variant: string; quantity: number; isReceiving: boolean }[];
  /** Holding of each wallet and variant, and the balance of its transfers. */
  holdings: readonly { customer: string; variant: string; amount: number; moved: number }[];
  /** Tokens of orders with a withdrawal, one entry per withdrawal. */
  withdrawn: readonly string[];
  /** All withdrawals, including those in words, and their confirmations. */
  withdrawals: { kept: number; confirmed: number };
  /** Requested statements: customer, product and day. */
  statements: readonly string[];
  /**
   * UUIDs of customers with a redeemed discount code, one entry per redemption; codes with their redemptions and
   * limits.
   */
  redeemers: readonly string[];
  codes: readonly { code: string; redeemed: number; uses: number | null }[];
  /** Liked works: `customer code`. */
  liked: readonly string[];
  /** Payments per year as of the end of a day, from the day before now to the day after. */
  paid: readonly { customer: string; year: string; cents: number }[];
}

const DAY = 86_400_000;

/**
 * Reads the estate.
 * @param uuids Customers whose payouts are summed.
 */
export async function estateOf(db: Db, uuids: readonly string[], now: Date): Promise<Estate> {
  const customers = await db.selectFrom('customers').select(['id', 'uuid']).execute();
  const uuidOf = (id: number | null) => customers.find((each) => each.id === id)?.uuid ?? '';
  const wallets = await rowsOf(db, 'wallets');
  const transactions = await rowsOf(db, 'transactions');
  const variants = await db.selectFrom('variants').select(['id', 'code']).execute();
  const codeOf = (id: number) => variants.find((each) => each.id === id)?.code ?? '';
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

  const transfers = await db
    .selectFrom('transfers')
    .innerJoin('transactions', 'transactions.id', 'transfers.transactionId')
    .select(['customerId', 'variantId', 'amount', 'toAddress'])
    .execute();
  const holdings = await rowsOf(db, 'holdings');
  const withdrawals = await db
    .selectFrom('withdrawals')
    .leftJoin('orders', 'orders.id', 'withdrawals.orderId')
    .select('tokenValue')
    .execute();
  const receipts = await db.selectFrom('mails').select(['subject', 'sentAt']).execute();
  const statements = await db
    .selectFrom('customerDocuments')
    .select(['customerId', 'productId', 'createdAt'])
    .where('statementKind', '=', 'manual')
    .execute();
  const discounts = await db.selectFrom('discounts').select(['customerId', 'codeId']).execute();
  const codes = await rowsOf(db, 'discountCodes');

  const liked = await db
    .selectFrom('favourites')
    .innerJoin('products', 'products.id', 'favourites.productId')
    .select(['customerId', 'code'])
    .execute();

  const days = [-1, 0, 1].map((offset) => dateAt(now.getTime() + offset * DAY, SHOP_ZONE));
  const paid = [];
  for (const { id, uuid } of customers.filter((each) => uuids.includes(each.uuid))) {
    const payouts = await payoutsOf(db, id, 'de');
    const years = Map.groupBy(payouts, ({ payoutDate }) => payoutDate.slice(0, 4));
    for (const [year, all] of years)
      for (const day of days)
        paid.push({ customer: uuid, year, cents: sum(all.filter(({ payoutDate }) => payoutDate <= day)) });
  }

  return {
    transfers: transfers.map(({ customerId, variantId, amount, toAddress }) => ({
      customer: uuidOf(customerId),
      variant: codeOf(variantId),
      quantity: amount,
      isReceiving: wallets.some(({ address, whitelistedAt }) => address === toAddress && whitelistedAt !== null),
    })),
    holdings: holdings.map(({ walletId, variantId, amount }) => {
      const wallet = wallets.find(({ id }) => id === walletId);
      const own = transactions.filter((each) => each.variantId === variantId);
      return {
        customer: uuidOf(wallet?.customerId ?? null),
        variant: codeOf(variantId),
        amount,
        moved:
          sum(own.filter(({ toAddress }) => toAddress === wallet?.address)) -
          sum(own.filter(({ fromAddress }) => fromAddress === wallet?.address)),
      };
    }),
    withdrawn: withdrawals.flatMap(({ tokenValue }) => tokenValue ?? []),
    withdrawals: {
      kept: withdrawals.length,
      // A receipt may have two recipients at one moment: the address in the declaration and the account’s.
      confirmed: new Set(
        receipts.filter(({ subject }) => /Widerruf|withdrawal/i.test(subject)).map(({ sentAt }) => sentAt),
      ).size,
    },
    statements: statements.map(
      ({ customerId, productId, createdAt }) => `${uuidOf(customerId)} ${productId} ${dayOf(createdAt)}`,
    ),
    redeemers: discounts.map(({ customerId }) => uuidOf(customerId)),
    codes: codes.map(({ id, code, uses }) => ({
      code,
      redeemed: discounts.filter(({ codeId }) => codeId === id).length,
      uses,
    })),
    liked: liked.map(({ customerId, code }) => `${uuidOf(customerId)} ${code}`),
    paid,
  };
}
