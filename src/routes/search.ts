/** The most characters of a search parameter; a page says of shorter phrases that they are too long (`isPhraseTooLong`). */
const LONGEST = 10_000;

/**
 * Search parameters here are raw strings; too long ones are none of ours. The router's default reads numbers out of
 * strings: a `token_value` of `662E41` would become 6.62e+43.
 */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value.length <= LONGEST));
