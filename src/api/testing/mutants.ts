/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  'contract.ts: !first → false':
    'An error of zod has at least one issue; only the type of an index requires the check.',
  'contract.ts: [] → ["Stryker was here"]': 'This code is unreachable, as above.',
  'failure.ts: breach?.parameters → breach.parameters':
    'Only rows with a code read parameters, and these rows have a breach; only the type requires the check.',
  'failure.ts: !retryAfter → false':
    'A missing header parses neither as a number nor as a date, with the same wait; only the types require the line.',
  'session.ts: !claims → false':
    'The schemas of the answers guarantee claims; only the type of a token requires the check.',
  'session.ts: \'contract\' → ""': 'This code is unreachable, as above.',
  'session.ts: \'token\' → ""': 'This code is unreachable, as above.',
  "session.ts: { kind: 'contract', path: 'token' } → {}": 'This code is unreachable, as above.',
  'vault.ts: text === null → false':
    'A missing entry parses as JSON null, which the schema rejects: the visitor is logged out either way.',
};
