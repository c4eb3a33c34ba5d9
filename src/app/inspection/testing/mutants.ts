/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'inspect.ts: { seen = undefined; } → {}':
    'Where the part that tells cannot be loaded, nobody reads what is kept; dropping it saves memory.',
  'live.ts: !isMachineSnapshot(snapshot) → false':
    'A machine has no other snapshots; the type of an inspection does not know it.',
  "live.ts: inspected.type === '@xstate.snapshot' → true":
    'The other kinds carry no snapshot, and are left at the first look.',
  'live.ts: size > REMEMBERED → size >= REMEMBERED': 'A character more or less of four million.',
  'live.ts: [] → ["Stryker was here"]': 'What stands before the first event that was sent is left out with it.',
};
