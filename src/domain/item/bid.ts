import type { Cents } from '#domain/shop/fields.ts';

/**
 * The figures of the bid dialog (spec sections 2 and 9): fixed, and for demonstration only. Nobody has such a balance, and
 * nobody is charged such a fee. Section 9 gives the fee as 0.2 without a unit, and no balance: all amounts are euros.
 */
export const demoBid = { balance: 1_500_00, fee: 20 } as const satisfies Record<string, Cents>;

/** The highest bid that the demo balance covers together with its fee. */
export const highestBid: Cents = demoBid.balance - demoBid.fee;

/** What a bid would come to. */
export const totalOfBid = (bid: Cents): Cents => bid + demoBid.fee;

/** Whether somebody can bid this: something, and no more than the demo balance covers. */
export const isBiddable = (bid: Cents): boolean => bid > 0 && bid <= highestBid;
