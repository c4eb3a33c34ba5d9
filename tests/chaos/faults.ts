import { readWrites } from '../browser/support/writes.ts';
import type { Fault } from '../support/shop.ts';

/** Every write of the API layer, as the sandbox's faults name it: a new one is met without a line here. */
const WRITES = [...new Set(readWrites().flatMap(({ requests }) => requests))];

/** Those of what somebody owns; and of these such as session, order and self-disclosure make as well. */
const OF_OWNERS =
  /^\w+ (?:customers\/\*(?:\/password)?|companies\/\*|addresses(?:\/\*)?|token\/(?:transfer|whitelist-requests)|customer-documents\/statements|orders\/\*\/withdrawal|withdrawals|discounts)$/;
const OF_BOTH = /^\w+ (?:customers\/\*|companies\/\*|addresses(?:\/\*)?)$/;

/** What owners send, and the reads that they go by. */
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

/** What collectors send, and the reads that they go by. */
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

/** The names of those that a walk of owners may arm, one of collectors, and any other. */
export const FAULTS_OF_OWNERS = namesOf(OWNED);
export const FAULTS_OF_COLLECTORS = namesOf(COLLECTED);
export const FAULTS_OF_OTHERS = namesOf(CALLS);

function namesOf(calls: readonly string[]): string[] {
  return [...FAULTS].flatMap(([name, { method, path }]) => (calls.includes(`${method} ${path}`) ? name : []));
}
