import { type Cases, elapses, named, type Subject } from '#machines/testing/paths.ts';
import { statusBannersMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';
import type { CustomerFacts } from '../types.ts';

/** Returns the event for a customer with a wallet and unknown ownership of tokens, unless `facts` differ. */
export const customer = (clearance: CustomerFacts['clearance'], facts: Partial<CustomerFacts> = {}) =>
  ({ type: 'customer.read', clearance, hasWallet: true, owns: null, ...facts }) as const;

export const identification = (state: string | null) => ({ type: 'identification.read', state }) as const;

const statusBannersCases: Cases<typeof statusBannersMachine> = {
  events: [
    named('no identity check', identification(null)),
    named('identity pending', identification('pending')),
    named('identity confirmed', identification('approved')),
    named('not cleared', customer('uncleared')),
    named('asked for more', customer('moreInfo')),
    named('banned', customer('banned')),
    named('cleared', customer('cleared')),
    named('cleared, owns nothing', customer('cleared', { owns: false })),
    named('cleared, owns tokens', customer('cleared', { owns: true })),
    named('cleared, no wallet', customer('cleared', { hasWallet: false })),
    { type: 'page.left' },
    { type: 'page.returned' },
  ],
  outcomes: [
    elapses('identityPoll', 'statusBanners.identityPoll.waiting'),
    elapses('customerPoll', 'statusBanners.customerPoll.waiting'),
  ],
  stateKey: () => null,
  invariants: (snapshot) => ({
    'no poll runs while the page is hidden':
      !snapshot.matches({ page: 'away' }) ||
      !(snapshot.matches({ identityPoll: 'waiting' }) || snapshot.matches({ customerPoll: 'waiting' })),
    'no banner about a review is shown to cleared customers':
      !(snapshot.matches({ identity: 'confirmed' }) && snapshot.matches({ customer: 'cleared' })) ||
      snapshot.tags.size === 0,
  }),
};

export const subject: Subject = {
  name: 'statusBanners',
  machine: statusBannersMachine,
  cases: statusBannersCases,
  selectors,
};
