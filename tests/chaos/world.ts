import type { Browser } from 'playwright';
import * as z from 'zod/mini';
import { type Step as DisclosureStep, steps } from '#domain/onboarding/steps.ts';
import { Order } from '#domain/shop/order.ts';
import type { Reading } from '#domain/shop/settings.ts';
import { COMPANIES } from '#sandbox/content/companies.ts';
import { type PersonaKey, personaOf } from '#sandbox/personas.ts';
import type { Estate } from '#sandbox/testing/estate.ts';
import { type Problems, watch } from '../support/problems.ts';
import type { Shop } from '../support/shop.ts';
import { marksOf } from './evidence.ts';
import type { Reading as TabReading } from './reading.ts';
import { type TabName, Tabs } from './tabs.ts';

const Request = z.object({
  id: z.int(),
  method: z.string(),
  path: z.string(),
  status: z.nullable(z.int()),
  alongside: z.coerce.number(),
});
export type Request = z.infer<typeof Request>;
const Armed = z.object({ remaining: z.int() });

/**
 * Who takes part in a walk: people who may all buy; such as own something already; or such as have a step to do before, each
 * another, alone or for a company.
 */
export const CASTS = {
  investors: ['cleared', 'twoFactor', 'professional'],
  owners: ['twoFactor', 'julia', 'transferring'],
  collectors: ['cleared', 'professional', 'julia'],
  newcomers: ['stepPep', 'stepAdequacy', 'stepCustody', 'stepIdentity'],
  companies: ['stepRepresentatives', 'stepBeneficialOwners', 'stepUboDocuments'],
} as const satisfies Record<string, readonly PersonaKey[]>;
export type Cast = keyof typeof CASTS;

/** Collectors are in the marketplace, all others on the investor platform. */
export const readingOf = (cast: Cast): Reading => (cast === 'collectors' ? 'marketplace' : 'investor');

/** What was typed into the fields of a page, by whom. */
export interface Typed {
  path: string;
  customer: string | null;
  values: Record<string, string>;
  /** Whether the fields were shown after the last step. */
  isShown: boolean;
}

/** The world of a walk: the browser's tabs, the shop, and what is known of both so far. */
export interface World {
  shop: Shop;
  cast: Cast;
  tabs: Tabs;
  problems: Problems;
  readings: Record<TabName, TabReading>;
  /** The calls that changed something, from the shop's log. */
  requests: Request[];
  /** How many calls the faults that are armed will still meet. */
  armed: number;
  /** The shop's orders whose totals are shown, by token; null for one that does not exist. */
  orders: Map<string, Order | null>;
  /** Names by uuid, as the header shows them: of a company, its own. */
  people: ReadonlyMap<string, string>;
  /** What those of the cast name people and files by, each in their own way, by uuid. */
  marks: ReadonlyMap<string, string>;
  /** Whoever of the cast may not buy yet, by uuid. */
  undisclosed: ReadonlySet<string>;
  /** The steps of the self-disclosure whose rules do not pass at the shop, by uuid of those of the cast who are signed in. */
  open: Map<string, ReadonlySet<DisclosureStep>>;
  /** How often the order button was pressed. */
  ordered: number;
  /** How often a file was chosen. */
  chosen: number;
  /** The tabs that sent a file in the last step, each as often as it did. */
  uploads: TabName[];
  /** The 30-second periods whose code was used, by whose it is. */
  codes: Map<PersonaKey, number[]>;
  /** Who gave their password last in each tab. */
  entering: Partial<Record<TabName, PersonaKey>>;
  /** How many good codes were typed for a transfer, and how often a withdrawal was confirmed. */
  confirmed: { transfers: number; withdrawals: number };
  /** In which tab, and by whom, the heart of a work was pressed last, by its code. */
  wished: Map<string, { tab: TabName; customer: string | null }>;
  /** What was typed in each tab and not taken by the shop since; null for nothing. */
  typed: Record<TabName, Typed | null>;
  /** What owners and collectors have now; null in a walk of others. */
  estate: Estate | null;
  /** All that the shop has said of them since the walk began: `customer variant` or `customer year`, and the number. */
  said: Map<string, Set<number>>;
}

const shownName = (key: PersonaKey) => COMPANIES[key]?.companyName ?? personaOf(key).name;

/** Opens three tabs of a browser on a fresh shop, with a persona logged in. */
export async function openWorld(browser: Browser, shop: Shop, cast: Cast): Promise<World> {
  await shop.reset();
  const people = new Map<string, string>();
  for (const key of CASTS[cast]) {
    const stored = z.object({ customerUuid: z.string() });
    const [session = ''] = Object.values(await shop.sessionOf(key));
    people.set(stored.parse(JSON.parse(session)).customerUuid, shownName(key));
  }
  const tabs = await Tabs.open(browser, shop.url, await shop.now());
  const world: World = {
    shop,
    cast,
    tabs,
    problems: watch(tabs.context, shop.url),
    readings: await tabs.settle(),
    requests: [],
    armed: 0,
    orders: new Map(),
    people,
    marks: marksOf(people),
    undisclosed: new Set(),
    open: new Map(),
    ordered: 0,
    chosen: 0,
    uploads: [],
    codes: new Map(),
    entering: {},
    confirmed: { transfers: 0, withdrawals: 0 },
    wished: new Map(),
    typed: { A: null, B: null, C: null },
    estate: null,
    said: new Map(),
  };
  // All tabs share the customer's one cart: when one tab has deleted or completed it, the shop refuses it in another.
  world.problems.expect(/^(?:404|422) [A-Z]+ \/api\/v2\/shop\/orders\//);
  world.problems.expect(/The order was left but not deleted/);
  // Of two tabs that send the same step, the shop takes one; what one has removed, the other cannot change.
  world.problems.expect(
    /^(?:404|409|422) [A-Z]+ \/api\/v2\/shop\/(?:answered-questionnaires|wallets|identification|ubo-users|customer-documents)/,
  );
  // What one tab has used up, another is refused; a code is good once, and so is a reference. Of every cast somebody owns.
  world.problems.expect(
    /^(?:404|409|422|429) [A-Z]+ \/api\/v2\/shop\/(?:token\/|discounts|withdrawals|customer-documents\/statements|customers\/|addresses\/)/,
  );
  // What one tab no longer likes, another cannot take out of the favourites once more.
  world.problems.expect(/^404 DELETE \/api\/v2\/shop\/product-collection-items\//);
  await look(world);
  return world;
}

/** Waits until all tabs have settled, then reads the tabs and the shop. */
export async function look(world: World): Promise<void> {
  world.readings = await world.tabs.settle();
  const [requests, armed] = await Promise.all([
    ask(world, `requests?after=${world.requests.at(-1)?.id ?? 0}`),
    ask(world, 'faults'),
  ]);
  world.requests.push(...z.array(Request).parse(await requests.json()));
  world.armed = z
    .array(Armed)
    .parse(await armed.json())
    .reduce((sum, { remaining }) => sum + remaining, 0);
  world.uploads = world.tabs.takeUploads();
  if (world.cast === 'owners' || world.cast === 'collectors') await lookAtEstate(world);
  else if (world.cast !== 'investors') {
    world.undisclosed = await undisclosedIn(world);
    world.open = await openIn(world);
  }
  world.orders.clear();
  for (const { order, totals } of Object.values(world.readings)) {
    if (order === null || totals.length === 0 || world.orders.has(order)) continue;
    const answer = await ask(world, `orders/${order}`);
    world.orders.set(order, answer.ok ? Order.parse(await answer.json()) : null);
  }
}

async function lookAtEstate(world: World): Promise<void> {
  const estate = await world.shop.estate([...world.people.keys()]);
  world.estate = estate;
  const remember = (about: string, much: number) => {
    world.said.set(about, (world.said.get(about) ?? new Set()).add(much));
  };
  for (const { customer, variant, amount } of estate.holdings) remember(`${customer} ${variant}`, amount);
  for (const { customer, year, cents } of estate.paid) remember(`${customer} ${year}`, cents);
}

const ask = ({ shop }: World, path: string) => fetch(`${shop.url}/sandbox/${path}`);

/** Whoever of the cast has not been told by mail that they may subscribe. */
async function undisclosedIn({ shop, cast, people }: World): Promise<Set<string>> {
  const cleared = (await shop.mails())
    .filter(({ subject }) => /freigegeben|cleared/.test(subject))
    .map(({ recipient }) => recipient);
  const waiting = CASTS[cast].map(personaOf).filter(({ email }) => !cleared.includes(email));
  return new Set(
    [...people].flatMap(([uuid, name]) => (waiting.some(({ key }) => shownName(key) === name) ? uuid : [])),
  );
}

/** What is open of those of the cast who are signed in, by the shop's own look at the rules. */
async function openIn(world: World): Promise<World['open']> {
  const signedIn = Object.values(world.readings).flatMap(({ customer }) => customer ?? []);
  const known = [...new Set(signedIn)].filter((uuid) => world.people.has(uuid));
  const open = known.map(async (uuid): Promise<[string, ReadonlySet<DisclosureStep>]> => {
    const answer = await ask(world, `customers/${uuid}/open-steps`);
    return [uuid, new Set(z.array(z.enum(steps)).parse(await answer.json()))];
  });
  return new Map(await Promise.all(open));
}

const TOKEN = /[\da-f]{32}/g;

/** Tokens of orders are random, so a step names an order by its position among those in the shop's log. */
export function withoutTokens(world: World, text: string): string {
  const known = tokensIn(world);
  // Those of the seed are the same each time.
  return text.replaceAll(TOKEN, (token) => (known.includes(token) ? `order${known.indexOf(token) + 1}` : token));
}

export function withTokens(world: World, text: string): string {
  return text.replaceAll(/\border(\d+)\b/g, (name, place) => tokensIn(world)[Number(place) - 1] ?? name);
}

export const tokensIn = (world: World): string[] => [
  ...new Set(world.requests.flatMap(({ path }) => path.match(TOKEN) ?? [])),
];
