import { MARKET_PLACES, WORKS } from './screens.ts';
import { fill, press, type TabAction, when } from './touch.ts';

/** Bids in euros: two within the demo’s balance, one of them with a comma, and one above it. */
const BIDS = ['12', '49,00', '9999999'];
const OPEN_BID = 'Gebot abgeben (Demo)';
const BID_FIELD = 'Ihr Gebot';

export const COLLECTOR_ACTIONS: Record<string, TabAction> = {
  stroll: {
    weight: 8,
    options: (_, { cast }) =>
      when(
        cast === 'collectors',
        MARKET_PLACES.filter((place) => !place.includes('order#')),
      ),
    async run(tab, place, world) {
      await world.tabs.page(tab).goto(place, { waitUntil: 'commit' });
    },
    words: (place) => `looks at ${place}`,
  },
  like: {
    weight: 30,
    options: ({ hearts }) => Object.keys(hearts),
    run: press,
    words: (name) => `presses the heart "${name}"`,
  },
  buy: {
    weight: 16,
    options: (_, { cast }) =>
      when(
        cast === 'collectors',
        WORKS.map((code) => `/order-process/addresses?product=${code}`),
      ),
    async run(tab, place, world) {
      await world.tabs.page(tab).goto(place, { waitUntil: 'commit' });
    },
    words: (place) => `wants to buy at ${place}`,
  },
  openBid: {
    weight: 40,
    options: ({ buttons }) => when(buttons.includes(OPEN_BID), [OPEN_BID]),
    run: press,
    words: (name) => `presses "${name}"`,
  },
  bid: {
    weight: 80,
    options: ({ fields }) => when(fields.includes(BID_FIELD), BIDS),
    async run(tab, amount, world) {
      await fill(tab, BID_FIELD, amount, world);
      await press(tab, 'Gebot abgeben', world);
    },
    words: (amount) => `bids ${amount} €`,
  },
};
