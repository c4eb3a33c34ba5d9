import type { InspectionEvent } from 'xstate';
import type { Settings } from '#domain/shop/settings.ts';
import type { Seen } from './seen.ts';

/** Observer of every actor's events. */
export type Inspect = (event: InspectionEvent) => void;

/**
 * Returns the inspector for all actors, so that the atlas can watch them. Only the deployment's settings enable it,
 * never a visitor: without them there is no observer and nothing is loaded. Events before the reporting code is loaded
 * are queued, so that the start does not wait; if that code fails to load, they are dropped.
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
