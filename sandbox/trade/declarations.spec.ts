import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDeclarations, type Declarations, noDeclarations } from '#domain/order/suitability.ts';
import { insert, rowOf, update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { declaredFor } from '../testing/declared.ts';
import { freshMarket, type Good, type GoodFacts, MORNING, refusalOf } from '../testing/market.ts';
import { addItem, changeQuantity, confirmDocuments, onCart, openCart } from './cart.ts';
import { choosePayment, completeOrder, latestPayment } from './complete.ts';

const market = freshMarket();

/** Creates a good with `count` legal documents, and returns their ids. */
async function papered(count: number, facts: GoodFacts = {}): Promise<Good & { documents: number[] }> {
  const good = await market().good({ variant: { totalSupply: 100_000, onHand: 100_000 }, ...facts });
  const documents: number[] = [];
  for (let position = 0; position < count; position += 1) {
    const paper = { productId: good.product.id, name: `Blatt ${position}`, position };
    const { id } = await insert(market().db, 'legalDocuments', paper);
    documents.push(id);
  }
  return { ...good, documents };
}

const inCart = async (buyer: Row<'customers'>, work: Parameters<typeof onCart>[3]) => {
  const { tokenValue } = await openCart(market().db, buyer, 'de', MORNING);
  return onCart(market().db, buyer, tokenValue, work);
};
const put = (buyer: Row<'customers'>, { variant }: Good, quantity: number) =>
  inCart(buyer, (trx, order) => addItem(trx, buyer, order, variant.code, quantity));
const confirm = (buyer: Row<'customers'>, declarations: Declarations | null) =>
  inCart(buyer, (trx, order) => confirmDocuments(trx, buyer, order, declarations, MORNING));
/** Selects the method of the shop’s payment if the cart has an address, and completes the order. */
const complete = async (buyer: Row<'customers'>, notes: string | null = null) => {
  const { id, tokenValue, checkoutState } = await openCart(market().db, buyer, 'de', MORNING);
  const payment = await latestPayment(market().db, id);
  if (payment && checkoutState !== 'cart')
    await choosePayment(market().db, buyer, tokenValue, payment.id, 'card', MORNING);
  return refusalOf(completeOrder(market().db, buyer, tokenValue, notes, MORNING));
};

const cents = (...edges: number[]) =>
  fc.option(fc.constantFrom(...edges.flatMap((edge) => [Math.max(0, edge - 1), edge, edge + 1])));
const made = (documents: number[]): fc.Arbitrary<Declarations> =>
  fc.record({
    basis: fc.option(fc.constantFrom('assets' as const, 'income' as const)),
    freeAssets: cents(0, 100_000_00),
    monthlyNetIncome: cents(0, 500_00, 12_500_00),
    totalLossUnderstood: fc.boolean(),
    lossBearable: fc.boolean(),
    taxResidency: fc.constantFrom('none' as const, 'none' as const, 'usOrCanada' as const, null),
    openedDocumentIds: fc.oneof(fc.constant(documents), fc.subarray(documents)),
    documentsConfirmed: fc.boolean(),
  });

describe('the shop completes an order exactly if its declarations suffice', () => {
  test('for any declarations and any amount', async () => {
    const good = await papered(2);
    await fc.assert(
      fc.asyncProperty(
        made(good.documents),
        fc.constantFrom(1_000, 1_001, 10_000, 10_001, 25_000, 25_001),
        fc.boolean(),
        async (declarations, quantity, professional) => {
          const buyer = await market().buyer(professional ? { roles: 'professional_investor' } : {});
          await put(buyer, good, quantity);
          const context = { total: quantity * 100, subscribed: 0, professional, documentIds: good.documents };
          const [first] = checkDeclarations(declarations, context);
          const lacks = first && (first.kind.startsWith('above') ? 'ORDER_TOO_HIGH' : 'DECLARATIONS_MISSING');
          expect(await refusalOf(confirm(buyer, declarations))).toBe(lacks);
          expect(await complete(buyer, 'Declared.')).toBe(lacks === undefined ? undefined : 422);
          await update(market().db, 'variants', { onHand: 100_000 });
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each([1, 1_000, 25_000])('for %i tokens not with mere notes, or none', async (quantity) => {
    const good = await papered(1);
    for (const notes of [null, '', 'Gelesen und bestätigt: alles', 'x'.repeat(5_000)]) {
      const buyer = await market().buyer();
      await put(buyer, good, quantity);
      await confirm(buyer, null);
      expect(await complete(buyer, notes)).toBe('DECLARATIONS_MISSING');
      expect(await market().stockOf(good)).toBe(100_000);
    }
  });

  test('for a work of art without any', async () => {
    const buyer = await market().buyer();
    await put(buyer, await papered(0, { product: { kind: 'item' } }), 2);
    await confirm(buyer, null);
    expect(await complete(buyer)).toBeUndefined();
  });

  test('not after a new document or price', async () => {
    const good = await papered(1);
    const one = await market().buyer();
    const other = await market().buyer();
    const little = { ...noDeclarations, totalLossUnderstood: true, taxResidency: 'none', documentsConfirmed: true };
    for (const buyer of [one, other]) {
      await put(buyer, good, 1_000);
      await confirm(buyer, { ...little, taxResidency: 'none', openedDocumentIds: good.documents });
    }
    await update(market().db, 'orderItems', { total: 1_000_01 }, { orderId: 1 });
    expect(await complete(one)).toBe('DECLARATIONS_MISSING');
    await insert(market().db, 'legalDocuments', { productId: good.product.id, name: 'Nachtrag' });
    expect(await complete(other)).toBe('DECLARATIONS_MISSING');
  });
});

/** Changes of a cart; `documents` are those of both goods. */
const acts = ['confirm', 'more', 'fewer', 'same', 'again', 'another'] as const;

/** Requirement 27.3. */
test('for the declared order alone, not for another', async () => {
  const bond = await papered(1);
  const other = await papered(1);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...acts), { maxLength: 8 }), async (steps) => {
      const buyer = await market().buyer();
      let { declarations, quantity } = { declarations: false, quantity: 500 };
      await put(buyer, bond, quantity);
      const change = (to: number) =>
        inCart(buyer, async (trx, order) => {
          const { id } = await rowOf(trx, 'orderItems', { orderId: order.id });
          await changeQuantity(trx, buyer, order, id, to);
        });
      for (const act of steps) {
        if (act === 'confirm') await confirm(buyer, declaredFor([...bond.documents, ...other.documents]));
        quantity += { more: 1, again: 1, fewer: -1, confirm: 0, same: 0, another: 0 }[act];
        if (act === 'more' || act === 'fewer' || act === 'same') await change(quantity);
        if (act === 'again') await put(buyer, bond, 1);
        if (act === 'another') await put(buyer, other, 1);
        declarations = act === 'confirm' || (declarations && act === 'same');
        const cart = await openCart(market().db, buyer, 'de', MORNING);
        expect([cart.declarations !== null, cart.legalDocsConfirmAt !== null, cart.checkoutState]).toEqual(
          declarations ? [true, true, 'shipping_skipped'] : [false, false, 'cart'],
        );
      }
      expect(await complete(buyer)).toBe(declarations ? undefined : 422);
      await update(market().db, 'variants', { onHand: 100_000 });
    }),
    { numRuns: 40 },
  );
});

test('the documents of an added good are sent as well', async () => {
  const bond = await papered(1);
  const other = await papered(1);
  const buyer = await market().buyer();
  const sent = async (cart: Row<'orders'>) => {
    await update(market().db, 'orders', { legalDocsSentAt: MORNING.toISOString() }, { id: cart.id });
  };
  await sent(await put(buyer, bond, 500));
  expect((await put(buyer, bond, 500)).legalDocsSentAt).not.toBeNull();
  expect((await put(buyer, other, 500)).legalDocsSentAt).toBeNull();
});

describe('limits apply to all orders of a bond together', () => {
  const order = fc.record({
    quantity: fc.constantFrom(400, 1_000, 4_000, 9_000, 10_000, 16_000, 25_000),
    basis: fc.constantFrom('assets' as const, 'income' as const),
    monthlyNetIncome: fc.constantFrom(500_00, 5_000_00, 12_500_00),
    after: fc.constantFrom('stays', 'stays', 'cancelled', 'refunded', 'paid'),
  });
  test('with any rule, whatever the state of the earlier ones', async () => {
    const attributes = { max_subscription_non_professional: '2500000' };
    const good = await papered(0, { attributes });
    const elsewhere = await papered(0);
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 5 }), async (orders) => {
        const buyer = await market().buyer();
        await market().order(buyer, [[elsewhere, 20_000]]);
        let subscribed = 0;
        for (const { quantity, basis, monthlyNetIncome, after } of orders) {
          const total = quantity * 100;
          const limit = basis === 'assets' ? 10_000_00 : Math.min(25_000_00, 2 * monthlyNetIncome);
          const declarations = { ...declaredFor([]), basis, freeAssets: 100_000_00, monthlyNetIncome };
          const { tokenValue } = await openCart(market().db, buyer, 'de', MORNING);
          await market()
            .db.deleteFrom('orderItems')
            .where('orderId', 'in', (query) =>
              query.selectFrom('orders').select('id').where('tokenValue', '=', tokenValue),
            )
            .execute();
          const refused = async () => {
            const added = await refusalOf(put(buyer, good, quantity));
            return added ?? (await refusalOf(confirm(buyer, declarations))) ?? (await complete(buyer));
          };
          const allowed = subscribed + total <= 1_000_00 ? 25_000_00 : limit;
          expect(await refused()).toBe(subscribed + total > allowed ? 'ORDER_TOO_HIGH' : undefined);
          if (subscribed + total > allowed) continue;
          if (after !== 'stays') await update(market().db, 'orders', { paymentState: after }, { tokenValue });
          if (after === 'stays' || after === 'paid') subscribed += total;
        }
        await update(market().db, 'variants', { onHand: 100_000 });
      }),
      { numRuns: 30 },
    );
  });
});
