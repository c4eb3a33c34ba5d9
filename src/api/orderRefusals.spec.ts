import { afterEach, describe, expect, test, vi } from 'vitest';
import { noDeclarations } from '#domain/order/suitability.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { failureOfRefusal, type RefusalRow } from './failure.ts';
import type { Http } from './http.ts';
import { completionRefusals, orderRefusals } from './orderRefusals.ts';
import * as orders from './orderWrites.ts';
import { answering, httpOf } from './testing/shop.ts';

const violation = (code: string | null, propertyPath = '', parameters = {}, message = 'words') => ({
  violations: [{ propertyPath, message, code, parameters }],
});

test.each<[code: string, parameters: object, failure: Failure]>([
  ['PROFESSIONAL_ONLY', {}, { kind: 'professionalOnly' }],
  ['LAST_TOKENS', { available: '250' }, { kind: 'lastTokens', available: 250 }],
  ['LAST_TOKENS', { available: 0 }, { kind: 'lastTokens', available: 0 }],
  ['ORDER_TOO_HIGH', { limit: 2_500_000 }, { kind: 'orderTooHigh', limit: 2_500_000 }],
  ['ORDER_TOO_HIGH', { limit: 500_000, subscribed: 0 }, { kind: 'orderTooHigh', limit: 500_000 }],
  ['ORDER_TOO_HIGH', { limit: 500_000, subscribed: '2_000_000' }, { kind: 'orderTooHigh', limit: 500_000 }],
  ['ORDER_TOO_HIGH', { limit: 5, subscribed: '20' }, { kind: 'orderTooHigh', limit: 5, subscribed: 20 }],
  ['ORDER_TOO_LOW', { limit: 100_000 }, { kind: 'orderTooLow', limit: 100_000 }],
  ['INVESTOR_LIMIT', {}, { kind: 'investorLimit' }],
  ['NOT_ALLOWED_TO_BUY', {}, { kind: 'notAllowedToBuy' }],
  ['WRONG_STATE', {}, { kind: 'wrongState' }],
  ['PAYMENT_REFUSED', {}, { kind: 'paymentRefused' }],
  // PHP encodes an empty map as a list.
  ['PROFESSIONAL_ONLY', [], { kind: 'professionalOnly' }],
  // A refusal without its limit is shown in the shop's words.
  ['ORDER_TOO_HIGH', {}, { kind: 'violations', violations: [{ propertyPath: 'quantity', message: 'words' }] }],
])('the refusal of a subscription %s %j', (code, parameters, failure) => {
  const body = violation(code, 'quantity', parameters);
  expect(failureOfRefusal({ status: 422, body }, orderRefusals)).toEqual(failure);
});

describe('an order that Sylius does not complete', () => {
  const words = 'Cannot complete as order is in a wrong state. Current: cart. Possible transitions: address.';
  const body = (...paths: string[]) => ({
    violations: paths.map((propertyPath) => ({ propertyPath, message: words, code: null })),
  });

  test.each<[rows: readonly RefusalRow[], status: number, paths: string[], kind: string]>([
    [completionRefusals, 422, ['', ''], 'wrongState'],
    [completionRefusals, 422, ['', 'notes'], 'violations'],
    [completionRefusals, 422, [], 'general'],
    [completionRefusals, 400, [''], 'violations'],
    [orderRefusals, 422, [''], 'violations'],
  ])('%#', (rows, status, paths, kind) => {
    expect(failureOfRefusal({ status, body: body(...paths) }, rows).kind).toBe(kind);
  });
});

test.each(['', -4, true, '1e3', null, {}])('%j is not accepted as a number of remaining tokens', (available) => {
  const body = { violations: [{ code: 'LAST_TOKENS', message: 'x', parameters: { available } }] };
  expect(failureOfRefusal({ status: 422, body }, orderRefusals).kind).toBe('violations');
});

describe('each call that changes or pays an order', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const t = { tokenValue: 't' };
  const calls: [name: string, make: (http: Http) => Promise<unknown>][] = [
    ['createOrder', (http) => orders.createOrder(http, 'de')],
    ['cancelOrder', (http) => orders.cancelOrder(http, 't')],
    ['addItem', (http) => orders.addItem(http, { ...t, variantCode: 'W', quantity: 3 })],
    ['changeQuantity', (http) => orders.changeQuantity(http, { ...t, itemId: 1, quantity: 3 })],
    ['sendLegalDocuments', (http) => orders.sendLegalDocuments(http, 't')],
    ['confirmLegalDocuments', (http) => orders.confirmLegalDocuments(http, { ...t, declarations: noDeclarations })],
    ['choosePaymentMethod', (http) => orders.choosePaymentMethod(http, { ...t, paymentId: 1, method: 'card' })],
    ['completeOrder', (http) => orders.completeOrder(http, { ...t, notes: null })],
    ['readCheckoutSession', (http) => orders.readCheckoutSession(http, { ...t, paymentId: 1 })],
  ];

  test.each(calls)('%s maps its refusals', async (_, make) => {
    answering(violation('ORDER_TOO_LOW', '', { limit: 5 }), 422);
    await expect(make(httpOf())).rejects.toMatchObject({ failure: { kind: 'orderTooLow', limit: 5 } });
  });
});
