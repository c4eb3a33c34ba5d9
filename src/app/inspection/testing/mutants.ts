/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'inspect.ts: { seen = undefined; } → {}':
    'If the reporting part cannot be loaded, no code reads the stored events; dropping them only saves memory.',
  'live.ts: !isMachineSnapshot(snapshot) → false':
    'A machine has no other snapshots; only the type of an inspection requires the check.',
  "live.ts: inspected.type === '@xstate.snapshot' → true":
    'Inspections of other kinds have no snapshot and are ignored anyway.',
  'live.ts: size > REMEMBERED → size >= REMEMBERED': 'The limit of four million characters moves by one.',
  'live.ts: [] → ["Stryker was here"]': 'Entries before the first sent event are removed together with it.',
};
