import { describe, expect, test } from 'vitest';
import { FailureError } from '#domain/shop/failure.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { favouritesMachine } from '../machine.ts';
import { isVisitor, selectLiked, selectRemembered } from '../selectors.ts';
import { subject } from './cases.ts';

specOfMachine(subject);

type Step = Parameters<typeof play>[2];
const offline = new FailureError({ kind: 'offline' });
const refused = new FailureError({ kind: 'general', status: 400, detail: null });
const customer = (isLoggedIn: boolean, who = 'anna') => ({
  type: 'customer.changed',
  customerUuid: isLoggedIn ? who : null,
});
/** Returns the code of the work that waits for a login, for any owner. */
const waitingIn = (snapshot: Parameters<typeof selectRemembered>[0]) => selectRemembered(snapshot)?.productCode ?? null;
const wish = (liked: boolean, productCode = 'LAND-3') => ({ type: 'wish.made', productCode, liked });
const read = (...codes: string[]) =>
  succeeds('readFavourites', {
    collectionId: 8,
    places: codes.map((productCode, index) => ({ id: index + 1, productCode })),
  });
const added = (productCode = 'LAND-3') => succeeds('addFavourite', { id: 7, productCode });
const played = (...events: Step[]) => play(favouritesMachine, { remembered: null }, ...events);
const likedAfter = (...events: Step[]) => selectLiked(played(...events).snapshot, 'LAND-3');
const toldBy = (...events: Step[]) =>
  played(...events).effects.flatMap((effect) => (effect.type === 'emit' ? [effect.event] : []));

describe('a visitor', () => {
  test('who likes a work is remembered with it, and likes it after the login', () => {
    const before = played(wish(true));
    expect(isVisitor(before.snapshot)).toBe(true);
    expect(waitingIn(before.snapshot)).toBe('LAND-3');
    expect(before.running).toEqual([]);
    expect(toldBy(wish(true))).toEqual([{ type: 'login.requested' }]);
    const { snapshot, running } = played(wish(true), customer(true), read());
    // A reload before the answer loses nothing either.
    expect([snapshot.value, running, waitingIn(snapshot)]).toEqual(['adding', ['addFavourite'], 'LAND-3']);
    expect(selectLiked(snapshot, 'LAND-3')).toBe(true);
    const forgotten = [
      [read('LAND-3')],
      [read(), added()],
      [read(), fails('addFavourite', offline)],
      [fails('readFavourites', refused)],
      [customer(false)],
    ];
    for (const after of forgotten)
      expect(selectRemembered(played(wish(true), customer(true), ...after).snapshot)).toBeNull();
  });

  test('causes no second write for a work liked before', () => {
    const { snapshot, running } = played(wish(true), customer(true), read('LAND-3'));
    expect([snapshot.value, running]).toEqual(['idle', []]);
    expect(selectLiked(snapshot, 'LAND-3')).toBe(true);
  });

  test('who abandons the login likes nothing, even after the next login', () => {
    const { snapshot } = played(wish(true), { type: 'login.left' });
    expect(selectRemembered(snapshot)).toBeNull();
    expect(played(wish(true), { type: 'login.left' }, customer(true), read()).snapshot.value).toBe('idle');
  });

  test('may become any customer: the like is written for the next login, and belongs to that customer', () => {
    for (const who of ['anna', 'bernd']) {
      const { snapshot } = played(wish(true), customer(true, who), read());
      expect([snapshot.value, selectRemembered(snapshot)]).toEqual([
        'adding',
        { productCode: 'LAND-3', customerUuid: who },
      ]);
      const other = who === 'anna' ? 'bernd' : 'anna';
      expect(played(wish(true), customer(true, who), customer(true, other), read()).snapshot.value).toBe('idle');
    }
  });

  test('has no like yet, whatever is remembered', () => {
    expect(likedAfter(wish(true))).toBe(false);
  });

  test('remembers the last work only', () => {
    expect(waitingIn(played(wish(true), wish(true, 'RING-2')).snapshot)).toBe('RING-2');
  });
});

describe('a heart', () => {
  test('is unknown before the shop’s answer', () => {
    expect(likedAfter(customer(true))).toBeNull();
    expect(likedAfter(customer(true), fails('readFavourites', refused))).toBeNull();
    expect(likedAfter(customer(true), read('LAND-3'))).toBe(true);
    expect(likedAfter(customer(true), read('RING-2'))).toBe(false);
  });

  test('shows the requested state at once', () => {
    expect(likedAfter(customer(true), wish(true))).toBe(true);
    expect(likedAfter(customer(true), read(), wish(true))).toBe(true);
    expect(likedAfter(customer(true), read('LAND-3'), wish(false))).toBe(false);
  });

  test('is unknown after a failed write until the shop was asked', () => {
    for (const failed of [
      [customer(true), read(), wish(true), fails('addFavourite', offline)],
      [customer(true), read('LAND-3'), wish(false), fails('removeFavourite', offline)],
    ]) {
      expect(likedAfter(...failed)).toBeNull();
      expect(played(...failed).running).toEqual(['readFavourites']);
      expect(likedAfter(...failed, read('LAND-3'))).toBe(true);
      expect(likedAfter(...failed, read())).toBe(false);
      expect(likedAfter(...failed, fails('readFavourites', refused))).toBeNull();
    }
  });

  test('of another work keeps its state after a failed write', () => {
    const { snapshot } = played(customer(true), read('RING-2'), wish(true), fails('addFavourite', offline));
    expect(selectLiked(snapshot, 'RING-2')).toBe(true);
  });

  test('that failed is reported once, with the reason', () => {
    const failed = [customer(true), read(), wish(true), fails('addFavourite', offline)];
    expect(toldBy(...failed)).toEqual([{ type: 'favourites.failed', failure: { kind: 'offline' } }]);
    expect(toldBy(...failed, read())).toEqual([]);
  });

  test('is cleared after the logout', () => {
    const left = played(customer(true), read('LAND-3'), wish(true, 'RING-2'), customer(false));
    expect(left.running).toEqual([]);
    expect(left.snapshot.context).toMatchObject({ known: null, wishes: [], current: null });
    expect(likedAfter(customer(true), read('LAND-3'), customer(true))).toBeNull();
  });
});

describe('requests', () => {
  test('are written one at a time, in their order', () => {
    const both = [customer(true), read(), wish(true), wish(true, 'RING-2')];
    expect(played(...both).snapshot.context.current).toEqual({ productCode: 'LAND-3', liked: true });
    expect(played(...both).running).toEqual(['addFavourite']);
    const next = played(...both, added());
    expect(next.snapshot.context.current).toEqual({ productCode: 'RING-2', liked: true });
    expect(next.running).toEqual(['addFavourite']);
  });

  test('for the opposite follow the running one', () => {
    const { snapshot, running } = played(customer(true), read(), wish(true), wish(false), added());
    expect([snapshot.value, running]).toEqual(['removing', ['removeFavourite']]);
    expect(selectLiked(snapshot, 'LAND-3')).toBe(false);
  });

  test('that cancel each other need no write', () => {
    const { snapshot } = played(customer(true), read(), wish(true), wish(false), wish(true), added());
    expect(snapshot.value).toBe('idle');
    expect(selectLiked(snapshot, 'LAND-3')).toBe(true);
  });

  test('that wait are written although the one before failed', () => {
    const { snapshot } = played(
      ...[customer(true), read(), wish(true), wish(true, 'RING-2'), fails('addFavourite', refused), read()],
    );
    expect(snapshot.context.current).toEqual({ productCode: 'RING-2', liked: true });
  });

  test('are dropped and reported if the favourites cannot be read', () => {
    const lost = [customer(true), wish(true), fails('readFavourites', refused)];
    expect(toldBy(...lost)).toHaveLength(1);
    expect(likedAfter(...lost)).toBeNull();
    expect(toldBy(customer(true), fails('readFavourites', refused))).toEqual([]);
    expect(played(...lost, wish(true)).running).toEqual(['readFavourites']);
  });

  test('to remove a work that is gone already succeed', () => {
    const gone = fails('removeFavourite', new FailureError({ kind: 'notFound' }));
    const steps = [customer(true), read('LAND-3'), wish(false), gone];
    expect(played(...steps).snapshot.value).toBe('idle');
    expect(likedAfter(...steps)).toBe(false);
    expect(toldBy(...steps)).toEqual([]);
  });
});

describe('the end of a session', () => {
  const unauthorized = new FailureError({ kind: 'unauthorized' });
  const ended = { type: 'session.ended' };

  test('at a like asks for the login, whichever event comes first, and likes the work after it', () => {
    for (const steps of [
      [customer(true), read(), wish(true), ended],
      [customer(true), read(), wish(true), fails('addFavourite', unauthorized), ended],
      [
        customer(true),
        read(),
        wish(true),
        fails('addFavourite', unauthorized),
        fails('readFavourites', unauthorized),
        ended,
      ],
      [customer(true), wish(true), fails('readFavourites', unauthorized), ended],
      [customer(true), wish(true), ended],
    ]) {
      expect(toldBy(...steps)).toEqual([{ type: 'login.requested' }]);
      const { snapshot, running } = played(...steps);
      expect([isVisitor(snapshot), waitingIn(snapshot), running]).toEqual([true, 'LAND-3', []]);
      expect(played(...steps, customer(true), read()).running).toEqual(['addFavourite']);
    }
  });

  test('at a like is remembered for the same customer: another one who logs in does not like the work', () => {
    const atLike = [customer(true), read(), wish(true), ended];
    const mine = { productCode: 'LAND-3', customerUuid: 'anna' };
    expect(selectRemembered(played(...atLike).snapshot)).toEqual(mine);
    // After a reload the tab knows only the remembered like; the result is equal.
    const reloaded = (...events: Step[]) => play(favouritesMachine, { remembered: mine }, ...events);
    for (const run of [(...events: Step[]) => played(...atLike, ...events), reloaded]) {
      expect(run(customer(true, 'anna'), read()).running).toEqual(['addFavourite']);
      const { snapshot, running } = run(customer(true, 'bernd'), read());
      expect([snapshot.value, running, selectRemembered(snapshot)]).toEqual(['idle', [], null]);
      // The like is forgotten for good, not postponed.
      expect(run(customer(true, 'bernd'), customer(true, 'anna'), read()).running).toEqual([]);
    }
  });

  test('at the removal of a like asks for the login, and changes nothing after it', () => {
    const steps = [customer(true), read('LAND-3'), wish(false), fails('removeFavourite', unauthorized), ended];
    expect(toldBy(...steps)).toEqual([{ type: 'login.requested' }]);
    expect(selectLiked(played(...steps, customer(true), read('LAND-3')).snapshot, 'LAND-3')).toBe(true);
  });

  test('without a request asks for nothing', () => {
    expect(toldBy(customer(true), read(), ended)).toEqual([]);
    expect(selectRemembered(played(customer(true), read(), ended).snapshot)).toBeNull();
  });

  test('at a cancelled like asks for the login, and likes nothing', () => {
    const steps = [customer(true), read(), wish(true), wish(false), ended];
    expect(selectRemembered(played(...steps).snapshot)).toBeNull();
  });

  test('that only a refused write suggested does not count, and the request is repeated', () => {
    const steps = [customer(true), read(), wish(true), fails('addFavourite', unauthorized)];
    expect(likedAfter(...steps)).toBe(true);
    expect(played(...steps, read()).running).toEqual(['addFavourite']);
    const unread = [...steps, fails('readFavourites', unauthorized)];
    expect(likedAfter(...unread)).toBeNull();
    expect(toldBy(...unread)).toEqual([]);
  });
});
