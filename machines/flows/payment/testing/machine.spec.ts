import { describe, expect, test } from 'vitest';
import type { Order } from '#domain/shop/order.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { offline } from '#machines/testing/failures.ts';
import { elapses, fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { paymentMachine } from '../machine.ts';
import { isRefused, selectFailure, selectStage } from '../selectors.ts';
import { byTransfer, open, paid, processing, session, subject } from './cases.ts';

specOfMachine(subject);

const input = (returned: 'success' | 'cancel' | null) => ({ tokenValue: open.tokenValue, returned });
const arrived = { paymentState: 'paid', received: 800_00 } as const;
const paying = [succeeds('readOrder', open), succeeds('configurePayment', session)];

describe('a payment', () => {
  test('that the provider has received is pending, never offered again', () => {
    for (const returned of ['success', 'cancel', null] as const) {
      const { snapshot } = play(paymentMachine, input(returned), succeeds('readOrder', processing));
      expect(selectStage(snapshot)).toBe('pending');
      expect(selectScreen(snapshot)).toBe('payment/success');
      expect(snapshot.can({ type: 'retry.requested' })).toBe(false);
    }
  });

  test('is checked at growing intervals, at most every 64 seconds', () => {
    const poll = elapses('pollInterval', 'payment.pending.waiting');
    const pauses = [0, 1, 2, 6, 7].map((times) => {
      const checks = Array.from({ length: times }, () => [poll, succeeds('readOrder', processing)]);
      const asked = play(paymentMachine, input('success'), succeeds('readOrder', processing), ...checks.flat());
      return asked.timers[poll.type];
    });
    expect(pauses).toEqual([2000, 4000, 8000, 64_000, 64_000]);
  });

  test('that the shop does not know is waited for 15 seconds, then offered only if the shop calls it open', () => {
    const late = elapses('webhookWait', 'payment.pending');
    const poll = elapses('pollInterval', 'payment.pending.waiting');
    for (const before of [
      [succeeds('readOrder', open)],
      [succeeds('readOrder', open), poll, succeeds('readOrder', open), poll],
      [succeeds('readOrder', open), poll, fails('readOrder', offline)],
    ]) {
      const waiting = play(paymentMachine, input('success'), ...before);
      expect(selectStage(waiting.snapshot)).toBe('pending');
      expect(waiting.timers[late.type]).toBe(15_000);
      const { snapshot, running } = play(paymentMachine, input('success'), ...before, late);
      expect([selectStage(snapshot), selectScreen(snapshot), running]).toEqual(['unpaid', 'payment/success', []]);
    }
    for (const before of [
      [succeeds('readOrder', processing)],
      [succeeds('readOrder', open), poll, succeeds('readOrder', processing)],
    ])
      expect(() => play(paymentMachine, input('success'), ...before, late)).toThrow('cannot happen');
    // The read before the next payment finds the result reported meanwhile.
    const offered = [succeeds('readOrder', open), late, { type: 'retry.requested' }] as const;
    for (const [told, stage] of [
      [open, 'redirecting'],
      [processing, 'pending'],
      [paid, 'alreadyPaid'],
    ] as const) {
      const asked = play(paymentMachine, input('success'), ...offered, succeeds('readOrder', told));
      expect(selectStage(asked.snapshot)).toBe(stage);
    }
  });

  test('that was cancelled can be tried again on the same order, after another read of it', () => {
    const again = { type: 'retry.requested' };
    const cancelled = play(paymentMachine, input('cancel'), succeeds('readOrder', open));
    expect(selectScreen(cancelled.snapshot)).toBe('payment/cancel');
    const retried = [succeeds('readOrder', open), again] as const;
    expect(selectStage(play(paymentMachine, input('cancel'), ...retried, ...paying).snapshot)).toBe('redirecting');
    expect(selectStage(play(paymentMachine, input('cancel'), ...retried, succeeds('readOrder', paid)).snapshot)).toBe(
      'alreadyPaid',
    );
  });

  test('that is started again is checked as often as the first one', () => {
    const poll = elapses('pollInterval', 'payment.pending.waiting');
    const cameToNothing = [succeeds('readOrder', processing), poll, succeeds('readOrder', processing)];
    const anew = [poll, succeeds('readOrder', open), { type: 'retry.requested' }, succeeds('readOrder', processing)];
    expect(play(paymentMachine, input('success'), ...cameToNothing).timers[poll.type]).toBe(4000);
    expect(play(paymentMachine, input('success'), ...cameToNothing, ...anew).timers[poll.type]).toBe(2000);
  });

  test('left by the Back button is not paid unless the shop says so', () => {
    const back = [...paying, { type: 'check.requested' }] as const;
    expect(selectStage(play(paymentMachine, input(null), ...back, succeeds('readOrder', open)).snapshot)).toBe(
      'cancelled',
    );
    expect(selectStage(play(paymentMachine, input(null), ...back, succeeds('readOrder', paid)).snapshot)).toBe(
      'succeeded',
    );
  });

  test('by bank transfer that has arrived is shown as received', () => {
    const { snapshot } = play(paymentMachine, input('success'), succeeds('readOrder', { ...byTransfer, ...arrived }));
    expect(selectStage(snapshot)).toBe('succeeded');
  });

  test('of an order without a payment says so, instead of requesting one', () => {
    const { snapshot, running } = play(paymentMachine, input(null), succeeds('readOrder', { ...open, payments: [] }));
    expect(running).toEqual([]);
    expect(selectStage(snapshot)).toBe('notBegun');
    expect(selectFailure(snapshot)).toEqual({ kind: 'wrongState' });
  });

  test('that was abandoned does not count as refused because of the one before it', () => {
    const both: Order = { ...open, payments: [{ id: 8, method: 'card', state: 'failed' }, ...open.payments] };
    const back = (attempted?: number) =>
      isRefused(play(paymentMachine, { ...input('cancel'), attempted }, succeeds('readOrder', both)).snapshot);
    expect([back(9), back(8), back()]).toEqual([false, true, true]);
  });
});
