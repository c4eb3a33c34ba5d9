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
  sent.markSent();
  sent.settle({});
  expect(sent.isThere()).toBe(false);
  expect(Object.keys(sessionStorage)).toEqual([]);
  sent.write({ title: 'Brandung', copies: '4' });
  expect(draft({ ...begunWith, title: 'Brandung' }).read()).toEqual({ copies: '4' });
  sent.forget();
  expect(draft().read()).toBeNull();
});

test('follows values that were changed elsewhere, and tells the form, but keeps edits made since the submission', () => {
  const sent = draft();
  const told = vi.fn();
  const forget = sent.onFollowed(told);
  sent.write({ title: 'Brandung' });
  sent.markSent();
  sent.write({ files: ['a', 'c'] });
  sent.settle({ copies: '2', files: ['b'] });
  expect(told).toHaveBeenCalledExactlyOnceWith({ copies: '2', files: ['a', 'c'] });
  const now = { title: 'Brandung', copies: '2', files: ['b'] };
  expect(draft(now).read()).toEqual({ files: ['a', 'c'] });
  forget();
  sent.settle({});
  expect(told).toHaveBeenCalledTimes(1);
});

test('survives a reload after a conflict: typed values start from those that were shown', () => {
  const typed = draft();
  typed.write({ title: 'Brandung' });
  typed.markSent();
  const now = { ...begunWith, title: 'Gischt', copies: '2' };
  typed.settle({ copies: '2' }, now);
  expect(draft(now).read()).toEqual({ title: 'Brandung' });
});
