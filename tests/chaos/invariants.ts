import { type Step, stepRows } from '#domain/onboarding/steps.ts';
import type { Order } from '#domain/shop/order.ts';
import type { Estate } from '#sandbox/testing/estate.ts';
import { quantity } from '../support/seen/order.ts';
import type { PageReading } from './reading.ts';
import { isPublic, screensOf } from './screens.ts';
import type { TabName } from './tabs.ts';
import { type Cast, type Request, readingOf, type Typed } from './world.ts';

/** Input of the invariants: the content of the tabs, and the shop’s answers. */
export interface Scene {
  cast: Cast;
  readings: Record<TabName, PageReading>;
  requests: readonly Request[];
  /** Orders by token; null for an order that no longer exists. */
  orders: ReadonlyMap<string, Pick<Order, 'total'> | null>;
  people: ReadonlyMap<string, string>;
  /** Marks of persons and files that belong to a customer, by the customer’s uuid. */
  marks: ReadonlyMap<string, string>;
  /** Uuids of customers who may not buy yet. */
  undisclosed: ReadonlySet<string>;
  /** Steps of the self-disclosure whose rules do not pass at the shop, by uuid of the signed-in customer. */
  open: ReadonlyMap<string, ReadonlySet<Step>>;
  ordered: number;
  /** Number of files chosen so far. */
  chosen: number;
  /** Tabs that sent a file in the last step, one entry for each upload. */
  uploads: readonly TabName[];
  /** Tab and customer of the last press on each work’s heart, by the work’s code. */
  wished: ReadonlyMap<string, { tab: TabName; customer: string | null }>;
  /** Possessions of owners and collectors; null in walks of other casts. */
  estate: Estate | null;
  /** Number of valid codes typed for transfers, and of withdrawals confirmed. */
  confirmed: { transfers: number; withdrawals: number };
  /** Numbers that the shop has reported so far: tokens held by `customer variant`, cents paid by `customer year`. */
  said: ReadonlyMap<string, ReadonlySet<number>>;
  typed: Readonly<Record<TabName, Typed | null>>;
  /** Tab in which the last step pressed a button to go on, and its content before; null for other steps. */
  went: { tab: TabName; from: PageReading } | null;
  /** Complaints of the browser that no fault explains. */
  complaints: readonly string[];
}

const PROVIDER = /^\/sandbox\/pay\//;
const OUT_OF_ORDER = /^Diese Seite lässt sich gerade nicht anzeigen$/;

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const euros = (cents: number) => plain(euro.format(cents / 100)).replace(/,00\b/, '');
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

export function brokenIn(scene: Scene): string[] {
  return [
    ...brokenAtShop(scene),
    ...brokenUploads(scene),
    ...brokenWayOn(scene),
    ...(scene.estate ? brokenEstate(scene.estate, scene) : []),
    ...brokenHearts(scene),
    ...brokenTyped(scene),
    ...Object.entries(scene.readings).flatMap(([tab, reading]) => [...brokenInTab(tab, reading, scene)]),
    ...scene.complaints.map((complaint) => `nothing on the console: ${complaint}`),
  ];
}

function* brokenAtShop({ requests, ordered }: Scene): Generator<string> {
  const wallets = requests.filter(
    ({ method, path, status }) => method === 'POST' && path === 'wallets' && status === 201,
  );
  if (wallets.length > 1) yield `one wallet for each: ${wallets.length} were made, one person has none`;
  for (const { path, alongside } of requests) {
    if (path === 'token/refresh' && alongside > 0) yield 'no two refreshes at once: the shop saw one more under way';
  }
  const completed = new Map<string, number>();
  for (const { path, status } of requests) {
    if (/^orders\/[^/]+\/complete$/.test(path) && status === 200) completed.set(path, (completed.get(path) ?? 0) + 1);
  }
  for (const [path, times] of completed) {
    if (times > 1) yield `at most one completion per order: ${path} took effect ${times} times`;
  }
  if (completed.size > ordered)
    yield `at most one completion per order: ${completed.size} orders are completed, the button was pressed ${ordered} times`;
}

const isDone = ({ method, path, status }: Request, call: RegExp) =>
  call.test(`${method} ${path}`) && status !== null && status < 300;

/** Each chosen file is sent once, and arrives at the shop once unless it was removed in between. */
function* brokenUploads({ requests, readings, chosen, uploads }: Scene): Generator<string> {
  for (const tab of new Set(uploads)) {
    const times = uploads.filter((each) => each === tab).length;
    if (times > 1) yield `no two uploads of one file: tab ${tab} sent it ${times} times`;
  }
  const arrived = requests.filter((request) => isDone(request, /^POST customer-documents$/)).length;
  const removed = requests.filter((request) => isDone(request, /^DELETE customer-documents\//)).length;
  if (arrived > chosen + removed)
    yield `no two uploads of one file: ${arrived} arrived, ${chosen} were chosen and ${removed} removed`;
  for (const [tab, { path, files }] of Object.entries(readings)) {
    const twice = files.find((file, at) => files.indexOf(file) !== at);
    if (twice !== undefined) yield `no two uploads of one file: tab ${tab} at ${path} shows ${twice} twice`;
  }
}

/**
 * No step before the page that a customer was led to is open. The identity check may still be under way if that page is
 * outside of the steps.
 */
function* brokenWayOn({ readings, open, went }: Scene): Generator<string> {
  const left = stepRows.find(({ path }) => path === went?.from.path);
  if (went === null || left === undefined) return;
  const { path, customer } = readings[went.tab];
  if (path === left.path || customer === null || customer !== went.from.customer) return;
  const next = stepRows.findIndex((row) => row.path === path);
  if (next < 0 && path !== '/') return;
  const before = next < 0 ? stepRows.filter(({ step }) => step !== 'identity') : stepRows.slice(0, next);
  for (const { step } of before) {
    if (open.get(customer)?.has(step))
      yield `no step is passed whose rule does not pass: tab ${went.tab} went on from ${left.path} to ${path}, and ${step} is open`;
  }
}

/** Parses a German number; returns cents if the text has a comma. */
const numberIn = (text: string) => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));
/** True if the customer hides amounts. */
const isHidden = (text: string) => /•/.test(text);
const centsIn = (text: string) => Math.round(numberIn(text) * 100);

/** Possessions move once, only after their owner’s confirmation, and only to permitted wallets. */
function* brokenEstate(estate: Estate, { confirmed, readings, said }: Scene): Generator<string> {
  const { transfers, holdings, withdrawals, codes } = estate;
  if (transfers.length > confirmed.transfers)
    yield `no transfer twice or without a fresh code: ${transfers.length} were made with ${confirmed.transfers} good codes`;
  for (const { variant, quantity, isReceiving } of transfers)
    if (!isReceiving) yield `no transfer to a wallet that is not whitelisted: ${quantity} of ${variant} went to one`;
  for (const { variant, amount, moved } of holdings)
    if (amount < 0 || amount !== moved)
      yield `no transfer above the balance: ${amount} of ${variant} are held, ${moved} came in and did not go`;
  const [twice] = doubled(estate.withdrawn);
  if (twice !== undefined) yield `one withdrawal per order: ${twice} was withdrawn from twice`;
  if (withdrawals.kept > confirmed.withdrawals)
    yield `one withdrawal per order: ${withdrawals.kept} were made, ${confirmed.withdrawals} confirmed`;
  if (withdrawals.confirmed !== withdrawals.kept)
    yield `one withdrawal per order: ${withdrawals.kept} were made, and ${withdrawals.confirmed} mails sent`;
  const [statement] = doubled(estate.statements);
  if (statement !== undefined) yield `one statement set a day: ${statement} was made twice`;
  const [redeemer] = doubled(estate.redeemers);
  if (redeemer !== undefined) yield `one discount code for each: ${redeemer} has redeemed two`;
  for (const { code, redeemed, uses } of codes)
    if (redeemed > (uses ?? redeemed)) yield `one discount code for each: ${code} was redeemed ${redeemed} times`;

  for (const [tab, { path, customer, balances, received }] of Object.entries(readings)) {
    const has = (about: string) => said.get(`${customer} ${about}`) ?? new Set([0]);
    for (const [variant, shown] of Object.entries(balances))
      if (!isHidden(shown) && !has(variant).has(numberIn(shown)))
        yield `sums on screen are the shop's: tab ${tab} at ${path} shows ${shown} of ${variant}, the shop said ${[...has(variant)]}`;
    if (received === null || isHidden(received.sum)) continue;
    const sum = centsIn(received.sum);
    const added = received.payments.reduce((total, payment) => total + centsIn(payment), 0);
    if (!has(received.year).has(sum))
      yield `sums on screen are the shop's: tab ${tab} shows ${received.sum} for ${received.year}, the shop said ${[...has(received.year)]}`;
    if (added !== sum)
      yield `sums on screen are the shop's: tab ${tab} shows ${received.sum} for ${received.year}, and payments of ${added} cents`;
  }
}

/** A pressed heart shows the shop’s state. Other tabs are not notified and may show the state before. */
function* brokenHearts({ estate, readings, wished }: Scene): Generator<string> {
  for (const [tab, { path, customer, hearts }] of Object.entries(readings))
    for (const { code, isLiked } of Object.values(hearts)) {
      const wish = wished.get(code);
      if (estate === null || customer === null || isLiked === null) continue;
      if (wish?.tab !== tab || wish.customer !== customer) continue;
      if (isLiked !== estate.liked.includes(`${customer} ${code}`))
        yield `no heart lies: tab ${tab} at ${path} says that ${code} is ${isLiked ? '' : 'not '}liked, the shop does not`;
    }
}

const doubled = (all: readonly string[]): string[] => all.filter((each, at) => all.indexOf(each) !== at);

/** Removes formatting, because a field may regroup the digits that were typed. */
const essence = (text: string) => text.replaceAll(/[\s.]/g, '').toLowerCase();

/** A visible field keeps its typed text until the shop has accepted it. */
function* brokenTyped({ typed, readings }: Scene): Generator<string> {
  for (const [tab, each] of Object.entries(typed)) {
    const { path, values } = readings[tab as TabName];
    for (const [field, text] of Object.entries(each?.values ?? {})) {
      const shown = values[field];
      if (shown !== undefined && essence(shown) !== essence(text))
        yield `nothing typed is lost: tab ${tab} at ${path} shows "${shown}" in "${field}", where "${text}" was typed`;
    }
  }
}

function* brokenInTab(tab: string, reading: PageReading, scene: Scene): Generator<string> {
  const { orders, people, marks, undisclosed } = scene;
  const shown = readingOf(scene.cast);
  const { path, heading, length, step, totals, order, customer, person } = reading;
  const at = `tab ${tab} at ${path}`;
  if (heading === '' || length < 20) yield `the page is never blank: ${at} has "${heading}" and ${length} characters`;
  if (OUT_OF_ORDER.test(heading)) yield `the page is never blank: ${at} shows that it cannot be shown`;
  if (PROVIDER.test(path)) return;

  const screen = screensOf(shown).find((each) => each.path.test(path));
  if (screen && heading !== '' && !screen.heading.test(heading))
    yield `the URL and meta.screen agree: ${at} shows "${heading}"`;
  if (screen?.steps && step !== '' && !screen.steps.includes(step))
    yield `the URL and meta.screen agree: ${at} shows the step "${step}"`;

  if (customer === null && !isPublic(path, shown)) yield `no protected screen after logout: ${at} shows "${heading}"`;
  if (customer === null && person !== null) yield `no protected screen after logout: ${at} shows the menu of ${person}`;
  const name = customer === null ? null : (people.get(customer) ?? null);
  if (name !== null && person !== null && !name.endsWith(person))
    yield `no protected screen after logout: ${at} shows the menu of ${person} to ${name}`;

  const texts = [heading, ...reading.buttons, ...reading.files];
  for (const [uuid, mark] of marks) {
    const foreign = uuid === customer ? undefined : texts.find((text) => text.includes(mark));
    if (foreign !== undefined) yield `nothing of another customer is shown: ${at} shows "${foreign}" to ${name}`;
  }

  if (
    path === '/order-process/token' &&
    customer !== null &&
    undisclosed.has(customer) &&
    reading.fields.some((field) => field.startsWith(quantity.name.de))
  )
    yield `a customer with an open step is asked for an amount: ${at} asks ${name}`;

  const known = order === null ? undefined : orders.get(order);
  if (!known) return;
  for (const total of totals) {
    if (isHidden(total)) continue;
    if (plain(total).replace(/,00\b/, '') !== euros(known.total))
      yield `the amount shown is the server's: ${at} shows ${total}, the shop says ${euros(known.total)}`;
  }
}
