import { customer } from './customer.ts';
import { identity } from './identity.ts';
import { customerPoll, identityPoll, page } from './polls.ts';
import { bannersSetup } from './setup.ts';
import type { Banner } from './types.ts';

const ofDismissal = ({ event }: { event: { banner: Banner } }) => ({ banner: event.banner });

/**
 * What the account's banners say, and how often the shop is asked for it (spec section 4). It lives as long as a session:
 * logging out forgets the dismissals.
 */
export const statusBannersMachine = bannersSetup.createMachine({
  id: 'statusBanners',
  description: 'What the banners say about the account, and how often the shop is asked for it.',
  type: 'parallel',
  context: ({ input: { dismissed } }) => ({ dismissed }),
  on: {
    'banner.dismissed': [
      { guard: { type: 'isDismissed', params: ofDismissal } },
      { actions: { type: 'rememberDismissal', params: ofDismissal } },
    ],
  },
  states: { page, identity, identityPoll, customer, customerPoll },
});
