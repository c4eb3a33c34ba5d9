import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isCode, projectFiles, ROOT } from './source.ts';

const textsOf = (language: 'de' | 'en') =>
  readFileSync(`${ROOT}locales/${language}.po`, 'utf8')
    .split('\n')
    .filter((line) => /^(?:msgstr )?"/.test(line));

test('a number and its percent sign stay on one line', () => {
  for (const language of ['de', 'en'] as const)
    expect(textsOf(language).filter((text) => /[\d}] %(?!\w)/.test(text))).toEqual([]);
});

/** Frequent words of each language that are none of the other. */
const FREQUENT = {
  de: /\b(?:der|das|den|dem|des|ist|sind|nicht|keine?n?|sie|ihre?[nr]?|und|oder|mit|von|für|bitte|wird|wurde|eine?n?|zu|auf|es|haben|gibt|nur|noch|diese[rs]?|wir|als|bei|nach)\b|[äöüß]/gi,
  en: /\b(?:the|is|are|not|you|your|and|or|with|of|for|please|be|to|on|it|this|has|have|only|we|at|that)\b|n’t\b/gi,
};
const countOf = (text: string, language: 'de' | 'en') => text.match(FREQUENT[language])?.length ?? 0;

/** Texts in both languages beside each other, as the shop, mails and tests have them. */
const PAIR = /\bde:\s*(['`])((?:\\.|(?!\1).)*)\1,\s*en:\s*(['`])((?:\\.|(?!\3).)*)\3/gs;

/** Requirement 25.2. */
test('a text in two languages has each in its place', () => {
  const pairs = projectFiles()
    .filter(({ path }) => isCode(path))
    .flatMap(({ path, text }) => [...text.matchAll(PAIR)].map(([, , de = '', , en = '']) => ({ path, de, en })));
  expect(pairs.length).toBeGreaterThan(300);
  const isSwapped = ({ de, en }: (typeof pairs)[number]) =>
    countOf(de, 'en') > countOf(de, 'de') || countOf(en, 'de') > countOf(en, 'en');
  expect(pairs.filter(isSwapped)).toEqual([]);
});
