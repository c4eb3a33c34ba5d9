import type { Order } from '#domain/shop/order.ts';
import { quantity } from '../support/seen/order.ts';
import type { Reading } from './inPage.ts';
import { isPublic, SCREENS } from './screens.ts';
import type { TabName } from './tabs.ts';
import type { Request } from './world.ts';

/** What invariants are checked on: the content of the tabs, and the shop's answers. */
export interface Scene {
  readings: Record<TabName, Reading>;
  requests: readonly Request[];
  /** Orders by token; null for an order that does not exist any more. */
  orders: ReadonlyMap<string, Pick<Order, 'total'> | null>;
  people: ReadonlyMap<string, string>;
  /** Whoever may not buy yet, by uuid. */
  undisclosed: ReadonlySet<string>;
  ordered: number;
  /** Complaints of the browser that no fault explains. */
  complaints: readonly string[];
}

const PROVIDER = /^\/sandbox\/pay\//;
const OUT_OF_ORDER = /^Diese Seite lässt sich gerade nicht anzeigen$/;

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const euros = (cents: number) => plain(euro.format(cents / 100)).replace(/,00\b/, '');
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The invariants that are broken, each as a sentence. */
export function brokenIn(scene: Scene): string[] {
  return [
    ...brokenAtShop(scene),
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

function* brokenInTab(tab: string, reading: Reading, { orders, people, undisclosed }: Scene): Generator<string> {
  const { path, heading, length, step, totals, order, customer, person } = reading;
  const at = `tab ${tab} at ${path}`;
  if (heading === '' || length < 20) yield `the page is never blank: ${at} has "${heading}" and ${length} characters`;
  if (OUT_OF_ORDER.test(heading)) yield `the page is never blank: ${at} shows that it cannot be shown`;
  if (PROVIDER.test(path)) return;

  const screen = SCREENS.find((each) => each.path.test(path));
  if (screen && heading !== '' && !screen.heading.test(heading))
    yield `the URL and meta.screen agree: ${at} shows "${heading}"`;
  if (screen?.steps && step !== '' && !screen.steps.includes(step))
    yield `the URL and meta.screen agree: ${at} shows the step "${step}"`;

  if (customer === null && !isPublic(path)) yield `no protected screen after logout: ${at} shows "${heading}"`;
  if (customer === null && person !== null) yield `no protected screen after logout: ${at} shows the menu of ${person}`;
  const name = customer === null ? null : (people.get(customer) ?? null);
  if (name !== null && person !== null && !name.endsWith(person))
    yield `no protected screen after logout: ${at} shows the menu of ${person} to ${name}`;

  if (
    path === '/order-process/token' &&
    customer !== null &&
    undisclosed.has(customer) &&
    reading.fields.some((field) => field.startsWith(quantity.name.de))
  )
    yield `nobody is asked for an amount who has a step to do: ${at} asks ${name}`;

  const known = order === null ? undefined : orders.get(order);
  if (!known) return;
  for (const total of totals) {
    if (plain(total).replace(/,00\b/, '') !== euros(known.total))
      yield `the amount shown is the server's: ${at} shows ${total}, the shop says ${euros(known.total)}`;
  }
}
