import { expect, vi } from 'vitest';

/** Number of calls after which a test counts as one that never ends. */
const MOST = 1_000;

/** Fails the run, whatever the app does with failed calls. */
const failRun = (error: Error): void => void Promise.reject(error);

/** Replaces `fetch` until globals are unstubbed. */
export function stubFetch<Call extends unknown[]>(answer: (...call: Call) => unknown): void {
  vi.stubGlobal('fetch', limited(answer));
}

/**
 * Ends a test that calls the shop again and again: later calls are never answered. Otherwise a loop of answered calls
 * keeps the process from the timer that ends a test.
 */
export function limited<Call extends unknown[]>(answer: (...call: Call) => unknown, fail = failRun) {
  let calls = 0;
  return (...call: Call): unknown => {
    calls += 1;
    if (calls <= MOST) return answer(...call);
    if (calls === MOST + 1)
      fail(new Error(`${nameOf(call)} is call ${calls} of the test “${expect.getState().currentTestName}”.`));
    return new Promise(() => undefined);
  };
}

function nameOf([input, init]: unknown[]): string {
  const method = input instanceof Request ? input.method : (Object(init).method ?? 'GET');
  return `${method} ${input instanceof Request ? input.url : String(input)}`;
}
