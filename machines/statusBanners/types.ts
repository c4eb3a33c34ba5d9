/** The banners of spec section 2, as far as a state of the account has one. */
export type Banner = 'identity' | 'pending' | 'moreInfo' | 'welcome';

/** `unfinished` stands in for `identity` and `pending` while the self-disclosure is not complete. */
export type ShownBanner = Banner | 'unfinished';

/** How the shop and the registrar stand to the investor. */
export type CustomerStanding = 'uncleared' | 'moreInfo' | 'banned' | 'cleared';

export interface CustomerFacts {
  standing: CustomerStanding;
  hasWallet: boolean;
  /** Whether any tokens are theirs: whoever has some needs no welcome. Null where the shop does not say so. */
  owns: boolean | null;
}

export type StatusBannersEvent =
  /** The latest identity check, by the state of its record; null where none was begun. */
  | { type: 'identification.read'; state: string | null }
  | ({ type: 'customer.read' } & CustomerFacts)
  /** Nobody looks at the page, or there is no connection. */
  | { type: 'page.left' }
  | { type: 'page.returned' };

/** It is time to ask the shop again. */
export type StatusBannersEmitted = { type: 'identification.due' } | { type: 'customer.due' };
