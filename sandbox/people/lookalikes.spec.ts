import { expect, test } from 'vitest';
import { skeletonOf } from './lookalikes.ts';

test.each([
  ['Nordlicht', 'NordIicht'],
  ['Nordlicht', 'Nord|icht'],
  ['Nordlicht', 'Nord!icht'],
  ['Nordlicht', 'Nordḷicht'],
  ['Nordlicht', 'N\u200bord l-icht'],
  ['plattenladen', 'plаttenlаden'],
])('%s looks like %s', (one, other) => {
  expect(skeletonOf(other)).toBe(skeletonOf(one));
});

test.each([
  ['Müller', 'Muller'],
  ['Hallo', 'Hall'],
  ['की', 'कि'],
])('%s does not look like %s', (one, other) => {
  expect(skeletonOf(other)).not.toBe(skeletonOf(one));
});

test('a closing exclamation mark is a sign, not a letter', () => {
  expect(skeletonOf('Hallo!')).toBe(skeletonOf('Hallo'));
});
