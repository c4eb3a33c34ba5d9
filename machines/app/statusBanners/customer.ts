import { banner, bannersSetup } from './setup.ts';
import type { CustomerFacts } from './types.ts';

const ofClearance = ({ event }: { event: CustomerFacts }) => ({ clearance: event.clearance });
const ofOwning = ({ event }: { event: CustomerFacts }) => ({ owns: event.owns });

const isUncleared = { type: 'isUncleared', params: ofClearance } as const;
const needsMoreInfo = { type: 'needsMoreInfo', params: ofClearance } as const;
const isBanned = { type: 'isBanned', params: ofClearance } as const;
const ownsNothing = { type: 'ownsNothing', params: ofOwning } as const;
const ownsSomething = { type: 'ownsSomething', params: ofOwning } as const;

/** Transition to the state of a customer who is not cleared, from all other states. */
const toUncleared = { guard: isUncleared, target: 'uncleared' } as const;
const toMoreInfo = { guard: needsMoreInfo, target: 'moreInfo' } as const;
const toBanned = { guard: isBanned, target: 'banned' } as const;
/**
 * A customer who is cleared in this session gets the welcome, unless known to own tokens: then they were here before.
 */
const onceCleared = [{ guard: ownsSomething, target: 'cleared' }, { target: 'welcome' }] as const;

/** Banner region of the investor's status. */
export const customer = bannersSetup.createStateConfig({
  initial: 'unknown',
  states: {
    unknown: {
      description: 'The investor’s status is not known yet.',
      meta: { requirement: '4.12' },
      on: {
        'customer.read': [
          toUncleared,
          toMoreInfo,
          toBanned,
          { guard: ownsNothing, target: 'welcome' },
          { target: 'cleared' },
        ],
      },
    },
    uncleared: {
      description: 'The shop or the registrar has not cleared the investor yet.',
      ...banner('pending'),
      on: {
        'customer.read': [{ guard: isUncleared }, toMoreInfo, toBanned, ...onceCleared],
      },
    },
    moreInfo: {
      description: 'The banner asks the investor for more information.',
      ...banner('moreInfo'),
      on: {
        'customer.read': [{ guard: needsMoreInfo }, toUncleared, toBanned, ...onceCleared],
      },
    },
    banned: {
      description: 'The investor may no longer subscribe; a page of its own says so instead of a banner.',
      meta: { requirement: '4.11, 6.4' },
      on: {
        'customer.read': [{ guard: isBanned }, toUncleared, toMoreInfo, ...onceCleared],
      },
    },
    welcome: {
      description: 'The investor is cleared and owns nothing yet; the banner welcomes them.',
      ...banner('welcome'),
      on: {
        'customer.read': [toUncleared, toMoreInfo, toBanned, { guard: ownsSomething, target: 'cleared' }],
      },
    },
    cleared: {
      description: 'The investor is cleared and needs no welcome; no banner is shown.',
      meta: { requirement: '4.21' },
      on: {
        'customer.read': [toUncleared, toMoreInfo, toBanned],
      },
    },
  },
});
