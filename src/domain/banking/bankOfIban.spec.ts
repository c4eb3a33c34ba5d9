import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BankNames,
  bankFilledBefore,
  countryOfIban,
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
  test('fills in empty fields, ignoring spaces', () => {
    expect(fillFromIban({ bic: '', bankName: '  ' }, {}, ing)).toEqual({ fields: ing, filled: ing });
  });

  test('replaces values that it filled in before', () => {
    expect(fillFromIban(commerzbank, commerzbank, ing)).toEqual({ fields: ing, filled: ing });
  });

  test('keeps typed values, in one field or the other', () => {
    expect(fillFromIban({ ...commerzbank, bankName: 'Meine Bank' }, commerzbank, ing)).toEqual({
      fields: { bic: 'INGDDEFFXXX', bankName: 'Meine Bank' },
      filled: { bic: 'INGDDEFFXXX' },
    });
    expect(fillFromIban({ bic: 'COBADEFF', bankName: 'Commerzbank' }, commerzbank, ing)).toEqual({
      fields: { bic: 'COBADEFF', bankName: 'ING-DiBa' },
      filled: { bankName: 'ING-DiBa' },
    });
  });

  test('keeps typed values even if they equal the table’s', () => {
    expect(fillFromIban(commerzbank, {}, commerzbank)).toEqual({ fields: commerzbank, filled: {} });
    expect(fillFromIban(commerzbank, {}, ing)).toEqual({ fields: commerzbank, filled: {} });
  });

  test('removes its own values if the bank is unknown, and nothing else', () => {
    expect(fillFromIban(commerzbank, commerzbank, null)).toEqual({ fields: none, filled: {} });
    expect(fillFromIban(commerzbank, {}, null)).toEqual({ fields: commerzbank, filled: {} });
    expect(fillFromIban(none, {}, null)).toEqual({ fields: none, filled: {} });
  });

  test('fills in the name of a bank without a BIC, and leaves the BIC empty', () => {
    const without = { bic: '', bankName: 'Hypo Vorarlberg Bank' };
    expect(fillFromIban(commerzbank, commerzbank, without)).toEqual({
      fields: without,
      filled: { bankName: 'Hypo Vorarlberg Bank' },
    });
  });

  test('never replaces a typed value, whatever IBANs follow one another', () => {
    const name = fc.constantFrom('bic' as const, 'bankName' as const);
    const bank = fc.option(fc.constantFrom(commerzbank, ing), { nil: null });
    const own = fc.constantFrom('COBADEFF', 'Hausbank');
    const step = fc.oneof(fc.record({ bank }), fc.record({ name, own }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let [form, filled] = [none, {}];
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
  ['DE89 3704 0044 0532 0130 00', 'DE'],
  ['at61 1904 3002 3457 3201', 'AT'],
  ['DE89 3704', null],
  ['DE88 3704 0044 0532 0130 00', null],
])('the bank of %j is in %s', (iban, country) => expect(countryOfIban(iban)).toBe(country));

test('the bank’s name beside the BIC of an IBAN matches in any spelling', () => {
  const own = { bic: 'COBADEFF', bankName: 'Commerzbank Köln' };
  expect(bankFilledBefore(own, commerzbank)).toEqual(own);
  expect(fillFromIban({ ...own }, bankFilledBefore(own, commerzbank), ing).fields).toEqual(ing);
  expect(fillFromIban({ ...own }, bankFilledBefore(own, commerzbank), null).fields).toEqual(none);
  expect(bankFilledBefore(own, ing)).toEqual({});
  expect(bankFilledBefore(own, null)).toEqual({});
  expect(bankFilledBefore({ bic: '', bankName: 'Hausbank' }, { bic: '', bankName: 'Bank' })).toEqual({ bic: '' });
  expect(bankFilledBefore({ bic: '', bankName: 'Commerzbank' }, commerzbank)).toEqual({ bankName: 'Commerzbank' });
});
