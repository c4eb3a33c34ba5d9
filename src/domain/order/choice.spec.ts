import { expect, test } from 'vitest';
import { securitiesAmong, yearsAmong } from './choice.ts';

test('the filters of a list offer each year once, by the shop’s calendar, the latest first', () => {
  // Half an hour before midnight in London is already the next year in the shop's time zone.
  const dates = ['2019-12-31T23:30:00.000Z', '2019-12-31T22:30:00.000Z', '2018-03-01', '2019-03-01'];
  expect([yearsAmong(dates), yearsAmong([])]).toEqual([['2020', '2019', '2018'], []]);
});

test('the filters of a list offer each security once, sorted by name as in German, and none without a code', () => {
  const of = (code: string | null, name: string | null) => ({ code, name });
  const known = [of('Ö', 'Ökostrom Süd'), of('Z', 'Zinshaus'), of('Ä', 'Ärztehaus'), of('A', 'Agrar')];
  expect(securitiesAmong([...known, of('Z', 'Zinshaus'), of(null, 'Alt'), of('BARE', null)])).toEqual([
    { code: 'A', name: 'Agrar' },
    { code: 'Ä', name: 'Ärztehaus' },
    { code: 'BARE', name: 'BARE' },
    { code: 'Ö', name: 'Ökostrom Süd' },
    { code: 'Z', name: 'Zinshaus' },
  ]);
  expect(securitiesAmong([])).toEqual([]);
});
