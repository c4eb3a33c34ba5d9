import type { InspectionEvent } from 'xstate';
import type { Settings } from '#domain/settings.ts';

/** Sees what every actor does. */
export type Inspect = (event: InspectionEvent) => void;

/**
 * What actors are made with, so that the atlas may watch them. It is the settings of the deployment that allow it, no
 * visitor can: without them there is no observer and nothing is loaded. What happens before the part that tells the
 * atlas is there waits for it, so that the start waits for nothing.
 */
export function inspectAs({ inspect }: Settings): Inspect | undefined {
  if (!inspect) return;
  const early: [event: InspectionEvent, at: number][] = [];
  let see = (...seen: (typeof early)[number]): unknown => early.push(seen);
  import('./live.ts').then(
    ({ watch }) => {
      see = watch();
      for (const seen of early) see(...seen);
    },
    () => {
      // Nobody watches then. What the app does is the same.
      see = () => {};
    },
  );
  return (event) => see(event, Date.now());
}
