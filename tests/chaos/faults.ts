import type { Fault } from '../support/shop.ts';

/** Writes of what somebody owns, and the reads that they go by, as the sandbox's faults name them. */
const OWNED = [
  'PUT customers/*',
  'PUT addresses/*',
  'GET customers/*',
  'POST graphql/WalletAssets',
  'GET token/recipients/*',
  'POST token/whitelist-requests',
  'POST token/transfer',
  'GET token/transfers/*',
  'POST customer-documents/statements',
  'GET customer-documents',
  'POST orders/*/withdrawal',
  'POST withdrawals',
  'GET discounts',
  'POST discounts',
  '* **',
];

/** Calls of session, order and self-disclosure. */
const CALLS = [
  'POST authentication-token',
  'POST token/refresh',
  'PUT customers/*/2fa/verify',
  'GET customers/*',
  'POST graphql/Product',
  'POST orders',
  'POST orders/*/items',
  'PATCH orders/*/items/*',
  'PATCH orders/*/legal-documents-send',
  'PATCH orders/*/legal-documents-confirm',
  'GET product-payment-configurations',
  'PATCH orders/*/payments/*',
  'PATCH orders/*/complete',
  'GET orders/*',
  'DELETE orders/*',
  'GET orders/*/payments/*/configuration',
  'PUT customers/*',
  'GET answered-questionnaires',
  'POST answered-questionnaires',
  'DELETE answered-questionnaires/*',
  'POST wallets',
  'GET identification',
  'POST identification/start',
  'GET ubo-users',
  'POST ubo-users**',
  'PATCH ubo-users/**',
  'DELETE ubo-users/*',
  'GET customer-documents',
  'POST customer-documents',
  'DELETE customer-documents/*',
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
  [...new Set([...CALLS, ...OWNED])].flatMap((call) =>
    KINDS.map((kind): [string, Fault] => {
      const [method = '*', path = '**'] = call.split(' ');
      const name = [kind.kind === 'status' ? kind.status : kind.kind, kind.times && `×${kind.times}`, call];
      return [name.filter(Boolean).join(' '), { ...kind, method, path }];
    }),
  ),
);

/** The names of those that a walk of owners may arm, and of all others. */
export const FAULTS_OF_OWNERS = namesOf(OWNED);
export const FAULTS_OF_OTHERS = namesOf(CALLS);

function namesOf(calls: readonly string[]): string[] {
  return [...FAULTS].flatMap(([name, { method, path }]) => (calls.includes(`${method} ${path}`) ? name : []));
}
