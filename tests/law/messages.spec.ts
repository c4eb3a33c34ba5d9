import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from './source.ts';

const textsOf = (language: 'de' | 'en') =>
  readFileSync(`${ROOT}locales/${language}.po`, 'utf8')
    .split('\n')
    .filter((line) => /^(?:msgstr )?"/.test(line));

test('a number and its percent sign stay on one line', () => {
  for (const language of ['de', 'en'] as const)
    expect(textsOf(language).filter((text) => /[\d}] %(?!\w)/.test(text))).toEqual([]);
});
