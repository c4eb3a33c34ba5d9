import type { InspectionEvent } from 'xstate';
import type { Settings } from '#domain/shop/settings.ts';
import type { Reports } from '../reports/reports.ts';
import type { Seen } from './seen.ts';

/** Observer of every actor's events. */
export type Inspect = (event: InspectionEvent) => void;

/**
 * Returns the inspector for all actors: of the atlas and of the reports. Only the deployment's settings enable them,
 * never a visitor: without them there is no observer and nothing is loaded.
 */
export function inspectAs({ inspect }: Settings, reports: Reports | null): Inspect | undefined {
  const watch = inspect ? watchForAtlas() : undefined;
  if (!reports) return watch;
  return (event) => {
    watch?.(event);
    reports.addEvent(event);
  };
}

/**
 * Queues events until the reporting code is loaded, so that the start does not wait; drops them if it fails to load.
 */
function watchForAtlas(): Inspect {
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
