import { describe, expect, test } from 'vitest';
import { isAsking, isBusy } from '#machines/flows/checkout/selectors.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { fails, succeeds } from '#machines/testing/paths.ts';
import { selectFailed } from '../selectors.ts';
import { offline } from './fixtures.ts';
import { at, type Event, offered, played, restored, snapshotOf } from './sequences.ts';

const leave = { type: 'leave.requested' };
const confirmed = { type: 'leave.confirmed' };
const declined = { type: 'leave.declined' };
const unseen = fails('readStanding', offline);

/** States from which an order can be left; an investor who stays returns to the same state. */
const PLACES: { where: string; way: readonly Event[] }[] = (
  ['token', 'declarations', 'addresses', 'payment-methods', 'confirmation'] as const
).flatMap((step) => [
  { where: step, way: at(step) },
  { where: `${step}, after a failure`, way: [...at(step), restored, unseen] },
]);

test('an investor without an order leaves without a question', () => {
  expect(snapshotOf(offered).can(leave)).toBe(false);
});

describe.each(PLACES)('an investor who leaves at $where', ({ way }) => {
  test('is asked first, on the same screen', () => {
    const asked = played(...way, leave);
    expect(isAsking(asked.snapshot)).toBe(true);
    expect(selectScreen(asked.snapshot)).toBe(selectScreen(snapshotOf(...way)));
    expect([asked.running, isBusy(asked.snapshot)]).toEqual([[], false]);
  });

  test('stays on the screen after a no', () => {
    const stayed = snapshotOf(...way, leave, declined);
    expect(stayed.value).toEqual(snapshotOf(...way).value);
    expect(selectFailed(stayed)).toEqual(selectFailed(snapshotOf(...way)));
    expect(stayed.can(leave)).toBe(true);
  });

  test('has the order deleted, and leaves when the shop has done so', () => {
    const deleting = played(...way, leave, confirmed);
    expect(deleting.effects).toEqual([
      { type: 'start', id: 'cancelOrder', src: 'cancelOrder', input: { tokenValue: '662E41' } },
    ]);
    expect(isBusy(deleting.snapshot)).toBe(true);
    expect(isAsking(deleting.snapshot)).toBe(false);
    const left = played(...way, leave, confirmed, succeeds('cancelOrder'));
    expect([left.snapshot.value, left.snapshot.output]).toEqual(['cancelled', { kind: 'cancelled' }]);
    expect(left.effects).toEqual([{ type: 'emit', event: { type: 'order.cancelled' } }]);
  });

  test('leaves also if the shop could not delete it, which is reported to the app', () => {
    const left = played(...way, leave, confirmed, fails('cancelOrder', offline));
    expect([left.snapshot.value, left.snapshot.output]).toEqual(['cancelled', { kind: 'cancelled' }]);
    expect(left.effects).toEqual([
      { type: 'emit', event: { type: 'cancellation.failed', failure: { kind: 'offline' } } },
      { type: 'emit', event: { type: 'order.cancelled' } },
    ]);
  });
});
