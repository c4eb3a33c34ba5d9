import { expect, test } from 'vitest';
import {
  type ActorOptions,
  type AnyStateMachine,
  createActor,
  createMachine,
  fromPromise,
  type InspectionEvent,
  waitFor,
} from 'xstate';
import { FailureError } from '#domain/shop/failure.ts';
import { preferencesMachine } from '#machines/app/preferences/machine.ts';
import { sessionMachine } from '#machines/app/session/machine.ts';
import type { Lease, LoginOutcome, StoredSession } from '#machines/app/session/ports.ts';
import { createResourceMachine } from '#machines/kit/resource/machine.ts';
import type { ResourceKey } from '#machines/kit/resource/ports.ts';
import { transitionIdOf } from '#machines/kit/transitionId.ts';
import { transitionsOf } from '#machines/testing/paths.ts';
import { watchTab } from './live.ts';
import { LiveEntry, type LiveNews } from './protocol.ts';

/** Watches a tab; returns its news, each entry parsed. */
function tab() {
  const news: LiveNews[] = [];
  const { see, tellAll } = watchTab({ tab: 'a', page: () => '/', tell: (each) => news.push(each) });
  const told = () => news.flatMap((each) => (each.type === 'closed' ? [] : each));
  return {
    inspect: (event: InspectionEvent) => see([event, 0]),
    tellAll,
    news,
    actors: () => told().flatMap(({ actors }) => actors),
    entries: () => told().flatMap(({ entries }) => entries.map((text) => LiveEntry.parse(JSON.parse(text)))),
    text: () => JSON.stringify(news),
  };
}

const customerUuid = 'c-1';
const expiresIn = 3_600_000;

function sessionIn(inspect: ActorOptions<AnyStateMachine>['inspect']) {
  return createActor(
    sessionMachine.provide({
      actors: {
        readSession: fromPromise<StoredSession>(async () => ({ kind: 'none' })),
        logIn: fromPromise<LoginOutcome, { email: string; password: string }>(async ({ input }) => {
          if (input.password === 'Falsch-2026') throw new FailureError({ kind: 'badCredentials' });
          return { kind: 'codeRequired', customerUuid };
        }),
        verifyCode: fromPromise<Lease, { customerUuid: string; code: string }>(async () => ({
          customerUuid,
          expiresIn,
        })),
      },
    }),
    { inspect },
  );
}

async function loggedIn(inspect: ActorOptions<AnyStateMachine>['inspect']) {
  const session = sessionIn(inspect).start();
  await waitFor(session, (snapshot) => snapshot.matches('loggedOut'));
  session.send({ type: 'credentials.submitted', email: 'anna@example.org', password: 'Falsch-2026' });
  await waitFor(session, (snapshot) => snapshot.matches('loggedOut'));
  session.send({ type: 'credentials.submitted', email: 'anna@example.org', password: 'Sommer-2026' });
  await waitFor(session, (snapshot) => snapshot.matches('codeRequired'));
  session.send({ type: 'code.submitted', code: '493021' });
  await waitFor(session, (snapshot) => snapshot.matches('loggedIn'));
  return session;
}

test('a login is reported state by state, with its events and without its secrets', async () => {
  const watched = tab();
  const session = await loggedIn(watched.inspect);
  session.stop();
  await Promise.resolve();
  expect(watched.entries().map(({ event, value, status }) => [event.type, value, status])).toEqual([
    ['xstate.init', 'starting', 'active'],
    ['xstate.done.actor.readSession', 'loggedOut', 'active'],
    ['credentials.submitted', 'authenticating', 'active'],
    ['xstate.error.actor.logIn', 'loggedOut', 'active'],
    ['credentials.submitted', 'authenticating', 'active'],
    ['xstate.done.actor.logIn', 'codeRequired', 'active'],
    ['code.submitted', 'verifyingCode', 'active'],
    ['xstate.done.actor.verifyCode', { loggedIn: 'fresh' }, 'active'],
    ['xstate.stop', { loggedIn: 'fresh' }, 'stopped'],
  ]);
  expect(watched.entries()[2]).toMatchObject({
    event: { email: '•••', password: '•••' },
    running: ['logIn'],
    took: ['session.loggedOut --credentials.submitted--> session.authenticating'],
  });
  expect(watched.entries()[5]?.running).toEqual([]);
  expect(watched.entries()[3]?.event.error).toEqual({ error: 'FailureError', failure: { kind: 'badCredentials' } });
  expect(watched.actors()).toMatchObject([{ machine: 'session', name: '', parent: null, page: '/', restored: false }]);
  for (const secret of ['Falsch-2026', 'Sommer-2026', '493021']) expect(watched.text()).not.toContain(secret);
});

test('a state is reported by its name, whatever its shape', async () => {
  const watched = tab();
  const logic = createMachine({ initial: 'address', states: { address: { initial: 'email', states: { email: {} } } } });
  createActor(logic, { inspect: watched.inspect }).start();
  await Promise.resolve();
  expect(watched.entries()).toMatchObject([{ value: { address: 'email' } }]);
});

test('a token is masked in every place', async () => {
  const watched = tab();
  const machine = createResourceMachine<unknown>();
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln';
  const actor = createActor(machine, { input: { name: 'page', key: 'x', freshness: 1 }, inspect: watched.inspect });
  actor
    .start()
    .send({ type: 'resource.written', data: { token, refresh_token: 'abc', note: `Bearer ${token}`, password: null } });
  actor.stop();
  await Promise.resolve();
  expect(watched.text()).not.toContain('eyJ');
  expect(watched.text()).not.toContain('abc');
  expect(watched.entries()[1]?.context).toMatchObject({ data: { password: null } });
  expect(watched.actors()[0]?.name).toBe('page x');
});

test('simultaneous events are reported at once, in their order', async () => {
  const watched = tab();
  const read = fromPromise<string, ResourceKey>(async () => 'value');
  const actors = ['channel', 'blocks'].map((name) =>
    createActor(createResourceMachine<string>().provide({ actors: { read } }), {
      input: { name, freshness: 60_000 },
      inspect: watched.inspect,
    }).start(),
  );
  for (const actor of actors) actor.send({ type: 'read.requested' });
  await Promise.resolve();
  expect(watched.news).toHaveLength(1);
  expect(watched.entries().map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  for (const actor of actors) actor.stop();
});

test('an atlas that joins later receives the running actors and past events, within bounds', async () => {
  const watched = tab();
  const quiet = sessionIn(watched.inspect).start();
  await waitFor(quiet, (snapshot) => snapshot.matches('loggedOut'));
  const loud = createActor(createResourceMachine<string>(), {
    input: { name: 'page', freshness: 60_000 },
    inspect: watched.inspect,
  }).start();
  for (let i = 0; i < 60; i++) {
    loud.send({ type: 'resource.written', data: String(i).padStart(100_000, '.') });
    await Promise.resolve();
  }
  watched.news.length = 0;
  watched.tellAll();
  const entries = watched.entries();
  expect(JSON.stringify(watched.news).length).toBeLessThan(5_000_000);
  expect(entries.at(-1)?.number).toBe(62);
  // All session entries are forgotten but the latest.
  expect(entries.filter(({ actor }) => actor === watched.actors()[0]?.id)).toMatchObject([{ value: 'loggedOut' }]);
  quiet.stop();
  loud.stop();
});

test('an atlas that joins after a logout receives each machine’s state, and no data of the customer', async () => {
  const watched = tab();
  const session = await loggedIn(watched.inspect);
  expect(watched.text()).toContain(customerUuid);
  session.send({ type: 'logout.requested' });
  await waitFor(session, (snapshot) => snapshot.matches('loggedOut'));
  await Promise.resolve();
  watched.news.length = 0;
  watched.tellAll();
  expect(watched.entries().at(-1)).toMatchObject({ value: 'loggedOut' });
  expect(watched.text()).not.toContain(customerUuid);
  session.stop();
});

test('a transition has the same name in every build of the machine', () => {
  const names = [...transitionsOf(sessionMachine).keys()].map(transitionIdOf);
  expect(new Set(names).size).toBe(names.length);
  expect([...transitionsOf(sessionMachine.provide({})).keys()].map(transitionIdOf)).toEqual(names);
});

test('an actor reports its parent, whether it was restored, and its name', async () => {
  const watched = tab();
  const child = createMachine({ id: 'child', tags: ['b', 'a'] });
  const parent = createMachine({
    id: 'parent',
    invoke: [
      { id: 'z', src: child },
      { id: 'c', src: child },
    ],
  });
  const first = createActor(parent, { inspect: watched.inspect }).start();
  const kept = first.getPersistedSnapshot();
  first.stop();
  createActor(parent, { inspect: watched.inspect, snapshot: kept }).start();
  for (const input of [
    { name: 'order', key: '7' },
    { name: 'order' },
    { key: '7' },
    'order',
    null,
    { name: 'order', key: 7 },
  ])
    createActor(child, { input, inspect: watched.inspect }).start();
  await Promise.resolve();
  const told = watched.actors().map(({ machine, parent: by, restored, name }) => ({ machine, by, restored, name }));
  const ids = watched.actors().map(({ id }) => id);
  const of = (machine: string, by: string | null, restored: boolean, name = '') => ({ machine, by, restored, name });
  const parents = told.flatMap((each, index) => (each.machine === 'parent' ? [ids[index] ?? ''] : []));
  expect(told.filter(({ machine }) => machine === 'parent')).toEqual([
    of('parent', null, false),
    of('parent', null, true),
  ]);
  expect(told.filter(({ by }) => by === parents[0])).toEqual([
    of('child', parents[0] ?? '', false),
    of('child', parents[0] ?? '', false),
  ]);
  expect(told.filter(({ by, machine }) => by === null && machine === 'child').map(({ name }) => name)).toEqual([
    'order 7',
    'order',
    '',
    '',
    '',
    'order',
  ]);
  expect(new Set(ids).size).toBe(ids.length);
  // A machine's own start was sent before the start of the actors that it invokes, and is reported first.
  const numbers = watched.entries().map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  const entry = watched.entries().find(({ actor }) => actor === parents[0]);
  expect(entry?.running).toEqual(['c', 'z']);
  expect(watched.entries().find(({ tags }) => tags.length > 0)?.tags).toEqual(['a', 'b']);
});

test('the last fifty ended actors are remembered', async () => {
  const watched = tab();
  const child = createMachine({ id: 'child' });
  const stays = createActor(child, { input: { name: 'stays' }, inspect: watched.inspect }).start();
  for (let each = 0; each < 60; each++)
    createActor(child, { input: { name: `ends ${each}` }, inspect: watched.inspect })
      .start()
      .stop();
  await Promise.resolve();
  createActor(child, { input: { name: 'starts' }, inspect: watched.inspect }).start();
  await Promise.resolve();
  watched.news.length = 0;
  watched.tellAll();
  const names = watched.actors().map(({ name }) => name);
  expect(names).toEqual(['stays', ...Array.from({ length: 50 }, (_, each) => `ends ${each + 10}`), 'starts']);
  stays.stop();
});

test('events before the start are reported after it, each with its own number', async () => {
  const watched = tab();
  const actor = createActor(preferencesMachine, { input: { locale: 'de', theme: 'dark' }, inspect: watched.inspect });
  actor.send({ type: 'amounts.masked' });
  actor.start();
  actor.send({ type: 'amounts.revealed' });
  await Promise.resolve();
  expect(watched.entries().map(({ event, number }) => [event.type, number])).toEqual([
    ['xstate.init', 1],
    ['amounts.masked', 2],
    ['amounts.revealed', 3],
  ]);
  expect(watched.entries().flatMap(({ took }) => took)).toEqual([
    'preferences.amounts.shown --amounts.masked--> preferences.amounts.masked',
    'preferences.amounts.masked --amounts.revealed--> preferences.amounts.shown',
  ]);
});

test('events of an actor whose start was not seen are reported without the actor', async () => {
  const watched = tab();
  let looks = false;
  const inspect = (event: InspectionEvent) => looks && watched.inspect(event);
  const actor = createActor(preferencesMachine, { input: { locale: 'de', theme: 'dark' }, inspect }).start();
  looks = true;
  actor.send({ type: 'amounts.masked' });
  await Promise.resolve();
  expect(watched.actors()).toEqual([]);
  expect(watched.entries().map(({ event }) => event.type)).toEqual(['amounts.masked']);
  watched.news.length = 0;
  watched.tellAll();
  expect(watched.entries()).toHaveLength(1);
});

test('an error is reported by its name and message', async () => {
  const watched = tab();
  const read = fromPromise<string, ResourceKey>(async () => {
    throw new RangeError('too far');
  });
  const actor = createActor(createResourceMachine<string>().provide({ actors: { read } }), {
    input: { name: 'page', freshness: 1 },
    inspect: watched.inspect,
  }).start();
  actor.send({ type: 'read.requested' });
  await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
  await Promise.resolve();
  actor.stop();
  const errors = watched.entries().flatMap(({ event }) => (event.error ? [event.error] : []));
  expect(errors).toEqual([{ error: 'RangeError', message: 'too far' }]);
});
