import { fromPromise } from 'xstate';
import type { Obstacle } from '#domain/item/purchase.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { notProvided } from '#machines/notProvided.ts';

/** The work that is bid for, and what it says for this customer. */
export interface BidOffer {
  names: Readonly<Record<Locale, string>>;
  variantCode: string;
  /** What is ordered costs this, whatever is bid; null where it has no price. */
  price: Cents | null;
  /** Why this customer cannot buy it; null when they can. */
  obstacle: Obstacle | null;
}

/** The work and the customer, read together and anew. Fails with notFound for an unknown work, or like any read. */
export const readOffer = fromPromise<BidOffer, { productCode: string }>(notProvided);
