import { emit, setup, stateIn } from 'xstate';
import { polls } from '#domain/constants/freshness.ts';
import { isIdentified } from '#domain/onboarding/identity.ts';
import type { Meta } from '#machines/meta.ts';
import type { Banner, CustomerFacts, StatusBannersEmitted, StatusBannersEvent } from './types.ts';

/** In these somebody else decides. */
const underReview: readonly (string | null)[] = ['pending', 'rejected_in_review'];

type Check = { state: string | null };
type Standing = Pick<CustomerFacts, 'standing'>;
type Owning = Pick<CustomerFacts, 'owns'>;

/** A state with a banner, whose dismissal is kept beside the machine. */
export const banner = (name: Banner) => ({ tags: name, meta: { requirement: 'spec 2, user-status banners' } }) as const;

/** What the chart of the banners is written in: see machine.ts. */
export const bannersSetup = setup({
  types: {
    events: {} as StatusBannersEvent,
    emitted: {} as StatusBannersEmitted,
    tags: {} as Banner,
    meta: {} as Meta,
  },
  delays: { identityPoll: polls.identity, customerPoll: polls.customer },
  guards: {
    isConfirmed: (_, { state }: Check) => state !== null && isIdentified({ stateAsString: state }),
    isUnderReview: (_, { state }: Check) => underReview.includes(state),
    isDecided: (_, { state }: Check) => !underReview.includes(state),
    isUncleared: (_, { standing }: Standing) => standing === 'uncleared',
    needsMoreInfo: (_, { standing }: Standing) => standing === 'moreInfo',
    isBanned: (_, { standing }: Standing) => standing === 'banned',
    ownsNothing: (_, { owns }: Owning) => owns === false,
    ownsSomething: (_, { owns }: Owning) => owns === true,
    // Spec section 4: until the customer is cleared, has a wallet and is not asked for more.
    isSettled: (_, { standing, hasWallet }: Omit<CustomerFacts, 'owns'>) =>
      hasWallet && ['cleared', 'banned'].includes(standing),
    isHere: stateIn({ page: 'here' }),
  },
  actions: {
    askIdentity: emit({ type: 'identification.due' }),
    askCustomer: emit({ type: 'customer.due' }),
  },
});
