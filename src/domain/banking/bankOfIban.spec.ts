import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BankNames,
  bankFilledBefore,
  countryOfIban,
  type Filled,
  filledBefore,
  fillFromIban,
  germanBankCode,
  isGerman,
} from './bankOfIban.ts';

const commerzbank: BankNames = { bic: 'COBADEFFXXX', bankName: 'Commerzbank' };
const ing: BankNames = { bic: 'INGDDEFFXXX', bankName: 'ING-DiBa' };
const none: BankNames = { bic: '', bankName: '' };

describe('germanBankCode', () => {
  test.each(['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00', 'de89 3704 0044 0532 0130 00'])('%s', (iban) => {
    expect(germanBankCode(iban)).toBe('37040044');
  });

  test.each(['', 'DE', 'DE89 3704 0044 0532 0130 0', 'DE88370400440532013000', 'FR1420041010050500013M02606'])(
    '%j has no bank code',
    (iban) => expect(germanBankCode(iban)).toBeNull(),
  );
});

test.each([
  ['D', false],
  ['DE', true],
  ['d e8', true],
  ['AT61 1904', false],
])('%j is the start of a German IBAN: %s', (text, begins) => expect(isGerman(text)).toBe(begins));

describe('fillFromIban', () => {
  const own = { ...commerzbank, bankName: 'Meine Bank' };
  const bare = { bic: '', bankName: 'Hypo Vorarlberg Bank' };

  test.each<[does: string, entered: BankNames, before: Filled, said: BankNames | null, fields: BankNames, Filled]>([
    ['fills in empty fields, ignoring spaces', { bic: '', bankName: '  ' }, {}, ing, ing, ing],
    ['replaces values that it filled in before', commerzbank, commerzbank, ing, ing, ing],
    ['keeps a typed name', own, commerzbank, ing, { ...ing, bankName: 'Meine Bank' }, { bic: ing.bic }],
    ['keeps typed values that equal the table’s', commerzbank, {}, commerzbank, commerzbank, {}],
    ['keeps typed values of another bank', commerzbank, {}, ing, commerzbank, {}],
    ['removes its own values if the bank is unknown', commerzbank, commerzbank, null, none, {}],
    ['removes no typed values', commerzbank, {}, null, commerzbank, {}],
    ['leaves the BIC of a bank without one empty', commerzbank, commerzbank, bare, bare, { bankName: bare.bankName }],
  ])('%s', (_, entered, before, said, fields, filled) => {
    expect(fillFromIban(entered, before, said)).toEqual({ fields, filled });
  });

  test('never replaces a typed value, whatever IBANs follow one another', () => {
    const name = fc.constantFrom('bic' as const, 'bankName' as const);
    const bank = fc.option(fc.constantFrom(commerzbank, ing), { nil: null });
    const own = fc.constantFrom('COBADEFF', 'Hausbank');
    const step = fc.oneof(fc.record({ bank }), fc.record({ name, own }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let form = none;
        let filled = {};
        const entered: Partial<BankNames> = {};
        for (const each of steps) {
          if ('own' in each) {
            form = { ...form, [each.name]: each.own };
            entered[each.name] = each.own;
          } else ({ fields: form, filled } = fillFromIban(form, filled, each.bank));
          expect(form).toMatchObject(entered);
        }
      }),
    );
  });
});

test('values of a reopened form count as filled in exactly if they equal those of its IBAN', () => {
  expect(filledBefore(commerzbank, commerzbank)).toEqual(commerzbank);
  expect(filledBefore({ ...commerzbank, bankName: 'Hausbank' }, commerzbank)).toEqual({ bic: 'COBADEFFXXX' });
  expect(filledBefore({ ...commerzbank, bic: '' }, commerzbank)).toEqual({ bankName: 'Commerzbank' });
  expect(filledBefore(commerzbank, null)).toEqual({});
});

test.each([
  ['at61 1904 3002 3457 3201', 'AT'],
  ['DE89 3704', null],
])('the bank of %j is in %s', (iban, country) => expect(countryOfIban(iban)).toBe(country));

test('the bank’s name beside the BIC of an IBAN matches in any spelling', () => {
  const own = { bic: 'COBADEFF', bankName: 'Commerzbank Köln' };
  expect(bankFilledBefore(own, commerzbank)).toEqual(own);
  expect(fillFromIban({ ...own }, bankFilledBefore(own, commerzbank), ing).fields).toEqual(ing);
  expect(bankFilledBefore(own, ing)).toEqual({});
  expect(bankFilledBefore(own, null)).toEqual({});
  expect(bankFilledBefore({ bic: '', bankName: 'Hausbank' }, { bic: '', bankName: 'Bank' })).toEqual({ bic: '' });
  expect(bankFilledBefore({ bic: '', bankName: 'Commerzbank' }, commerzbank)).toEqual({ bankName: 'Commerzbank' });
});
