import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { World } from '../testing/browser.ts';
import { revisionDraft } from './draft.ts';

beforeEach(() => new World().install());
afterEach(() => vi.unstubAllGlobals());

const begunWith = { title: 'Welle', copies: '3', files: ['a'] };
const draft = (base: object = begunWith) => revisionDraft('edit.WELLE', 'anna', base);

test('keeps changes, by form and page, for a reload', () => {
  const first = draft();
  expect([first.read(), first.isThere()]).toEqual([null, false]);
  first.write({ title: 'Brandung', copies: '3' });
  first.write({ files: ['a', 'b'] });
  expect([draft().read(), draft().isThere()]).toEqual([{ title: 'Brandung', files: ['a', 'b'] }, true]);
  // A write after a reload keeps the stored changes.
  draft().write({ copies: '5' });
  expect(draft().read()).toEqual({ title: 'Brandung', copies: '5', files: ['a', 'b'] });
  expect(revisionDraft('edit.WELLE', 'bernd', begunWith).read()).toBeNull();
});

test('gives way to newer values of the shop', () => {
  draft().write({ title: 'Brandung', copies: '5' });
  expect(draft({ ...begunWith, copies: '2' }).read()).toEqual({ title: 'Brandung' });
});

test('ends when it is sent, and starts again from the sent values', () => {
  const sent = draft();
  sent.write({ title: 'Brandung' });
  sent.settle();
  expect(sent.isThere()).toBe(false);
  expect(Object.keys(sessionStorage)).toEqual([]);
  sent.write({ title: 'Brandung', copies: '4' });
  expect(draft({ ...begunWith, title: 'Brandung' }).read()).toEqual({ copies: '4' });
  sent.forget();
  expect(draft().read()).toBeNull();
});
