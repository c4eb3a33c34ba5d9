import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { codeRefusals } from './codeRefusals.ts';
import { failureOfRefusal } from './failure.ts';
import { orderRefusals } from './orderRefusals.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const violation = (code: string | null, propertyPath = '', parameters = {}, message = 'words') => ({
  violations: [{ propertyPath, message, code, parameters }],
});

/** The table of failures (requirement 17.1). */
describe('failures that any call can have', () => {
  test.each([
    [401, { message: 'Expired JWT Token' }, { kind: 'unauthorized' }],
    [404, null, { kind: 'notFound' }],
    [409, null, { kind: 'conflict' }],
    [403, { detail: 'no' }, { kind: 'general', status: 403, detail: 'no' }],
    [502, '<html>Bad gateway</html>', { kind: 'general', status: 502, detail: null }],
    [
      422,
      { violations: [{ propertyPath: 'city', message: 'fehlt', code: 'c1051bb4-d103-4f74-8988-acbcafc7fdc3' }] },
      { kind: 'violations', violations: [{ propertyPath: 'city', message: 'fehlt' }] },
    ],
  ])('%i', (status, body, failure) => {
    expect(failureOfRefusal({ status, body })).toEqual(failure);
  });

  // RFC 9110 requires support for asctime, which ends in digits; a date must not be parsed as a number of seconds.
  test.each([
    ['17', 17],
    ['0', 0],
    ['100000000000000000000', 30 * 86_400],
    [new Date(Date.now() - 60_000).toUTCString(), 0],
    ['Sun Nov  6 08:49:37 1994', 0],
    ['2001-01-01T00:00:00Z', 0],
    ['-5', 60],
    ['1.5', 60],
    ['1e9', 60],
    ['soon', 60],
    ['', 60],
    [null, 60],
  ])('429 with Retry-After %j waits %i s', (retryAfter, seconds) => {
    const failure = failureOfRefusal({ status: 429, body: null, retryAfter });
    expect(failure).toEqual({ kind: 'rateLimited', retryAfter: seconds });
  });

  test.each([
    [90, 0, 90],
    [90, 0.5, 98],
    [90, 1, 105],
    [0, 0.5, 0],
    [-90, 0.5, 0],
  ])('429 with a date in %i s, by a chance of %d, waits %i s', (ahead, chance, seconds) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 9) });
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const retryAfter = new Date(Date.now() + ahead * 1000).toUTCString();
    expect(failureOfRefusal({ status: 429, body: null, retryAfter })).toEqual({
      kind: 'rateLimited',
      retryAfter: seconds,
    });
  });

  test('parsing never throws, whatever the body', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 599 }), fc.jsonValue(), fc.jsonValue(), (status, body, violations) => {
        failureOfRefusal({ status, body });
        failureOfRefusal({ status, body: { violations } });
      }),
    );
  });
});

describe('the message of a refusal, and the fields of its row', () => {
  const general = (detail: string | null) => ({ kind: 'general', status: 500, detail });

  // RFC 7807 takes precedence, then Hydra, then the token calls.
  test.each([
    [{ detail: 'a', 'hydra:description': 'b', description: 'c', message: 'd' }, 'a'],
    [{ 'hydra:description': 'b', description: 'c', message: 'd' }, 'b'],
    [{ description: 'c', message: 'd' }, 'c'],
    [{ detail: 7, message: 'd' }, 'd'],
    [{}, null],
  ])('%j has the message %j', (body, words) => {
    expect(failureOfRefusal({ status: 500, body })).toEqual(general(words));
  });

  test('a body that is no object has neither a message nor violations', () => {
    const failure = { kind: 'general', status: 422, detail: null };
    for (const body of ['taken', 7, null, []]) expect(failureOfRefusal({ status: 422, body })).toEqual(failure);
  });

  test('of several violations the one named in a row counts', () => {
    const [other] = violation(null, 'quantity').violations;
    const [low] = violation('ORDER_TOO_LOW', 'quantity', { limit: 5 }).violations;
    const body = { violations: [other, low] };
    expect(failureOfRefusal({ status: 422, body }, orderRefusals)).toEqual({ kind: 'orderTooLow', limit: 5 });
  });

  test.each<[status: number, field: string, kind: string]>([
    [422, 'code', 'invalid2fa'],
    [422, 'other', 'violations'],
    [400, 'code', 'violations'],
  ])('%i about %s, of a call that takes a code, is %s', (status, field, kind) => {
    const body = violation(null, field);
    expect(failureOfRefusal({ status, body }, codeRefusals).kind).toBe(kind);
    expect(failureOfRefusal({ status, body }).kind).toBe('violations');
  });

  test('a named error code counts whatever its status and field', () => {
    const body = violation('INVALID_2FA');
    expect(failureOfRefusal({ status: 400, body }, codeRefusals)).toEqual({ kind: 'invalid2fa' });
  });
});

test.each([
  ['120', { kind: 'unavailable', retryAfter: 120 }],
  ['0', { kind: 'unavailable', retryAfter: 0 }],
  ['soon', { kind: 'unavailable', retryAfter: 60 }],
  ['', { kind: 'general', status: 503, detail: null }],
  [null, { kind: 'general', status: 503, detail: null }],
])('503 with Retry-After %j', (retryAfter, failure) => {
  expect(failureOfRefusal({ status: 503, body: null, retryAfter })).toEqual(failure);
  expect(failureOfRefusal({ status: 502, body: null, retryAfter }).kind).toBe('general');
});

test('an invalid entry among the violations is skipped, and the others are kept', () => {
  const violations = [null, { propertyPath: 'city', message: 'fehlt' }, 7];
  expect(failureOfRefusal({ status: 422, body: { violations } })).toEqual({
    kind: 'violations',
    violations: [{ propertyPath: 'city', message: 'fehlt' }],
  });
});
