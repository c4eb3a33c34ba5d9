import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type AccountFields, BankFiller, type BankTable } from './bankFiller.ts';

const COMMERZBANK = 'DE89 3704 0044 0532 0130 00';
const ING = 'DE02 5001 0517 0137 0750 30';
const DKB = 'DE02 1203 0000 0000 2020 51';
const FRENCH = 'FR14 2004 1010 0505 0001 3M02 606';

const table: BankTable = (code) =>
  ({
    '37040044': { bic: 'COBADEFFXXX', bankName: 'Commerzbank' },
    '50010517': { bic: 'INGDDEFFXXX', bankName: 'ING-DiBa' },
  })[code] ?? null;

/** Creates a form with its filler; `type` replaces the IBAN at once, as a paste does, and waits for the result. */
function shown(
  begun: Partial<AccountFields> = {},
  load: () => Promise<BankTable> = async () => table,
  offered: readonly string[] = [],
) {
  const fields: AccountFields = { iban: '', bic: '', bankName: '', bankCountry: '', ...begun };
  const loads = vi.fn(load);
  const fill = vi.fn((names: Partial<AccountFields>) => Object.assign(fields, names));
  const filler = new BankFiller(loads, { ...fields });
  const form = { read: () => ({ ...fields }), offers: (country: string) => offered.includes(country), fill };
  const told = vi.fn();
  const leave = filler.subscribe(told);
  onTestFinished(leave);
  const type = (iban: string) => {
    fields.iban = iban;
    return filler.ibanChanged(form);
  };
  return { fields, filler, loads, fill, told, type, leave };
}

test('the table is loaded once, when a German IBAN is started', async () => {
  const { loads, type, fields, fill } = shown();
  await type('D');
  await type(FRENCH);
  expect(loads).not.toHaveBeenCalled();
  for (let length = 1; length <= COMMERZBANK.length; length += 1) await type(COMMERZBANK.slice(0, length));
  expect(loads).toHaveBeenCalledTimes(1);
  expect(fill).toHaveBeenCalledTimes(1);
  expect(fields).toMatchObject({ iban: COMMERZBANK, bic: 'COBADEFFXXX', bankName: 'Commerzbank' });
});

test('it returns the filled values, and that it filled them', async () => {
  const { filler, told, type } = shown({ bic: 'COBADEFF' });
  expect(filler.read()).toEqual({});
  await type(COMMERZBANK);
  expect(filler.read()).toEqual({ bankName: 'Commerzbank' });
  expect(told).toHaveBeenCalledTimes(1);
  await type(COMMERZBANK.slice(0, -1));
  expect(filler.read()).toEqual({ bankName: 'Commerzbank' });
});

test('another IBAN fills in its bank, and one of an unknown bank empties the fields', async () => {
  const { fields, type } = shown();
  await type(COMMERZBANK);
  await type(ING);
  expect(fields).toMatchObject({ bic: 'INGDDEFFXXX', bankName: 'ING-DiBa' });
  await type(DKB);
  expect(fields).toMatchObject({ bic: '', bankName: '' });
  await type(ING);
  await type(FRENCH);
  expect(fields).toMatchObject({ bic: '', bankName: '' });
});

test('a typed value outlives every IBAN', async () => {
  const { fields, type } = shown();
  await type(COMMERZBANK);
  fields.bankName = 'Hausbank';
  await type(ING);
  expect(fields).toMatchObject({ bic: 'INGDDEFFXXX', bankName: 'Hausbank' });
  await type(FRENCH);
  expect(fields).toMatchObject({ bic: '', bankName: 'Hausbank' });
});

test('in a reopened form the values of its IBAN change with that IBAN, and nothing is filled in before', async () => {
  const { fields, fill, loads, type } = shown({ iban: COMMERZBANK, bic: 'COBADEFFXXX', bankName: 'Hausbank' });
  expect(loads).not.toHaveBeenCalled();
  expect(fill).not.toHaveBeenCalled();
  // Although typed differently, it names the bank that the BIC belonged to.
  await type(FRENCH);
  expect(fields).toMatchObject({ iban: FRENCH, bic: '', bankName: '' });
});

test('a table that arrives late fills in for the present IBAN', async () => {
  const { promise, resolve } = Promise.withResolvers<BankTable>();
  const { fields, fill, type } = shown({}, () => promise);
  const first = type(COMMERZBANK);
  const second = type(ING);
  fields.bic = 'INGDDEFF';
  expect(fill).not.toHaveBeenCalled();
  resolve(table);
  await Promise.all([first, second]);
  expect(fields).toMatchObject({ iban: ING, bic: 'INGDDEFF', bankName: 'ING-DiBa' });
});

test('a table that arrives after the form is closed fills in nothing, as its draft was deleted', async () => {
  const { promise, resolve } = Promise.withResolvers<BankTable>();
  const { fill, leave, type } = shown({}, () => promise);
  const typed = type(COMMERZBANK);
  leave();
  resolve(table);
  await typed;
  expect(fill).not.toHaveBeenCalled();
});

test('a table that cannot be loaded fills in nothing, and is requested again when it is needed', async () => {
  const load = vi.fn<() => Promise<BankTable>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const { fields, fill, loads, type } = shown({}, load);
  for (let length = 1; length < COMMERZBANK.length; length += 1) await type(COMMERZBANK.slice(0, length));
  expect(loads).toHaveBeenCalledTimes(1);
  await type(COMMERZBANK);
  expect(loads).toHaveBeenCalledTimes(2);
  expect(fill).not.toHaveBeenCalled();
  load.mockResolvedValue(table);
  await type(ING);
  expect(loads).toHaveBeenCalledTimes(3);
  expect(fields).toMatchObject({ bic: 'INGDDEFFXXX', bankName: 'ING-DiBa' });
});

describe('the country of the bank', () => {
  const offering = (begun: Partial<AccountFields>, ...offered: string[]) => shown(begun, async () => table, offered);

  test('is that of the IBAN, in any country, without the table', async () => {
    const { fields, filler, loads, type } = offering({}, 'FR', 'DE');
    await type(FRENCH.slice(0, -1));
    expect(fields.bankCountry).toBe('');
    await type(FRENCH);
    expect([fields.bankCountry, filler.read()]).toEqual(['FR', { bankCountry: 'FR' }]);
    expect(loads).not.toHaveBeenCalled();
    await type(COMMERZBANK);
    expect(fields).toMatchObject({ bankCountry: 'DE', bic: 'COBADEFFXXX' });
    expect(filler.read()).toEqual({ bankCountry: 'DE', bic: 'COBADEFFXXX', bankName: 'Commerzbank' });
  });

  test('that the customer chose stays, and one that the shop does not offer is not filled in', async () => {
    const chosen = offering({ bankCountry: 'AT' }, 'FR', 'DE', 'AT');
    await chosen.type(FRENCH);
    expect(chosen.fields.bankCountry).toBe('AT');
    const { fields, type } = offering({}, 'DE');
    await type(COMMERZBANK);
    fields.bankCountry = 'AT';
    await type(ING);
    expect(fields.bankCountry).toBe('AT');
    const unknown = offering({}, 'DE');
    await unknown.type(COMMERZBANK);
    await unknown.type(FRENCH);
    expect(unknown.fields.bankCountry).toBe('');
  });

  test('of a reopened form changes with its IBAN', async () => {
    const { fields, type } = offering({ iban: COMMERZBANK, bankCountry: 'DE' }, 'FR', 'DE');
    await type(FRENCH);
    expect(fields.bankCountry).toBe('FR');
  });
});
