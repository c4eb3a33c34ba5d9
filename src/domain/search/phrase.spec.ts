import { expect, test } from 'vitest';
import { isPhraseTooLong, longestPhrase } from './phrase.ts';

test('a phrase of 256 characters is too long, without the spaces around it', () => {
  const phrases = ['', 'x'.repeat(longestPhrase), ` ${'x'.repeat(longestPhrase)} `, 'x'.repeat(longestPhrase + 1)];
  expect(phrases.map(isPhraseTooLong)).toEqual([false, false, false, true]);
});
