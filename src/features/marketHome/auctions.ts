import type { Cents } from '#domain/shop/fields.ts';

/** An auction of the home page: fixed, since the shop has none (spec section 2, marketplace reading). */
export interface DemoAuction {
  /** Draws its picture. */
  code: string;
  /** A title: as whoever made it gave it, in every language. */
  name: string;
  /** The highest bid; null where there is none yet. */
  bid: Cents | null;
  /** The lowest that is taken. */
  from: Cents;
  hoursLeft: number;
}

/** Four of them (spec section 9). No work of the shop is among them, so that nobody takes them for an offer. */
export const demoAuctions: readonly DemoAuction[] = [
  { code: 'AUKTION-1', name: 'Fischgrät I', bid: 31_000, from: 10_000, hoursLeft: 2 },
  { code: 'AUKTION-2', name: 'Würfelboden', bid: 8_500, from: 5_000, hoursLeft: 9 },
  { code: 'AUKTION-3', name: 'Fischgrät II', bid: 24_000, from: 12_000, hoursLeft: 24 },
  { code: 'AUKTION-4', name: 'Schiffsboden', bid: null, from: 18_500, hoursLeft: 72 },
];
