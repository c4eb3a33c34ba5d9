import { describe, expect, test } from 'vitest';
import { FailureError } from '#domain/shop/failure.ts';
import { offline } from '#machines/testing/failures.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { favouritesMachine } from '../machine.ts';
import { selectLiked, selectRemembered } from '../selectors.ts';
import { subject } from './cases.ts';

specOfMachine(subject);

type Step = Parameters<typeof play>[2];
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

describe('a visitor', () => {
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

  test('that wait are written although the one before failed', () => {
    const { snapshot } = played(
      ...[customer(true), read(), wish(true), wish(true, 'RING-2'), fails('addFavourite', refused), read()],
    );
    expect(snapshot.context.current).toEqual({ productCode: 'RING-2', liked: true });
  });
});

describe('the end of a session', () => {
  const ended = { type: 'session.ended' };

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
});
