import { expect, test } from 'vitest';
import { insert, update } from '../db/rows.ts';
import { freshMarket, MORNING, refusalOf } from '../testing/market.ts';
import { settle } from '../trade/settle.ts';
import { type FormerFacts, takeOver } from './takeOver.ts';

const market = freshMarket();

const facts = (address: Partial<FormerFacts['address']> = {}): FormerFacts => ({
  customer: {
    birthday: '1970-01-01',
    birthCity: 'Köln',
    birthCountry: 'DE',
    nationality: 'DE',
    mobileNumber: null,
    taxnumber: null,
    iban: null,
    bic: null,
    bankName: null,
    beneficiary: null,
    bankCountry: null,
    bankCurrency: null,
  },
  address: { countryCode: 'DE', street: 'Domplatz 1', postcode: '50667', city: 'Köln', ...address },
});

/** Creates a customer of the former system, with the number `K1`, without an address here. */
async function former(known = facts()) {
  const { db } = market();
  const customer = await market().buyer({ migrationState: 0, defaultAddressId: null });
  await insert(db, 'formerCustomers', { number: 'K1', email: customer.email, facts: JSON.stringify(known) });
  return customer;
}

test('takes over only missing data, once, by a number in any notation', async () => {
  const customer = await former();
  await update(market().db, 'customers', { birthCity: 'Gera' }, { id: customer.id });
  expect(await takeOver(market().db, customer, ' k 1', MORNING)).toBe(true);
  const now = await market().db.selectFrom('customers').selectAll().where('id', '=', customer.id).executeTakeFirst();
  expect(now).toMatchObject({
    birthCity: 'Gera',
    nationality: 'DE',
    migrationState: 1,
    defaultAddressId: expect.any(Number),
  });
  expect(await refusalOf(takeOver(market().db, customer, 'K1', MORNING))).toBe('WRONG_STATE');
});

test('finds nothing under another customer’s number', async () => {
  await former();
  const stranger = await market().buyer({ migrationState: 0 });
  expect(await takeOver(market().db, stranger, 'K1', MORNING)).toBe(false);
});

test('withholds the tax on interest by the address that was taken over', async () => {
  const customer = await former();
  const terms = { interest_rate: '5.25', interest_period: 'semiannual', maturity_date: '2032-06-30' };
  const sold = await market().good({ product: { code: 'WOHNBAU-LEIPZIG-2029' }, attributes: terms });
  const order = await market().order(customer, [[sold, 100_000]], { paymentState: 'paid' });
  await settle(market().db, order.id, MORNING);
  const withheld = async () => {
    const rows = await market().db.selectFrom('payouts').select('capitalGainsTax').execute();
    return rows.map(({ capitalGainsTax }) => capitalGainsTax !== null);
  };
  expect(new Set(await withheld())).toEqual(new Set([false]));
  await takeOver(market().db, customer, 'K1', MORNING);
  expect(new Set(await withheld())).toEqual(new Set([true]));
});
