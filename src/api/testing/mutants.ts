/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  'contract.ts: !first → false': 'An error of zod names one issue at least; the type of an index does not know it.',
  'contract.ts: [] → ["Stryker was here"]': 'As above: nothing leads here.',
  'failure.ts: breach?.parameters → breach.parameters':
    'Only rows that name a code read a figure, and these have a breach; the type of a row does not know it.',
  'failure.ts: !retryAfter → false':
    'Without the header neither a number nor a date is found in it, which gives the same wait; the types need the line.',
  'session.ts: !claims → false': 'The schemas of the answers guarantee claims; the type of a token does not know it.',
  'session.ts: \'contract\' → ""': 'As above: nothing leads here.',
  'session.ts: \'token\' → ""': 'As above: nothing leads here.',
  "session.ts: { kind: 'contract', path: 'token' } → {}": 'As above: nothing leads here.',
  'vault.ts: text === null → false':
    'Null is no session either: parsed as JSON it is null, which the schema refuses, and so nobody is logged in.',
};
