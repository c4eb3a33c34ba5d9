import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { readDraft, storeDraft } from '#app/drafts/drafts.ts';
import { storageOf } from '#app/testing/browser.ts';
import { orderMachine } from '#machines/flows/order/machine.ts';
import { orderInput } from '#machines/flows/order/testing/cases.ts';
import type { OrderStep } from '#machines/flows/order/types.ts';
import { beginningOf, type OrderSearch, storage } from './beginning.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Any snapshot of the machine will do: its content is the machine's own matter. */
const snapshot = createActor(orderMachine, { input: orderInput }).getPersistedSnapshot();
const kept = JSON.parse(JSON.stringify(snapshot));
const keep = () => storeDraft(storage.draft, 'anna', orderMachine, snapshot);
const wind = { product: 'WIND', quantity: '7' };
const begin = (search: OrderSearch = {}, step: OrderStep = 'token', who = 'anna') =>
  beginningOf({ step, search }, who, 'de');
const process = (search: { product: string; quantity: string }, quantity: number, draft: unknown = undefined) => ({
  kind: 'process',
  start: { input: { productCode: search.product, quantity, locale: 'de' }, snapshot: draft, search },
});
const later = (search: OrderSearch = {}, who = 'anna') => begin(search, 'confirmation', who);

describe('the start of an order process', () => {
  test.each([
    ['7', 7],
    ['999999999', 999_999_999],
    ['', 1],
    ['0', 1],
    ['007', 1],
    ['1000000000', 1],
    ['7.5', 1],
    ['-7', 1],
    ['7 ', 1],
    [' 7', 1],
    ['siebzig', 1],
  ])('the quantity %j is %i', (quantity, expected) => {
    expect(begin({ product: 'WIND', quantity })).toEqual(process({ product: 'WIND', quantity }, expected));
  });

  test('has a quantity of one by default, and the displayed language', () => {
    const start = beginningOf({ step: 'token', search: { product: 'WIND' } }, 'anna', 'en');
    const search = { product: 'WIND', quantity: '' };
    const input = { productCode: 'WIND', quantity: 1, locale: 'en' };
    expect(start).toEqual({ kind: 'process', start: { input, snapshot: undefined, search } });
  });

  test('needs a product', () => {
    expect([begin(), begin({ quantity: '7' }), later()]).toEqual(Array(3).fill({ kind: 'nothing' }));
  });

  test('continues a stored order if the address names the same, or nothing', () => {
    begin(wind);
    keep();
    for (const search of [wind, {}, { product: 'WIND' }, { quantity: '7' }]) {
      expect(begin(search)).toEqual(process(wind, 7, kept));
      expect(later(search)).toEqual(process(wind, 7, kept));
    }
  });

  test.each<[why: string, search: OrderSearch, asked: { product: string; quantity: string }]>([
    ['another product', { product: 'SOLAR', quantity: '7' }, { product: 'SOLAR', quantity: '7' }],
    ['another quantity', { product: 'WIND', quantity: '8' }, { product: 'WIND', quantity: '8' }],
  ])('%s starts over, and deletes the stored order', (_, search, asked) => {
    begin(wind);
    keep();
    for (const draft of Object.values(storage.formDrafts('anna'))) draft.write({ typed: 'x' });
    expect(begin(search)).toEqual(process(asked, Number(asked.quantity)));
    expect(readDraft(storage.draft, 'anna', orderMachine)).toBeNull();
    expect(Object.values(storage.formDrafts('anna')).map((draft) => draft.read())).toEqual([null, null, null]);
    // From here on, a URL without a query means the new process.
    expect(later()).toEqual(process(asked, Number(asked.quantity)));
  });

  test('starts over with the typed values if the stored order cannot continue', () => {
    begin(wind);
    storage.formDrafts('anna').amount.write({ quantity: 9 });
    const gone = { ...snapshot, value: { amount: 'weighing' } };
    storeDraft(storage.draft, 'anna', orderMachine, gone);
    expect(begin()).toEqual(process(wind, 7));
    expect(storage.formDrafts('anna').amount.read()).toEqual({ quantity: 9 });
  });

  test('ignores another customer’s order', () => {
    begin(wind);
    keep();
    expect(begin({}, 'token', 'bernd')).toEqual({ kind: 'nothing' });
    expect(begin(wind, 'token', 'bernd')).toEqual(process(wind, 7));
  });
});

describe('after an order was placed', () => {
  test.each(['online', 'offline'] as const)('%s: its later steps lead to it, and its first one starts over', (kind) => {
    storage.end('anna', { kind, tokenValue: '662E41' });
    const placed = { kind: 'placed', placed: { kind, tokenValue: '662E41', begunAt: '' } };
    expect([later(), later(wind)]).toEqual([placed, placed]);
    expect(later({}, 'bernd')).toEqual({ kind: 'nothing' });
    expect(begin(wind)).toEqual(process(wind, 7));
    // The new process has replaced the placed order.
    expect(later(wind)).toEqual(process(wind, 7));
  });

  test('every entry of its process leads to it, and another one with the same address starts over', () => {
    const at = (key: string, isOwn = false) => beginningOf({ step: 'token', search: wind, key, isOwn }, 'anna', 'de');
    at('a1');
    storage.end('anna', { kind: 'offline', tokenValue: '662E41' });
    const placed = { kind: 'placed', placed: { kind: 'offline', tokenValue: '662E41', begunAt: 'a1' } };
    // The first step, at which the amount was confirmed, and the declarations at the same URL.
    expect([at('a1'), at('b2', true)]).toEqual([placed, placed]);
    expect(at('c3')).toEqual(process(wind, 7));
    expect(storage.readStart('anna').begunAt).toBe('c3');
  });

  test('its first step starts over if the entry has no key', () => {
    begin(wind);
    storage.end('anna', { kind: 'offline', tokenValue: '662E41' });
    expect(begin(wind)).toEqual(process(wind, 7));
  });

  test('a cancelled order is not remembered', () => {
    storage.end('anna', { kind: 'cancelled' });
    expect(later()).toEqual({ kind: 'nothing' });
  });

  test('only the placed order stays stored, and nothing of a cancelled one', () => {
    begin(wind);
    keep();
    for (const draft of Object.values(storage.formDrafts('anna'))) draft.write({ typed: 'x' });
    storage.end('anna', { kind: 'online', tokenValue: '662E41' });
    expect(Object.keys(sessionStorage)).toHaveLength(1);
    storage.end('anna', { kind: 'cancelled' });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

test('each form has its own draft', () => {
  const forms = storage.formDrafts('anna');
  for (const [name, draft] of Object.entries(forms)) draft.write(name);
  expect(Object.values(forms).map((draft) => draft.read())).toEqual(Object.keys(forms));
});
