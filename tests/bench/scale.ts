// `npm run scale`: records the requests of journeys in the browser and computes what a number of customers asks of a
// shop, by who can answer. `--customers N` changes the number of customers, a million by default.
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { polls } from '#domain/constants/polls.ts';
import { maximumRetries } from '#machines/kit/retry.ts';
import { buildIfNeeded } from '#sandbox/build.ts';
import type { PersonaKey } from '#sandbox/personas.ts';
import { browserLaunch, installBrowser } from '../support/browser.ts';
import { FinishScreen } from '../support/screens/FinishScreen.ts';
import { OrderScreen } from '../support/screens/OrderScreen.ts';
import { openBond, openShop, type Shop } from '../support/shop.ts';

/**
 * Answerer of a request. `asset`: any cache, for ever. `page`: a content network, checked at each visit. `shared`: a
 * content network for the time of the resource, as every visitor gets the same answer. `query`: the shop, although
 * every visitor gets the same answer, because GraphQL is asked by POST. `own`: the shop, as the request has a
 * customer's token. `write`: the shop.
 */
const ANSWERERS = ['asset', 'page', 'shared', 'query', 'own', 'write'] as const;
type Answerer = (typeof ANSWERERS)[number];
type Counts = Record<Answerer, number>;
const countsBy = (count: (answerer: Answerer) => number): Counts => ({
  asset: count('asset'),
  page: count('page'),
  shared: count('shared'),
  query: count('query'),
  own: count('own'),
  write: count('write'),
});

/** Assumptions about customers, in one place: change them to those of your own logs. */
const ASSUMED = {
  /** Sessions of a customer in a month, one of them with an order. */
  sessions: 8,
  /** Share of a day's sessions in its busiest hour, and the peak of a second in it over the mean. */
  busiestHour: 0.15,
  peak: 3,
  /** Share of the customers who come to an opening within this number of seconds, and order. */
  opening: { share: 0.03, seconds: 600 },
  /** Share of the customers who keep a page open that polls for their clearance. */
  waiting: 0.01,
};

interface Journey {
  name: string;
  persona: PersonaKey | null;
  /** Pages seen before, whose files the browser has. */
  before: readonly string[];
  take: (page: Page) => Promise<void>;
}

const visit = async (page: Page, ...paths: readonly string[]) => {
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
};

const bond = openBond();
const HOME = ['/', '/account/orders', `/products/${bond}`];

const JOURNEYS = {
  stranger: {
    name: 'a stranger reads the page of a bond, for the first time',
    persona: null,
    before: [],
    take: (page) => visit(page, `/products/${bond}`),
  },
  look: {
    name: 'a customer looks at home and leaves',
    persona: 'julia',
    before: HOME,
    take: (page) => visit(page, '/'),
  },
  round: {
    name: 'a customer looks at home, orders, payouts and account',
    persona: 'julia',
    before: [...HOME, '/account/payments', '/account'],
    take: (page) => visit(page, '/', '/account/orders', '/account/payments', '/account'),
  },
  order: {
    name: 'a customer orders by transfer, from home to the thank-you page',
    persona: 'cleared',
    before: HOME,
    async take(page) {
      await visit(page, '/');
      const order = new OrderScreen(page);
      await order.prepare(bond, 1_000, 'Überweisung');
      await order.orderButton.click();
      await new FinishScreen(page).thanks.waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
} satisfies Record<string, Journey>;

/** Takes a journey in a browser that has seen its pages before, and counts the requests that leave the browser. */
async function record(browser: Browser, shop: Shop, { persona, before, take }: Journey): Promise<Counts> {
  const context = await browser.newContext({ baseURL: shop.url, locale: 'de-DE', serviceWorkers: 'block' });
  try {
    if (persona) await shop.loginAs(context, persona);
    const page = await context.newPage();
    await visit(page, ...before);
    const counts = countsBy(() => 0);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const pending = new Map<string, Answerer>();
    devtools.on('Network.requestWillBeSent', ({ requestId, request: { url, method, headers } }) => {
      const hasToken = Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');
      pending.set(requestId, answererOf(new URL(url), method, hasToken));
    });
    devtools.on('Network.requestServedFromCache', ({ requestId }) => pending.delete(requestId));
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      const answerer = pending.get(requestId);
      if (answerer && !response.fromDiskCache) counts[answerer] += 1;
      pending.delete(requestId);
    });
    await take(page);
    return counts;
  } finally {
    await context.close();
  }
}

function answererOf({ pathname }: URL, method: string, hasToken: boolean): Answerer {
  if (!pathname.startsWith('/api/')) return /\.\w+$/.test(pathname) ? 'asset' : 'page';
  if (pathname.endsWith('/graphql')) return hasToken ? 'own' : 'query';
  if (method !== 'GET') return 'write';
  return hasToken ? 'own' : 'shared';
}

const { values } = parseArgs({ options: { customers: { type: 'string', default: '1000000' } } });
const customers = Number(values.customers);
if (!Number.isInteger(customers) || customers <= 0)
  throw new Error(`--customers must be a whole number, not ${values.customers}.`);

await installBrowser(console.log);
await buildIfNeeded();
const browser = await chromium.launch(browserLaunch());
const shop = await openShop('investor', { settings: { inspect: false } });
const recorded: Record<string, Counts> = {};
try {
  for (const [key, journey] of Object.entries(JOURNEYS)) recorded[key] = await record(browser, shop, journey);
} finally {
  await browser.close();
  await shop.close();
}

const row = (name: string, counts: Counts, format: (count: number) => string) =>
  console.log(name.padEnd(66) + ANSWERERS.map((answerer) => format(counts[answerer]).padStart(8)).join(''));
const scaled = (counts: Counts, factor: number) => countsBy((answerer) => counts[answerer] * factor);
const countsOf = (key: string) => recorded[key] ?? countsBy(() => 0);

console.log(`Requests of a journey${' '.repeat(45)}${ANSWERERS.map((answerer) => answerer.padStart(8)).join('')}`);
for (const [key, { name }] of Object.entries(JOURNEYS)) row(name, countsOf(key), String);

const rate = (perSecond: number) => (perSecond < 10 ? perSecond.toFixed(1) : String(Math.round(perSecond)));
const month = countsBy(
  (answerer) =>
    ((countsOf('look')[answerer] + countsOf('round')[answerer]) * (ASSUMED.sessions - 1)) / 2 +
    countsOf('order')[answerer],
);
const mean = scaled(month, customers / 30 / 86_400);
console.log(`\nRequests a second of ${customers.toLocaleString('en')} customers`);
row('mean of a month', mean, rate);
row('busiest second of a usual day', scaled(mean, 24 * ASSUMED.busiestHour * ASSUMED.peak), rate);
const arriving = (customers * ASSUMED.opening.share) / ASSUMED.opening.seconds;
row(
  `an opening: ${ASSUMED.opening.share * 100} % order within ${ASSUMED.opening.seconds / 60} minutes`,
  scaled(countsOf('order'), arriving),
  rate,
);
row(
  `the same, while each read fails and is repeated ${maximumRetries} times`,
  scaled(countsOf('order'), arriving * (1 + maximumRetries)),
  rate,
);
const waiting = customers * ASSUMED.waiting;
const polled = (interval: number) => ({ ...countsBy(() => 0), own: (waiting * 1_000) / interval });
row(`${ASSUMED.waiting * 100} % wait for their clearance`, polled(polls.customer), rate);
row(`${ASSUMED.waiting * 100} % wait for an identity check`, polled(polls.identity), rate);
