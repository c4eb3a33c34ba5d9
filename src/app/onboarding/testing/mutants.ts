/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'guard.ts: { signal } → {}': 'The machine has left the state that started the call, and ignores its result.',
  'guard.ts: customerUuid !== null → true':
    'Visitors ask for nothing and are granted nothing; the type does not know it.',
  'led.ts: \'\' → "Stryker was here!"': 'Neither text is JSON.',
  'readFacts.ts: { signal } → {}': 'The same reason as in guard.ts.',
};
