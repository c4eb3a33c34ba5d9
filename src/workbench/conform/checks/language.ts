import { createAddress } from '#api/addresses.ts';
import { readCountries } from '#api/lookups.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import type { AddressDraft } from '#domain/shop/drafts.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { totalOf } from '../answer.ts';
import type { Run } from '../run.ts';

const LANGUAGES: Readonly<Record<Locale, string>> = { de: 'German', en: 'English' };
/** Countries with different names in German and English. */
const CODES = ['DE', 'AT', 'CH', 'FR', 'IT', 'NL'];
const CONSEQUENCE =
  'Texts of the shop, and its mails, come in another language than the page: give the channel a locale for each, and name both in the setting languageTags.';

/** Checks that names of countries are in the requested language. */
export async function checkLanguage(run: Run): Promise<void> {
  for (const locale of ['de', 'en'] as const) {
    run.locale = locale;
    const other = locale === 'de' ? 'en' : 'de';
    const countries = await run.ask((http) => readCountries(http));
    if (countries && locale === 'de') checkCountries(run, countries);
    const isIn = (language: Locale) => {
      const names = new Intl.DisplayNames([language], { type: 'region' });
      return countries?.some(({ code, name }) => CODES.includes(code) && names.of(code) === name);
    };
    if (isIn(other) && !isIn(locale))
      run.find(run.last(), {
        path: `member[].name (${locale})`,
        expected: LANGUAGES[locale],
        got: LANGUAGES[other],
        consequence: CONSEQUENCE,
      });
  }
  run.locale = 'de';
}

function checkCountries(run: Run, countries: Awaited<ReturnType<typeof readCountries>>): void {
  const seen = run.last();
  const offered = countries.filter(({ enabled }) => enabled).length;
  if (offered === 0)
    run.find(seen, {
      kind: countries.length === 0 ? 'missingFromSpecification' : 'differs',
      path: 'member[]',
      expected: 'countries that are enabled',
      got: countries.length === 0 ? 'no country' : `none of ${countries.length}`,
      consequence: 'The forms offer no country, and customers cannot enter their address.',
      blocks: true,
    });
  const total = totalOf(seen.body);
  if (typeof total !== 'number' || total <= countries.length) return;
  run.find(seen, {
    path: 'totalItems',
    expected: `all ${total} countries for itemsPerPage=${pageSizes.lookups}`,
    got: String(countries.length),
    consequence: 'Parkett asks once, and offers these only.',
  });
}

/** Words that a refusal has in one language only. */
const WORDS: Readonly<Record<Locale, RegExp>> = {
  de: /\b(?:nicht|bitte|sie|dieser|darf|muss|sein|eine?n?|ihre?n?)\b/i,
  en: /\b(?:not|please|you|this|should|must|enter|value|your?)\b/i,
};
const isIn = (text: string, language: Locale) =>
  WORDS[language].test(text) && !WORDS[language === 'de' ? 'en' : 'de'].test(text);

/** Checks the language of a refusal: no shop accepts an address without a street. */
export async function checkWordsOfRefusal(run: Run, draft: AddressDraft): Promise<void> {
  const words: string[] = [];
  for (const locale of ['de', 'en'] as const) {
    run.locale = locale;
    const { failure, seen } = await run.askRefusal((http) => createAddress(http, { ...draft, street: '' }));
    if (failure?.kind === 'violations') words.push(failure.violations.map(({ message }) => message).join(' '));
    else
      run.find(seen, {
        path: 'violations',
        expected: '422 with a violation at street',
        got: String(seen.status),
        consequence: 'Parkett cannot say which field is wrong.',
      });
  }
  run.locale = 'de';
  const [german = '', english = ''] = words;
  const isSame = german === english;
  if (words.length < 2 || !(isSame || (isIn(german, 'en') && isIn(english, 'de')))) return;
  run.find(run.last(), {
    path: 'violations[].message',
    expected: 'words in the language of Accept-Language',
    got: isSame ? 'the same words in both languages' : 'English for German, and German for English',
    consequence: CONSEQUENCE,
  });
}
