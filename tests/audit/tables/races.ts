import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Order } from '#domain/shop/order.ts';
import { clockOf } from '#sandbox/clock.ts';
import { seed } from '#sandbox/content/seed.ts';
import { type Database, type Db, open } from '#sandbox/db/database.ts';
import { readSettings } from '#sandbox/http/settings.ts';
import { beginSession } from '#sandbox/http/tokens.ts';
import { createShop, fillDatabase } from '#sandbox/server.ts';
import { type Client, clientOf } from '#sandbox/testing/client.ts';
import { BY_CARD, orderIn, readyOrder } from '#sandbox/testing/orders.ts';
import type { Table } from '../table.ts';
import { ORIGIN, type World } from '../world.ts';
import { customerOf } from './ownership.ts';

const PRODUCT = BY_CARD;

/** So many investors of their own, each logged in. */
export async function investors(db: Db, { shop }: World, to: Client, count: number): Promise<Client[]> {
  const { id: _, ...clara } = await customerOf(db, 'cleared');
  const [now, settings] = [await shop.clock.now(), await readSettings(db)];
  const at = now.toISOString();
  const all: Client[] = [];
  for (let index = 0; index < count; index += 1) {
    const uuid = randomUUID();
    const facts = {
      ...clara,
      uuid,
      email: `${uuid}@example.de`,
      personaKey: null,
      profileKey: null,
      defaultAddressId: null,
    };
    const customer = await db.insertInto('customers').values(facts).returningAll().executeTakeFirstOrThrow();
    const of = { customerId: customer.id };
    const wallet = { ...of, type: 'token-forge', name: 'Wallet', address: `0x${uuid}`, createdAt: at };
    await db
      .insertInto('wallets')
      .values({ ...wallet, defaultWallet: 1 })
      .execute();
    const identified = { ...of, uuid, createdAt: at, updatedAt: at, stateAsString: 'approved' };
    await db.insertInto('identifications').values(identified).execute();
    const home = { ...of, countryCode: 'DE', street: 'Am Wall 1', city: 'Bremen', postcode: '28195' };
    const { id: defaultAddressId } = await db
      .insertInto('addresses')
      .values(home)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('customers').set({ defaultAddressId }).where('id', '=', customer.id).execute();
    all.push(to.with((await beginSession(db, customer, now, settings)).token));
  }
  return all;
}

export const onHand = async (db: Db) =>
  (await db.selectFrom('variants').select('onHand').where('code', '=', `${PRODUCT}-TOKEN`).executeTakeFirstOrThrow())
    .onHand;
export const complete = (client: Client, token: string) =>
  client.call('PATCH', `orders/${token}/complete`, { notes: null });
const Mails = z.array(z.object({ subject: z.string() }));
const confirmations = async (client: Client) =>
  Mails.parse((await client.control('GET', 'mails')).body).filter(({ subject }) => /Zeichnung|Bestell/i.test(subject))
    .length;
const told = (answers: { status: number }[]) => answers.map(({ status }) => status);

export const races: Table[] = [
  {
    name: 'races: completes, carts, the last lot, the last places, two servers',
    least: 177,
    async run(attempt, world) {
      const { db } = world.shop.database;
      const set = (change: object) => world.visitor.control('POST', `products/${PRODUCT}`, change);

      // 20 completes of one order are one.
      const clara = await world.visitor.as('cleared');
      const ready = await readyOrder(clara, PRODUCT, 300, 'card');
      const [before, mails] = [await onHand(db), await confirmations(clara)];
      const completes = await Promise.all(Array.from({ length: 20 }, () => complete(clara, ready.tokenValue)));
      for (const [index, { status }] of completes.entries())
        attempt(`complete ${index + 1} of 20`, status === 200 || status === 422 || status === 404, status);
      attempt('one of them', completes.filter(({ status }) => status === 200).length >= 1, told(completes));
      attempt('the stock went down once', before - (await onHand(db)) === 300, before - (await onHand(db)));
      attempt('one mail', (await confirmations(clara)) - mails === 1, (await confirmations(clara)) - mails);

      // 20 carts of one person are one.
      const carts = await Promise.all(Array.from({ length: 20 }, () => clara.call('POST', 'orders', { locale: 'de' })));
      const opened = new Set(carts.map((answer) => orderIn(answer).tokenValue));
      for (const [index, { status }] of carts.entries()) attempt(`cart ${index + 1} of 20`, status === 201, status);
      attempt('they are one', opened.size === 1, opened.size);

      // 23 buyers, of whom the last lot is enough for one.
      await world.reset();
      const buyers = await investors(db, world, world.visitor, 23);
      const lots = await Promise.all(buyers.map((buyer) => readyOrder(buyer, PRODUCT, 300, 'card')));
      await set({ onHand: 300 });
      const sold = await Promise.all(buyers.map((buyer, index) => complete(buyer, lots[index]?.tokenValue ?? '')));
      for (const [index, { status }] of sold.entries())
        attempt(`buyer ${index + 1} of 23`, status === 200 || status === 422, status);
      attempt('one got the lot', sold.filter(({ status }) => status === 200).length === 1, told(sold));
      attempt('nothing is left, and no less', (await onHand(db)) === 0, await onHand(db));

      // 22 buyers where one more investor is allowed.
      await world.reset();
      const last = await investors(db, world, world.visitor, 22);
      const wanted = await Promise.all(last.map((buyer) => readyOrder(buyer, PRODUCT, 300, 'card')));
      await set({ investors: 148 });
      const allowed = await Promise.all(last.map((buyer, index) => complete(buyer, wanted[index]?.tokenValue ?? '')));
      for (const [index, { status }] of allowed.entries())
        attempt(`investor ${index + 1} of 22`, status === 200 || status === 422, status);
      attempt('one became the 149th', allowed.filter(({ status }) => status === 200).length === 1, told(allowed));

      await overTwoServers(attempt, world);
    },
  },
];

/** 92 completes, each order's by both servers of one database at once. */
async function overTwoServers(attempt: Parameters<Table['run']>[0], world: World): Promise<void> {
  const dataDir = mkdtempSync(join(world.folder, 'two-'));
  const databases: Database[] = [await open({ dataDir }), await open({ dataDir })];
  try {
    const [first] = databases;
    if (!first) throw new Error('There are two.');
    const clock = clockOf(first.db);
    await fillDatabase(first, clock, seed);
    const servers = databases.map((database) => {
      const site = createShop({ database, clock: clockOf(database.db), reading: 'investor' });
      return clientOf(ORIGIN, null, async (address, init) => site.request(address, init));
    });
    const [one, other] = servers;
    if (!one || !other) throw new Error('There are two.');
    const buyers = await investors(first.db, world, one, 46);
    const orders: Order[] = [];
    for (const buyer of buyers) orders.push(await readyOrder(buyer, PRODUCT, 300, 'card'));
    const before = await onHand(first.db);
    const asks = buyers.flatMap((buyer, index) => {
      const token = orders[index]?.tokenValue ?? '';
      return [complete(buyer, token), complete(other.with(buyer.token ?? ''), token)];
    });
    const answers = await Promise.all(asks);
    for (const [index, { status }] of answers.entries())
      attempt(
        `complete ${index + 1} of 92 over two servers`,
        status === 200 || status === 422 || status === 404,
        status,
      );
    const gone = before - (await onHand(first.db));
    attempt('each order took its tokens once', gone === 46 * 300, gone);
    const numbers = await first.db.selectFrom('orders').select('number').where('number', 'is not', null).execute();
    attempt('each has a number of its own', new Set(numbers.map(({ number }) => number)).size === numbers.length);
  } finally {
    for (const { close } of databases) await close();
  }
}
