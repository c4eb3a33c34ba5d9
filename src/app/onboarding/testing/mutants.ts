/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'guard.ts: { signal } → {}': 'The caller has stopped waiting: the machine has left the state that asked.',
  'guard.ts: customerUuid !== null → true':
    'Visitors ask for nothing and are granted nothing; the type does not know it.',
  'led.ts: \'\' → "Stryker was here!"': 'Neither is JSON.',
  'readFacts.ts: { signal } → {}': 'The same reason as in guard.ts.',
};
