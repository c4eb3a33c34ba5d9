import type { Clearance } from '#domain/person/customerStatus.ts';

/** Banners of requirement 1.16 that depend on the state of the account. */
export type Banner = 'identity' | 'pending' | 'moreInfo' | 'welcome';

/** Banner on the page: `unfinished` replaces `identity` and `pending` while the self-disclosure is incomplete. */
export type ShownBanner = Banner | 'unfinished';

export interface CustomerFacts {
  clearance: Clearance;
  hasWallet: boolean;
  /** True if the customer owns tokens and therefore needs no welcome; null if the shop does not say. */
  owns: boolean | null;
}

export type StatusBannersEvent =
  /** Latest identity check, by the state of its record; null before the first check. */
  | { type: 'identification.read'; state: string | null }
  | ({ type: 'customer.read' } & CustomerFacts)
  /** The page is hidden, or there is no connection. */
  | { type: 'page.left' }
  | { type: 'page.returned' };

/** Requests another read of the shop. */
export type StatusBannersEmitted = { type: 'identification.due' } | { type: 'customer.due' };
