/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'createApp.ts: asker !== null → true':
    'Where nobody asks, there is nothing to withdraw; the type of the event needs it.',
  'startConnectivity.ts: [] → ["Stryker was here"]': 'Only the second and third part are looked at.',
  'startConnectivity.ts: served === null → false':
    'A version is only claimed that was served; the type of what was remembered does not know it.',
  'startConnectivity.ts: { granted: false } → {}': 'What is not granted is refused.',
  "startSession.ts: { kind: 'offline' } → {}":
    'Who waits has failed before, and that failure is told; the type does not know it.',
  'startSession.ts: \'offline\' → ""': 'As above: nothing leads here.',
};
