import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { notificationsMachine } from '#machines/app/notifications/machine.ts';
import { shownIn } from '#machines/app/notifications/selectors.ts';
import { createPatience } from './patience.ts';

/** Creates a fake read that the test can make slow. */
function reading() {
  const ears = new Set<(snapshot: { hasTag(tag: 'slow'): boolean }) => void>();
  return {
    subscribe(hear: (snapshot: { hasTag(tag: 'slow'): boolean }) => void) {
      ears.add(hear);
      return { unsubscribe: () => void ears.delete(hear) };
    },
    tell(isSlow: boolean) {
      for (const hear of ears) hear({ hasTag: () => isSlow });
    },
    ears,
  };
}

function world() {
  const notifications = createActor(notificationsMachine).start();
  const patience = createPatience(notifications);
  return { patience, notifications, said: () => shownIn(notifications.getSnapshot()).map(({ message }) => message) };
}

test('several slow loads are reported once, until all have arrived', () => {
  const { patience, said } = world();
  const one = reading();
  const other = reading();
  patience.follow(one);
  patience.follow(other);
  one.tell(false);
  expect(said()).toEqual([]);
  one.tell(true);
  other.tell(true);
  one.tell(true);
  expect(said()).toEqual(['slow']);
  one.tell(false);
  expect(said()).toEqual(['slow']);
  other.tell(false);
  expect(said()).toEqual([]);
});

test('a slow load is reported once more on the next page, but not for loads reported before', () => {
  const { patience, notifications, said } = world();
  const one = reading();
  const other = reading();
  patience.follow(one);
  patience.follow(other);
  one.tell(true);
  notifications.send({ type: 'navigation.happened', keep: false });
  one.tell(true);
  expect(said()).toEqual([]);
  other.tell(true);
  expect(said()).toEqual(['slow']);
});

test('a load that no page waits for is not reported', () => {
  const { patience, said } = world();
  const one = reading();
  const stop = patience.follow(one);
  one.tell(true);
  stop();
  expect(said()).toEqual([]);
  expect(one.ears.size).toBe(0);
});

test('a navigation that takes longer than usual is reported, until it has ended', async () => {
  vi.useFakeTimers();
  const { patience, said } = world();
  patience.followNavigation()();
  const end = patience.followNavigation();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(said()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said()).toEqual(['slow']);
  end();
  expect(said()).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said()).toEqual([]);
  vi.useRealTimers();
});
