import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Discount, Referral } from '#domain/shop/referral.ts';
import { dayOf } from '#domain/time/calendar.ts';
import { insert, rowOf, rowsOf, update } from '../db/rows.ts';
import type { PersonaKey } from '../personas.ts';
import type { Client } from '../testing/client.ts';
import { describeShop, type Fixture } from '../testing/shop.ts';

const DAY = 86_400_000;
const Members = <T extends z.core.$ZodType>(schema: T) => z.object({ member: z.array(schema), totalItems: z.int() });

describeShop('referrals', (fixture: () => Fixture) => {
  const db = () => fixture().shop.database.db;
  const referralsOf = async (client: Client) =>
    Members(Referral).parse((await client.call('GET', 'referrals')).body).member;
  const customer = (key: PersonaKey) => rowOf(db(), 'customers', { personaKey: key });
  /** Makes Julia the referrer of Clara. */
  async function referClara(facts: object = {}) {
    const { id: referredById } = await customer('julia');
    const promise = { referredById, promisedCommission: 2500, ...facts };
    await update(db(), 'customers', promise, { personaKey: 'cleared' });
    return customer('cleared');
  }
  const control = async (path: string, body: object = {}) => {
    const { status } = await fixture().visitor.control('POST', path, body);
    expect(status, path).toBeLessThan(300);
  };
  let number = 0;
  /** Places a paid order of Clara’s. */
  async function order(customerId: number, facts: object = {}) {
    number += 1;
    const variant = await rowOf(db(), 'variants', { code: 'WIND-NORDSEE-2032-TOKEN' });
    const tokenValue = `clara-${number}`;
    const at = new Date(Date.now() - 3_600_000).toISOString();
    const { id } = await insert(db(), 'orders', {
      number: `90000${number}`,
      tokenValue,
      customerId,
      locale: 'de',
      checkoutState: 'completed',
      paymentState: 'paid',
      shippingState: 'ready',
      checkoutCompletedAt: at,
      createdAt: at,
      total: 100_000,
      ...facts,
    });
    await insert(db(), 'orderItems', {
      orderId: id,
      productId: variant.productId,
      variantId: variant.id,
      productCode: 'WIND-NORDSEE-2032',
      productName: 'Wind',
      variantCode: variant.code,
      variantName: 'Token',
      quantity: 1000,
      unitPrice: 100,
      originalUnitPrice: 100,
      subtotal: 100_000,
      total: 100_000,
      nominalValue: 100_000,
    });
    return { id, tokenValue };
  }
  const ofClara = async (julia: Client) => (await referralsOf(julia)).find(({ initials }) => initials === 'C. S.');
  const commissions = () => rowsOf(db(), 'mails', { subject: 'Sie haben eine Provision verdient' });

  test('list only the referred customers’ initials and progress', async () => {
    const julia = await fixture().visitor.as('julia');
    const { body } = await julia.call('GET', 'referrals');
    const { member } = Members(Referral).parse(body);
    expect(member.map(({ id, initials, status, commission }) => [id, initials, status, commission])).toEqual([
      [4, 'E. S.', 'unverified', null],
      [3, 'J. W.', 'disclosing', null],
      [2, 'M. Y.', 'settled', 2500],
      [1, 'T. B.', 'settled', 2500],
    ]);
    expect(member.map(({ earnedOn }) => earnedOn)).toEqual([null, null, '2024-09-30', '2026-09-30']);
    const [first] = Members(z.record(z.string(), z.unknown())).parse(body).member;
    expect(Object.keys(first ?? {}).filter((key) => !key.startsWith('@'))).toEqual([
      'id',
      'initials',
      'signedUpOn',
      'status',
    ]);
    expect(await referralsOf(await fixture().visitor.as('cleared'))).toEqual([]);
  });

  /** Requirement 3.27. */
  test('earn once, with the first settled order, and the referrer gets a mail', async () => {
    const julia = await fixture().visitor.as('julia');
    const clara = await referClara();
    expect(await ofClara(julia)).toMatchObject({ status: 'cleared', commission: null });
    const first = await order(clara.id);
    expect(await ofClara(julia)).toMatchObject({ status: 'subscribed', commission: null });
    await control(`orders/${first.tokenValue}/settle`);
    await control(`orders/${first.tokenValue}/settle`);
    expect(await ofClara(julia)).toMatchObject({ status: 'settled', commission: 2500, earnedOn: expect.any(String) });
    const second = await order(clara.id);
    await control(`orders/${second.tokenValue}/settle`);
    expect((await referralsOf(julia)).reduce((sum, { commission }) => sum + (commission ?? 0), 0)).toBe(7500);
    const mails = await commissions();
    expect(mails.map(({ recipient, locale }) => [recipient, locale])).toEqual([['j.lindner@example.de', 'de']]);
    expect(mails[0]?.text).toMatch(
      /^Guten Tag Julia Lindner,\n\n.+ 25,00\s€, sobald die Widerrufsfrist abgelaufen ist\.\n/,
    );
    expect(mails[0]?.text).toContain(`${fixture().shop.url}/account/attract-investors`);
    expect(mails[0]?.text).not.toMatch(/Clara|Sommer/);
  });

  /** Requirement 3.27. */
  test('earn nothing with a cancelled, refunded or withdrawn order, but with the next one', async () => {
    const julia = await fixture().visitor.as('julia');
    const clara = await referClara();
    for (const paymentState of ['cancelled', 'refunded']) {
      await order(clara.id, { paymentState, shippingState: 'shipped' });
      expect(await ofClara(julia), paymentState).toMatchObject({ status: 'cleared', commission: null });
    }
    const withdrawn = await order(clara.id);
    await control(`orders/${withdrawn.tokenValue}/settle`);
    expect(await ofClara(julia)).toMatchObject({ commission: 2500 });
    const receivedAt = new Date().toISOString();
    const declared = { name: 'C', contract: 'x', email: 'c@example.de', receivedAt, day: dayOf(receivedAt) };
    const withdrawal = { orderId: withdrawn.id, inTime: 0, ...declared };
    await insert(db(), 'withdrawals', withdrawal);
    // A late withdrawal does not end the contract.
    expect(await ofClara(julia)).toMatchObject({ status: 'settled', commission: 2500 });
    await update(db(), 'withdrawals', { inTime: 1 });
    expect(await ofClara(julia)).toMatchObject({ status: 'cleared', commission: null, earnedOn: null });
    await control(`orders/${(await order(clara.id)).tokenValue}/settle`);
    expect(await ofClara(julia)).toMatchObject({ status: 'settled', commission: 2500 });
  });

  test('earn the commission promised at the sign-up, whatever later promises say, and none without a promise', async () => {
    const julia = await fixture().visitor.as('julia');
    await control('customers/julia', { referralCommission: 9900 });
    const { uuid } = await customer('julia');
    expect((await julia.call('GET', `customers/${uuid}`)).body).toMatchObject({ referralCommission: 9900 });
    const clara = await referClara({ promisedCommission: null });
    await control(`orders/${(await order(clara.id)).tokenValue}/settle`);
    expect(await ofClara(julia)).toMatchObject({ status: 'settled', commission: null });
    expect(await commissions()).toEqual([]);
    expect((await referralsOf(julia)).find(({ initials }) => initials === 'M. Y.')?.commission).toBe(2500);
  });

  /** Requirement 3.27. */
  test('of oneself, under another address, earn nothing', async () => {
    const julia = await fixture().visitor.as('julia');
    const { birthday } = await customer('julia');
    const clara = await referClara({ firstName: 'JULIA', lastName: 'Lindner', birthday });
    await control(`orders/${(await order(clara.id)).tokenValue}/settle`);
    expect((await referralsOf(julia)).find(({ initials }) => initials === 'J. L.')).toMatchObject({
      status: 'settled',
      commission: null,
      earnedOn: null,
    });
    expect(await commissions()).toEqual([]);
    // A customer with the same name and another birthday is another person.
    await referClara({ birthday: '1990-01-01' });
    expect((await referralsOf(julia)).find(({ initials }) => initials === 'J. L.')).toMatchObject({ commission: 2500 });
  });

  test('are not accepted from a customer who may not refer, and earlier commissions remain', async () => {
    const { visitor } = fixture();
    await control('customers/julia', { referralPartner: false });
    const { referralCode, uuid } = await customer('julia');
    expect((await visitor.call('GET', `referral-codes/${referralCode}`)).status).toBe(404);
    const person = { firstName: 'Mara', lastName: 'Feld', email: 'mara@example.de', termsAccepted: true };
    const words = { password: 'Sommerwiese-26!', confirmPassword: 'Sommerwiese-26!' };
    const signUp = () => visitor.call('POST', 'customers', { ...person, ...words, referralCode });
    expect((await signUp()).status).toBe(404);
    const julia = await visitor.as('julia');
    expect((await julia.call('GET', `customers/${uuid}`)).body).toMatchObject({ referralPartner: false });
    expect(await referralsOf(julia)).toHaveLength(4);
    await control('customers/julia', { referralPartner: true });
    expect((await signUp()).status).toBe(204);
    expect(await customer('julia').then(({ id }) => id)).toBe(
      (await db().selectFrom('customers').selectAll().where('email', '=', 'mara@example.de').executeTakeFirst())
        ?.referredById,
    );
    expect((await referralsOf(julia))[0]).toMatchObject({ initials: 'M. F.', status: 'unverified' });
  });
});

describeShop('a discount code', (fixture: () => Fixture) => {
  const db = () => fixture().shop.database.db;
  const redeem = (client: Client, code: string) => client.call('POST', 'discounts', { code });
  const discounts = async (client: Client) =>
    Members(Discount).parse((await client.call('GET', 'discounts')).body).member;

  test('is accepted in one of two calls at the same time', async () => {
    const clara = await fixture().visitor.as('cleared');
    const answers = await Promise.all(['HERBST2026', 'EINMALIG50'].map((code) => redeem(clara, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('cannot be guessed', async () => {
    const clara = await fixture().visitor.as('cleared');
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await redeem(clara, `CODE${turn}`)).status);
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
    expect((await redeem(clara, 'HERBST2026')).status).toBe(429);
  });

  test('is credited with the first order that is settled after it was accepted', async () => {
    const miriam = await fixture().visitor.as('twoFactor');
    await redeem(miriam, 'HERBST2026');
    // Orders settled before the redemption do not count.
    expect(await discounts(miriam)).toMatchObject([{ creditedOn: null }]);
    const before = new Date(Date.now() - DAY).toISOString();
    await update(db(), 'discounts', { acceptedAt: before });
    const mint = await db()
      .selectFrom('transactions')
      .innerJoin('orders', 'orders.id', 'transactions.orderId')
      .innerJoin('customers', 'customers.id', 'orders.customerId')
      .select(['transactions.id', 'orders.id as orderId'])
      .where('personaKey', '=', 'twoFactor')
      .executeTakeFirstOrThrow();
    const now = new Date().toISOString();
    await update(db(), 'transactions', { createdAt: now }, { id: mint.id });
    expect(await discounts(miriam)).toMatchObject([{ creditedOn: expect.any(String) }]);
    await update(db(), 'orders', { paymentState: 'refunded' }, { id: mint.orderId });
    expect(await discounts(miriam)).toMatchObject([{ creditedOn: null }]);
  });
});
