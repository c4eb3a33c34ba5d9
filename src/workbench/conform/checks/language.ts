import { createAddress } from '#api/addresses.ts';
import { readCountries } from '#api/lookups.ts';
import type { AddressDraft } from '#domain/shop/drafts.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { about, type Run } from '../run.ts';

const LANGUAGES: Readonly<Record<Locale, string>> = { de: 'German', en: 'English' };
/** Countries with different names in both languages. */
const CODES = ['DE', 'AT', 'CH', 'FR', 'IT', 'NL'];
const CONSEQUENCE =
  'Texts of the shop, and its mails, come in another language than the page: give the channel a locale for each, and name both in the setting languageTags.';

/** Names of countries in the language that the call asks for. */
export async function checkLanguage(run: Run): Promise<void> {
  for (const locale of ['de', 'en'] as const) {
    run.locale = locale;
    const other = locale === 'de' ? 'en' : 'de';
    const countries = await run.ask((http) => readCountries(http));
    const isIn = (language: Locale) => {
      const names = new Intl.DisplayNames([language], { type: 'region' });
      return countries?.some(({ code, name }) => CODES.includes(code) && names.of(code) === name);
    };
    if (isIn(other) && !isIn(locale))
      run.find({
        ...about(run.last()),
        kind: 'differs',
        path: `member[].name (${locale})`,
        expected: LANGUAGES[locale],
        got: LANGUAGES[other],
        consequence: CONSEQUENCE,
        blocks: false,
      });
  }
  run.locale = 'de';
}

/** Words of a refusal in both languages: an address without a street is made nowhere. */
export async function checkWordsOfRefusal(run: Run, draft: AddressDraft): Promise<void> {
  const words: string[] = [];
  for (const locale of ['de', 'en'] as const) {
    run.locale = locale;
    const { failure, seen } = await run.askRefusal((http) => createAddress(http, { ...draft, street: '' }));
    if (failure?.kind === 'violations') words.push(failure.violations.map(({ message }) => message).join(' '));
    else
      run.find({
        ...about(seen),
        kind: 'differs',
        path: 'violations',
        expected: '422 with a violation at street',
        got: String(seen.status),
        consequence: 'Parkett cannot say which field is wrong.',
        blocks: false,
      });
  }
  run.locale = 'de';
  if (words.length === 2 && words[0] === words[1])
    run.find({
      ...about(run.last()),
      kind: 'differs',
      path: 'violations[].message',
      expected: 'words in the language of Accept-Language',
      got: 'the same words in both languages',
      consequence: CONSEQUENCE,
      blocks: false,
    });
}
