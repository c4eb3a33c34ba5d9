import type { Finding, Probe } from '../finding.ts';
import type { Run } from '../run.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const HEADERS = ['authorization', 'content-type', 'accept-language'];
const EXPOSED = ['content-disposition', 'date', 'retry-after'];

/** The ground of every call: CORS, refusals of a token, errors as JSON. */
export async function checkPlatform(run: Run): Promise<void> {
  await checkUnknownPath(run, { Accept: 'application/ld+json' }, 'with Accept');
  await checkUnknownPath(run, {}, 'without Accept');
  await checkToken(run);
  if (run.options.origin === null)
    run.notes.push('CORS: name the origin of the app by --origin if it is not that of the shop.');
  else await checkCors(run, run.options.origin);
}

const found = (
  call: Probe,
  status: number | null,
  finding: Pick<Finding, 'path' | 'expected' | 'got' | 'consequence' | 'blocks'>,
): Finding => ({ kind: 'differs', call, status, ...finding });

async function checkUnknownPath(run: Run, headers: Record<string, string>, which: string): Promise<void> {
  const answer = await run.probe('unknownPath', 'conformance-check', { headers });
  const status = answer?.response.status ?? null;
  const type = answer?.response.headers.get('Content-Type')?.split(';')[0] ?? 'nothing';
  if (status === 404 && answer?.body !== null) return;
  run.find(
    found('unknownPath', status, {
      path: `(answer) ${which}`,
      expected: '404 as JSON',
      got: `${status ?? 'no answer'} as ${type}`,
      consequence: 'Parkett cannot tell a call that the shop lacks from a shop that is down.',
      blocks: false,
    }),
  );
}

/** A token that no shop has issued. */
async function checkToken(run: Run): Promise<void> {
  const headers = { Authorization: 'Bearer not.a.token', Accept: 'application/ld+json' };
  const answer = await run.probe('refusedToken', 'orders', { headers });
  const status = answer?.response.status ?? null;
  if (status === 401) return;
  run.find(
    found('refusedToken', status, {
      path: '(status)',
      expected: '401',
      got: String(status ?? 'no answer'),
      consequence: 'Parkett does not notice that a session has ended: every page fails until the customer logs out.',
      blocks: false,
    }),
  );
}

async function checkCors(run: Run, origin: string): Promise<void> {
  if (new URL(run.options.apiBase).origin === origin) return;
  const preflight = await run.probe('preflight', 'orders', {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': HEADERS.join(', '),
    },
  });
  const status = preflight?.response.status ?? null;
  const listed = (name: string) => listOf(preflight?.response.headers.get(name));
  const isAllowed = (name: string) => [origin, '*'].includes(preflight?.response.headers.get(name) ?? '');
  const blocked = { consequence: 'The browser lets no call of the app through.', blocks: true };
  if (!isAllowed('Access-Control-Allow-Origin'))
    return run.find(
      found('preflight', status, { ...blocked, path: 'Access-Control-Allow-Origin', expected: origin, got: 'not it' }),
    );
  for (const [name, wanted] of [
    ['Access-Control-Allow-Methods', METHODS.map((method) => method.toLowerCase())],
    ['Access-Control-Allow-Headers', HEADERS],
  ] as const) {
    const lacking = wanted.filter((each) => !listed(name).includes(each) && !SAFE.includes(each));
    if (lacking.length > 0 && !(listed(name).includes('*') && !lacking.includes('authorization')))
      run.find(
        found('preflight', status, {
          ...blocked,
          path: name,
          expected: wanted.join(', '),
          got: `without ${lacking.join(', ')}`,
        }),
      );
  }
  const answer = await run.probe('preflight', 'channels', {
    headers: { Origin: origin, Accept: 'application/ld+json' },
  });
  const exposed = listOf(answer?.response.headers.get('Access-Control-Expose-Headers'));
  const hidden = exposed.includes('*') ? [] : EXPOSED.filter((each) => !exposed.includes(each));
  if (hidden.length > 0)
    run.find(
      found('preflight', answer?.response.status ?? null, {
        path: 'Access-Control-Expose-Headers',
        expected: EXPOSED.join(', '),
        got: `without ${hidden.join(', ')}`,
        consequence:
          "Files get the app's names, a wait after 429 is a minute, and what is due goes by the device's clock.",
        blocks: false,
      }),
    );
}

/** Methods that CORS lets through unnamed. */
const SAFE = ['get', 'post'];

const listOf = (header: string | null | undefined): string[] =>
  (header ?? '').split(',').map((each) => each.trim().toLowerCase());
