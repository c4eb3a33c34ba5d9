import { reasonsOfPerson } from '#domain/order/eligibility.ts';
import type { Discount, Referral, ReferralStatus } from '#domain/shop/referral.ts';
import { dayOf } from '#domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { rowOf } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { customerOf } from './customer.ts';
import { distinctIds, groupBy } from './ids.ts';
import { withdrawnOrders } from './withdrawn.ts';

interface Placed {
  id: number;
  customerId: number;
  /** Time of the registration of its tokens; null before. */
  settledAt: string | null;
}

/** Lists the customers’ valid orders, settled ones first: neither cancelled nor refunded nor withdrawn from in time. */
async function placedBy(db: Db, customerIds: readonly number[]): Promise<Placed[]> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('transactions', 'transactions.orderId', 'orders.id')
    .select((column) => ['orders.id', 'customerId', 'shippingState', column.fn.max('transactions.createdAt').as('at')])
    .where('customerId', 'in', distinctIds(customerIds))
    .where('checkoutState', '=', 'completed')
    .where('paymentState', 'not in', ['cancelled', 'refunded'])
    .where('orders.id', 'not in', withdrawnOrders(db))
    .groupBy(['orders.id', 'customerId', 'shippingState'])
    .execute();
  const timeOf = ({ settledAt }: Placed) => (settledAt === null ? Number.MAX_VALUE : Date.parse(settledAt));
  return rows
    .map(({ id, customerId, shippingState, at }) => ({
      id,
      customerId,
      settledAt: shippingState === 'shipped' ? at : null,
    }))
    .sort((one, other) => timeOf(one) - timeOf(other) || one.id - other.id);
}

/** True for two accounts of one person: self-referrals earn nothing, neither by a second account nor by a company’s. */
function areSame(one: Row<'customers'>, other: Row<'customers'>): boolean {
  const named = ({ firstName, lastName }: Row<'customers'>) => `${firstName} ${lastName}`.trim().toLowerCase();
  return named(one) === named(other) && one.birthday !== null && one.birthday === other.birthday;
}

/** Returns the commission that a customer’s orders earn the referrer: once, for the first settled order. */
function earningOf(
  referrer: Row<'customers'>,
  referred: Row<'customers'>,
  orders: readonly Placed[],
): { order: number; commission: number; at: string } | null {
  const [first] = orders;
  const commission = referred.promisedCommission;
  if (!first || first.settledAt === null || commission === null || areSame(referrer, referred)) return null;
  return { order: first.id, commission, at: first.settledAt };
}

const initialsOf = ({ firstName, lastName }: Row<'customers'>) =>
  [firstName, lastName].flatMap((name) => (name?.trim() ? [`${[...name.trim()][0]?.toUpperCase()}.`] : [])).join(' ');

/** Lists the customers whom a customer has referred, latest first. */
export async function referralsOf(db: Db, referrer: Row<'customers'>): Promise<Referral[]> {
  const rows = await db
    .selectFrom('customers')
    .selectAll()
    .where('referredById', '=', referrer.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const ordersOf = groupBy(
    await placedBy(
      db,
      rows.map(({ id }) => id),
    ),
    ({ customerId }) => customerId,
  );
  return Promise.all(
    rows.map(async (row, index) => {
      const orders = ordersOf(row.id);
      const earning = earningOf(referrer, row, orders);
      return {
        // Counted from the first referral: the referred customer’s own id stays private.
        id: rows.length - index,
        initials: initialsOf(row),
        signedUpOn: dayOf(row.createdAt),
        status: await statusOf(db, row, orders),
        commission: earning?.commission ?? null,
        earnedOn: earning && dayOf(earning.at),
      };
    }),
  );
}

async function statusOf(db: Db, row: Row<'customers'>, [first]: readonly Placed[]): Promise<ReferralStatus> {
  if (first) return first.settledAt === null ? 'subscribed' : 'settled';
  if (row.verified === 0) return 'unverified';
  return reasonsOfPerson(await customerOf(db, row)).length === 0 ? 'cleared' : 'disclosing';
}

export interface Earned {
  referrer: Row<'customers'>;
  referred: Row<'customers'>;
  /** Cents. */
  commission: number;
}

/** Returns the referrer who earns a commission by the settlement of this order; null if the order earns none. */
export async function earnedBy(db: Db, referred: Row<'customers'>, orderId: number): Promise<Earned | null> {
  if (referred.referredById === null) return null;
  const referrer = await rowOf(db, 'customers', { id: referred.referredById });
  const earning = earningOf(referrer, referred, await placedBy(db, [referred.id]));
  return earning?.order === orderId ? { referrer, referred, commission: earning.commission } : null;
}

/**
 * Lists the code that a customer has redeemed, at most one. The first order settled after the redemption earns its
 * credit.
 */
export async function discountsOf(db: Db, customerId: number): Promise<Discount[]> {
  const row = await db
    .selectFrom('discounts')
    .innerJoin('discountCodes', 'discountCodes.id', 'discounts.codeId')
    .select(['discounts.id', 'code', 'credit', 'acceptedAt'])
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  if (!row) return [];
  const { acceptedAt, ...facts } = row;
  const settled = (await placedBy(db, [customerId])).flatMap(({ settledAt }) => settledAt ?? []);
  const credited = settled.find((at) => at >= acceptedAt);
  return [{ ...facts, acceptedOn: dayOf(acceptedAt), creditedOn: credited === undefined ? null : dayOf(credited) }];
}
