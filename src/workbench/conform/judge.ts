import type { Failure } from '#domain/shop/failure.ts';
import { additionOf } from './additions.ts';
import type { Finding } from './finding.ts';
import type { Observation } from './observe.ts';

const READ_FAILS = 'Parkett says that it could not be loaded, and offers to try again.';
const WRITE_FAILS = 'Parkett says that it failed, and keeps what was typed.';

/** A single invalid entry does not fail a list. */
const LEFT_OUT = 'Parkett shows the list without the entry.';
const NO_EURO = 'Parkett refuses the order: its amounts are euros. Set the currency of the channel to EUR.';
const OTHERS =
  'The shop has a rule against this order: name another product, quantity or customer in the customer file.';
const RULES: Partial<Record<Failure['kind'], string>> = {
  professionalOnly: OTHERS,
  lastTokens: OTHERS,
  orderTooHigh: OTHERS,
  orderTooLow: OTHERS,
  investorLimit: OTHERS,
  notAllowedToBuy: OTHERS,
  rateLimited:
    'Parkett says for how long to wait, and offers to try again. This check waits for a minute at most: what needs the call was not tried.',
};

/** Path of a query that is an addition as a whole. */
export const QUERY = '(query)';

/** Statuses of a shop that does not have a call. */
const ABSENT = [404, 405, 501];

/** Returns the findings of one call of the app; empty if the app could read the answer. */
export function judge(seen: Observation): Finding[] {
  const { call, status, failure, payment, problems } = seen;
  const base = { call, status, ...(payment && { payment }) };
  const consequence = seen.request.startsWith('GET') || seen.document !== null ? READ_FAILS : WRITE_FAILS;
  if (seen.redirectedTo !== null)
    return [
      {
        ...base,
        kind: 'differs',
        path: '(redirect)',
        expected: 'an answer at the address that was asked',
        got: `a redirect to ${seen.redirectedTo}, there ${status}`,
        consequence: REDIRECTED,
        blocks: failure !== null,
      },
    ];
  if (failure !== null && status !== null && status < 300 && problems.length > 0 && seen.isOther)
    return [
      {
        ...base,
        kind: 'differs',
        path: 'Content-Type',
        expected: 'JSON',
        got: /json/.test(typeOf(seen)) ? 'a text that is no JSON' : typeOf(seen),
        consequence,
        blocks: true,
      },
    ];
  if (problems.length > 0)
    return problems.map(({ path, expected, got, isAbsent }): Finding => {
      const addition = isAbsent ? additionOf(call, path) : null;
      const kind = addition ? 'additionAbsent' : isAbsent ? 'missingFromSpecification' : 'differs';
      const own = failure === null ? LEFT_OUT : path.endsWith('currencyCode') ? NO_EURO : consequence;
      return {
        ...base,
        kind,
        path,
        expected,
        got,
        consequence: own,
        blocks: failure !== null && kind !== 'additionAbsent',
      };
    });
  const lacking = seen.isReduced ? additionOf(call) : null;
  if (failure === null)
    return lacking
      ? [
          {
            ...base,
            kind: 'additionAbsent',
            path: QUERY,
            expected: 'in the schema of GraphQL',
            got: 'nothing',
            consequence: `Without it: ${lacking.without}.`,
            blocks: false,
          },
        ]
      : [];
  if (failure.kind === 'contract')
    return [{ ...base, kind: 'differs', path: failure.path, ...wrongType(seen), consequence, blocks: true }];
  const addition = additionOf(call);
  const isAbsent = status !== null && ABSENT.includes(status) && !isOfObject(seen);
  return [
    {
      ...base,
      kind: isAbsent ? (addition ? 'additionAbsent' : 'missingFromSpecification') : 'differs',
      path: '(status)',
      expected: isOfObject(seen) ? 'the object that the shop has named' : 'an answer',
      got: gotOf(failure, status),
      consequence: isAbsent && addition ? `Without it: ${addition.without}.` : (RULES[failure.kind] ?? consequence),
      blocks: !(isAbsent && addition) && failure.kind !== 'rateLimited',
    },
  ];
}

const REDIRECTED =
  'Browsers send a redirected POST as GET, and none to another origin without its CORS: name the address that answers, as apiBase too.';

const typeOf = ({ headers }: Observation) => headers.get('Content-Type')?.split(';')[0] ?? 'nothing';
/** The app determines a file's type by this header. */
const wrongType = (seen: Observation) => ({ expected: 'a readable answer', got: typeOf(seen) });

/** True for a 404 on a single object's path: the object is missing, not the call. */
const isOfObject = ({ request, status }: Observation) => status === 404 && request.endsWith('{id}');

/** Returns the content of a refusal, without the shop's own words, which may name a person. */
export function gotOf(failure: Failure, status: number | null): string {
  if (status === null) return failure.kind === 'timeout' ? 'no answer in time' : 'no answer';
  if (failure.kind === 'violations') {
    const fields = failure.violations.map(({ propertyPath }) => propertyPath || 'the whole');
    return `${status}, violations at ${[...new Set(fields)].join(', ')}`;
  }
  if (failure.kind === 'orderTooLow' || failure.kind === 'orderTooHigh')
    return `${status}, ${failure.kind} (limit ${failure.limit / 100} EUR)`;
  return failure.kind === 'general' ? String(status) : `${status}, read as ${failure.kind}`;
}
