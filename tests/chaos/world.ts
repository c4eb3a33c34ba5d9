import type { Browser } from 'playwright';
import * as z from 'zod/mini';
import { type Step as DisclosureStep, steps } from '#domain/onboarding/steps.ts';
import { Order } from '#domain/shop/order.ts';
import type { Reading } from '#domain/shop/settings.ts';
import { personOf } from '#sandbox/content/people.ts';
import { type PersonaKey, personaOf } from '#sandbox/personas.ts';
import type { Estate } from '#sandbox/testing/estate.ts';
import { type Problems, watch } from '../support/problems.ts';
import type { Shop } from '../support/shop.ts';
import { marksOf } from './evidence.ts';
import type { PageReading as TabReading } from './reading.ts';
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
 * Participants of a walk: customers who may all buy, customers who own something already, or customers with a step
 * ahead of them, each a different one, alone or for a company.
 */
export const CASTS = {
  investors: ['cleared', 'twoFactor', 'professional'],
  owners: ['twoFactor', 'julia', 'transferring'],
  collectors: ['cleared', 'professional', 'julia'],
  newcomers: ['stepPep', 'stepAdequacy', 'stepCustody', 'stepIdentity'],
  companies: ['stepRepresentatives', 'stepBeneficialOwners', 'stepUboDocuments'],
} as const satisfies Record<string, readonly PersonaKey[]>;
export type Cast = keyof typeof CASTS;

/** Collectors use the marketplace, all other casts the investor platform. */
export const readingOf = (cast: Cast): Reading => (cast === 'collectors' ? 'marketplace' : 'investor');

/** Text that a customer typed into the fields of a page. */
export interface Typed {
  path: string;
  customer: string | null;
  values: Record<string, string>;
  /** True if the fields were shown after the last step. */
  isShown: boolean;
}

export interface World {
  shop: Shop;
  cast: Cast;
  tabs: Tabs;
  problems: Problems;
  readings: Record<TabName, TabReading>;
  /** Calls that changed something, from the shop’s log. */
  requests: Request[];
  /** Number of calls that the armed faults will still meet. */
  armed: number;
  /** Orders whose totals are shown, by token; null for orders that do not exist. */
  orders: Map<string, Order | null>;
  /** Names by uuid, as the header shows them; a company’s own name. */
  people: ReadonlyMap<string, string>;
  /** Marks by which members of the cast name persons and files, by uuid. */
  marks: ReadonlyMap<string, string>;
  /** Uuids of members of the cast who may not buy yet. */
  undisclosed: ReadonlySet<string>;
  /** Steps of the self-disclosure whose rules do not pass at the shop, by uuid of signed-in members of the cast. */
  open: Map<string, ReadonlySet<DisclosureStep>>;
  /** Number of presses on the order button. */
  ordered: number;
  /** Number of files chosen so far. */
  chosen: number;
  /** Tabs that sent a file in the last step, one entry for each upload. */
  uploads: TabName[];
  /** 30-second periods whose code was used, by persona. */
  codes: Map<PersonaKey, number[]>;
  /** Persona whose password was typed last in each tab. */
  entering: Partial<Record<TabName, PersonaKey>>;
  /** Number of valid codes typed for transfers, and of withdrawals confirmed. */
  confirmed: { transfers: number; withdrawals: number };
  /** Tab and customer of the last press on each work’s heart, by the work’s code. */
  wished: Map<string, { tab: TabName; customer: string | null }>;
  /** Text typed in each tab and not yet accepted by the shop; null without such text. */
  typed: Record<TabName, Typed | null>;
  /** Possessions of owners and collectors now; null in walks of other casts. */
  estate: Estate | null;
  /** Numbers that the shop has reported since the walk began, by `customer variant` or `customer year`. */
  said: Map<string, Set<number>>;
}

const shownName = (key: PersonaKey) => personOf(key).company?.companyName ?? personaOf(key).name;

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
  // All tabs share the customer’s one cart: after one tab has deleted or completed it, the shop refuses it in another.
  world.problems.expect(/^(?:404|422) [A-Z]+ \/api\/v2\/shop\/orders\//);
  world.problems.expect(/The order was left but not deleted/);
  // If two tabs send the same step, the shop accepts one. A person or file that one tab has removed, another cannot
  // change.
  world.problems.expect(
    /^(?:404|409|422) [A-Z]+ \/api\/v2\/shop\/(?:answered-questionnaires|wallets|identification|ubo-users|customer-documents)/,
  );
  // The shop refuses a second use from another tab: codes and references are valid once. Some members of every cast own
  // something.
  world.problems.expect(
    /^(?:404|409|422|429) [A-Z]+ \/api\/v2\/shop\/(?:token\/|discounts|withdrawals|customer-documents\/statements|customers\/|addresses\/)/,
  );
  // A favourite that one tab has removed, another cannot remove once more.
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

/** Returns the members of the cast who have received no mail that clears them to subscribe. */
async function undisclosedIn({ shop, cast, people }: World): Promise<Set<string>> {
  const cleared = (await shop.mails())
    .filter(({ subject }) => /freigegeben|cleared/.test(subject))
    .map(({ recipient }) => recipient);
  const waiting = CASTS[cast].map(personaOf).filter(({ email }) => !cleared.includes(email));
  return new Set(
    [...people].flatMap(([uuid, name]) => (waiting.some(({ key }) => shownName(key) === name) ? uuid : [])),
  );
}

/** Returns the open steps of signed-in members of the cast, by the shop’s own check of the rules. */
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

/** Replaces an order’s random token by the order’s position in the shop’s log, so that a step can name it. */
export function withoutTokens(world: World, text: string): string {
  const known = tokensIn(world);
  // Tokens of the seed are the same in each run.
  return text.replaceAll(TOKEN, (token) => (known.includes(token) ? `order${known.indexOf(token) + 1}` : token));
}

export function withTokens(world: World, text: string): string {
  return text.replaceAll(/\border(\d+)\b/g, (name, place) => tokensIn(world)[Number(place) - 1] ?? name);
}

export const tokensIn = (world: World): string[] => [
  ...new Set(world.requests.flatMap(({ path }) => path.match(TOKEN) ?? [])),
];
