import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PASSWORD, PERSONAS } from '../personas.ts';
import { type RunningShop, startShop } from '../server.ts';

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

const orderOf = (state: string) =>
  db.selectFrom('orders').selectAll().where('paymentState', '=', state).orderBy('id').executeTakeFirstOrThrow();

beforeEach(async () => {
  await fetch(`${shop.url}/sandbox/reset`, { method: 'POST', body: '{}' });
});

test('the page names every persona, the password and the code of the second factor', async () => {
  const html = await pageText('');
  for (const { name, email, key } of PERSONAS) {
    expect(html).toContain(name);
    expect(html).toContain(email);
    expect(html).toContain(`/sandbox/enter?persona=${key}`);
  }
  expect(html).toContain(PASSWORD);
  expect(html).toMatch(/Code now: <b class="num">\d{6}<\/b>/);
  expect(html).not.toMatch(/ style=|<style|<script(?! src)/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of html.matchAll(/<label for="([^"]+)"/g)) expect(ids).toContain(id);
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
    expect(booked.location).toBe(`/sandbox?said=The transfer is booked. Outcome: matched.#order-${order.tokenValue}`);
    await press('order', { order: order.tokenValue, step: 'settle' });
    expect(
      await db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow(),
    ).toMatchObject({
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
