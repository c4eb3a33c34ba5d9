import { describe, expect, test } from 'vitest';
import { elapses, play, succeeds } from '../testing/paths.ts';
import { specOfMachine } from '../testing/spec.ts';
import { open, paid, processing, session, subject } from './cases.ts';
import { paymentMachine } from './machine.ts';
import { canRetry, selectScreen, selectStage } from './selectors.ts';

specOfMachine(subject);

const input = (returned: 'success' | 'cancel' | null) => ({ tokenValue: open.tokenValue, returned });
const paying = [succeeds('readOrder', open), succeeds('configurePayment', session)];

describe('a payment', () => {
  test('goes to the provider once, for the payment that is open', () => {
    expect(play(paymentMachine, input(null), succeeds('readOrder', open)).effects).toContainEqual({
      type: 'start',
      id: 'configurePayment',
      src: 'configurePayment',
      input: { tokenValue: open.tokenValue, paymentId: 9 },
    });
    expect(play(paymentMachine, input(null), ...paying).effects).toEqual([
      { type: 'emit', event: { type: 'provider.requested', url: session.url } },
    ]);
  });

  test('that the provider has taken is pending, never offered again', () => {
    for (const returned of ['success', 'cancel', null] as const) {
      const { snapshot } = play(paymentMachine, input(returned), succeeds('readOrder', processing));
      expect(selectStage(snapshot)).toBe('pending');
      expect(selectScreen(snapshot)).toBe('payment/success');
      expect(canRetry(snapshot)).toBe(false);
    }
  });

  test('that the provider took and that came to nothing can be tried again', () => {
    const poll = elapses('pollInterval', 'payment.pending.waiting');
    const taken = [succeeds('readOrder', processing), poll, succeeds('readOrder', open)] as const;
    expect(selectStage(play(paymentMachine, input('success'), ...taken).snapshot)).toBe('cancelled');
  });

  test('is asked after more and more seldom, at most every 64 seconds', () => {
    const poll = elapses('pollInterval', 'payment.pending.waiting');
    const pauses = [0, 1, 2, 6, 7].map((times) => {
      const checks = Array.from({ length: times }, () => [poll, succeeds('readOrder', open)]);
      return play(paymentMachine, input('success'), succeeds('readOrder', open), ...checks.flat()).timers[poll.type];
    });
    expect(pauses).toEqual([2000, 4000, 8000, 64_000, 64_000]);
  });

  test('that was cancelled can be tried again on the same order, after another look at it', () => {
    const again = { type: 'retry.requested' };
    const cancelled = play(paymentMachine, input('cancel'), succeeds('readOrder', open));
    expect(selectScreen(cancelled.snapshot)).toBe('payment/cancel');
    const retried = [succeeds('readOrder', open), again] as const;
    expect(selectStage(play(paymentMachine, input('cancel'), ...retried, ...paying).snapshot)).toBe('redirecting');
    expect(selectStage(play(paymentMachine, input('cancel'), ...retried, succeeds('readOrder', paid)).snapshot)).toBe(
      'alreadyPaid',
    );
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
});
