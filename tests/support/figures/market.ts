import { auctions } from './market/auctions.ts';
import { bid } from './market/bid.ts';
import { cards } from './market/cards.ts';
import { collection } from './market/collection.ts';
import { collections } from './market/collections.ts';
import { created } from './market/created.ts';
import { creators } from './market/creators.ts';
import { edited } from './market/edited.ts';
import { marketFacts } from './market/facts.ts';
import { invoices } from './market/invoices.ts';
import { listed } from './market/listed.ts';
import { profile } from './market/profile.ts';
import { purchase } from './market/purchase.ts';
import { purchased } from './market/purchased.ts';
import { work } from './market/work.ts';
import type { Tables } from './tables.ts';

/**
 * Returns the formulas of the figures on the marketplace’s screens, each as `label › label: text`, from the rows of the
 * tables.
 */
export function marketFigures(tables: Tables, persona: string) {
  const facts = marketFacts(tables, persona);
  return {
    auctions: auctions(facts),
    bid: bid(facts),
    cards: cards(facts),
    collection: collection(facts),
    collections: collections(facts),
    created: created(facts),
    creators: creators(facts),
    edited: edited(facts),
    invoices: invoices(facts),
    listed: listed(facts),
    profile: profile(facts),
    purchase: purchase(facts),
    purchased: purchased(facts),
    work: work(facts),
  };
}
