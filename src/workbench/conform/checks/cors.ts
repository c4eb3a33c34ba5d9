import type { Call } from '#api/call.ts';
import { isForeign, type Run } from '../run.ts';

const HEADERS = ['authorization', 'content-type', 'accept-language'];
/** Response headers that the app reads from every answer. */
const EXPOSED = ['date', 'retry-after'];
/** Methods that CORS allows without naming them. */
const SAFE = ['GET', 'POST'];
/** Requests to check even if the run has not made them. */
const USUAL = ['POST orders', 'PATCH orders', 'DELETE orders', 'PUT customers'];

const BLOCKED = 'The browser lets no such call of the app through.';
const UNHEARD = "Files get the app's names, a wait after 429 is a minute, and what is due goes by the device's clock.";

/** Checks CORS on every answer of the run, and on a preflight for each method and resource of the run. */
export async function checkCors(run: Run): Promise<void> {
  const { origin } = run.options;
  if (origin === null) {
    run.notes.push('CORS: name the origin of the app by --origin if it is not that of the shop.');
    return;
  }
  if (!isForeign(run.options)) return;
  checkAnswers(run, origin);
  const requests = requestsOf(run);
  for (const [request, url] of requests) await checkPreflight(run, origin, request, url);
  run.notes.push(`Preflights of ${requests.size} requests were asked for; the list of calls has those that failed.`);
}

function checkAnswers(run: Run, origin: string): void {
  const answers = run.observations.filter(({ status }) => status !== null);
  const isAllowed = ({ headers }: (typeof answers)[number]) => isOneOf(headers, origin);
  const refused = answers.filter((each) => !isAllowed(each));
  const words = { path: 'Access-Control-Allow-Origin', expected: origin, consequence: BLOCKED, blocks: true };
  if (refused.length === answers.length)
    run.find({ call: 'preflight', status: null }, { ...words, got: 'not it, on any answer' });
  else for (const seen of refused) run.find(seen, { ...words, got: 'not it', blocks: !seen.isRefusalWanted });
  const hiding = EXPOSED.map((name) => {
    const calls = answers.filter((each) => isAllowed(each) && !exposes(each.headers, name)).map(({ call }) => call);
    return { name, calls };
  });
  const files = answers.filter(({ headers, call }) => /^download/.test(call) && headers.has('Content-Disposition'));
  const unnamed = files.filter((each) => isAllowed(each) && !exposes(each.headers, 'content-disposition'));
  hiding.push({ name: 'content-disposition', calls: unnamed.map(({ call }) => call) });
  const hidden = hiding.filter(({ calls }) => calls.length > 0);
  if (hidden.length > 0)
    run.find(
      { call: 'preflight', status: null },
      {
        path: 'Access-Control-Expose-Headers',
        expected: [...EXPOSED, 'content-disposition'].join(', '),
        got: hidden.map(({ name, calls }) => `no ${name} on ${someOf(calls)}`).join('; '),
        consequence: UNHEARD,
      },
    );
}

const someOf = (calls: readonly Call[]) => {
  const [first, second, ...others] = new Set(calls);
  return (
    [first, second].filter((each) => each !== undefined).join(', ') +
    (others.length > 0 ? ` and ${others.length} more` : '')
  );
};

/** Returns one URL for each request of the run, with ids masked in the keys: CORS rules depend on paths. */
function requestsOf(run: Run): Map<string, string> {
  const requests = new Map<string, string>();
  for (const { request, url } of run.observations) {
    const [method, path] = request.split(' ');
    if (url.startsWith(run.options.apiBase)) requests.set(`${method} ${path}`, url);
  }
  for (const each of USUAL)
    if (!requests.has(each)) requests.set(each, `${run.options.apiBase}${each.split(' ')[1]}/conformance-check`);
  return requests;
}

async function checkPreflight(run: Run, origin: string, request: string, url: string): Promise<void> {
  const [method = ''] = request.split(' ');
  const path = url.replace(run.options.apiBase, '');
  const wanted = {
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': HEADERS.join(', '),
  };
  const answer = await run.probe('preflight', path, { method: 'OPTIONS', headers: wanted }, `OPTIONS for ${request}`);
  const row = run.probes.pop();
  const status = answer?.response.status ?? null;
  const headers = answer?.response.headers ?? new Headers();
  const tell = (path: string, expected: string, got: string) => {
    if (row) run.probes.push(row);
    const words = { path, expected, got: `${got}, for ${request}`, consequence: BLOCKED, blocks: true };
    run.find({ call: 'preflight', status }, words);
  };
  if (!answer?.response.ok) tell('(status)', '204', String(status ?? 'no answer'));
  else if (!isOneOf(headers, origin)) tell('Access-Control-Allow-Origin', origin, 'not it');
  else if (!SAFE.includes(method) && !lists(headers, 'Access-Control-Allow-Methods', method.toLowerCase()))
    tell('Access-Control-Allow-Methods', method, 'without it');
  else {
    const lacking = HEADERS.filter((each) => !lists(headers, 'Access-Control-Allow-Headers', each));
    // A star does not cover the Authorization header.
    const isStarred = lists(headers, 'Access-Control-Allow-Headers', '*') && !lacking.includes('authorization');
    if (lacking.length > 0 && !isStarred)
      tell('Access-Control-Allow-Headers', HEADERS.join(', '), `without ${lacking.join(', ')}`);
  }
}

const isOneOf = (headers: Headers, origin: string) =>
  [origin, '*'].includes(headers.get('Access-Control-Allow-Origin') ?? '');

const lists = (headers: Headers, name: string, value: string): boolean => {
  const listed = (headers.get(name) ?? '').split(',').map((each) => each.trim().toLowerCase());
  return listed.includes(value) || (listed.includes('*') && name === 'Access-Control-Allow-Methods');
};

const exposes = (headers: Headers, name: string) =>
  lists(headers, 'Access-Control-Expose-Headers', name) || lists(headers, 'Access-Control-Expose-Headers', '*');
