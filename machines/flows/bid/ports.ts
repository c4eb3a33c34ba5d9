import { fromPromise } from 'xstate';
import type { Obstacle } from '#domain/item/purchase.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Work to bid for, with the reason why this customer cannot buy it. */
export interface BidOffer {
  names: Readonly<Record<Locale, string>>;
  variantCode: string;
  /** Price of the order, independent of the bid; null if the work has no price. */
  price: Cents | null;
  /** Reason why this customer cannot buy the work; null if they can. */
  obstacle: Obstacle | null;
}

/** Reads the work and the customer afresh. Fails with notFound for an unknown work, or like any read. */
export const readOffer = fromPromise<BidOffer, { productCode: string }>(notProvided);
