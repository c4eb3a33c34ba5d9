import { customer } from './customer.ts';
import { identity } from './identity.ts';
import { customerPoll, identityPoll, page } from './polls.ts';
import { bannersSetup } from './setup.ts';

/** Banners of the account, and the polls of the shop for them (requirements 1.16 and 4.21). One actor per session. */
export const statusBannersMachine = bannersSetup.createMachine({
  id: 'statusBanners',
  description: 'Selects the banners about the account and schedules the reads of its status.',
  type: 'parallel',
  states: { page, identity, identityPoll, customer, customerPoll },
});
