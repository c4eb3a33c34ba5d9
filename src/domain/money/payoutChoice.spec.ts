import { describe, expect, test } from 'vitest';
import { askedFor, choiceAsked, choiceOf, chosenPayouts, listChoiceOf, yearsOf } from './payoutChoice.ts';
import { payout, some, today } from './testing/payout.ts';

test('the years are listed latest first, future ones too', () => {
  expect(yearsOf(some, today)).toEqual([2027, 2026, 2025]);
  expect(yearsOf([], today)).toEqual([]);
});

test('years without a payout are listed, and so is the present one', () => {
  expect(yearsOf([payout(1, '2022-03-31'), payout(2, '2024-03-31')], today)).toEqual([2026, 2025, 2024, 2023, 2022]);
});

describe('the displayed payouts', () => {
  const wind = { code: 'WIND', name: 'Windkraft' };
  const all = [
    payout(1, '2024-03-31', 1, { productCode: 'WIND', productName: 'Windkraft' }),
    payout(2, '2026-03-31', 1, { productCode: 'WIND', productName: 'Windkraft' }),
    payout(3, '2026-12-31', 1, { productCode: 'SOLAR' }),
    payout(4, '2026-06-30'),
  ];

  test.each([
    [{}, { year: 2026, payer: null }, [2, 3, 4]],
    [{ year: '2024' }, { year: 2024, payer: null }, [1]],
    [{ year: '2025', product: 'WIND' }, { year: 2025, payer: wind }, []],
    [{ year: 'all' }, { year: null, payer: null }, [1, 2, 3, 4]],
    [{ year: 'all', product: 'WIND' }, { year: null, payer: wind }, [1, 2]],
    [{ product: 'SOLAR' }, { year: 2026, payer: { code: 'SOLAR', name: 'SOLAR' } }, [3]],
    // An unknown security is ignored.
    [{ year: '9999', product: 'GOLD' }, { year: 2026, payer: null }, [2, 3, 4]],
    [{ year: '2024.0' }, { year: 2026, payer: null }, [2, 3, 4]],
  ] as const)('of %o', (asked, choice, ids) => {
    expect(choiceOf(all, asked, today)).toEqual(choice);
    expect(chosenPayouts(all, choice).map(({ id }) => id)).toEqual(ids);
    // The address of a shown filter leads back to that filter.
    expect(choiceOf(all, askedFor(listChoiceOf(choiceOf(all, asked, today)), today), today)).toEqual(choice);
  });

  test.each([
    [{}, { year: '2026', product: '' }],
    [
      { year: '2017', product: 'WIND' },
      { year: '2017', product: 'WIND' },
    ],
    [{ year: 'all' }, { year: '', product: '' }],
  ])('are requested before the read of %o by %o', (asked, choice) => {
    expect(choiceAsked(asked, today)).toEqual(choice);
  });

  test('have an address that names all years, or one that is not the present', () => {
    const asked = ['', '2026', '2024'].map((year) => askedFor({ year, product: 'WIND' }, today));
    expect(asked).toEqual(['all', '', '2024'].map((year) => ({ year, product: 'WIND' })));
  });
});
