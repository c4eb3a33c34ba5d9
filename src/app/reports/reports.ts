import type { InspectionEvent } from 'xstate';
import type { Call } from '#api/call.ts';
import { type Finding, type Found, withoutPositions } from '#domain/reports/report.ts';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import type { Settings } from '#domain/shop/settings.ts';
import { takenIn } from '#machines/kit/internals.ts';

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

const FAILED = 'xstate.error.actor.';

/**
 * Returns the reports of this page, or null: only the deployment's settings name an endpoint, and only for a share of
 * the pages; browsers that ask for privacy (Global Privacy Control) never report. Findings before the reporting code is
 * loaded are queued.
 */
export function reportsAs({ reports }: Settings, chance: () => number = Math.random): Reports | null {
  const asksForPrivacy = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  if (reports === null || asksForPrivacy || chance() >= reports.share) return null;
  let screen = '';
  const early: Found[] = [];
  let add: (found: Found) => void = (found) => early.push(found);
  const now = (finding: Finding): Found => ({ ...finding, at: Date.now(), screen });
  import('./reporter.ts').then(
    ({ startReporter }) => {
      const reporter = startReporter(reports.url, now);
      add = reporter.add;
      early.splice(0).forEach(add);
    },
    () => {
      add = () => undefined;
      early.length = 0;
    },
  );
  return {
    addEvent(event) {
      const finding = failedState(event);
      if (finding) add(now(finding));
    },
    addCall: (call, failure) => add(now(failedCall(call, failure))),
    show(pattern) {
      screen = pattern;
    },
  };
}

/** Returns the failure of a state that an event of an actor shows; null for any other event. */
export function failedState(event: InspectionEvent): Finding | null {
  if (event.type !== '@xstate.microstep' || !event.event.type.startsWith(FAILED)) return null;
  const [transition] = takenIn(event);
  if (!transition) return null;
  const { machine, id } = transition.source;
  const actor = event.event.type.slice(FAILED.length);
  return { kind: 'state', machine: machine.id, state: id, actor, failure: failureOf(event.event.error).kind };
}

export const failedCall = (call: string, failure: Failure): Finding => ({
  kind: 'call',
  call,
  failure: failure.kind,
  status: failure.kind === 'general' ? failure.status : null,
  path: 'path' in failure ? withoutPositions(failure.path) : null,
});
