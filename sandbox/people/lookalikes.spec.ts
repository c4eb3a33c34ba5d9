import { expect, test } from 'vitest';
import { looksAlike } from './lookalikes.ts';

test.each([
  ['Nordlicht', 'NordIicht'],
  ['Nordlicht', 'Nord|icht'],
  ['Nord Licht', 'Nord|Licht'],
  ['Nordlicht', '!Nordlicht'],
  ['Wolle', 'Wo||e'],
  ['Metall', 'Metal|'],
  ['Nordlicht', 'Nordḷicht'],
  ['Nordlicht', 'N\u200bord l-icht'],
  ['plattenladen', 'plаttenlаden'],
  ['René', 'Rene'],
  ['Hallo', 'Hallo!'],
])('%s looks like %s', (one, other) => {
  expect(looksAlike(one, other)).toBe(true);
});

test.each([
  ['Müller', 'Muller'],
  ['Hallo', 'Hall'],
  ['की', 'कि'],
])('%s does not look like %s', (one, other) => {
  expect(looksAlike(one, other)).toBe(false);
});
