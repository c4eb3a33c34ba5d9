import { expect, test } from 'vitest';
import type { Order } from '#domain/shop/order.ts';
import { update } from '../db/rows.ts';
import { BY_BOTH, completed, orderIn } from '../testing/orders.ts';
import { describeShop } from '../testing/shop.ts';

describeShop('mails about money', (fixture) => {
  const db = () => fixture().shop.database.db;
  const place = async () => completed(await fixture().visitor.as('cleared'), BY_BOTH, 1000, 'bank_transfer');
  const euros = (cents: number) =>
    new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(cents / 100);
  const step = (order: Order, name: string) => fixture().visitor.control('POST', `orders/${order.tokenValue}/${name}`);
  const transfer = (body: object) => fixture().visitor.control('POST', 'bank-transfers', body);
  const again = async ({ tokenValue }: Order) =>
    orderIn(await (await fixture().visitor.as('cleared')).call('GET', `orders/${tokenValue}`));
  /** Text of a mail sent during the work; null if there was none. */
  async function mailAfter(work: () => Promise<unknown>): Promise<string | null> {
    const last = async () => db().selectFrom('mails').selectAll().orderBy('id', 'desc').executeTakeFirst();
    const before = await last();
    await work();
    const after = await last();
    return after && after.id !== before?.id ? `${after.subject} ${after.text}` : null;
  }

  test('name each payment, shortfall and refund, which is also listed with amount and day', async () => {
    const order = await place();
    const { total } = order;
    const number = order.number ?? '';
    const book = (amount: number) => transfer({ order: number, amount });
    const told = async (work: () => Promise<unknown>, amount: number) => {
      const mail = (await mailAfter(work)) ?? '';
      expect(mail).toContain(euros(amount));
      expect(mail).toContain(number);
      const { money = [] } = await again(order);
      expect(Number.isNaN(Date.parse(money.at(-1)?.at ?? ''))).toBe(false);
      return money.map(({ kind, amount: cents }) => [kind, cents]);
    };
    const lines: [string, number][] = [['short', 10_00]];
    expect(await told(() => book(10_00), 10_00)).toEqual(lines);
    lines.push(['over', total]);
    expect(await told(() => book(total), total)).toEqual(lines);
    lines.push(['twice', 33_00]);
    expect(await told(() => book(33_00), 33_00)).toEqual(lines);
    lines.push(['returned', 43_00]);
    expect(await told(() => step(order, 'return'), 43_00)).toEqual(lines);
    expect((await again(order)).received).toBe(total);
    lines.push(['returned', total]);
    expect(await told(() => step(order, 'refund'), total)).toEqual(lines);
    expect((await again(order)).received).toBe(0);
    lines.push(['late', 5_00]);
    expect(await told(() => book(5_00), 5_00)).toEqual(lines);
  });

  test.each([
    ['de', 'Es fehlen noch 12,50 €.', '7,25 € sind zu viel; wir überweisen sie zurück.'],
    ['en', '€12.50 is still due.', 'That’s €7.25 too much, and we’ll transfer it back to you.'],
  ] as const)('name what is missing or too much after all transfers, in %s', async (locale, missing, surplus) => {
    const order = await place();
    await update(db(), 'orders', { locale }, { tokenValue: order.tokenValue });
    const mailOf = async (amount: number) =>
      (await mailAfter(() => transfer({ order: order.number, amount })))?.replaceAll('\u00a0', ' ');
    await mailOf(100_00);
    expect(await mailOf(order.total - 112_50)).toContain(missing);
    expect(await mailOf(19_75)).toContain(surplus);
  });

  test('report a cancellation by the shop, and the refund after it', async () => {
    const order = await place();
    await transfer({ order: order.number, kind: 'short' });
    expect(await mailAfter(() => step(order, 'cancel'))).toContain(euros(order.total));
    expect((await again(order)).cancelledAt).not.toBeNull();
    expect(await mailAfter(() => step(order, 'refund'))).toContain(euros(order.total - 10_00));
    expect((await again(order)).money?.map(({ kind }) => kind)).toEqual(['short', 'returned']);
  });

  test('about a payment without a known number go only to the customer whose account it came from', async () => {
    const order = await place();
    const mail = await mailAfter(() => transfer({ order: order.number, kind: 'wrongReference' }));
    expect(mail).toContain(euros(order.total));
    expect(mail).toContain('nicht zuordnen');
    expect(await mailAfter(() => transfer({ amount: 100, purpose: 'Grüße', payerName: 'Erika Fremd' }))).toBeNull();
    expect(await mailAfter(() => transfer({ order: order.number }))).toContain('Sie ist damit bezahlt.');
  });
});
