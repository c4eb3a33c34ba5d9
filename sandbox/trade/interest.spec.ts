import { describe, expect, test } from 'vitest';
import { BONDS } from '../content/bonds.ts';
import { insert, remove, rowOf, update } from '../db/rows.ts';
import { freshMarket, MORNING } from '../testing/market.ts';
import { announceInterest, changeTaxed, FIGURES } from './interest.ts';
import { settle } from './settle.ts';
import { taxOn } from './withholding.ts';

const market = freshMarket();
const TERMS = {
  interest_rate: '5.25',
  interest_period: 'semiannual',
  value_date: '2025-12-31',
  maturity_date: '2032-06-30',
};
/** A year after `MORNING`. */
const YEAR_LATER = new Date('2027-06-01T09:00:00Z');

const payouts = async () =>
  (await market().db.selectFrom('payouts').select(['payoutDate', 'amount']).orderBy('payoutDate').execute()).map(
    ({ payoutDate, amount }) => [payoutDate, amount],
  );
const bought = async (attributes: Record<string, string | null> = TERMS) => {
  const buyer = await market().buyer();
  const sold = await market().good({ attributes });
  const order = await market().order(buyer, [[sold, 1_000]], { paymentState: 'paid' });
  return { buyer, sold, order };
};

describe('interest on registered tokens', () => {
  test('is announced with the settlement, from that day on and for fifteen months', async () => {
    const { order } = await bought();
    expect(await payouts()).toEqual([]);
    await settle(market().db, order.id, MORNING);
    // 29 of 360 days at 5.25 % of 1,000 €, then half a year each.
    const announced = [
      ['2026-06-30', 423],
      ['2026-12-31', 2_625],
      ['2027-06-30', 2_625],
    ];
    expect(await payouts()).toEqual(announced);
    await settle(market().db, order.id, MORNING);
    await announceInterest(market().db, MORNING);
    expect(await payouts()).toEqual(announced);
  });

  test('grows with the holding in future payouts, and keeps past ones', async () => {
    const { buyer, sold, order } = await bought();
    await settle(market().db, order.id, MORNING);
    const second = await market().order(buyer, [[sold, 1_000]], { paymentState: 'paid' });
    await settle(market().db, second.id, YEAR_LATER);
    expect(await payouts()).toEqual([
      ['2026-06-30', 423],
      ['2026-12-31', 2_625],
      ['2027-06-30', 2_625 + 423],
      ['2027-12-31', 5_250],
      ['2028-06-30', 5_250],
    ]);
  });

  test('keeps a past payout, also on its day', async () => {
    const { order } = await bought();
    await settle(market().db, order.id, MORNING);
    const told = (payoutDate: string, facts: { amount: number; capitalGainsTax?: number }) =>
      update(market().db, 'payouts', facts, { payoutDate });
    await told('2026-06-30', { amount: 1 });
    await told('2026-12-31', { amount: 2 });
    await told('2027-06-30', { amount: 3, capitalGainsTax: 4 });
    await announceInterest(market().db, new Date('2026-12-31T09:00:00Z'));
    expect((await payouts()).slice(0, 3)).toEqual([
      ['2026-06-30', 1],
      ['2026-12-31', 2],
      ['2027-06-30', 2_625],
    ]);
  });

  test('is taxed by the current data of its owner, from the next payout on', async () => {
    const buyer = await market().buyer();
    const sold = await market().good({ product: { code: 'WOHNBAU-LEIPZIG-2029' }, attributes: TERMS });
    const order = await market().order(buyer, [[sold, 100_000]], { paymentState: 'paid' });
    await settle(market().db, order.id, MORNING);
    const taxes = () => market().db.selectFrom('payouts').select(FIGURES).orderBy('payoutDate').execute();
    const of = (amount: number, k: number) => {
      const { capitalGains: capitalGainsTax, solidarity: solidaritySurcharge, church: churchTax } = taxOn(amount, k);
      return { amount, capitalGainsTax, solidaritySurcharge, churchTax };
    };
    expect(await taxes()).toEqual([of(42_292, 0), of(262_500, 0), of(262_500, 0)]);
    const become = (day: string, table: 'customers' | 'addresses', facts: object) =>
      market()
        .db.transaction()
        .execute((trx) =>
          changeTaxed(trx, buyer.id, new Date(`${day}T09:00:00Z`), () =>
            trx
              .updateTable(table)
              .set(facts)
              .where(table === 'customers' ? 'id' : 'customerId', '=', buyer.id)
              .execute(),
          ),
        );
    // A payout on the day of the change stays as announced.
    await become('2026-06-30', 'customers', { paysChurchTax: 1 });
    expect(await taxes()).toEqual([of(42_292, 0), of(262_500, 9), of(262_500, 9)]);
    await become('2026-07-01', 'addresses', { postcode: '80331' });
    expect(await taxes()).toEqual([of(42_292, 0), of(262_500, 8), of(262_500, 8)]);
    await update(market().db, 'transactions', { amount: 200_000 });
    await announceInterest(market().db, new Date('2026-07-01T09:00:00Z'));
    expect(await taxes()).toEqual([of(42_292, 0), of(525_000, 8), of(525_000, 8)]);
    await become('2027-01-01', 'addresses', { countryCode: 'AT' });
    const untaxed = { amount: 525_000, capitalGainsTax: null, solidaritySurcharge: null, churchTax: null };
    expect((await taxes()).slice(0, 3)).toEqual([of(42_292, 0), of(525_000, 8), untaxed]);
  });

  test('is announced further ahead as the shop’s clock advances', async () => {
    const { order } = await bought();
    await settle(market().db, order.id, MORNING);
    // Interest is announced up to the day fifteen months ahead.
    await announceInterest(market().db, new Date('2027-03-29T09:00:00Z'));
    expect((await payouts()).at(-1)?.[0]).toBe('2027-12-31');
    await announceInterest(market().db, new Date('2027-03-30T09:00:00Z'));
    expect((await payouts()).at(-1)?.[0]).toBe('2028-06-30');
    await announceInterest(market().db, YEAR_LATER);
    expect((await payouts()).at(-1)).toEqual(['2028-06-30', 2_625]);
    await announceInterest(market().db, new Date('2040-01-01T00:00:00Z'));
    expect((await payouts()).at(-1)).toEqual(['2032-06-30', 2_625]);
  });

  test('is announced for each holder and each bond', async () => {
    const one = await bought();
    const other = await bought({ ...TERMS, interest_rate: '7.5' });
    const more = await market().order(one.buyer, [[other.sold, 10]], { paymentState: 'paid' });
    for (const { id } of [one.order, other.order, more]) await settle(market().db, id, MORNING);
    await remove(market().db, 'payouts');
    await announceInterest(market().db, MORNING);
    const rows = await market()
      .db.selectFrom('payouts')
      .select(['customerId', 'productId', 'amount'])
      .where('payoutDate', '=', '2026-12-31')
      .orderBy('amount')
      .execute();
    expect(rows).toEqual([
      { customerId: one.buyer.id, productId: other.sold.product.id, amount: 38 },
      { customerId: one.buyer.id, productId: one.sold.product.id, amount: 2_625 },
      { customerId: other.buyer.id, productId: other.sold.product.id, amount: 3_750 },
    ]);
  });

  test('is not announced to a holder who has transferred all tokens', async () => {
    const { order } = await bought();
    await settle(market().db, order.id, MORNING);
    const { id, toAddress, fromAddress, ...came } = await rowOf(market().db, 'transactions');
    await remove(market().db, 'payouts');
    await insert(market().db, 'transactions', {
      ...came,
      hash: '0x1',
      fromAddress: toAddress,
      toAddress: fromAddress,
      orderId: null,
    });
    await announceInterest(market().db, MORNING);
    expect(await payouts()).toEqual([]);
  });

  test.each(['interest_rate', 'interest_period', 'maturity_date'])('is not announced without %s', async (code) => {
    const { order } = await bought({ ...TERMS, maturity_date: '2026-12-31', [code]: null });
    await settle(market().db, order.id, MORNING);
    expect(await payouts()).toEqual([]);
  });
});

test.each(BONDS.map((bond) => [bond.code, bond] as const))(
  '%s has whole periods from its value date to its maturity',
  async (_, { valueDate, maturityDate, interestPeriod, interestRate }) => {
    const { order } = await bought({
      interest_rate: interestRate,
      interest_period: interestPeriod,
      value_date: valueDate,
      maturity_date: maturityDate,
    });
    await settle(market().db, order.id, new Date(`${valueDate}T09:00:00Z`));
    await announceInterest(market().db, new Date(`${maturityDate}T09:00:00Z`));
    const amounts = (await payouts()).map(([, amount]) => amount);
    expect(new Set(amounts)).toHaveLength(1);
    expect((await payouts()).at(-1)?.[0]).toBe(maturityDate);
  },
);
