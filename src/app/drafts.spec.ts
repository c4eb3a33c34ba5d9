import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { preferencesMachine } from '#machines/preferences/machine.ts';
import { deleteDraft, formDraft, readDraft, readFields, storeDraft, storeFields } from './drafts.ts';
import { deleteDrafts } from './forgetDrafts.ts';
import { forbiddenStorage, storageOf } from './testing/browser.ts';

const snapshot = createActor(preferencesMachine, { input: { locale: 'de', theme: 'dark' } }).getPersistedSnapshot();
const fields = { product: 'WIND', quantity: '7' };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what a flow keeps in this tab', () => {
  test('is there for the same customer and flow, and for nobody else', () => {
    storeDraft('order', 'anna', snapshot);
    storeFields('order.fields', 'anna', fields);
    expect(readDraft('order', 'anna')).toEqual(JSON.parse(JSON.stringify(snapshot)));
    expect(readFields('order.fields', 'anna')).toEqual(fields);
    expect([readDraft('order', 'bernd'), readDraft('payment', 'anna')]).toEqual([null, null]);
    expect([readFields('order.fields', 'bernd'), readFields('other', 'anna')]).toEqual([{}, {}]);
  });

  test('is what was kept last, until it is deleted by its name', () => {
    storeFields('a', 'anna', { old: '1' });
    storeFields('a', 'anna', fields);
    storeFields('b', 'anna', fields);
    expect(readFields('a', 'anna')).toEqual(fields);
    deleteDraft('a');
    expect([readFields('a', 'anna'), readFields('b', 'anna')]).toEqual([{}, fields]);
  });

  test('of another version of the app, or of something else, is not taken up', () => {
    storeFields('a', 'anna', fields);
    const [key = ''] = Object.keys(sessionStorage);
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '');
    for (const text of [JSON.stringify({ ...kept, version: kept.version - 1 }), '{', 'null', '""', '[]']) {
      sessionStorage.setItem(key, text);
      expect(readFields('a', 'anna'), text).toEqual({});
    }
    sessionStorage.setItem(key, JSON.stringify(kept));
    expect(readFields('a', 'anna')).toEqual(fields);
  });

  test('of a form is what it wrote, until it is forgotten', () => {
    const [draft, other] = [formDraft('amount', 'anna'), formDraft('amount', 'bernd')];
    expect(draft.read()).toBeNull();
    draft.write({ quantity: '7' });
    expect([draft.read(), other.read()]).toEqual([{ quantity: '7' }, null]);
    draft.forget();
    expect(draft.read()).toBeNull();
  });

  test('goes with the session, and nothing else does', () => {
    storeFields('a', 'anna', fields);
    storeFields('b', 'anna', fields);
    sessionStorage.setItem('parkett.reloaded', '/assets/a.js');
    sessionStorage.setItem('my.parkett.draft.', 'x');
    deleteDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['parkett.reloaded', 'my.parkett.draft.']);
  });

  test('is nothing where the browser forbids it, and nothing breaks', () => {
    vi.stubGlobal('sessionStorage', forbiddenStorage());
    storeFields('a', 'anna', fields);
    deleteDraft('a');
    deleteDrafts();
    expect(readFields('a', 'anna')).toEqual({});
    expect(readDraft('a', 'anna')).toBeNull();
  });
});
