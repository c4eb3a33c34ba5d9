/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'bannerMemory.ts: \'\' → "Stryker was here!"': 'Neither is JSON.',
  'bannerMemory.ts: text !== null → true': 'What is kept as null is read as nothing.',
  'bannerMemory.ts: stages.indexOf(welcome) > stages.indexOf(noted) → stages.indexOf(welcome) >= stages.indexOf(noted)':
    'Both are the same stage.',
  'guard.ts: { signal } → {}':
    'Whoever stopped waiting hears nothing of it: the machine has left the state that asked.',
  'guard.ts: customerUuid !== null → true':
    'Nothing is asked for or granted where nobody is signed in; the type does not know it.',
  'led.ts: \'\' → "Stryker was here!"': 'Neither is JSON.',
  'readFacts.ts: { signal } → {}': 'As of guard.ts.',
};
