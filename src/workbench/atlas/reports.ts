import { fieldsOf } from '#domain/shop/fieldsOf.ts';

/** Reported failures of a machine's state: how often an actor failed, and how. */
export interface ReportedFailure {
  state: string;
  actor: string;
  failure: string;
  count: number;
}

let read: Promise<readonly ReportedFailure[]> | null = null;

/**
 * Returns the failures that the app has reported to the embedded shop; none for an atlas that another server shows.
 * Fetches them once.
 */
export function readFailures(): Promise<readonly ReportedFailure[]> {
  read ??= location.pathname.startsWith('/atlas/')
    ? fetch('/sandbox/reports')
        .then(async (answer) => (answer.ok ? countedIn(await answer.json()) : []))
        // The chart does not depend on reports.
        .catch(() => [])
    : Promise.resolve([]);
  return read;
}

/** Counts the failures of states in a list of reports (`src/domain/reports/report.ts`). */
export function countedIn(reports: unknown): readonly ReportedFailure[] {
  const bodies = (Array.isArray(reports) ? reports : []).flatMap((report: unknown) => {
    const { type, body } = fieldsOf(report);
    const { state, actor, failure } = fieldsOf(body);
    return type === 'parkett-state' ? [{ state: String(state), actor: String(actor), failure: String(failure) }] : [];
  });
  return [...Map.groupBy(bodies, (body) => JSON.stringify(body)).values()].flatMap(([body, ...others]) =>
    body ? [{ ...body, count: others.length + 1 }] : [],
  );
}
