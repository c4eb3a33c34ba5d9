import { describe, expect, test } from 'vitest';
import { rowsOf, update } from '../db/rows.ts';
import type { NewRow, Row } from '../db/schema.ts';
import { declaredFor } from '../testing/declared.ts';
import { freshMarket, type Good, type GoodFacts, MORNING, refusalOf } from '../testing/market.ts';
import { changePrice, noteRead, onCart } from './cart.ts';
import { choosePayment, completeOrder, latestPayment, orderNumber } from './complete.ts';
import { openSession } from './payment.ts';

const market = freshMarket();
const at = MORNING.toISOString();
const cart = {
  checkoutState: 'payment_selected',
  paymentState: 'cart',
  shippingState: 'cart',
  legalDocsConfirmAt: at,
  declarations: JSON.stringify(declaredFor([])),
};

interface Ready {
  buyer: Row<'customers'>;
  order: Row<'orders'>;
  goods: Good[];
}
/** Cart with 500 of each good, payable by card and ready to complete. */
const ready = async (goods: readonly GoodFacts[] = [{}], facts: Partial<NewRow<'orders'>> = {}): Promise<Ready> => {
  const buyer = await market().buyer();
  const sold: Good[] = [];
  for (const each of goods) sold.push(await market().good(each));
  const order = await market().order(
    buyer,
    sold.map((good): [Good, number] => [good, 500]),
    { ...cart, ...facts },
  );
  return { buyer, order, goods: sold };
};
/** Cart one step earlier, with a payment without a method. */
const addressed = async (facts: Partial<NewRow<'orders'>> = {}): Promise<Ready> => {
  const one = await ready([{}], { checkoutState: 'shipping_skipped', ...facts });
  await update(market().db, 'payments', { methodId: null }, { orderId: one.order.id });
  return one;
};
const paymentOf = async ({ order }: Ready) => {
  const payment = await latestPayment(market().db, order.id);
  if (!payment) throw new Error('Every order has a payment.');
  return payment;
};
const methodOf = async (of: Ready) => {
  const { methodId } = await paymentOf(of);
  const row = await market()
    .db.selectFrom('paymentMethods')
    .select('code')
    .where('id', '=', methodId ?? -1)
    .executeTakeFirst();
  return row?.code;
};
const complete = ({ buyer, order }: Ready, notes: string | null = null) =>
  completeOrder(market().db, buyer, order.tokenValue, notes, MORNING);

test('an order’s number has nine digits', () => {
  expect([orderNumber(7), orderNumber(123_456_789)]).toEqual(['000000007', '123456789']);
});

describe('choosing', () => {
  const choose = async (of: Ready, method = 'card', paymentId?: number) =>
    choosePayment(
      market().db,
      of.buyer,
      of.order.tokenValue,
      paymentId ?? (await paymentOf(of)).id,
      method,
      new Date(at),
    );

  test.each<
    [
      why: string,
      refusal: string | number | undefined,
      order: Partial<NewRow<'orders'>>,
      payment: Partial<NewRow<'payments'>>,
    ]
  >([
    ['a cart without an address, at which Sylius breaks', 500, { checkoutState: 'cart', legalDocsConfirmAt: null }, {}],
    [
      'a placed order that waits',
      undefined,
      { checkoutState: 'completed', paymentState: 'awaiting_payment' },
      { state: 'new' },
    ],
    [
      'one that requires a payment',
      undefined,
      { checkoutState: 'completed', paymentState: 'payment_required' },
      { state: 'new' },
    ],
    ['a paid one', 'WRONG_STATE', { checkoutState: 'completed', paymentState: 'paid' }, { state: 'new' }],
    [
      'one whose payment is under way',
      'WRONG_STATE',
      { checkoutState: 'completed', paymentState: 'awaiting_payment' },
      { state: 'processing' },
    ],
    ['a cart whatever its payment is', undefined, {}, { state: 'processing' }],
  ])('for %s: %s', async (_, refusal, facts, payment) => {
    const one = await addressed(facts);
    await update(market().db, 'payments', { state: 'cart', ...payment }, { orderId: one.order.id });
    expect(await refusalOf(choose(one))).toBe(refusal);
    expect(await methodOf(one)).toBe(refusal === undefined ? 'card' : undefined);
    const step = facts.checkoutState ?? 'payment_selected';
    expect((await market().again(one.order)).checkoutState).toBe(step);
  });

  /** Requirement 4.33. */
  test('another method closes the provider’s open page, so that the customer does not pay twice', async () => {
    const one = await ready([{ methods: ['card', 'bank_transfer'] }], {
      checkoutState: 'completed',
      paymentState: 'awaiting_payment',
    });
    await update(market().db, 'payments', { state: 'new', methodId: 1 }, { orderId: one.order.id });
    const { id: paymentId } = await paymentOf(one);
    const request = { tokenValue: one.order.tokenValue, paymentId, origin: '' };
    await openSession(market().db, one.buyer, request, MORNING);
    await choose(one, 'bank_transfer');
    expect(await rowsOf(market().db, 'paymentSessions')).toMatchObject([{ state: 'expired' }]);
  });
});

describe('completing', () => {
  test('is binding: it sets number, states, time and notes', async () => {
    const one = await ready();
    const other = await ready();
    await complete(one, 'Declared.');
    expect(await market().again(one.order)).toMatchObject({
      number: orderNumber(one.order.id),
      checkoutState: 'completed',
      paymentState: 'awaiting_payment',
      shippingState: 'ready',
      checkoutCompletedAt: at,
      notes: 'Declared.',
    });
    expect(await paymentOf(one)).toMatchObject({ state: 'new', updatedAt: at });
    expect(await methodOf(one)).toBe('card');
    expect(await market().stockOf(one.goods[0] ?? (await market().good()))).toBe(9_500);
    expect(await market().again(other.order)).toEqual(other.order);
    expect(await paymentOf(other)).toMatchObject({ state: 'cart' });
    expect(await market().stockOf(other.goods[0] ?? one.goods[0] ?? (await market().good()))).toBe(10_000);
  });

  test.each<[why: string, goods: GoodFacts[], facts: Partial<NewRow<'orders'>>, refusal: string | number]>([
    ['a completed order', [{}], { checkoutState: 'completed' }, 404],
    ['an order whose documents are not confirmed', [{}], { legalDocsConfirmAt: null }, 'WRONG_STATE'],
    ['an empty order', [], {}, 'WRONG_STATE'],
  ])('refuses %s', async (_, goods, facts, refusal) => {
    const one = await ready(goods, facts);
    expect(await refusalOf(complete(one))).toBe(refusal);
    expect(await market().again(one.order)).toMatchObject({ number: null, notes: null });
    for (const good of one.goods) expect(await market().stockOf(good)).toBe(10_000);
  });

  test.each([
    ['cart', 'address'],
    ['shipping_skipped', 'address, skip_payment, select_payment'],
  ])('is refused from %s in the words of Sylius', async (checkoutState, possible) => {
    const one = await ready([{}], { checkoutState });
    const message = `Cannot complete as order is in a wrong state. Current: ${checkoutState}. Possible transitions: ${possible}.`;
    await expect(complete(one)).rejects.toMatchObject({
      status: 422,
      violations: [{ propertyPath: '', code: null, message: { de: message, en: message } }],
    });
    expect(await market().again(one.order)).toMatchObject({ number: null });
  });

  test('takes tokens of each line if they are tracked, and of none if one line is unavailable', async () => {
    const one = await ready([{}, { variant: { tracked: 0 } }, {}]);
    await complete(one);
    const stock = async ({ goods }: Ready) => Promise.all(goods.map((good) => market().stockOf(good)));
    expect(await stock(one)).toEqual([9_500, 10_000, 9_500]);
    const short = await ready([{}, { variant: { onHand: 499 } }]);
    expect(await refusalOf(complete(short))).toBe('LAST_TOKENS');
    expect(await stock(short)).toEqual([10_000, 499]);
    const last = await ready([{ variant: { onHand: 500 } }]);
    await complete(last);
    expect(await stock(last)).toEqual([0]);
  });

  /** Requirement 21.5. */
  test('sells the last tokens to one of twenty buyers at the same time', async () => {
    const good = await market().good({ variant: { onHand: 500 } });
    const all = await Promise.all(
      Array.from({ length: 20 }, async (): Promise<Ready> => {
        const buyer = await market().buyer();
        return { buyer, order: await market().order(buyer, [[good, 500]], cart), goods: [good] };
      }),
    );
    const refusals = await Promise.all(all.map((one) => refusalOf(complete(one))));
    expect(refusals.filter((refusal) => refusal !== undefined)).toEqual(Array(19).fill('LAST_TOKENS'));
    expect(await market().stockOf(good)).toBe(0);
  });

  test('needs stock for both of two lines of one good', async () => {
    const buyer = await market().buyer();
    const good = await market().good({ variant: { onHand: 800 } });
    const order = await market().order(
      buyer,
      [
        [good, 500],
        [good, 500],
      ],
      cart,
    );
    await expect(complete({ buyer, order, goods: [good] })).rejects.toMatchObject({
      violations: [{ code: 'LAST_TOKENS', parameters: { available: 300 } }],
    });
  });

  test('uses the customer’s current state, not that of the start of the call', async () => {
    const one = await ready();
    await market().buyer();
    await update(market().db, 'customers', { status: 'unchecked' }, { id: one.buyer.id });
    expect(await refusalOf(complete(one))).toBe('NOT_ALLOWED_TO_BUY');
  });

  test('does not charge a price that changed since the order was read or written', async () => {
    const { db } = market();
    const methods = await rowsOf(db, 'paymentMethods');
    const ways: [string, (one: Ready) => Promise<unknown>][] = [
      ['a read', ({ buyer, order }) => noteRead(db, buyer, order.tokenValue)],
      ['a write', ({ buyer, order }) => onCart(db, buyer, order.tokenValue, async () => {})],
      [
        'the way to pay',
        async (one) => {
          const { id } = await paymentOf(one);
          await choosePayment(db, one.buyer, one.order.tokenValue, id, methods[0]?.code ?? '', MORNING);
        },
      ],
    ];
    for (const [way, confirm] of ways) {
      const one = await ready();
      const [good] = one.goods;
      await changePrice(db, good?.product.id ?? 0, 99);
      expect([way, await refusalOf(complete(one))]).toEqual([way, 'WRONG_STATE']);
      // Another customer’s call does not count as a read by this customer.
      await noteRead(db, await market().buyer(), one.order.tokenValue);
      expect([way, await refusalOf(complete(one))]).toEqual([way, 'WRONG_STATE']);
      await confirm(one);
      await complete(one);
      expect(await market().again(one.order)).toMatchObject({ checkoutState: 'completed', total: 500 * 99 });
    }
    // Setting the current price changes nothing.
    const same = await ready();
    await changePrice(db, same.goods[0]?.product.id ?? 0, 100);
    await complete(same);
  });

  test.each<[why: string, kind: 'bond' | 'item', before: boolean, after: string]>([
    ['a new investor in a bond', 'bond', false, '6'],
    ['one who has it already', 'bond', true, '5'],
    ['a buyer of a work', 'item', false, '5'],
  ])('%s', async (_, kind, before, after) => {
    const one = await ready([{ product: { kind }, attributes: { investor_count: '5' } }]);
    const [good] = one.goods;
    if (before && good) await market().order(one.buyer, [[good, 1]]);
    await complete(one);
    expect(await market().db.selectFrom('productAttributes').select('stringValue').execute()).toEqual([
      { stringValue: after },
    ]);
  });
});
