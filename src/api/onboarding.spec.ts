import { afterEach, expect, test, vi } from 'vitest';
import { readIdentification, readUboDocuments } from './onboarding.ts';
import { answering, httpOf } from './testing/shop.ts';

const page = (...member: object[]) => ({ member, totalItems: member.length });
const http = httpOf();

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the latest identity check counts, and there may be none', async () => {
  answering(page({ id: 9, stateAsString: 'pending' }));
  expect(await readIdentification(http)).toMatchObject({ id: 9, stateAsString: 'pending', reason: null });
  answering(page());
  expect(await readIdentification(http)).toBeNull();
});

test('evidence of an unknown kind is a document without proof', async () => {
  const paper = { id: 1, type: 'ubo', name: 'a.pdf', createdAt: '2026-11-02T09:00:00Z' };
  answering(page({ ...paper, purpose: 'shareholder_list' }, { ...paper, purpose: 'something_new' }));
  const { member } = await readUboDocuments(http, 1);
  expect(member.map(({ purpose }) => purpose)).toEqual(['shareholder_list', null]);
});
