import fc from 'fast-check';

/**
 * Any character of Unicode except lone surrogates, for `fc.string({ unit: character })`. fast-check's own unit `binary`
 * is the same, but first lists all of them, which takes seconds in each file that uses it.
 */
export const character = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));
