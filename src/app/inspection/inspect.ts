import type { InspectionEvent } from 'xstate';
import type { Settings } from '#domain/shop/settings.ts';
import type { Seen } from './seen.ts';

/** Sees what every actor does. */
export type Inspect = (event: InspectionEvent) => void;

/**
 * What actors are made with, so that the atlas may watch them. It is the settings of the deployment that allow it, no
 * visitor can: without them there is no observer and nothing is loaded. What happens before the part that tells the
 * atlas is there waits for it, so that the start waits for nothing; if it cannot be loaded, nobody watches.
 */
export function inspectAs({ inspect }: Settings): Inspect | undefined {
  if (!inspect) return;
  const early: Seen[] = [];
  let seen: { push: (seen: Seen) => unknown } | undefined = early;
  import('./live.ts').then(
    (live) => {
      seen = live.watch(early);
    },
    () => {
      seen = undefined;
    },
  );
  return (event) => seen?.push([event, Date.now()]);
}
