import { describe, expect, test } from 'vitest';
import { elapses, play } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { statusBannersMachine } from '../machine.ts';
import { selectBanners } from '../selectors.ts';
import type { StatusBannersEvent } from '../types.ts';
import { customer, identification, subject } from './cases.ts';

specOfMachine(subject);

/** Plays these events; skips events that would change nothing. */
const played = (...events: StatusBannersEvent[]) => {
  const taken: StatusBannersEvent[] = [];
  for (const event of events)
    if (play(statusBannersMachine, undefined, ...taken).snapshot.can(event)) taken.push(event);
  const last = taken.at(-1) === events.at(-1);
  const { effects, ...rest } = play(statusBannersMachine, undefined, ...taken);
  return { ...rest, effects: last ? effects : [] };
};
const bannerAfter = (...events: StatusBannersEvent[]) => selectBanners(played(...events).snapshot)[0] ?? null;
const identityPoll = elapses('identityPoll', 'statusBanners.identityPoll.waiting');
const customerPoll = elapses('customerPoll', 'statusBanners.customerPoll.waiting');
const due = (what: 'identification' | 'customer') => ({ type: 'emit', event: { type: `${what}.due` } });
const [left, returned] = [{ type: 'page.left' }, { type: 'page.returned' }] as const;

describe('the banner', () => {
  test('is absent before the first data, and for a cleared customer with tokens', () => {
    expect(bannerAfter()).toBeNull();
    expect(bannerAfter(identification('approved'), customer('cleared'))).toBeNull();
    expect(bannerAfter(identification('approved'), customer('banned'))).toBeNull();
  });

  test.each([
    [null, 'identity'],
    ['new', 'identity'],
    ['init', 'identity'],
    ['rejected', 'identity'],
    ['a state that nobody knows', 'identity'],
    ['pending', 'pending'],
    ['rejected_in_review', 'pending'],
    ['approved', null],
    ['approved_in_review', null],
    ['approved_data_changed', null],
    ['approved_data', null],
  ])('of an identity check that is %s is %s', (state, banner) => {
    expect(bannerAfter(identification(state))).toBe(banner);
    // Every other state leads to the same banner.
    for (const before of [null, 'pending', 'approved'])
      expect(bannerAfter(identification(before), identification(state))).toBe(banner);
  });

  const standings = ['uncleared', 'moreInfo', 'banned', 'cleared'] as const;
  const shown = { uncleared: 'pending', moreInfo: 'moreInfo', banned: null, cleared: 'welcome' } as const;
  test.each(standings.flatMap((before) => standings.map((next) => [before, next] as const)))(
    'of a customer who was %s follows the present status: %s',
    (before, next) => {
      const first = customer(before);
      const banner = before === 'cleared' && next === 'cleared' ? null : shown[next];
      expect(bannerAfter(first, customer(next))).toBe(banner);
      // After a welcome the result is equal; a welcome stays.
      expect(bannerAfter(customer('cleared', { owns: false }), customer(next))).toBe(shown[next]);
    },
  );

  const others = ['uncleared', 'moreInfo', 'banned'] as const;

  test('welcomes a customer who becomes cleared, and a cleared one without tokens', () => {
    for (const before of others) {
      expect(bannerAfter(customer(before), customer('cleared'))).toBe('welcome');
      expect(bannerAfter(customer(before), customer('cleared', { owns: false }))).toBe('welcome');
    }
    expect(bannerAfter(customer('cleared', { owns: false }))).toBe('welcome');
    expect(bannerAfter(customer('cleared', { owns: false }), customer('cleared'))).toBe('welcome');
    expect(bannerAfter(customer('cleared'))).toBeNull();
  });

  test('never welcomes a customer with tokens, whatever the earlier status', () => {
    const owner = customer('cleared', { owns: true });
    for (const before of others) {
      expect(bannerAfter(customer(before, { owns: true }), owner)).toBeNull();
      for (const between of others)
        expect(bannerAfter(customer(before), customer(between, { owns: true }), owner)).toBeNull();
    }
    expect(bannerAfter(owner)).toBeNull();
    // The welcome ends as soon as the customer owns tokens.
    expect(bannerAfter(customer('cleared', { owns: false }), owner)).toBeNull();
  });

  test('is the most urgent', () => {
    expect(bannerAfter(identification(null), customer('uncleared'))).toBe('identity');
    expect(bannerAfter(identification(null), customer('moreInfo'))).toBe('moreInfo');
    expect(bannerAfter(identification('pending'), customer('cleared', { owns: false }))).toBe('pending');
  });
});

describe('the shop', () => {
  test('is read every five minutes for a pending check, and not for any other', () => {
    const { timers } = played(identification('pending'));
    expect(timers[identityPoll.type]).toBe(300_000);
    const { effects, timers: next } = play(statusBannersMachine, undefined, identification('pending'), identityPoll);
    expect([effects, next[identityPoll.type]]).toEqual([[due('identification')], 300_000]);
    for (const state of [null, 'rejected', 'approved']) {
      expect(played(identification(state)).timers).toEqual({});
      expect(played(identification('pending'), identification(state)).timers).toEqual({});
    }
  });

  test('is read every minute for a customer until they are cleared with a wallet, and no longer', () => {
    for (const read of [
      customer('uncleared'),
      customer('moreInfo'),
      customer('cleared', { hasWallet: false }),
      customer('banned', { hasWallet: false }),
    ]) {
      expect(played(read).timers[customerPoll.type]).toBe(60_000);
      const { effects, timers } = play(statusBannersMachine, undefined, read, customerPoll);
      expect([effects, timers[customerPoll.type]]).toEqual([[due('customer')], 60_000]);
      expect(played(read, customer('cleared')).timers).toEqual({});
    }
    for (const read of [customer('cleared'), customer('banned')]) expect(played(read).timers).toEqual({});
  });

  test('is not read while the customer is away, and read at once on their return', () => {
    const waiting = [identification('pending'), customer('uncleared')];
    expect(played(...waiting, left).timers).toEqual({});
    const back = played(...waiting, left, returned);
    expect(back.effects).toEqual([due('identification'), due('customer')]);
    expect(back.timers).toEqual({ [identityPoll.type]: 300_000, [customerPoll.type]: 60_000 });
    // A read while the page is hidden starts no wait, and ends a running one.
    const read = played(left, ...waiting);
    expect(read.timers).toEqual({});
    expect(played(left, ...waiting, returned).effects).toHaveLength(2);
    expect(played(left, ...waiting, identification('approved'), customer('cleared'), returned).effects).toEqual([]);
    expect(played(left, ...waiting, identification('pending'), customer('uncleared'), returned).effects).toHaveLength(
      2,
    );
  });
});
