import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Locale, Reading } from '#domain/shop/settings.ts';

const source = readFileSync(new URL('boot.js', import.meta.url), 'utf8');

/** Runs the boot script in a browser with these languages and this stored choice, and returns the root element. */
function rootOf(languages: readonly string[], stored: string | null, reading: Reading, first: string) {
  const documentElement = { dataset: { unseen: undefined }, lang: '' };
  const views = { visitor: 'login', known: 'home', usual: 'home', query: null, first };
  const texts = { settings: { reading }, page: { of: 'investor', views, texts: null, table: null, files: [] } };
  runInNewContext(source, {
    document: {
      documentElement,
      getElementById: (id: keyof typeof texts) => ({ textContent: JSON.stringify(texts[id]) }),
    },
    localStorage: { getItem: (key: string) => (key === 'parkett.locale' ? stored : null) },
    navigator: { languages },
    history: { state: null },
    location: { search: '' },
    window: {},
    URLSearchParams,
    addEventListener: () => undefined,
  });
  return documentElement;
}

const languageOf = (languages: readonly string[], stored: string | null, reading: Reading) =>
  rootOf(languages, stored, reading, 'home').lang;

test.each<[string[], Locale]>([
  [['de-AT', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['fr-FR', 'en-US', 'de'], 'en'],
  [['fr-FR'], 'de'],
  [[], 'de'],
])('a page is in the first language of a browser with %j that there is: %s', (languages, language) => {
  expect(languageOf(languages, null, 'investor')).toBe(language);
  expect(languageOf(languages, null, 'marketplace')).toBe(language);
});

test('a stored choice wins, and an unknown one means English in the marketplace', () => {
  expect(languageOf(['en'], 'de', 'investor')).toBe('de');
  expect(languageOf(['de'], 'en', 'marketplace')).toBe('en');
  expect(languageOf(['de'], 'fr', 'investor')).toBe('de');
  expect(languageOf(['de'], 'fr', 'marketplace')).toBe('en');
});

test('the markup of the page is hidden unless it is the view of this visitor, in language and reading', () => {
  const isHidden = (language: string, reading: Reading, first: string) =>
    rootOf([language], null, reading, first).dataset.unseen === '';
  expect(isHidden('de', 'investor', 'login')).toBe(false);
  expect(isHidden('de', 'investor', 'home')).toBe(true);
  expect(isHidden('en', 'investor', 'login')).toBe(true);
  expect(isHidden('de', 'marketplace', 'login')).toBe(true);
});
