import { readZoneMembers } from '#api/lookups.ts';
import { judge } from '../judge.ts';
import type { Run } from '../run.ts';

/** Checks the countries of the deployment's residence zone; skipped unless the settings name a zone. */
export async function checkResidence(run: Run): Promise<void> {
  const { residenceZone } = run.options.customer;
  if (residenceZone === null) return;
  const { failure } = await run.attempt((http) => readZoneMembers(http, residenceZone));
  const seen = run.last();
  for (const finding of judge(seen)) run.find(seen, finding);
  // The app itself fails with `notFound` for an answer without countries.
  if (failure?.kind !== 'notFound' || seen.failure !== null) return;
  run.find(seen, {
    path: 'member',
    expected: `countries in the zone ${residenceZone}`,
    got: 'none',
    consequence:
      'The forms cannot be loaded, and customers cannot enter their address: give the zone members, or set residenceZone to its code.',
    blocks: true,
  });
}
