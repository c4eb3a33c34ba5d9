/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'createApp.ts: asker !== null → true':
    'Without an open question there is none to withdraw; only the type of the event requires the check.',
  'startConnectivity.ts: [] → ["Stryker was here"]': 'Only the second and the third part are read.',
  'startConnectivity.ts: served === null → false':
    'Only a served version is claimed; only the type of the stored version requires the check.',
  'startConnectivity.ts: { granted: false } → {}': 'An absent answer counts as refused, like `granted: false`.',
  "startSession.ts: { kind: 'offline' } → {}":
    'A waiting read has failed before, and that failure is reported; only the type requires the default.',
  'startSession.ts: \'offline\' → ""': 'This code is unreachable, as above.',
};
