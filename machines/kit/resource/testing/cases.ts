import { notFound, offline } from '#machines/testing/failures.ts';
import { type Cases, elapses, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { createResourceMachine, type ResourceMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';

const resourceCases: Cases<ResourceMachine<string>> = {
  input: { name: 'payouts', freshness: 600_000 },
  events: [
    { type: 'read.requested' },
    { type: 'resource.invalidated' },
    { type: 'resource.outdated' },
    { type: 'part.came', data: 'a part' },
    { type: 'past.found', data: 'a value of an earlier visit', readAt: Date.UTC(2026, 10, 28) },
    { type: 'resource.written', data: 'written' },
    { type: 'resource.forgotten' },
    { type: 'retry.requested' },
    { type: 'connection.restored' },
  ],
  outcomes: [
    succeeds('read', 'read', 'a value'),
    fails('read', offline),
    fails('read', notFound),
    elapses('backoff', 'resource.loading.reading.pausing'),
    elapses('patience', 'resource.loading.waiting.usual'),
    elapses('backoff', 'resource.reloading.pausing'),
    elapses('freshness', 'resource.ready'),
  ],
  stateKey: ({ context }) => [
    context.pastReadAt !== null,
    context.data !== null,
    context.part !== null,
    context.failure?.kind,
    context.retries,
  ],
  invariants: ({ context, value }) => ({
    'a value that was shown stays until another one is there': !(value === 'failed' && context.data !== null),
    'a ready resource has a value and no failure': !(value === 'ready' && (context.data === null || context.failure)),
    'a reload keeps a value to show meanwhile': !(
      typeof value === 'object' &&
      'reloading' in value &&
      context.data === null
    ),
    'only a value has an age': !(context.pastReadAt !== null && context.data === null),
    'a part stands for a value that is not there': !(context.part !== null && context.data !== null),
    'a read is repeated twice at most': context.retries <= 2,
  }),
};

export const subject: Subject = {
  name: 'resource',
  machine: createResourceMachine<string>(),
  cases: resourceCases,
  selectors,
};
