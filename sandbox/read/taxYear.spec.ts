import { describe, expect, test } from 'vitest';
import { nobodysAddress } from '#domain/money/movements.ts';
import { insert, rowOf, update } from '../db/rows.ts';
import type { NewRow, Row } from '../db/schema.ts';
import { freshMarket, type Good } from '../testing/market.ts';
import { taxYearOf } from './taxYear.ts';

const market = freshMarket();
const NOW = new Date('2026-06-01T09:00:00Z');

const CONTRACT = `0x${'c'.repeat(40)}`;

const called = async (name: string, attributes: Record<string, string | null> = {}) => {
  const good = await market().good({ attributes, product: { contractAddress: CONTRACT } });
  await insert(market().db, 'productTranslations', { productId: good.product.id, locale: 'de', name });
  return good;
};
const walletOf = (customer: Row<'customers'>) => rowOf(market().db, 'wallets', { customerId: customer.id });
const moved = ({ product, variant }: Good, facts: Omit<NewRow<'transactions'>, 'productId' | 'variantId'>) =>
  insert(market().db, 'transactions', { productId: product.id, variantId: variant.id, ...facts });
const yearOf = async (customer: Row<'customers'>, year: number, now = NOW) => {
  const found = await taxYearOf(market().db, customer, year, now);
  if (found === null) throw new Error('A year that has begun can be told of.');
  return found;
};

describe('the period', () => {
  test('is the year, up to today in the current one, and none for a future year', async () => {
    const buyer = await market().buyer();
    expect(await yearOf(buyer, 2025)).toMatchObject({ year: 2025, until: '2025-12-31', isPreliminary: false });
    expect(await yearOf(buyer, 2026)).toMatchObject({ year: 2026, until: '2026-06-01', isPreliminary: true });
    expect(await taxYearOf(market().db, buyer, 2027, NOW)).toBeNull();
    // The year begins and ends in the shop’s time zone.
    const newYear = new Date('2026-12-31T23:30:00Z');
    expect(await yearOf(buyer, 2026, newYear)).toMatchObject({ until: '2026-12-31', isPreliminary: false });
    expect(await yearOf(buyer, 2027, newYear)).toMatchObject({ until: '2027-01-01', isPreliminary: true });
  });
});

test('the payments of the period are listed up to today, earliest first, with the ISIN of their security', async () => {
  const buyer = await market().buyer();
  const other = await market().buyer();
  const bond = await called('Bond', { isin: 'DE1' });
  const bare = await called('Bare');
  const paid = async (payoutDate: string, amount: number, productId: number | null, customerId = buyer.id) =>
    insert(market().db, 'payouts', { customerId, productId, amount, payoutDate });
  await paid('2026-06-01', 3, bond.product.id);
  await paid('2026-06-02', 4, bond.product.id);
  await paid('2025-12-31', 5, bond.product.id);
  await paid('2026-01-01', 1, null);
  await paid('2026-02-01', 2, bare.product.id);
  await paid('2026-02-01', 9, bond.product.id, other.id);
  const told = (await yearOf(buyer, 2026)).payouts.map(({ payoutDate, amount, isin }) => [payoutDate, amount, isin]);
  expect(told).toEqual([
    ['2026-01-01', 1, null],
    ['2026-02-01', 2, null],
    ['2026-06-01', 3, 'DE1'],
  ]);
  expect((await yearOf(buyer, 2025)).payouts.map(({ amount }) => amount)).toEqual([5]);
});

describe('movements', () => {
  const prepared = async () => {
    const buyer = await market().buyer();
    const { address } = await walletOf(buyer);
    const bond = await called('Zinsbond', { isin: 'DE1', nominal_value: '250' });
    const bare = await called('Ätherbond');
    const another = `0x${'1'.repeat(40)}`;
    // Half an hour after midnight in the shop’s time zone: the first of the year.
    await moved(bond, { ...way(CONTRACT, address), hash: '0x2', amount: 10, createdAt: '2025-12-31T23:30:00.000Z' });
    await moved(bond, {
      ...way(nobodysAddress, address),
      hash: '0x1',
      amount: 5,
      createdAt: '2025-12-31T22:30:00.000Z',
    });
    await moved(bare, { ...way(another, address), hash: '0x3', amount: 7, createdAt: '2026-03-01T12:00:00.000Z' });
    await moved(bond, { ...way(address, another), hash: '0x4', amount: 4, createdAt: '2026-04-01T12:00:00.000Z' });
    await moved(bond, { ...way(address, CONTRACT), hash: '0x5', amount: 6, createdAt: '2026-05-01T12:00:00.000Z' });
    // After today.
    await moved(bond, {
      ...way(nobodysAddress, address),
      hash: '0x6',
      amount: 99,
      createdAt: '2026-06-01T23:00:00.000Z',
    });
    return { buyer, bond, bare };
  };
  const way = (fromAddress: string, toAddress: string) => ({ fromAddress, toAddress });

  test('of the year are listed in order, with outgoing ones negative, and with a nominal value if there is one', async () => {
    const { buyer, bond, bare } = await prepared();
    const of = { name: 'Zinsbond', code: bond.product.code, isin: 'DE1' };
    const { movements } = await yearOf(buyer, 2026);
    expect(movements).toEqual([
      { ...of, date: '2026-01-01', kind: 'bought', hash: '0x2', amount: 10, nominal: 2_500, price: null },
      {
        name: 'Ätherbond',
        code: bare.product.code,
        isin: null,
        date: '2026-03-01',
        kind: 'received',
        hash: '0x3',
        amount: 7,
        nominal: null,
        price: null,
      },
      { ...of, date: '2026-04-01', kind: 'sent', hash: '0x4', amount: -4, nominal: -1_000, price: null },
      { ...of, date: '2026-05-01', kind: 'repaid', hash: '0x5', amount: -6, nominal: -1_500, price: null },
    ]);
    expect((await yearOf(buyer, 2025)).movements.map(({ hash }) => hash)).toEqual(['0x1']);
  });

  test('leave the holdings at the end, with those of earlier years, sorted by name as in German', async () => {
    const { buyer, bond, bare } = await prepared();
    const of = { name: 'Zinsbond', code: bond.product.code, isin: 'DE1' };
    expect((await yearOf(buyer, 2026)).held).toEqual([
      { name: 'Ätherbond', code: bare.product.code, isin: null, amount: 7, nominal: null },
      { ...of, amount: 5, nominal: 1_250 },
    ]);
    expect((await yearOf(buyer, 2025)).held).toEqual([{ ...of, amount: 5, nominal: 1_250 }]);
    expect((await yearOf(buyer, 2024)).held).toEqual([]);
    const { address } = await walletOf(buyer);
    await moved(bond, {
      ...way(address, nobodysAddress),
      hash: '0x7',
      amount: 5,
      createdAt: '2026-05-02T12:00:00.000Z',
    });
    expect((await yearOf(buyer, 2026)).held.map(({ name }) => name)).toEqual(['Ätherbond']);
  });
});

describe('the holder', () => {
  const holderOf = async (customer: Row<'customers'>) => (await yearOf(customer, 2025)).holder;
  const changed = (customer: Row<'customers'>, facts: Partial<NewRow<'customers'>>) =>
    market()
      .db.updateTable('customers')
      .set(facts)
      .where('id', '=', customer.id)
      .returningAll()
      .executeTakeFirstOrThrow();

  test('is given by name, address, number, tax number, and wallets, the default one first', async () => {
    const named = { title: 'Dr.', firstName: 'Clara', lastName: 'Sommer', taxnumber: '12/345' };
    const buyer = await market().buyer(named);
    const first = await walletOf(buyer);
    await update(market().db, 'wallets', { defaultWallet: 0 }, { customerId: buyer.id });
    const wallet = { customerId: buyer.id, type: 'external', name: 'W', createdAt: first.createdAt };
    await market()
      .db.insertInto('wallets')
      .values([
        { ...wallet, address: '0xplain', defaultWallet: 0 },
        { ...wallet, address: '0xdefault', defaultWallet: 1 },
      ])
      .execute();
    await market().buyer();
    expect(await holderOf(buyer)).toEqual({
      name: 'Dr. Clara Sommer',
      lines: ['Dr. Clara Sommer', 'Am Wall 1', '28195 Bremen'],
      reference: `K-${String(buyer.id).padStart(6, '0')}`,
      taxnumber: '12/345',
      wallets: ['0xdefault', first.address, '0xplain'],
    });
  });

  test('is given by mail address if nothing else is known', async () => {
    const buyer = await changed(await market().buyer(), { defaultAddressId: null });
    expect(await holderOf(buyer)).toMatchObject({ name: buyer.email, lines: [buyer.email], taxnumber: null });
    const half = await changed(buyer, { lastName: 'Sommer' });
    expect((await holderOf(half)).name).toBe('Sommer');
  });

  test('is the company for its representative: its name, its address and its tax number', async () => {
    const person = await market().buyer({ firstName: 'Clara', lastName: 'Sommer', taxnumber: '12/345' });
    const { db } = market();
    const { id: defaultAddressId } = await insert(db, 'addresses', {
      customerId: person.id,
      countryCode: 'DE',
      street: 'Kai 2',
      city: 'Kiel',
      postcode: '24103',
    });
    const { id: companyId } = await insert(db, 'companies', {
      uuid: 'c',
      companyName: 'Werft GmbH',
      taxnumber: '99/1',
      defaultAddressId,
    });
    const company = await changed(person, { accountType: 'company', companyId });
    expect(await holderOf(company)).toMatchObject({
      name: 'Werft GmbH',
      lines: ['Werft GmbH', 'Kai 2', '24103 Kiel'],
      taxnumber: '99/1',
    });
    await update(db, 'companies', { companyName: null, defaultAddressId: null });
    expect(await holderOf(company)).toMatchObject({ name: 'Clara Sommer', lines: ['Clara Sommer'], taxnumber: '99/1' });
    // A private customer with a company remains a private taxpayer.
    const private_ = await changed(person, { accountType: 'personal', companyId });
    expect(await holderOf(private_)).toMatchObject({ name: 'Clara Sommer', taxnumber: '12/345' });
    const without = await changed(person, { accountType: 'company', companyId: null });
    expect(await holderOf(without)).toMatchObject({ name: 'Clara Sommer', taxnumber: '12/345' });
  });
});
