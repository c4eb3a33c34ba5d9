import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createActor, fromPromise, type InspectionEvent, waitFor } from 'xstate';
import { type Failure, FailureError } from '#domain/shop/failure.ts';
import { createResourceMachine } from '#machines/kit/resource/machine.ts';
import type { ResourceKey } from '#machines/kit/resource/ports.ts';
import { createReporter, failedCall, failedCode, failedState } from './reporter.ts';

function tab({ accepts = true, stored = '[]' } = {}) {
  const sent: unknown[] = [];
  const world = { now: 1_000, accepts, stored };
  const reporter = createReporter({
    url: () => 'https://app.example/account/orders',
    userAgent: 'Browser',
    version: '/assets/index-1.js',
    now: () => world.now,
    read: () => world.stored,
    write(text) {
      world.stored = text;
    },
    send(reports) {
      if (world.accepts) sent.push(...JSON.parse(reports));
      return world.accepts;
    },
  });
  return { ...reporter, sent, world };
}

test('a report has the W3C’s form, with its age at the delivery', () => {
  const { report, deliver, sent, world } = tab();
  report(failedCall('readOrders', { kind: 'contract', path: 'member.3.items.0.total' }));
  world.now += 500;
  deliver();
  deliver();
  expect(sent).toEqual([
    {
      type: 'parkett-call',
      age: 500,
      url: 'https://app.example/account/orders',
      user_agent: 'Browser',
      body: {
        call: 'readOrders',
        failure: 'contract',
        status: null,
        path: 'member.*.items.*.total',
        version: '/assets/index-1.js',
      },
    },
  ]);
});

test('reports that the browser refuses survive a reload, and a repeated failure does not fill the storage', () => {
  const before = tab({ accepts: false });
  for (let i = 0; i < 200; i++) before.report(failedCall('readOrders', { kind: 'timeout' }));
  before.deliver();
  expect(before.sent).toEqual([]);
  const after = tab({ stored: before.world.stored });
  after.deliver();
  expect(after.sent).toHaveLength(50);
  expect(after.world.stored).toBe('[]');
});

test('a queue of another version is dropped', () => {
  const { deliver, sent } = tab({ stored: '[{"at":1,"report":{"type":"other"}}]' });
  deliver();
  expect(sent).toEqual([]);
});

test('a failed actor is reported with the state that invoked it', async () => {
  const seen: InspectionEvent[] = [];
  const read = fromPromise<string, ResourceKey>(async () => {
    throw new FailureError({ kind: 'timeout' });
  });
  const actor = createActor(createResourceMachine<string>().provide({ actors: { read } }), {
    input: { name: 'orders', freshness: 60_000 },
    inspect: (event) => seen.push(event),
  }).start();
  actor.send({ type: 'read.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches({ loading: { reading: 'pausing' } }));
  actor.stop();
  expect(seen.flatMap((event) => failedState(event) ?? [])).toEqual([
    { kind: 'state', machine: 'resource', state: 'resource.loading.reading.asking', actor: 'read', failure: 'timeout' },
  ]);
});

test('an error is reported with its name and its place in the build, and without its message', () => {
  const error = new TypeError('anna@example.org is not a function');
  error.stack = `${error.message}\n    at f (https://app.example/assets/index-1.js:3:14)`;
  expect(failedCode(error)).toEqual({ kind: 'error', name: 'TypeError', place: '/assets/index-1.js:3:14' });
  expect(failedCode('anna@example.org')).toEqual({ kind: 'error', name: 'string', place: '' });
});

test('no field of a failure that can name anything is reported', () => {
  const name = 'Anna Beispiel';
  const failures: Failure[] = [
    { kind: 'general', status: 500, detail: name },
    { kind: 'violations', violations: [{ propertyPath: name, message: name }] },
    { kind: 'otherCurrency', currency: name },
    { kind: 'lastTokens', available: 4711 },
    { kind: 'orderTooHigh', limit: 4711, subscribed: 4711 },
    { kind: 'orderTooLow', limit: 4711 },
    { kind: 'balanceTooLow', available: 4711 },
    { kind: 'rateLimited', retryAfter: 4711 },
    { kind: 'unavailable', retryAfter: 4711 },
  ];
  const reported = failures.map((failure) => failedCall('placeOrder', failure));
  expect(JSON.stringify(reported)).not.toMatch(/Anna|4711/);
  expect(reported.map((finding) => finding.kind === 'call' && finding.failure)).toEqual(
    failures.map(({ kind }) => kind),
  );
});

test('the path of a field consists of names in our schemas, which read no key of an answer as data', () => {
  const sources = globSync('src/{domain/{shop,item,money,person},api}/**/*.ts').filter(
    (file) => !/\.spec\./.test(file),
  );
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((file) => /z\.(?:record|map|looseObject|catchall)\(/.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});
