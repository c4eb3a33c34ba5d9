import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createActor, fromPromise, type InspectedMicrostepEvent, waitFor } from 'xstate';
import { type Failure, FailureError } from '#domain/shop/failure.ts';
import { createResourceMachine } from '#machines/kit/resource/machine.ts';
import type { ResourceKey } from '#machines/kit/resource/ports.ts';
import { createReporter, failedCall, failedCode, failedState } from './reporter.ts';

const timedOut = { ...failedCall('readOrders', { kind: 'timeout' }), at: 1_000, screen: '/account/orders' };

function tab(accepts = true) {
  const sent: unknown[] = [];
  const world = { now: 1_000, accepts };
  const reporter = createReporter({
    origin: 'https://app.example',
    userAgent: 'Browser',
    version: '/assets/index-1.js',
    now: () => world.now,
    async send(reports) {
      if (world.accepts) sent.push(...JSON.parse(reports));
      return world.accepts;
    },
  });
  return { ...reporter, sent, world };
}

test('a report has the W3C’s form, with its age at the delivery', async () => {
  const { add, deliver, sent, world } = tab();
  add({ ...timedOut, ...failedCall('readOrders', { kind: 'contract', path: 'member.3.items.0.total' }) });
  world.now += 500;
  await deliver();
  await deliver();
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

test('reports that cannot be delivered wait, also in a later page', async () => {
  const before = tab(false);
  before.add(timedOut);
  await before.deliver();
  const text = before.waiting() ?? '';
  before.world.accepts = true;
  await before.deliver();
  expect([before.sent.length, before.waiting()]).toEqual([1, null]);
  const after = tab();
  after.restore(text);
  await after.deliver();
  expect(after.sent).toEqual(before.sent);
});

test('a failure that repeats is reported five times, and displaces no other one', async () => {
  const { add, deliver, sent } = tab();
  for (let i = 0; i < 200; i++) add(timedOut);
  for (let i = 0; i < 100; i++) add({ ...timedOut, screen: `/${i}` });
  await deliver();
  expect(sent).toHaveLength(50);
  expect(sent.filter((report) => JSON.stringify(report).includes('/account/orders'))).toHaveLength(5);
});

test('waiting reports of another version are dropped', async () => {
  const { restore, deliver, sent } = tab();
  restore('[{"at":1,"report":{"type":"other"}}]');
  restore('{');
  await deliver();
  expect(sent).toEqual([]);
});

test('a failed actor is reported with the state that invoked it', async () => {
  const seen: InspectedMicrostepEvent[] = [];
  const read = fromPromise<string, ResourceKey>(async () => {
    throw new FailureError({ kind: 'timeout' });
  });
  const actor = createActor(createResourceMachine<string>().provide({ actors: { read } }), {
    input: { name: 'orders', freshness: 60_000 },
    inspect: (event) =>
      event.type === '@xstate.microstep' && event.event.type.startsWith('xstate.error') && seen.push(event),
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
  expect(failedCode(Object.assign(new Error(), { name: 'Anna' }))).toMatchObject({ name: 'object' });
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
  const sources = globSync('src/{domain,api}/**/*.ts').filter((file) => !/\.spec\./.test(file));
  expect(sources.length).toBeGreaterThan(50);
  expect(
    sources.filter((file) =>
      /z\.(?:record|partialRecord|looseRecord|map|looseObject|catchall)\(/.test(readFileSync(file, 'utf8')),
    ),
  ).toEqual([]);
});
