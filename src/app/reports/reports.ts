import type { InspectionEvent } from 'xstate';
import type { Call } from '#api/call.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Settings } from '#domain/shop/settings.ts';
import type { Noticed } from './noticed.ts';

/**
 * Sends failures of machines and calls, errors and web vitals to the operator's endpoint. None of the functions throws:
 * they run within the machines' transitions.
 */
export interface Reports {
  addEvent(event: InspectionEvent): void;
  addCall(call: Call, failure: Failure): void;
  /** Sets the pattern of the displayed screen's path. */
  show(screen: string): void;
}

/**
 * Returns the reports of this page, or null: only the deployment's settings name an endpoint, and only for a share of
 * the pages; browsers that ask for privacy (Global Privacy Control) never report. Failures before the reporting code is
 * loaded are queued.
 */
export function reportsAs({ reports }: Settings, chance: () => number = Math.random): Reports | null {
  if (reports === null || Reflect.get(navigator, 'globalPrivacyControl') === true || chance() >= reports.share)
    return null;
  let screen = '';
  const landing = Promise.withResolvers<string>();
  const early: Noticed[] = [];
  let add: (noticed: Noticed) => void = (noticed) => early.push(noticed);
  const now = () => ({ at: Date.now(), screen });
  import('./reporter.ts').then(
    ({ startReporter }) => {
      add = startReporter(reports.url, now, landing.promise).add;
      early.splice(0).forEach(add);
    },
    () => {
      add = () => undefined;
      early.length = 0;
    },
  );
  return {
    addEvent(event) {
      if (event.type === '@xstate.microstep' && event.event.type.startsWith('xstate.error.actor.'))
        add({ ...now(), event });
    },
    addCall: (call, failure) => add({ ...now(), call, failure }),
    show(pattern) {
      screen = pattern;
      landing.resolve(pattern);
    },
  };
}
