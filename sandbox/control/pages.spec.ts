import { TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { insert, rowOf, rowsOf } from '../db/rows.ts';
import { PASSWORD, PERSONAS, personaOf } from '../personas.ts';
import { type RunningShop, startShop } from '../server.ts';
import { PARTS } from './frame.ts';

const shop: RunningShop = await startShop();
afterAll(() => shop.close());
const { db } = shop.database;

const pageText = async (path: string) => (await fetch(`${shop.url}/sandbox${path}`)).text();

async function press(form: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${shop.url}/sandbox/forms/${form}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: shop.url, ...headers },
    redirect: 'manual',
  });
  return {
    status: answer.status,
    location: decodeURIComponent(answer.headers.get('location') ?? '').replaceAll('+', ' '),
  };
}

const orderOf = (state: string) => rowOf(db, 'orders', { paymentState: state });

beforeEach(async () => {
  await fetch(`${shop.url}/sandbox/reset`, { method: 'POST', body: '{}' });
});

/** Requirement 29.1. */
test('the page names every persona, the password and the code of the second factor', async () => {
  const html = await pageText('');
  for (const { name, email, key } of PERSONAS) {
    expect(html).toContain(name);
    expect(html).toContain(email);
    expect(html).toContain(`/sandbox/enter?persona=${key}`);
  }
  expect(html).toContain(PASSWORD);
  expect(html).toMatch(/Code now: <b class="num">\d{6}<\/b>/);
});

test.each(PARTS)(
  'the part %s is shown alone, under one heading, and each of its labels has a field',
  async (part, name) => {
    const html = await pageText(`?part=${part}`);
    expect(html).toContain(`<a href="/sandbox?part=${part}" aria-current="page">${name}</a>`);
    expect(html.match(/<section/g)).toHaveLength(1);
    expect(html).toContain(`id="${part}"`);
    expect(html).not.toMatch(/ style=|<style|<script(?! src)/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/<label for="([^"]+)"/g)) expect(ids).toContain(id);
  },
);

test('the shown code is accepted by the shop, also for a key during setup, whatever the sandbox’s clock says', async () => {
  const { id } = await rowOf(db, 'customers', { personaKey: 'cleared' });
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  await insert(db, 'otpSecrets', { customerId: id, secret, family: null, createdAt: new Date().toISOString() });
  await fetch(`${shop.url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ seconds: 3_615 }),
  });
  const codes = () =>
    [-1, 0, 1].map((step) => new TOTP({ secret }).generate({ timestamp: Date.now() + step * 30_000 }));
  const card = /id="persona-cleared"[\s\S]*?<\/li>/.exec(await pageText(''))?.[0] ?? '';
  expect(card).toContain('second factor being set up');
  expect(codes()).toContain(/Code now: <b class="num">(\d{6})/.exec(card)?.[1]);
});

test('the login is done by a script of the same origin, and leads to no other site', async () => {
  const html = await pageText('/enter?persona=julia&next=//evil.example/');
  expect(html).toContain('Logging in as Julia Lindner');
  expect(html).toContain('data-next="/"');
  expect(await pageText('/enter?persona=julia&next=/account/orders')).toContain('data-next="/account/orders"');
  expect(await pageText('/enter?persona="><b>')).not.toContain('<b>');
});

describe('a button', () => {
  test('books a transfer, and settling mints the tokens', async () => {
    const order = await orderOf('awaiting_payment');
    const booked = await press('transfer', { order: order.tokenValue, kind: 'exact' });
    expect(booked.status).toBe(303);
    expect(booked.location).toBe(
      `/sandbox?part=orders&said=The transfer is booked. Outcome: matched.#order-${order.tokenValue}`,
    );
    await press('order', { order: order.tokenValue, step: 'settle' });
    expect(await rowOf(db, 'orders', { id: order.id })).toMatchObject({
      paymentState: 'paid',
      shippingState: 'shipped',
    });
  });

  test('reports why it failed', async () => {
    const order = await orderOf('refunded');
    const { location } = await press('order', { order: order.tokenValue, step: 'settle' });
    expect(location).toContain('tone=bad');
    expect(location).toContain(`#order-${order.tokenValue}`);
  });

  /** Requirement 29.1. */
  test('changes the shop’s state of a customer', async () => {
    const change = {
      status: 'follow_up',
      cryptoRegistrarStatus: 'rejected',
      professional: '1',
      identification: 'rejected',
      receives: '1',
      referralPartner: 'false',
    };
    await press('customer', { who: 'cleared', ...change });
    const { email } = personaOf('cleared');
    const row = await rowOf(db, 'customers', { email });
    expect(row).toMatchObject({
      status: 'follow_up',
      cryptoRegistrarStatus: 'rejected',
      roles: 'professional_investor',
      referralPartner: 0,
    });
    const latest = await db
      .selectFrom('identifications')
      .selectAll()
      .where('customerId', '=', row.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(latest.stateAsString).toBe('rejected');
    const whitelisted = async () => {
      const wallets = db.selectFrom('wallets').select(['address', 'whitelistedAt']).where('customerId', '=', row.id);
      const { address, whitelistedAt } = await wallets.executeTakeFirstOrThrow();
      expect(await pageText('')).toContain(
        `Wallet${whitelistedAt === null ? '' : ', whitelisted'}: <span class="code">${address}</span>`,
      );
      return whitelistedAt !== null;
    };
    expect(await whitelisted()).toBe(true);
    await press('customer', { who: 'cleared', ...change, receives: '' });
    expect(await whitelisted()).toBe(false);
  });

  test('arms a fault that the next call meets', async () => {
    await press('fault', { call: 'GET cms-plugin/pages', kind: 'status 429', times: '1', delayMs: '' });
    expect(await pageText('?part=faults')).toContain('GET cms-plugin/pages');
    const call = () => fetch(`${shop.url}/api/v2/shop/cms-plugin/pages?limit=200`);
    expect((await call()).status).toBe(429);
    expect((await call()).status).toBe(200);
    await press('fault', { call: 'GET orders', other: '* **', kind: 'delay', times: '3', delayMs: '1' });
    expect(await db.selectFrom('faults').select(['method', 'path']).orderBy('id', 'desc').executeTakeFirst()).toEqual({
      method: '*',
      path: '**',
    });
    await press('faults-clear', {});
    expect(await rowsOf(db, 'faults')).toEqual([]);
  });

  test('turns on the reports of the app, which the page then counts, and deletes them', async () => {
    const settings = async () => (await fetch(`${shop.url}/sandbox/settings`)).json();
    expect(await settings()).toMatchObject({ reports: false });
    await press('reporting', { reports: 'true' });
    expect(await settings()).toMatchObject({ reports: true });
    const about = { age: 0, url: 'https://app.example/account/orders', user_agent: '' };
    const vital = (value: number) => ({ ...about, type: 'parkett-vital', body: { name: 'LCP', value, version: '' } });
    const call = { call: 'readOrders', failure: 'contract', status: null, path: 'member.*.total', version: '' };
    const reports = [{ ...about, type: 'parkett-call', body: call }, ...[100, 300, 200, 400].map(vital)];
    const post = (body: unknown) =>
      fetch(`${shop.url}/sandbox/reports`, { method: 'POST', body: JSON.stringify(body) });
    expect((await post([...reports, reports[0]])).status).toBe(204);
    expect((await post([{ ...about, type: 'other', body: {} }])).status).toBe(422);
    const rows = (await pageText('?part=reports')).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(rows).toContain('readOrders contract – member.*.total 2');
    expect(rows).toContain('LCP /account/orders 300 ms 4');
    await press('reports-clear', {});
    expect(await rowsOf(db, 'reports')).toEqual([]);
  });

  test('cannot be pressed by another site', async () => {
    const { status } = await press('reset', {}, { Origin: 'https://evil.example' });
    expect(status).toBe(403);
  });
});

test('a mail is shown as text with its links', async () => {
  expect(await pageText('/mail')).toContain('Bitte bestätigen Sie Ihre E-Mail-Adresse');
  const { id } = await db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const html = await pageText(`/mail/${id}`);
  const link = html.match(/<a href="([^"]+\/verify-email\/\w+)">([^<]+)</);
  expect(link?.slice(1)).toEqual([link?.[1], link?.[1]]);
  expect(link?.[1]).toMatch(new RegExp(`^${shop.url}/verify-email/\\w+$`));
  const told = z.array(z.object({ text: z.string() })).parse(await (await fetch(`${shop.url}/sandbox/mails`)).json());
  expect(told[0]?.text).toContain(`\n${link?.[1]}\n`);
  expect((await fetch(`${shop.url}/sandbox/mail/999999`)).status).toBe(404);
});

test('the assets of the pages are served by the sandbox itself', async () => {
  const html = await pageText('');
  const needed = [...html.matchAll(/(?:href|src)="(\/sandbox\/assets\/[^"]+)"/g)].map(([, path]) => path);
  expect(needed.length).toBeGreaterThan(3);
  for (const path of [
    ...needed,
    '/sandbox/assets/figtree.woff2',
    '/sandbox/assets/enter.js',
    '/sandbox/pictures/wind.svg',
  ])
    expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 200]);
  expect((await fetch(`${shop.url}/sandbox/assets/..%2Fpages.ts`)).status).toBe(404);
});

test('the page of a transaction shows the ledger entry, in the reader’s language', async () => {
  const { hash, toAddress } = await rowOf(db, 'transactions', { id: 1 });
  const shown = await fetch(`${shop.url}/sandbox/chain/${hash}`, { headers: { 'Accept-Language': 'en' } });
  const html = await shown.text();
  expect(html).toContain('<h1>Transaction</h1>');
  expect(html).toContain(hash);
  expect(html).toContain(toAddress);
  expect((await fetch(`${shop.url}/sandbox/chain/0x0`)).status).toBe(404);
});
