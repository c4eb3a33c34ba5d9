import { customer } from './customer.ts';
import { identity } from './identity.ts';
import { customerPoll, identityPoll, page } from './polls.ts';
import { bannersSetup } from './setup.ts';

/** Banners of the account, and the polls of the shop for them (spec section 4). One actor per session. */
export const statusBannersMachine = bannersSetup.createMachine({
  id: 'statusBanners',
  description: 'What the banners say about the account, and how often the shop is asked for it.',
  type: 'parallel',
  states: { page, identity, identityPoll, customer, customerPoll },
});
