import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Http } from '#api/http.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { sessionMachine } from '#machines/app/session/machine.ts';
import type { StoredSession } from '#machines/app/session/ports.ts';
import { dataOf } from '#machines/kit/resource/selectors.ts';
import { definitions } from '../testing/reads.ts';
import { createResources, defineResource, type PastValues, type Resource, type Resources } from './resources.ts';

const HOUR = 3_600_000;

const CHANGES = [...new Set(definitions.flatMap(({ invalidatedBy }) => invalidatedBy))];

/** Never called, since the reads are replaced. */
const unused = () => {
  throw new Error('Reads are replaced in this spec.');
};
const http: Http = {
  apiBase: '',
  localeCodeOf: unused,
  get: unused,
  post: unused,
  put: unused,
  patch: unused,
  delete: unused,
  graphql: unused,
  blob: unused,
};

/** Device that keeps nothing. */
const NO_PAST: PastValues = () => ({ find: () => null, keep: () => undefined });

/**
 * Returns the resources of the app for a customer signed in as `anna`; every read is recorded, and returns its number.
 */
async function world(fails: () => FailureError | null = () => null, past: PastValues = NO_PAST) {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readSession: fromPromise(
          async (): Promise<StoredSession> => ({ kind: 'present', customerUuid: 'anna', expiresIn: HOUR }),
        ),
        endSession: fromPromise(async (): Promise<void> => {}),
      },
    }),
  ).start();
  await waitFor(session, (snapshot) => snapshot.matches('loggedIn'));
  const asked: string[] = [];
  const failures: string[] = [];
  const ages: (number | null)[] = [];
  const resources = createResources({
    http,
    session,
    onFailed: ({ kind }) => failures.push(kind),
    onRecovered: () => failures.push('none'),
    onStarted: () => () => undefined,
    past,
    onPast: (readAt) => ages.push(readAt),
    inspect: undefined,
  });
  const copies = definitions.map(
    (definition): Resource<unknown> => ({
      ...definition,
      freshness: HOUR,
      read: async ({ customerUuid }) => {
        asked.push(definition.isPrivate ? `${definition.name} of ${customerUuid}` : definition.name);
        const failure = fails();
        if (failure) throw failure;
        return asked.length;
      },
    }),
  );
  const settled = () =>
    Promise.all(copies.map((copy) => waitFor(resources.of(copy), (snapshot) => !snapshot.hasTag('busy'))));
  return { session, resources, copies, asked, failures, ages, settled };
}

/** Follows resources, as the pages that show them do. */
const show = (resources: Resources, shown: readonly Resource<unknown>[]) => {
  const follows = shown.map((each) => resources.of(each).subscribe(() => undefined));
  return () => {
    for (const each of follows) each.unsubscribe();
  };
};

const names = definitions.map(({ name }) => name);
const askedOf = (customer: string, which: (definition: Resource<unknown>) => boolean) =>
  definitions.filter(which).map(({ name, isPrivate }) => (isPrivate ? `${name} of ${customer}` : name));

describe('a resource', () => {
  test('is private and never outdated unless it is defined otherwise, and fresh for as long as its kind', () => {
    const read = async () => 1;
    const usual = {
      name: 'usual',
      isPrivate: true,
      invalidatedBy: [],
      isKept: false,
      freshness: freshness.content,
      read,
    };
    expect(defineResource({ name: 'usual', freshness: 'content', read })).toEqual(usual);
    const own = { name: 'own', isPrivate: false, invalidatedBy: ['orders'], isKept: true, freshness: 0, read } as const;
    expect(defineResource({ ...own, invalidatedBy: ['orders'] })).toEqual(own);
  });

  test('is private or public, kept or not, and lists its invalidations: a review sees it in the snapshot', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(
      Object.fromEntries(definitions.map(({ name, read, freshness, ...facts }) => [name, facts])),
    ).toMatchSnapshot();
  });

  test('that is kept shows its value of an earlier visit and its age until the shop answers, and keeps the answer', async () => {
    const kept: [string, unknown][] = [];
    let found = 0;
    let isReached = false;
    const { resources, copies, ages, settled } = await world(
      () => (isReached ? null : new FailureError({ kind: 'notFound' })),
      (name) => ({
        async find() {
          found += 1;
          return { value: `past ${name}`, readAt: name.length };
        },
        keep: (value) => kept.push([name, value]),
      }),
    );
    const keeping = copies.filter(({ isKept }) => isKept);
    resources.request(...copies);
    await settled();
    for (const copy of copies)
      expect(dataOf(resources.of(copy).getSnapshot()), copy.name).toBe(copy.isKept ? `past ${copy.name}` : null);
    expect(ages.at(-1)).toBe(Math.min(...keeping.map(({ name }) => name.length)));
    expect(kept).toEqual([]);
    isReached = true;
    for (const copy of copies) resources.of(copy).send({ type: 'retry.requested' });
    await settled();
    expect(ages.at(-1)).toBeNull();
    expect(kept).toEqual(keeping.map((copy) => [copy.name, dataOf(resources.of(copy).getSnapshot())]));
    // Another page requests values that are fresh.
    resources.request(...copies);
    expect(kept.length).toBe(keeping.length);
    for (const copy of copies) resources.of(copy).send({ type: 'resource.invalidated' });
    await settled();
    expect(kept.length).toBe(2 * keeping.length);
    expect(found).toBe(keeping.length);
  });

  test.each(CHANGES)('is read again after a change of %s that invalidates it, and no other is', async (change) => {
    const { resources, copies, asked, settled } = await world();
    const leave = show(resources, copies);
    resources.request(...copies);
    await settled();
    expect(asked).toEqual(askedOf('anna', () => true));
    asked.length = 0;
    resources.invalidate(change);
    await settled();
    expect(asked).toEqual(askedOf('anna', ({ invalidatedBy }) => invalidatedBy.includes(change)));
    // Without followers they wait until a page requests them.
    leave();
    asked.length = 0;
    resources.invalidate(change);
    await settled();
    expect(asked).toEqual([]);
    resources.request(...copies);
    await settled();
    expect(asked).toEqual(askedOf('anna', ({ invalidatedBy }) => invalidatedBy.includes(change)));
  });

  test('is kept separately for each key, and read for each', async () => {
    const { resources, copies } = await world();
    const [copy] = copies;
    if (!copy) throw new Error('The app reads something.');
    const keys: string[] = [];
    const keyed: Resource<unknown> = { ...copy, isPrivate: false, read: async ({ key }) => keys.push(key) };
    resources.request([keyed, 'a'], [keyed, 'b'], [keyed, 'a'], keyed);
    const all = ['a', 'b', ''].map((key) => resources.of(keyed, key));
    await Promise.all(all.map((actor) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))));
    expect(keys).toEqual(['a', 'b', '']);
    // The values are fresh for an hour.
    resources.request([keyed, 'a'], keyed);
    expect(keys).toHaveLength(3);
    expect(all.map((actor) => dataOf(actor.getSnapshot()))).toEqual([1, 2, 3]);
    expect(resources.of(keyed)).toBe(all[2]);
  });

  test('is read again when a page shows it that was outdated meanwhile, but not when its read has failed', async () => {
    let failure: FailureError | null = null;
    const { resources, copies, asked, settled } = await world(() => failure);
    const [copy = expect.unreachable()] = copies.filter(({ isPrivate }) => isPrivate);
    const [change = expect.unreachable()] = copy.invalidatedBy;
    resources.request(copy);
    await settled();
    resources.invalidate(change);
    expect(asked).toHaveLength(1);
    failure = new FailureError({ kind: 'notFound' });
    const leave = show(resources, [copy]);
    await settled();
    expect(asked).toHaveLength(2);
    leave();
    expect(resources.of(copy).getSnapshot().matches('stale')).toBe(true);
    const { resources: others, asked: again, copies: fresh, settled: done } = await world(() => failure);
    const [first = expect.unreachable()] = fresh;
    others.request(first);
    await done();
    show(others, [first]);
    await done();
    expect(again).toHaveLength(1);
  });

  test('of which there are several is kept while it is fresh or a page shows it', async () => {
    vi.useFakeTimers();
    const { resources, copies } = await world();
    const [copy = expect.unreachable(), other = expect.unreachable()] = copies;
    const actors = ['shown', 'left', ''].map((key) => ({ key, actor: resources.of(copy, key) }));
    const kept = () => actors.flatMap(({ key, actor }) => (resources.of(copy, key) === actor ? [key] : []));
    const { unsubscribe } = resources.of(copy, 'shown').subscribe(() => undefined);
    resources.request([copy, 'shown'], [copy, 'left'], copy);
    await vi.advanceTimersByTimeAsync(HOUR - 1);
    resources.request(other);
    expect(kept()).toEqual(['shown', 'left', '']);
    await vi.advanceTimersByTimeAsync(2);
    resources.request(other);
    expect(kept()).toEqual(['shown', '']);
    unsubscribe();
    resources.request(other);
    expect(kept()).toEqual(['']);
    vi.useRealTimers();
  });

  test('that was never requested stays so, whatever changes', async () => {
    const { resources, copies, asked } = await world();
    for (const copy of copies) resources.of(copy);
    for (const change of CHANGES) resources.invalidate(change);
    resources.reconnect();
    expect(asked).toEqual([]);
  });

  test('of one customer is deleted when another logs in, and a public one is kept', async () => {
    const { session, resources, copies, asked, settled } = await world();
    resources.request(...copies);
    await settled();
    session.send({ type: 'session.adopted', customerUuid: 'bernd', expiresIn: HOUR });
    for (const copy of copies) {
      const known = dataOf(resources.of(copy).getSnapshot()) !== null;
      expect(known, copy.name).toBe(!copy.isPrivate);
    }
    asked.length = 0;
    resources.request(...copies);
    await settled();
    expect(asked).toEqual(askedOf('bernd', ({ isPrivate }) => isPrivate));
  });

  test('that is private is deleted at a logout, and not requested afterwards', async () => {
    const { session, resources, copies, asked, failures, settled } = await world();
    resources.request(...copies);
    await settled();
    session.send({ type: 'logout.requested' });
    await waitFor(session, (snapshot) => snapshot.matches('loggedOut'));
    for (const copy of copies.filter(({ isPrivate }) => isPrivate)) {
      expect(dataOf(resources.of(copy).getSnapshot()), copy.name).toBeNull();
    }
    asked.length = 0;
    resources.request(...copies);
    await settled();
    expect(asked).toEqual([]);
    // The login page reports the failure; notifications would repeat it for each read.
    expect(failures).toEqual([]);
  });

  test('that failed for lack of a connection is read as soon as that is back', async () => {
    let failure: FailureError | null = new FailureError({ kind: 'offline' });
    const { resources, copies, asked, settled } = await world(() => failure);
    resources.request(...copies);
    await Promise.all(
      copies.map((copy) =>
        waitFor(resources.of(copy), (snapshot) => snapshot.matches({ loading: { reading: 'pausing' } })),
      ),
    );
    asked.length = 0;
    failure = null;
    resources.reconnect();
    await settled();
    expect(asked).toEqual(askedOf('anna', () => true));
  });

  test('that failed is read again once another one succeeds, and its error is withdrawn', async () => {
    vi.useFakeTimers();
    let failure: FailureError | null = new FailureError({ kind: 'general', status: 503, detail: null });
    const { resources, copies, asked, failures } = await world(() => failure);
    resources.request(...copies);
    await vi.advanceTimersByTimeAsync(HOUR / 60);
    expect(failures).toEqual(names.map(() => 'general'));
    failure = null;
    asked.length = 0;
    const [first = expect.unreachable()] = copies;
    resources.of(first).send({ type: 'retry.requested' });
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(asked).toEqual(askedOf('anna', () => true));
    expect(failures.slice(names.length)).toEqual(['none']);
  });

  test('that failed is not read again for a page that was left, nor kept if it is one of several', async () => {
    vi.useFakeTimers();
    let failure: FailureError | null = new FailureError({ kind: 'general', status: 503, detail: null });
    const { resources, copies, asked, failures } = await world(() => failure);
    const [copy = expect.unreachable(), other = expect.unreachable()] = copies;
    const left = [resources.of(copy), resources.of(copy, 'one')];
    const leave = left.map((actor) => actor.subscribe(() => undefined));
    show(resources, [other]);
    resources.request(copy, [copy, 'one'], other);
    await vi.advanceTimersByTimeAsync(HOUR / 60);
    for (const { unsubscribe } of leave) unsubscribe();
    failure = null;
    asked.length = 0;
    failures.length = 0;
    resources.of(other).send({ type: 'retry.requested' });
    await vi.advanceTimersByTimeAsync(1);
    resources.reconnect();
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(1);
    expect(failures).toEqual(['none']);
    resources.request(copy);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    expect([resources.of(copy), resources.of(copy, 'one')].map((actor) => left.includes(actor))).toEqual([true, false]);
    vi.useRealTimers();
  });

  test('that failed is reported once, unless a page or a notice shows it anyway', async () => {
    const { resources, copies, failures, settled } = await world(() => new FailureError({ kind: 'notFound' }));
    resources.request(...copies);
    await settled();
    expect(failures).toEqual([]);
    const other = await world(() => new FailureError({ kind: 'contract', path: 'id' }));
    other.resources.request(...other.copies);
    await other.settled();
    expect(other.failures).toEqual(names.map(() => 'contract'));
  });
});
