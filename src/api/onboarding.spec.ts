import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttp } from './http.ts';
import { readIdentification, readUboDocuments } from './onboarding.ts';

let answer: unknown;
const page = (...member: object[]) => ({ member, totalItems: member.length });
const http = createHttp({
  settings: { apiBase: 'http://shop.test/api/v2/shop/' },
  locale: () => 'de',
  authoriser: { token: async () => 'jwt', rejected: () => {} },
  log: () => {},
});

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(answer));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the latest identity check counts, and there may be none', async () => {
  answer = page({ id: 9, stateAsString: 'pending' });
  expect(await readIdentification(http)).toMatchObject({ id: 9, stateAsString: 'pending', reason: null });
  answer = page();
  expect(await readIdentification(http)).toBeNull();
});

test('evidence of an unknown kind is a document without proof', async () => {
  const paper = { id: 1, type: 'ubo', name: 'a.pdf', createdAt: '2026-11-02T09:00:00Z' };
  answer = page({ ...paper, purpose: 'shareholder_list' }, { ...paper, purpose: 'something_new' });
  const { member } = await readUboDocuments(http, 1);
  expect(member.map(({ purpose }) => purpose)).toEqual(['shareholder_list', null]);
});
