import type { BrowserContext } from 'playwright/test';

/**
 * The browser’s complaints during a test, in all tabs. Each of them fails the test unless it was announced
 * (requirements 7.23, 21.1 and 26.2).
 */
export interface Problems {
  /** Announces complaints that the test provokes from now on, e.g. `/^401 POST .*authentication-token/`. */
  expect(pattern: RegExp): void;
  /** Complaints that were not announced, in order, each once. */
  unexpected(): string[];
}

/** Chromium repeats each failed request on the console; `watch` checks the request itself. */
const REPEATED = /^Failed to load resource:/;
/** A style sheet that the page uses later than Chromium expects, as on a busy machine; the budgets count all files. */
const LATE = /was preloaded using link preload but not used within a few seconds/;
/** Playwright's own warning: no test has a service worker but that of a visit without a connection. */
const BLOCKED = /^Service Worker registration blocked by Playwright$/;
/**
 * Failures of requests that were pending when the page was left or the app aborted them, and of those that only look
 * into the browser's cache.
 */
const GIVEN_UP = /net::ERR_ABORTED|NS_BINDING_ABORTED|net::ERR_CACHE_MISS/;

/**
 * Collects console errors and warnings, uncaught errors, violations of the Content-Security-Policy (Chromium reports
 * them on the console), answers from 400 on, failed requests, and requests to any other origin.
 */
export function watch(context: BrowserContext, origin: string): Problems {
  const found: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    const isLoud = message.type() === 'error' || message.type() === 'warning';
    if (isLoud && ![REPEATED, LATE, BLOCKED].some((harmless) => harmless.test(message.text())))
      found.push(`console ${message.type()}: ${message.text().replaceAll(/\s+/g, ' ')}`);
  });
  context.on('weberror', (error) => found.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) found.push(`foreign request: ${request.url()}`);
  });
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) found.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (GIVEN_UP.test(reason)) return;
    found.push(`failed ${request.method()} ${new URL(request.url()).pathname}: ${reason}`);
  });
  return {
    expect: (pattern) => expected.push(pattern),
    unexpected: () => [...new Set(found)].filter((problem) => !expected.some((pattern) => pattern.test(problem))),
  };
}
