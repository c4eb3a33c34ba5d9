import { bondOf } from './bonds.ts';
import type { OrderSeed } from './history.ts';
import type { BondSeed } from './types.ts';

/** Number of orders of the investor with ten years of history; the last ones are not paid yet. */
export const DECADE_ORDERS = 1_200;

const DAY = 86_400_000;
/** Days of the first order and of the last settled one. */
const FIRST = Date.UTC(2016, 11, 5);
const LAST = Date.UTC(2026, 10, 9);
/** Days between the last orders and the sandbox’s start. */
const OPEN = [6, 2];

/**
 * Bonds of the investor with the last day of purchase: about a year before maturity for repaid bonds, so that each
 * purchase has earned interest. Purchases start with the issue of the bond.
 */
const BOUGHT_UNTIL: readonly (readonly [code: string, until: string])[] = [
  ['SOLARDACH-HALLE-2019', '2018-12-31'],
  ['WINDPARK-EIDER-2020', '2019-12-31'],
  ['WOHNHOF-ERFURT-2021', '2020-06-30'],
  ['GLASFASER-RHOEN-2022', '2021-12-31'],
  ['QUARTIER-WEIMAR-2022', '2021-03-31'],
  ['WASSERKRAFT-ISAR-2023', '2022-12-31'],
  ['PFLEGEHAUS-MUENSTER-2024', '2023-06-30'],
  ['SPEICHER-EMSLAND-2024', '2023-12-31'],
  ['RADWEGE-BONN-2025', '2024-06-30'],
  ['SCHULE-POTSDAM-2025', '2024-12-31'],
  ['NAHWAERME-HARZ-2026', '2025-06-30'],
  ['WOHNBAU-LEIPZIG-2029', '2025-12-31'],
  ['SOLAR-UCKERMARK-2031', '2026-12-31'],
  ['SCHIENE-ELBE-2028', '2026-12-31'],
  ['WIND-NORDSEE-2032', '2026-12-31'],
  ['HEAT-FRANKFURT-2030', '2026-12-31'],
];

/** Thousands of tokens per order. */
const QUANTITIES = [1, 2, 3, 5, 2, 4, 1, 10] as const;

/**
 * Returns ten years of orders of one professional investor, oldest first: every third day an order of one of the bonds
 * on sale, in turn. Some were cancelled before payment or refunded.
 */
export function decadeOrders(): OrderSeed[] {
  const bought = BOUGHT_UNTIL.map(([code, until]) => ({ bond: bondOf(code), until }));
  const settled = DECADE_ORDERS - OPEN.length;
  const past = Array.from({ length: settled }, (_, index): OrderSeed => {
    const day = FIRST + Math.floor((index * (LAST - FIRST)) / settled / DAY) * DAY;
    // Between 7:00 and 18:00 UTC, so that a transfer arrives on the same day in Berlin.
    const date = new Date(day + (420 + ((index * 37) % 660)) * 60_000).toISOString();
    const open = bought.filter(({ bond, until }) => bond.createdAt < date && date.slice(0, 10) <= until);
    const bond = at(open, index).bond;
    return { ...orderOf(bond, index), date, ...stateOf(index) };
  });
  const recent = OPEN.map((daysAgo, index): OrderSeed => {
    const order = orderOf(bondOf('WIND-NORDSEE-2032'), index);
    return {
      ...order,
      method: 'bank_transfer',
      date: { daysAgo },
      paymentState: 'awaiting_payment',
      shippingState: 'ready',
    };
  });
  return [...past, ...recent];
}

function orderOf(bond: BondSeed, index: number): Pick<OrderSeed, 'persona' | 'bond' | 'quantity' | 'method'> {
  const method = bond.methods.includes('card') && index % 3 === 0 ? 'card' : 'bank_transfer';
  return { persona: 'longStanding', bond: bond.code, quantity: at(QUANTITIES, index) * 1_000, method };
}

function stateOf(index: number): Pick<OrderSeed, 'paymentState' | 'shippingState'> {
  if (index % 41 === 40) return { paymentState: 'cancelled', shippingState: 'cancelled' };
  if (index % 113 === 112) return { paymentState: 'refunded', shippingState: 'cancelled' };
  return { paymentState: 'paid', shippingState: 'shipped' };
}

/** Returns an element by index, wrapping around at the end of the list. */
function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('Of an empty list nothing can be taken.');
  return found;
}
