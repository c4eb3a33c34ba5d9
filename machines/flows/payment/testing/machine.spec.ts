import { describe, expect, test } from 'vitest';
import { FailureError } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { elapses, fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { paymentMachine } from '../machine.ts';
import { isBusy, isRefused, selectFailure, selectOrder, selectStage } from '../selectors.ts';
import {
  byTransfer,
  calledOff,
  cart,
  offline,
  open,
  paid,
  processing,
  refunded,
  session,
  subject,
  wrongState,
} from './cases.ts';

specOfMachine(subject);

const input = (returned: 'success' | 'cancel' | null) => ({ tokenValue: open.tokenValue, returned });
const arrived = { paymentState: 'paid', received: 800_00 } as const;
const paying = [succeeds('readOrder', open), succeeds('configurePayment', session)];

describe('a payment', () => {
  test('goes to the provider once, for the open payment', () => {
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

  test('that the provider has received is pending, never offered again', () => {
    for (const returned of ['success', 'cancel', null] as const) {
      const { snapshot } = play(paymentMachine, input(returned), succeeds('readOrder', processing));
      expect(selectStage(snapshot)).toBe('pending');
      expect(selectScreen(snapshot)).toBe('payment/success');
      expect(snapshot.can({ type: 'retry.requested' })).toBe(false);
    }
  });

  test('that the provider received and that failed can be tried again', () => {
    const poll = elapses('pollInterval', 'payment.pending.waiting');
    const taken = [succeeds('readOrder', processing), poll, succeeds('readOrder', open)] as const;
    expect(selectStage(play(paymentMachine, input('success'), ...taken).snapshot)).toBe('cancelled');
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

  test('that the shop itself calls cancelled is shown as such at once, whichever return page is open', () => {
    for (const returned of ['success', 'cancel'] as const) {
      const { snapshot } = play(paymentMachine, input(returned), succeeds('readOrder', calledOff));
      expect([selectStage(snapshot), selectScreen(snapshot)]).toEqual(['cancelled', 'payment/cancel']);
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

  test('shows the order that the shop returned, whatever its state', () => {
    const asked = [succeeds('readOrder', processing), { type: 'check.requested' }];
    const back = [...paying, { type: 'check.requested' }];
    for (const [returned, before, stages] of [
      [null, [], ['alreadyPaid', 'closed', 'notBegun', 'pending', 'redirecting']],
      ['success', [], ['succeeded', 'closed', 'notChecked', 'pending', 'pending']],
      ['cancel', [], ['succeeded', 'closed', 'notChecked', 'pending', 'cancelled']],
      [null, back, ['succeeded', 'closed', 'notChecked', 'pending', 'cancelled']],
      // A completed order never becomes a cart again, so the machine asks the shop once more.
      ['success', asked, ['succeeded', 'closed', 'pending', 'pending', 'cancelled']],
    ] as const) {
      for (const [i, told] of [paid, refunded, cart, processing, open].entries()) {
        const { snapshot } = play(paymentMachine, input(returned), ...before, succeeds('readOrder', told));
        expect([selectOrder(snapshot), selectStage(snapshot)]).toEqual([told, stages[i]]);
      }
    }
  });

  test('that comes by bank transfer is shown as such, whichever return page is open, without a provider', () => {
    const asked = [succeeds('readOrder', processing), { type: 'check.requested' }] as const;
    for (const [returned, before] of [
      [null, []],
      ['success', []],
      ['cancel', []],
      [null, [...paying, { type: 'check.requested' }]],
      ['success', asked],
    ] as const) {
      const { snapshot, running } = play(paymentMachine, input(returned), ...before, succeeds('readOrder', byTransfer));
      expect([selectStage(snapshot), selectOrder(snapshot), running]).toEqual(['byTransfer', byTransfer, []]);
      expect(snapshot.can({ type: 'retry.requested' })).toBe(false);
      // The page stays, because neither "paid" nor "cancelled" is true.
      expect(selectScreen(snapshot)).toBeNull();
    }
  });

  test('by bank transfer that has arrived is shown as received', () => {
    const { snapshot } = play(paymentMachine, input('success'), succeeds('readOrder', { ...byTransfer, ...arrived }));
    expect(selectStage(snapshot)).toBe('succeeded');
  });

  test('of an order that is not placed says so, instead of paying it', () => {
    for (const returned of [null, 'success', 'cancel'] as const) {
      const { snapshot, running } = play(paymentMachine, input(returned), succeeds('readOrder', cart));
      expect(running).toEqual([]);
      expect(selectFailure(snapshot)).toEqual({ kind: 'wrongState' });
    }
  });

  test('of an order without a payment says so, instead of requesting one', () => {
    const { snapshot, running } = play(paymentMachine, input(null), succeeds('readOrder', { ...open, payments: [] }));
    expect(running).toEqual([]);
    expect(selectStage(snapshot)).toBe('notBegun');
    expect(selectFailure(snapshot)).toEqual({ kind: 'wrongState' });
  });

  test('stays on its return page until the shop has answered', () => {
    for (const events of [[], [fails('readOrder', offline)]]) {
      expect(selectScreen(play(paymentMachine, input(null), ...events).snapshot)).toBeNull();
      expect(selectScreen(play(paymentMachine, input('success'), ...events).snapshot)).toBe('payment/success');
      // An investor who returns may have paid nevertheless, so "cancelled" is not shown before the shop's answer.
      expect(selectScreen(play(paymentMachine, input('cancel'), ...events).snapshot)).toBeNull();
    }
  });

  test('is checked again in the same way as before', () => {
    const again = [fails('readOrder', offline), { type: 'retry.requested' }, succeeds('readOrder', open)] as const;
    const stages = ([null, 'success', 'cancel'] as const).map((returned) =>
      selectStage(play(paymentMachine, input(returned), ...again).snapshot),
    );
    expect(stages).toEqual(['redirecting', 'pending', 'cancelled']);
    const back = [...paying, { type: 'check.requested' }, ...again] as const;
    expect(selectStage(play(paymentMachine, input(null), ...back).snapshot)).toBe('cancelled');
  });

  test('that was received is reported to the app once, also if it was received before', () => {
    const settled = [{ type: 'emit', event: { type: 'payment.settled' } }];
    for (const returned of ['success', null] as const) {
      expect(play(paymentMachine, input(returned), succeeds('readOrder', paid)).effects).toEqual(settled);
    }
  });

  test('that the shop calls in processing already is waited for, not opened twice', () => {
    const refused = play(
      paymentMachine,
      input(null),
      succeeds('readOrder', open),
      fails('configurePayment', wrongState),
    );
    expect(selectStage(refused.snapshot)).toBe('pending');
    expect(refused.running).toEqual(['readOrder']);
  });

  test('that was abandoned does not count as refused because of the one before it', () => {
    const both: Order = { ...open, payments: [{ id: 8, method: 'card', state: 'failed' }, ...open.payments] };
    const back = (attempted?: number) =>
      isRefused(play(paymentMachine, { ...input('cancel'), attempted }, succeeds('readOrder', both)).snapshot);
    expect([back(9), back(8), back()]).toEqual([false, true, true]);
  });

  test('that cannot be started or read gives the reason, and is read again on request or with the connection', () => {
    const paymentRefused = { kind: 'paymentRefused' } as const;
    const unread = fails('readOrder', offline);
    const refused = [succeeds('readOrder', open), fails('configurePayment', new FailureError(paymentRefused))];
    for (const [returned, events, stage, failure] of [
      [null, [unread], 'notChecked', offline.failure],
      ['success', [unread], 'notChecked', offline.failure],
      ['cancel', [unread], 'notChecked', offline.failure],
      [null, refused, 'notBegun', paymentRefused],
      // The order was read before, but not the result of its payment.
      [null, [...paying, { type: 'check.requested' }, unread], 'notChecked', offline.failure],
    ] as const) {
      expect(isBusy(play(paymentMachine, input(returned)).snapshot)).toBe(true);
      const failed = play(paymentMachine, input(returned), ...events);
      expect(selectStage(failed.snapshot)).toBe(stage);
      expect(selectFailure(failed.snapshot)).toEqual(failure);
      expect(isBusy(failed.snapshot)).toBe(false);
      for (const type of ['retry.requested', 'connection.restored']) {
        const again = play(paymentMachine, input(returned), ...events, { type });
        expect(again.running).toEqual(['readOrder']);
        expect(selectFailure(again.snapshot)).toBeNull();
        expect(isBusy(again.snapshot)).toBe(true);
      }
    }
  });

  test('in processing is checked at once on request or with the connection, and a failed check repeats later', () => {
    const poll = elapses('pollInterval', 'payment.pending.waiting');
    for (const type of ['check.requested', 'connection.restored']) {
      const asking = play(paymentMachine, input('success'), succeeds('readOrder', processing), { type });
      expect(asking.running).toEqual(['readOrder']);
      expect(isBusy(asking.snapshot)).toBe(true);
    }
    const lost = [succeeds('readOrder', processing), poll, fails('readOrder', offline)];
    const waiting = play(paymentMachine, input('success'), ...lost);
    expect(selectFailure(waiting.snapshot)).toEqual({ kind: 'offline' });
    expect(isBusy(waiting.snapshot)).toBe(false);
    expect(waiting.timers[poll.type]).toBe(4000);
    const paidLater = play(paymentMachine, input('success'), ...lost, poll, succeeds('readOrder', paid));
    expect(selectStage(paidLater.snapshot)).toBe('succeeded');
  });

  test('keeps its page busy while the shop opens it', () => {
    expect(isBusy(play(paymentMachine, input(null), succeeds('readOrder', open)).snapshot)).toBe(true);
    expect(isBusy(play(paymentMachine, input(null), ...paying).snapshot)).toBe(false);
  });
});
