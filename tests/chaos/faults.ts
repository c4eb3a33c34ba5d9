import { readWrites } from '../browser/support/writes.ts';
import type { Fault } from '../support/shop.ts';

/**
 * Every write of the API layer, as the sandbox’s faults name it. Read from the sources, so a new one needs no line
 * here.
 */
const WRITES = [...new Set(readWrites().flatMap(({ requests }) => requests))];

/** Writes of owners, and the subset that session, order and self-disclosure send as well. */
const OF_OWNERS =
  /^\w+ (?:customers\/\*(?:\/password)?|companies\/\*|addresses(?:\/\*)?|token\/(?:transfer|whitelist-requests)|customer-documents\/statements|orders\/\*\/withdrawal|withdrawals|discounts)$/;
const OF_BOTH = /^\w+ (?:customers\/\*|companies\/\*|addresses(?:\/\*)?)$/;

/** Writes of owners, and the reads behind them. */
const OWNED = [
  ...WRITES.filter((write) => OF_OWNERS.test(write)),
  'GET customers/*',
  'POST graphql/WalletAssets',
  'GET token/recipients/*',
  'GET token/transfers/*',
  'GET customer-documents',
  'GET discounts',
  '* **',
];

/** Calls of session, order and self-disclosure. */
const CALLS = [
  ...WRITES.filter((write) => !OF_OWNERS.test(write) || OF_BOTH.test(write)),
  'GET customers/*',
  'POST graphql/Product',
  'GET product-payment-configurations',
  'GET orders/*',
  'GET orders/*/payments/*/configuration',
  'GET answered-questionnaires',
  'GET identification',
  'GET ubo-users',
  'GET customer-documents',
  '* **',
];

/** Writes of collectors, and the reads behind them. */
const COLLECTED = [
  ...WRITES.filter((write) => /product-collection-items|orders|addresses|authentication|refresh/.test(write)),
  'GET product-collections',
  'GET orders',
  'GET orders/*',
  'GET customers/*',
  'POST graphql/Products',
  'POST graphql/Product',
  'POST graphql/MyItems',
  '* **',
];

const KINDS: readonly Pick<Fault, 'kind' | 'status' | 'delayMs' | 'times'>[] = [
  { kind: 'status', status: 401 },
  { kind: 'status', status: 422 },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 500 },
  // Chromium repeats a request whose kept-alive connection was cut, on each of up to six.
  { kind: 'cutBefore', times: 7 },
  { kind: 'cutAfter' },
  { kind: 'cutAfter', times: 7 },
  { kind: 'delay', delayMs: 40, times: 3 },
  { kind: 'wrongShape' },
];

/** Every fault that a walk may arm, by a name that describes it completely. */
export const FAULTS: ReadonlyMap<string, Fault> = new Map(
  [...new Set([...CALLS, ...OWNED, ...COLLECTED])].flatMap((call) =>
    KINDS.map((kind): [string, Fault] => {
      const [method = '*', path = '**'] = call.split(' ');
      const name = [kind.kind === 'status' ? kind.status : kind.kind, kind.times && `×${kind.times}`, call];
      return [name.filter(Boolean).join(' '), { ...kind, method, path }];
    }),
  ),
);

/** Names of the faults that a walk may arm: of owners, of collectors, and of any other cast. */
export const FAULTS_OF_OWNERS = namesOf(OWNED);
export const FAULTS_OF_COLLECTORS = namesOf(COLLECTED);
export const FAULTS_OF_OTHERS = namesOf(CALLS);

function namesOf(calls: readonly string[]): string[] {
  return [...FAULTS].flatMap(([name, { method, path }]) => (calls.includes(`${method} ${path}`) ? name : []));
}
