import { fieldsOf } from '#domain/shop/fieldsOf.ts';
import type { Run } from '../run.ts';

/** Checks the basis of every call: refusals of a token, errors as JSON, the clock. */
export async function checkPlatform(run: Run): Promise<void> {
  await checkUnknownPath(run, { Accept: 'application/ld+json' }, 'with Accept');
  await checkUnknownPath(run, {}, 'without Accept');
  await checkToken(run);
  checkClock(run);
}

async function checkUnknownPath(run: Run, headers: Record<string, string>, which: string): Promise<void> {
  const answer = await run.probe('unknownPath', 'conformance-check', { headers });
  const status = answer?.response.status ?? null;
  const type = answer?.response.headers.get('Content-Type')?.split(';')[0] ?? 'nothing';
  if (status === 404 && answer?.body !== null) return;
  run.find(
    { call: 'unknownPath', status },
    {
      path: `(answer) ${which}`,
      expected: '404 as JSON',
      got: `${status ?? 'no answer'} as ${type}`,
      consequence: 'Parkett cannot tell a call that the shop lacks from a shop that is down.',
    },
  );
}

const INVALID = 'Invalid JWT Token';

/** Sends an invalid token. An expired token would take a wait; its refusal is from the same bundle. */
async function checkToken(run: Run): Promise<void> {
  const headers = { Authorization: 'Bearer not.a.token', Accept: 'application/ld+json' };
  const answer = await run.probe('refusedToken', 'orders', { headers });
  const status = answer?.response.status ?? null;
  const isJson = answer?.body !== null;
  const isBundle = fieldsOf(answer?.body).message === INVALID;
  if (status === 401 && isBundle) return;
  const isOther = status === 401 && isJson;
  run.find(
    { call: 'refusedToken', status },
    {
      path: isOther ? 'message' : status === 401 ? '(answer)' : '(status)',
      expected: isOther ? `"${INVALID}", the words of LexikJWTAuthenticationBundle` : '401 as JSON',
      got: isOther ? 'other words, or none' : `${status ?? 'no answer'}${isJson ? '' : ', no JSON'}`,
      consequence:
        status === 401
          ? 'Parkett reads "Expired JWT Token" in it: without it, a session ends instead of being refreshed.'
          : 'Parkett does not notice that a session has ended: every page fails until the customer logs out.',
    },
  );
}

/** Seconds by which clocks may differ, because of networks and sleeping tabs. */
export const SKEW = 120;

/** Checks the shop's clock, which the app uses. */
function checkClock(run: Run): void {
  const seen = run.last('readChannel');
  const at = Date.parse(seen.headers.get('Date') ?? '');
  const seconds = Math.round((at - Date.now()) / 1000);
  if (Number.isNaN(seconds) || Math.abs(seconds) <= SKEW) return;
  run.find(seen, {
    path: 'Date',
    expected: 'the time of this machine, or nearly',
    got: `${Math.abs(seconds)} seconds ${seconds > 0 ? 'later' : 'earlier'}`,
    consequence: "What is due, and what is still possible, goes by the shop's clock: set it, or that of this machine.",
  });
}
