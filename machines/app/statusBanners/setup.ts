import { emit, setup, stateIn } from 'xstate';
import { polls } from '#domain/constants/polls.ts';
import { isIdentified } from '#domain/onboarding/identity.ts';
import type { Meta } from '#machines/kit/meta.ts';
import type { Banner, CustomerFacts, StatusBannersEmitted, StatusBannersEvent } from './types.ts';

/** States of the record in which the partner or a reviewer decides. */
const underReview: readonly (string | null)[] = ['pending', 'rejected_in_review'];

type Check = { state: string | null };
type Cleared = Pick<CustomerFacts, 'clearance'>;
type Owning = Pick<CustomerFacts, 'owns'>;

/** Builds a state with a banner; its dismissal is stored outside the machine. */
export const banner = (name: Banner) => ({ tags: name, meta: { requirement: '1.16' } }) as const;

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
    isUncleared: (_, { clearance }: Cleared) => clearance === 'uncleared',
    needsMoreInfo: (_, { clearance }: Cleared) => clearance === 'moreInfo',
    isBanned: (_, { clearance }: Cleared) => clearance === 'banned',
    ownsNothing: (_, { owns }: Owning) => owns === false,
    ownsSomething: (_, { owns }: Owning) => owns === true,
    // Requirement 4.21: poll until the customer is cleared, has a wallet and is not asked for more.
    isSettled: (_, { clearance, hasWallet }: Omit<CustomerFacts, 'owns'>) =>
      hasWallet && ['cleared', 'banned'].includes(clearance),
    isHere: stateIn({ page: 'here' }),
  },
  actions: {
    askIdentity: emit({ type: 'identification.due' }),
    askCustomer: emit({ type: 'customer.due' }),
  },
});
