/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  'redirect.ts: url.origin !== new URL(origin).origin → false':
    'A path without a second slash, however it is decoded, stays on its origin; the question is a second wall.',
  'token.ts: payload === undefined → false': 'Three parts have a second one; the type of an index does not know it.',
};
