import type { Fault } from '../support/shop.ts';

/** Calls of session, order and self-disclosure, as the sandbox's faults name them. */
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
  CALLS.flatMap((call) =>
    KINDS.map((kind): [string, Fault] => {
      const [method = '*', path = '**'] = call.split(' ');
      const name = [kind.kind === 'status' ? kind.status : kind.kind, kind.times && `×${kind.times}`, call];
      return [name.filter(Boolean).join(' '), { ...kind, method, path }];
    }),
  ),
);
