import { readZoneMembers } from '#api/lookups.ts';
import { about, type Run } from '../run.ts';

/** Countries of the zone that the deployment's settings name, if they do. */
export async function checkResidence(run: Run): Promise<void> {
  const { residenceZone } = run.options.customer;
  if (residenceZone === null) return;
  const members = await run.ask((http) => readZoneMembers(http, residenceZone));
  if (members?.length !== 0) return;
  run.find({
    ...about(run.last()),
    kind: 'differs',
    path: 'member',
    expected: `countries in the zone ${residenceZone}`,
    got: 'none',
    consequence: 'Nobody can choose a country to live in: give the zone members, or set residenceZone to its code.',
    blocks: true,
  });
}
