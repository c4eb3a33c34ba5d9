import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { orderMachine } from '#machines/flows/order/machine.ts';
import { paymentMachine } from '#machines/flows/payment/machine.ts';
import { forbiddenStorage, storageOf } from '../testing/browser.ts';
import { deleteDraft, formDraft, readDraft, readFields, storeDraft, storeFields } from './drafts.ts';
import { deleteDrafts } from './forgetDrafts.ts';

/** Two versions of one machine: the older has a state that was removed since, and no `count`. */
const old = setup({ types: { context: {} as object } }).createMachine({
  version: 'old',
  context: {},
  initial: 'asking',
  states: { asking: { on: { next: { target: 'choosing' } } }, choosing: {} },
});
const machine = setup({
  types: { context: {} as { count: number } },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
}).createMachine({
  version: 'new',
  context: { count: 1 },
  initial: 'asking',
  states: { asking: { on: { next: { actions: { type: 'count' } } } } },
});
const snapshot = createActor(machine).getPersistedSnapshot();
const oldAt = (value: string) => ({ ...createActor(old).getPersistedSnapshot(), value });
const draftOf = (who = 'anna', flow = 'order') => readDraft(flow, who, machine);
const fields = { product: 'WIND', quantity: '7' };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf());
  vi.stubGlobal('localStorage', storageOf());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a flow’s draft in this tab', () => {
  test('is found by the same customer and flow only', () => {
    storeDraft('order', 'anna', machine, snapshot);
    storeFields('order.fields', 'anna', fields);
    expect(draftOf()).toEqual(JSON.parse(JSON.stringify(snapshot)));
    expect(readFields('order.fields', 'anna')).toEqual(fields);
    expect([draftOf('bernd'), draftOf('anna', 'payment')]).toEqual([null, null]);
    expect([readFields('order.fields', 'bernd'), readFields('other', 'anna')]).toEqual([{}, {}]);
  });

  test('is the last one written, until it is deleted by its name', () => {
    storeFields('a', 'anna', { old: '1' });
    storeFields('a', 'anna', fields);
    storeFields('b', 'anna', fields);
    expect(readFields('a', 'anna')).toEqual(fields);
    deleteDraft('a');
    expect([readFields('a', 'anna'), readFields('b', 'anna')]).toEqual([{}, fields]);
  });

  test.each(['asking', 'choosing'])('of another version of its machine is ignored, whatever its state: %s', (value) => {
    // In `asking` it could be restored, but `count` would be undefined.
    storeDraft('order', 'anna', old, oldAt(value));
    expect(draftOf()).toBeNull();
    expect(readDraft('order', 'anna', old)).not.toBeNull();
  });

  test('of a machine without a version is ignored', () => {
    const nameless = setup({}).createMachine({});
    storeDraft('order', 'anna', nameless, createActor(nameless).getPersistedSnapshot());
    expect(readDraft('order', 'anna', nameless)).toBeNull();
  });

  test('that its machine cannot restore is ignored, without an error', () => {
    const kept: object = JSON.parse(JSON.stringify(snapshot));
    for (const content of [
      oldAt('choosing'),
      { ...kept, children: null },
      { ...kept, value: null },
      {},
      [],
      '',
      7,
      null,
    ]) {
      sessionStorage.setItem('parkett.draft.order', JSON.stringify({ customerUuid: 'anna', version: 'new', content }));
      expect(draftOf(), JSON.stringify(content)).toBeNull();
    }
    for (const text of ['{', 'null', '""', '[]', '7', JSON.stringify({ customerUuid: 'anna' })]) {
      sessionStorage.setItem('parkett.draft.order', text);
      expect(draftOf(), text).toBeNull();
      expect(readFields('order', 'anna'), text).toEqual({});
    }
    storeDraft('order', 'anna', machine, snapshot);
    expect(draftOf()).toEqual(kept);
  });

  test('of texts holds texts only', () => {
    const content = { product: 'WIND', quantity: 7, of: null };
    sessionStorage.setItem('parkett.draft.a', JSON.stringify({ customerUuid: 'anna', content }));
    expect(readFields('a', 'anna')).toEqual({ product: 'WIND' });
  });

  test('of a form holds its values until it is deleted', () => {
    const draft = formDraft('amount', 'anna');
    const other = formDraft('amount', 'bernd');
    expect(draft.read()).toBeNull();
    draft.write({ quantity: '7' });
    expect([draft.read(), other.read()]).toEqual([{ quantity: '7' }, null]);
    draft.forget();
    expect(draft.read()).toBeNull();
  });

  test('is the only data deleted with the session', () => {
    storeFields('a', 'anna', fields);
    storeFields('b', 'anna', fields);
    sessionStorage.setItem('parkett.reloaded', '/assets/a.js');
    sessionStorage.setItem('my.parkett.draft.', 'x');
    deleteDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['parkett.reloaded', 'my.parkett.draft.']);
  });

  test('is absent if the browser forbids storage, without an error', () => {
    vi.stubGlobal('sessionStorage', forbiddenStorage());
    storeFields('a', 'anna', fields);
    deleteDraft('a');
    deleteDrafts();
    expect(readFields('a', 'anna')).toEqual({});
    expect(draftOf('anna', 'a')).toBeNull();
  });
});

test('a stored machine has a version from the build, also with ports, and a payment machine has none', () => {
  expect(orderMachine.version).toMatch(/^[\w-]{6}$/);
  expect(orderMachine.provide({}).version).toBe(orderMachine.version);
  expect(paymentMachine.version).toBeUndefined();
});
