import { demoBid } from '#domain/constants/itemLimits.ts';
import type { Cents } from '#domain/shop/fields.ts';

/** Highest bid that the demo balance covers together with its fee. */
export const highestBid: Cents = demoBid.balance - demoBid.fee;

export const totalOfBid = (bid: Cents): Cents => bid + demoBid.fee;

export const isBiddable = (bid: Cents): boolean => bid > 0 && bid <= highestBid;
