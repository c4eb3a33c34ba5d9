import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { CallOptions } from './http.ts';
import { stubFetch } from './testing/fetch.ts';
import { failureIn, httpOf } from './testing/shop.ts';

const rejected = vi.fn();
let token: () => Promise<string | null>;
/** Body of the 401 with which the shop answers every call. */
let refusal: object;
let received: string[];

const http = httpOf({ authoriser: { token: () => token(), rejected } });
const read = (options: Partial<CallOptions> = {}) => http.get('things', z.unknown(), { call: 'readOrder', ...options });
beforeEach(() => {
  rejected.mockReset();
  received = [];
  token = async () => 'jwt';
  stubFetch(async (url: string) => {
    received.push(url);
    return Response.json(refusal, { status: 401 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a refused token', () => {
  test('is reported to the session once, with the token that was sent', async () => {
    refusal = { code: 401, message: 'Invalid JWT Token' };
    expect(await failureIn(read())).toEqual({ kind: 'unauthorized' });
    expect(rejected.mock.calls).toEqual([['jwt', false]]);
    expect(received).toHaveLength(1);
  });

  test('is renewed if it has expired by the shop’s clock, and the call is repeated, but not for ever', async () => {
    refusal = { code: 401, message: 'Expired JWT Token' };
    let asked = 0;
    token = async () => `jwt${++asked}`;
    expect(await failureIn(read())).toEqual({ kind: 'unauthorized' });
    expect(rejected.mock.calls).toEqual([
      ['jwt1', true],
      ['jwt2', false],
    ]);
    expect(received).toHaveLength(2);
  });

  test('of a visitor, the login or its second step does not affect the session', async () => {
    refusal = { code: 401, message: 'Invalid credentials.' };
    expect(await failureIn(read({ as: 'none', call: 'login' }))).toEqual({ kind: 'unauthorized' });
    expect(await failureIn(read({ as: { token: 'half' } }))).toEqual({ kind: 'unauthorized' });
    token = async () => null;
    expect(await failureIn(read())).toEqual({ kind: 'unauthorized' });
    expect(rejected).not.toHaveBeenCalled();
  });
});
