import { expect, test } from 'vitest';
import { newest } from './banks.ts';

test('a new edition changes, adds and removes banks, with their official names', () => {
  const current = newest(
    {
      '37040044': ['Commerzbank', 'COBADEFFXXX'],
      '10010123': ['OLINDA Zweigniederlassung Deutschland', 'QNTODEB2XXX'],
      '65461878': ['Raiffeisenbank Riss-Umlach', 'GENODES1WAR'],
      '73311600': ['Hypo  Vorarlberg Bank'],
    },
    {
      upsert: {
        '10010123': ['Qonto Zweigniederlassung Deutschland', 'QNTODEB2XXX'],
        '73369859': ['Raiffeisenbank Bidingen -alt-', 'GENODEF1BIN'],
      },
      remove: ['65461878'],
    },
  );
  expect(current).toEqual({
    '37040044': ['Commerzbank', 'COBADEFFXXX'],
    '10010123': ['Qonto Zweigniederlassung Deutschland', 'QNTODEB2XXX'],
    '73369859': ['Raiffeisenbank Bidingen', 'GENODEF1BIN'],
    '73311600': ['Hypo Vorarlberg Bank'],
  });
});

test.each([
  ['Volksbank Wolgast -alt-', 'Volksbank Wolgast'],
  [
    'Münsterländische Bank Thie,Zndl. d.VR-Bank Westmünst.-alt-',
    'Münsterländische Bank Thie,Zndl. d.VR-Bank Westmünst.',
  ],
  ['Volksbank Altshausen -alt-.', 'Volksbank Altshausen'],
  ['Volksbank Grevenbrück -alt', 'Volksbank Grevenbrück'],
  ['Sparkasse Stade-Altes Land', 'Sparkasse Stade-Altes Land'],
])('%j is called %j', (name, called) => {
  expect(newest({ '1': [name] }, { upsert: {}, remove: [] })).toEqual({ '1': [called] });
});
