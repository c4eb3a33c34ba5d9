import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { InspectedMicrostepEvent } from 'xstate';
import * as z from 'zod/mini';
import {
  type Finding,
  type Found,
  type Moment,
  REPORTS_TYPE,
  Report,
  withoutPositions,
} from '#domain/reports/report.ts';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { takenIn } from '#machines/kit/internals.ts';
import type { Noticed } from './noticed.ts';

/** Storage key of reports that a customer's tab could not send: a reload while the connection is lost keeps them. */
const QUEUE = 'parkett.reports';
/** Reports that a page holds, and equal findings of a page that it reports. */
const HELD = 50;
const EQUAL = 5;
/** Milliseconds between the first waiting report and its delivery, unless the page is hidden before. */
const WAIT = 30_000;

/** The reporter's view of the browser. */
export interface ReporterPorts {
  origin: string;
  userAgent: string;
  version: string;
  now: () => number;
  /** Resolves to false if the reports could not be delivered. */
  send: (reports: string) => Promise<boolean>;
}

interface Waiting {
  /** Milliseconds since 1970. */
  at: number;
  report: Report;
}
const Queue = z.array(z.object({ at: z.number(), report: Report }));

/** Collects reports and delivers them together; those that could not be delivered wait for the next time. */
export function createReporter({ origin, userAgent, version, now, send }: ReporterPorts) {
  let queue: Waiting[] = [];
  const counts = new Map<string, number>();
  return {
    add({ at, screen, kind, ...body }: Found): void {
      const key = JSON.stringify([kind, screen, body]);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > EQUAL || queue.length >= HELD) return;
      const common = { age: 0, url: origin + screen, user_agent: userAgent };
      const report = z.safeParse(Report, { ...common, type: `parkett-${kind}`, body: { ...body, version } });
      if (report.success) queue.push({ at, report: report.data });
    },
    async deliver(): Promise<void> {
      if (queue.length === 0) return;
      const sent = queue;
      queue = [];
      const reports = sent.map(({ at, report }) => ({ ...report, age: Math.max(0, now() - at) }));
      if (!(await send(JSON.stringify(reports)))) queue = [...sent, ...queue].slice(0, HELD);
    },
    /** Waiting reports as text; null without any. */
    waiting: (): string | null => (queue.length > 0 ? JSON.stringify(queue) : null),
    /** Adds the waiting reports of an earlier page; ignores those of another version of the app. */
    restore(text: string): void {
      try {
        queue = [...Queue.parse(JSON.parse(text)), ...queue].slice(0, HELD);
      } catch {
        // The text is not this version's.
      }
    },
  };
}

/** Returns the failure of the state whose actor failed; null if the machine ignores it. */
export function failedState(event: InspectedMicrostepEvent): Finding | null {
  const [transition] = takenIn(event);
  if (!transition) return null;
  const { machine, id } = transition.source;
  const actor = event.event.type.replace('xstate.error.actor.', '');
  return { kind: 'state', machine: machine.id, state: id, actor, failure: failureOf(event.event.error).kind };
}

export const failedCall = (call: string, failure: Failure): Finding => ({
  kind: 'call',
  call,
  failure: failure.kind,
  status: failure.kind === 'general' ? failure.status : null,
  path: 'path' in failure ? withoutPositions(failure.path) : null,
});

/** Names of errors that the language and the browser define; any other name may be data. */
const NAMES = /^(?:(?:Type|Range|Reference|Syntax|URI|Eval|Aggregate|Failure|Abort|QuotaExceeded)?Error|DOMException)$/;

/** Returns name and place of an error. Its message may name anything, and is left out. */
export const failedCode = (error: unknown): Finding => ({
  kind: 'error',
  name: error instanceof Error && NAMES.test(error.name) ? error.name : typeof error,
  place: (error instanceof Error && /\/assets\/[\w.-]+\.js:\d+:\d+/.exec(error.stack ?? '')?.[0]) || '',
});

/**
 * Delivers failures, uncaught errors and the web vitals of this page to an endpoint, until the page is left.
 *
 * @param landing The first displayed screen, to which the web vitals belong.
 */
export function startReporter(
  endpoint: string,
  now: () => Moment,
  landing: Promise<string>,
): { add: (noticed: Noticed) => void } {
  const reporter = createReporter({
    origin: location.origin,
    userAgent: navigator.userAgent,
    version: document.querySelector('[rel=modulepreload]')?.getAttribute('href') ?? '',
    now: Date.now,
    // `sendBeacon` would send cookies, and a referrer with the tokens of emailed links.
    async send(reports) {
      const init = { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
      const headers = { 'Content-Type': REPORTS_TYPE };
      const answer = await fetch(endpoint, { ...init, headers, body: reports }).catch(() => null);
      return answer?.ok === true;
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deliver = async () => {
    clearTimeout(timer);
    timer = undefined;
    await reporter.deliver();
  };
  const report = (found: Found) => {
    reporter.add(found);
    timer ??= setTimeout(deliver, WAIT);
  };
  window.addEventListener('error', ({ error }) => report({ ...failedCode(error), ...now() }));
  window.addEventListener('unhandledrejection', ({ reason }) => report({ ...failedCode(reason), ...now() }));
  // Vitals of a page that is hidden several times are reported once, as of the first time.
  const measured = new Set<string>();
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, value }) => {
      if (measured.has(name)) return;
      measured.add(name);
      const { at } = now();
      void landing.then((screen) => report({ kind: 'vital', name, value, at, screen }));
    });
  restore(reporter);
  // Registered after the vitals, which report when the page is hidden.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    if (navigator.onLine) void deliver();
    else keep(reporter);
  });
  window.addEventListener('online', deliver);
  void deliver();
  return {
    add({ at, screen, ...noticed }) {
      const finding = 'call' in noticed ? failedCall(noticed.call, noticed.failure) : failedState(noticed.event);
      if (finding) report({ ...finding, at, screen });
    },
  };
}

/** Stores waiting reports in this tab, for customers only: before the login nothing is stored (requirement 23.5). */
function keep({ waiting }: Pick<ReturnType<typeof createReporter>, 'waiting'>): void {
  const text = waiting();
  try {
    if (text !== null && localStorage.getItem('parkett.session') !== null) sessionStorage.setItem(QUEUE, text);
  } catch {
    // Storage is full or forbidden.
  }
}

function restore(reporter: Pick<ReturnType<typeof createReporter>, 'restore'>): void {
  try {
    const text = sessionStorage.getItem(QUEUE);
    if (text === null) return;
    sessionStorage.removeItem(QUEUE);
    reporter.restore(text);
  } catch {
    // Storage is forbidden.
  }
}
