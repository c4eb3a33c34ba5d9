import type { Cents } from '#domain/shop/fields.ts';

/** Auction of the home page: fixed, since the shop has none (spec section 2, marketplace reading). */
export interface DemoAuction {
  /** Code from which the picture is drawn. */
  code: string;
  /** Title in its creator's words, the same in every language. */
  name: string;
  /** Highest bid; null before the first bid. */
  bid: Cents | null;
  /** Lowest accepted bid. */
  from: Cents;
  hoursLeft: number;
}

/** Four demo auctions (spec section 9). None is a work of the shop, so that visitors do not mistake them for offers. */
export const demoAuctions: readonly DemoAuction[] = [
  { code: 'AUKTION-1', name: 'Fischgrät I', bid: 31_000, from: 10_000, hoursLeft: 2 },
  { code: 'AUKTION-2', name: 'Würfelboden', bid: 8_500, from: 5_000, hoursLeft: 9 },
  { code: 'AUKTION-3', name: 'Fischgrät II', bid: 24_000, from: 12_000, hoursLeft: 24 },
  { code: 'AUKTION-4', name: 'Schiffsboden', bid: null, from: 18_500, hoursLeft: 72 },
];
