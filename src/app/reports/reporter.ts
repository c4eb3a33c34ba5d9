import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { InspectionEvent } from 'xstate';
import * as z from 'zod/mini';
import { type Finding, REPORTS_TYPE, Report, withoutPositions } from '#domain/reports/report.ts';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { takenIn } from '#machines/kit/internals.ts';
import type { Noticed } from './noticed.ts';

/** Storage key of reports that are not sent yet. They end with the tab, which sends them when it is left. */
const QUEUE = 'parkett.reports';
/** Reports that a tab holds: a failure that repeats without end must not fill the storage. */
const HELD = 50;
/** Milliseconds between the first waiting report and its delivery, unless the page is hidden before. */
const WAIT = 30_000;

const FAILED = 'xstate.error.actor.';

/** The reporter's view of the browser. */
export interface ReporterPorts {
  /** Origin with the pattern of the screen. */
  url: () => string;
  userAgent: string;
  version: string;
  now: () => number;
  read: () => string | null;
  write: (text: string) => void;
  /** Hands the reports to the browser, which delivers them even after the page is left; false if it refuses. */
  send: (reports: string) => boolean;
}

interface Waiting {
  /** Milliseconds since 1970. */
  at: number;
  report: Report;
}
const Queue = z.array(z.object({ at: z.number(), report: Report }));

/** Collects reports in a queue that survives a reload, and delivers them together. */
export function createReporter({ url, userAgent, version, now, read, write, send }: ReporterPorts) {
  let queue: Waiting[] = [];
  try {
    queue = Queue.parse(JSON.parse(read() ?? '[]'));
  } catch {
    // Another version of the app wrote it.
  }
  return {
    report({ kind, ...body }: Finding): void {
      if (queue.length >= HELD) return;
      const common = { age: 0, url: url(), user_agent: userAgent };
      const report = Report.parse({ ...common, type: `parkett-${kind}`, body: { ...body, version } });
      queue.push({ at: now(), report });
      write(JSON.stringify(queue));
    },
    deliver(): void {
      if (queue.length === 0) return;
      const reports = queue.map(({ at, report }) => ({ ...report, age: Math.max(0, now() - at) }));
      if (!send(JSON.stringify(reports))) return;
      queue = [];
      write('[]');
    },
  };
}

/** Returns the failure of a state that an event of an actor shows; null for any other event. */
export function failedState(inspected: InspectionEvent): Finding | null {
  if (inspected.type !== '@xstate.microstep' || !inspected.event.type.startsWith(FAILED)) return null;
  const [transition] = takenIn(inspected);
  if (!transition) return null;
  const { machine, id } = transition.source;
  const actor = inspected.event.type.slice(FAILED.length);
  return { kind: 'state', machine: machine.id, state: id, actor, failure: failureOf(inspected.event.error).kind };
}

export const failedCall = (call: string, failure: Failure): Finding => ({
  kind: 'call',
  call,
  failure: failure.kind,
  status: failure.kind === 'general' ? failure.status : null,
  path: 'path' in failure ? withoutPositions(failure.path) : null,
});

/** Returns name and place of an error. Its message may name anything, and stays here. */
export const failedCode = (error: unknown): Finding => ({
  kind: 'error',
  name: error instanceof Error ? error.name : typeof error,
  place: (error instanceof Error && /\/assets\/[\w.-]+\.js:\d+:\d+/.exec(error.stack ?? '')?.[0]) || '',
});

/** Reports what is noticed, uncaught errors and web vitals of this page to an endpoint, until the page is left. */
export function startReporter(endpoint: string, screen: () => string): { notice: (noticed: Noticed) => void } {
  const reporter = createReporter({
    url: () => location.origin + screen(),
    userAgent: navigator.userAgent,
    version: document.querySelector('[rel=modulepreload]')?.getAttribute('href') ?? '',
    now: Date.now,
    read: () => sessionStorage.getItem(QUEUE),
    write: (text) => sessionStorage.setItem(QUEUE, text),
    send: (reports) => navigator.onLine && navigator.sendBeacon(endpoint, new Blob([reports], { type: REPORTS_TYPE })),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deliver = () => {
    clearTimeout(timer);
    timer = undefined;
    reporter.deliver();
  };
  const report = (finding: Finding | null) => {
    if (finding === null) return;
    reporter.report(finding);
    timer ??= setTimeout(deliver, WAIT);
  };
  window.addEventListener('error', ({ error }) => report(failedCode(error)));
  window.addEventListener('unhandledrejection', ({ reason }) => report(failedCode(reason)));
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, value }) => report({ kind: 'vital', name, value }));
  // Registered after the vitals, which report when the page is hidden.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && deliver());
  window.addEventListener('online', deliver);
  // Reports of the page before a reload.
  deliver();
  return {
    notice: (noticed) => report('call' in noticed ? failedCall(noticed.call, noticed.failure) : failedState(noticed)),
  };
}
