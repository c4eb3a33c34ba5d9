import { termsOf } from '#domain/order/productTerms.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Item } from '#domain/shop/item.ts';
import { isOnOffer } from './purchase.ts';

/** Invented auction of a work (requirement 2.29): the shop has none. */
export interface DemoAuction {
  item: Item;
  /** Highest bid; null before the first bid. */
  bid: Cents | null;
  /** Lowest accepted bid. */
  from: Cents;
  hoursLeft: number;
}

/** Auctions of the home page (requirement 9.8: four), with bids in percent of the work's price. */
const AUCTIONS = [
  { bid: 80, from: 50, hoursLeft: 2 },
  { bid: 55, from: 40, hoursLeft: 9 },
  { bid: 70, from: 50, hoursLeft: 24 },
  { bid: null, from: 60, hoursLeft: 72 },
];
export const demoAuctionCount = AUCTIONS.length;

/** Returns a share of a price, rounded up to whole euros. */
const shareOf = (price: Cents, percent: number): Cents => Math.ceil((price * percent) / 10_000) * 100;

/** Returns auctions of the last works on offer in a list. */
export function demoAuctionsOf(items: readonly Item[]): DemoAuction[] {
  const works = items.filter(isOnOffer).slice(-demoAuctionCount);
  return AUCTIONS.flatMap(({ bid, from, hoursLeft }, index) => {
    const item = works[index];
    const price = item && termsOf(item).unitPrice;
    if (!price) return [];
    return [{ item, bid: bid === null ? null : shareOf(price, bid), from: shareOf(price, from), hoursLeft }];
  });
}
