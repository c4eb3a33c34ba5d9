import { describe, expect, test } from 'vitest';
import { insert } from '../db/rows.ts';
import type { NewRow } from '../db/schema.ts';
import { freshMarket, MORNING, refusalOf } from '../testing/market.ts';
import { redeem } from './redeem.ts';

const market = freshMarket();

async function code(facts: Partial<NewRow<'discountCodes'>> = {}) {
  return insert(market().db, 'discountCodes', { code: 'MAI', credit: 2000, validUntil: null, uses: null, ...facts });
}
const redeemed = () => market().db.selectFrom('discounts').select(['customerId', 'codeId', 'acceptedAt']).execute();

describe('a discount code', () => {
  test('is stored for the customer, with the time, once, in whatever spelling', async () => {
    const { id: codeId } = await code();
    const buyer = await market().buyer();
    await redeem(market().db, buyer, ' mai ', MORNING);
    await redeem(market().db, buyer, 'MAI', new Date(MORNING.getTime() + 1));
    expect(await redeemed()).toEqual([{ customerId: buyer.id, codeId, acceptedAt: MORNING.toISOString() }]);
  });

  test.each([
    ['until its last millisecond', { validUntil: MORNING.toISOString() }, undefined],
    ['no longer after it', { validUntil: new Date(MORNING.getTime() - 1).toISOString() }, 404],
    ['for the last allowed customer', { uses: 1 }, undefined],
    ['for no customer if none is allowed', { uses: 0 }, 404],
  ])('is valid %s', async (_, facts, refusal) => {
    await code(facts);
    expect(await refusalOf(redeem(market().db, await market().buyer(), 'MAI', MORNING))).toBe(refusal);
  });

  test('is refused for a customer who may not subscribe', async () => {
    await code();
    const banned = await market().buyer({ cryptoRegistrarStatus: 'rejected' });
    expect(await refusalOf(redeem(market().db, banned, 'MAI', MORNING))).toBe(404);
    expect(await redeemed()).toEqual([]);
  });

  test('is used up by its number of customers, and stays with them', async () => {
    await code({ uses: 2 });
    const one = await market().buyer();
    const two = await market().buyer();
    const three = await market().buyer();
    const by = (buyer: typeof one) => refusalOf(redeem(market().db, buyer, 'MAI', MORNING));
    expect([await by(one), await by(two), await by(three), await by(one)]).toEqual([
      undefined,
      undefined,
      404,
      undefined,
    ]);
    expect(await redeemed()).toHaveLength(2);
  });

  test('stays with its customer after its expiry, and excludes a second one', async () => {
    await code({ validUntil: MORNING.toISOString() });
    await code({ code: 'JUNI' });
    const buyer = await market().buyer();
    await redeem(market().db, buyer, 'MAI', MORNING);
    const later = new Date(MORNING.getTime() + 1000);
    expect(await refusalOf(redeem(market().db, buyer, 'MAI', later))).toBeUndefined();
    expect(await refusalOf(redeem(market().db, buyer, 'JUNI', later))).toBe(409);
    expect(await refusalOf(redeem(market().db, buyer, 'JULI', later))).toBe(404);
    expect(await refusalOf(redeem(market().db, buyer, '', later))).toBe(404);
    expect(await redeemed()).toHaveLength(1);
  });
});
