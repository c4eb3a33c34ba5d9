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
const customerPoll = elapses('customerPoll', 'statusBanners.customerPoll.waiting');
const due = (what: 'identification' | 'customer') => ({ type: 'emit', event: { type: `${what}.due` } });

describe('the banner', () => {
  test.each([
    [null, 'identity'],
    ['new', 'identity'],
    ['init', 'identity'],
    ['rejected', 'identity'],
    ['an unknown state', 'identity'],
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

  const others = ['uncleared', 'moreInfo', 'banned'] as const;

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
});

describe('the shop', () => {
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
});
