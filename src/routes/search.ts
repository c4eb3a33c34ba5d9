/**
 * Maximum length of a search parameter in characters; pages reject shorter phrases that are too long
 * (`isPhraseTooLong`).
 */
const LONGEST = 10_000;

/**
 * Parses search parameters as raw strings and drops those that are too long. The router's default reads numbers out of
 * strings: a `token_value` of `662E41` would become 6.62e+43.
 */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value.length <= LONGEST));
