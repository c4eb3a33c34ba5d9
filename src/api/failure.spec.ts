import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Failure } from '#domain/shop/failure.ts';
import type { Call } from './call.ts';
import { failureOfRefusal } from './failure.ts';

const violation = (code: string | null, propertyPath = '', parameters = {}, message = 'words') => ({
  violations: [{ propertyPath, message, code, parameters }],
});

describe('spec section 8, of the calls that there are', () => {
  const lines: [situation: string, call: Call, status: number, body: unknown, failure: Failure][] = [
    ['login 401', 'login', 401, { code: 401, message: 'Invalid credentials.' }, { kind: 'badCredentials' }],
    ['wrong code at login', 'verifyCode', 422, violation('INVALID_2FA', 'code'), { kind: 'invalid2fa' }],
    ['wrong code without a code of ours', 'verifyCode', 422, violation(null, 'code'), { kind: 'invalid2fa' }],
    [
      'other errors',
      'readProducts',
      500,
      { 'hydra:description': 'boom' },
      { kind: 'general', status: 500, detail: 'boom' },
    ],
  ];
  test.each(lines)('%s', (_situation, call, status, body, failure) => {
    expect(failureOfRefusal({ call, status, body })).toEqual(failure);
  });
});

describe('refusals of a subscription', () => {
  const refusals: [code: string, parameters: object, failure: Failure][] = [
    ['PROFESSIONAL_ONLY', {}, { kind: 'professionalOnly' }],
    ['LAST_TOKENS', { available: 250 }, { kind: 'lastTokens', available: 250 }],
    ['LAST_TOKENS', { available: '250' }, { kind: 'lastTokens', available: 250 }],
    ['LAST_TOKENS', { available: 0 }, { kind: 'lastTokens', available: 0 }],
    ['ORDER_TOO_HIGH', { limit: 2_500_000 }, { kind: 'orderTooHigh', limit: 2_500_000 }],
    ['ORDER_TOO_HIGH', { limit: 500_000, subscribed: 0 }, { kind: 'orderTooHigh', limit: 500_000 }],
    ['ORDER_TOO_HIGH', { limit: 500_000, subscribed: '2_000_000' }, { kind: 'orderTooHigh', limit: 500_000 }],
    [
      'ORDER_TOO_HIGH',
      { limit: 500_000, subscribed: '2000000' },
      { kind: 'orderTooHigh', limit: 500_000, subscribed: 2_000_000 },
    ],
    ['ORDER_TOO_LOW', { limit: 100_000 }, { kind: 'orderTooLow', limit: 100_000 }],
    ['INVESTOR_LIMIT', {}, { kind: 'investorLimit' }],
    ['NOT_ALLOWED_TO_BUY', {}, { kind: 'notAllowedToBuy' }],
    ['WRONG_STATE', {}, { kind: 'wrongState' }],
    ['PAYMENT_REFUSED', {}, { kind: 'paymentRefused' }],
    // PHP writes an empty map as a list.
    ['PROFESSIONAL_ONLY', [], { kind: 'professionalOnly' }],
    // A refusal that does not say its limit is still told, in the shop's words.
    ['ORDER_TOO_HIGH', {}, { kind: 'violations', violations: [{ propertyPath: 'quantity', message: 'words' }] }],
    [
      'LAST_TOKENS',
      { available: null },
      { kind: 'violations', violations: [{ propertyPath: 'quantity', message: 'words' }] },
    ],
  ];
  test.each(refusals)('%s %j', (code, parameters, failure) => {
    const body = violation(code, 'quantity', parameters);
    expect(failureOfRefusal({ call: 'changeQuantity', status: 422, body })).toEqual(failure);
  });
});

describe('an order that Sylius does not complete', () => {
  const words = 'Cannot complete as order is in a wrong state. Current: cart. Possible transitions: address.';
  const body = (...paths: string[]) => ({
    violations: paths.map((propertyPath) => ({ propertyPath, message: words, code: null })),
  });

  test('stands otherwise than the app takes it to stand', () => {
    expect(failureOfRefusal({ call: 'completeOrder', status: 422, body: body('', '') })).toEqual({
      kind: 'wrongState',
    });
  });

  test.each<[call: Call, status: number, paths: string[], kind: string]>([
    ['completeOrder', 422, ['', 'notes'], 'violations'],
    ['completeOrder', 422, [], 'general'],
    ['completeOrder', 400, [''], 'violations'],
    ['changeQuantity', 422, [''], 'violations'],
  ])('but %s, %i about %j, is %s', (call, status, paths, kind) => {
    expect(failureOfRefusal({ call, status, body: body(...paths) }).kind).toBe(kind);
  });
});

describe('what any call can meet', () => {
  test.each([
    [401, { message: 'Expired JWT Token' }, { kind: 'unauthorized' }],
    [404, null, { kind: 'notFound' }],
    [409, null, { kind: 'conflict' }],
    [403, { detail: 'no' }, { kind: 'general', status: 403, detail: 'no' }],
    [400, { description: 'bad IRI' }, { kind: 'general', status: 400, detail: 'bad IRI' }],
    [502, '<html>Bad gateway</html>', { kind: 'general', status: 502, detail: null }],
    [
      422,
      { violations: [{ propertyPath: 'city', message: 'fehlt', code: 'c1051bb4-d103-4f74-8988-acbcafc7fdc3' }] },
      { kind: 'violations', violations: [{ propertyPath: 'city', message: 'fehlt' }] },
    ],
  ])('%i', (status, body, failure) => {
    expect(failureOfRefusal({ call: 'readOrder', status, body })).toEqual(failure);
  });

  test('a call that is not the login keeps its 401', () => {
    expect(failureOfRefusal({ call: 'refresh', status: 401, body: null })).toEqual({ kind: 'unauthorized' });
  });

  test.each([
    ['17', 17],
    ['0', 0],
    [new Date(Date.now() - 60_000).toUTCString(), 0],
    ['soon', 60],
    ['', 60],
    [null, 60],
    [undefined, 60],
  ])('429 with Retry-After %j waits %i s', (retryAfter, seconds) => {
    expect(failureOfRefusal({ call: 'login', status: 429, body: null, retryAfter })).toEqual({
      kind: 'rateLimited',
      retryAfter: seconds,
    });
  });

  test('429 with a date waits until then', () => {
    const retryAfter = new Date(Date.now() + 90_000).toUTCString();
    const failure = failureOfRefusal({ call: 'login', status: 429, body: null, retryAfter });
    expect(failure.kind === 'rateLimited' && Math.abs(failure.retryAfter - 90)).toBeLessThanOrEqual(2);
  });

  test('never throws, whatever the body', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 599 }), fc.jsonValue(), fc.jsonValue(), (status, body, violations) => {
        failureOfRefusal({ call: 'addItem', status, body });
        failureOfRefusal({ call: 'addItem', status, body: { violations } });
      }),
    );
  });
});

describe('the words of a refusal, and the fields that a row looks at', () => {
  const general = (detail: string | null) => ({ kind: 'general', status: 500, detail });

  // RFC 7807 first, then Hydra's, then that of the token calls.
  test.each([
    [{ detail: 'a', 'hydra:description': 'b', description: 'c', message: 'd' }, 'a'],
    [{ 'hydra:description': 'b', description: 'c', message: 'd' }, 'b'],
    [{ description: 'c', message: 'd' }, 'c'],
    [{ message: 'd' }, 'd'],
    [{ detail: 7, message: 'd' }, 'd'],
    [{}, null],
    ['text', null],
  ])('%j says %j', (body, words) => {
    expect(failureOfRefusal({ call: 'readOrder', status: 500, body })).toEqual(general(words));
  });

  test('what is no object has neither words nor breaches', () => {
    const failure = { kind: 'general', status: 422, detail: null };
    for (const body of ['taken', 7, null, []])
      expect(failureOfRefusal({ call: 'readOrder', status: 422, body })).toEqual(failure);
  });

  test('of several breaches the one counts that a row names', () => {
    const [other] = violation(null, 'quantity').violations;
    const [low] = violation('ORDER_TOO_LOW', 'quantity', { limit: 5 }).violations;
    const body = { violations: [other, low] };
    expect(failureOfRefusal({ call: 'addItem', status: 422, body })).toEqual({ kind: 'orderTooLow', limit: 5 });
  });

  test.each<[call: Call, status: number, field: string, kind: string]>([
    ['verifyCode', 422, 'other', 'violations'],
    ['verifyCode', 400, 'code', 'violations'],
    ['readOrder', 422, 'code', 'violations'],
    ['login', 403, 'code', 'general'],
  ])('%s, %i on %s is no row of its own: %s', (call, status, field, kind) => {
    expect(failureOfRefusal({ call, status, body: violation(null, field) }).kind).toBe(kind);
  });

  // asctime, which RFC 9110 demands to be read, ends with digits; a date may not be taken for a number of seconds.
  test.each([
    ['Sun Nov  6 08:49:37 1994', 0],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 0],
    ['2001-01-01T00:00:00Z', 0],
  ])('Retry-After %j', (retryAfter, seconds) => {
    expect(failureOfRefusal({ call: 'login', status: 429, body: null, retryAfter })).toMatchObject({
      retryAfter: seconds,
    });
  });
});

test.each([
  ['-5', 60],
  ['1.5', 60],
  ['', 60],
  ['soon', 60],
  ['1e9', 60],
  ['100000000000000000000', 86_400],
  ['0', 0],
  ['300', 300],
])('the header Retry-After: %s is %i seconds', (retryAfter, seconds) => {
  expect(failureOfRefusal({ call: 'readOrder', status: 429, body: null, retryAfter })).toEqual({
    kind: 'rateLimited',
    retryAfter: seconds,
  });
});

test.each([
  ['120', { kind: 'unavailable', retryAfter: 120 }],
  ['0', { kind: 'unavailable', retryAfter: 0 }],
  ['soon', { kind: 'unavailable', retryAfter: 60 }],
  ['', { kind: 'general', status: 503, detail: null }],
  [null, { kind: 'general', status: 503, detail: null }],
])('503 with Retry-After %j', (retryAfter, failure) => {
  expect(failureOfRefusal({ call: 'readOrder', status: 503, body: null, retryAfter })).toEqual(failure);
  expect(failureOfRefusal({ call: 'readOrder', status: 502, body: null, retryAfter }).kind).toBe('general');
});

test('what is no breach among the violations loses none of the others', () => {
  const violations = [null, { propertyPath: 'city', message: 'fehlt' }, 7];
  expect(failureOfRefusal({ call: 'readOrder', status: 422, body: { violations } })).toEqual({
    kind: 'violations',
    violations: [{ propertyPath: 'city', message: 'fehlt' }],
  });
});

test.each(['', -4, true, '1e3', null, {}])('%j is no number of tokens that are left', (available) => {
  const body = { violations: [{ code: 'LAST_TOKENS', message: 'x', parameters: { available } }] };
  expect(failureOfRefusal({ call: 'addItem', status: 422, body }).kind).toBe('violations');
});
