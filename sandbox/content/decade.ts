import { bondOf } from './bonds.ts';
import type { OrderSeed } from './history.ts';
import type { BondSeed } from './types.ts';

/** How many orders the investor of ten years has placed; the last ones are not paid yet. */
export const DECADE_ORDERS = 1_200;

const DAY = 86_400_000;
/** The days of her first order, and of the last one that is settled. */
const FIRST = Date.UTC(2016, 11, 5);
const LAST = Date.UTC(2026, 10, 9);
/** Days before the sandbox's start on which the last orders were placed. */
const OPEN = [6, 2];

/**
 * The bonds that she bought, and the last day of each on which she did: for one that was repaid about a year before its
 * maturity, so that each purchase has earned interest. The first day is that of the bond's issue.
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

/** In thousands of tokens; she does not always have as much. */
const QUANTITIES = [1, 2, 3, 5, 2, 4, 1, 10] as const;

/**
 * What one professional investor has ordered in ten years, oldest first: an order every third day, of what could be had
 * then, in turn. Now and then one was cancelled before it was paid, or paid back.
 */
export function decadeOrders(): OrderSeed[] {
  const bought = BOUGHT_UNTIL.map(([code, until]) => ({ bond: bondOf(code), until }));
  const settled = DECADE_ORDERS - OPEN.length;
  const past = Array.from({ length: settled }, (_, index): OrderSeed => {
    const day = FIRST + Math.floor((index * (LAST - FIRST)) / settled / DAY) * DAY;
    // Between seven and eighteen o'clock in London, so that a transfer comes on the same day in Berlin.
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

/** One of a list that is gone through again and again. */
function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('Of an empty list nothing can be taken.');
  return found;
}
