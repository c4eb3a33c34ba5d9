import type { ActorRefFrom } from 'xstate';
import { idOfNotification, type notificationsMachine } from '#machines/app/notifications/machine.ts';
import { patience } from '#machines/kit/retry.ts';

/** A read, which has the tag `slow` while it takes longer than usual. */
interface PendingRead {
  subscribe(hear: (snapshot: { hasTag(tag: 'slow'): boolean }) => void): { unsubscribe(): void };
}

export interface Patience {
  /** Watches another read; returns a function that stops watching. */
  follow(reading: PendingRead): () => void;
  /** Watches a navigation, whose code and texts may be slow; returns a function that ends it. */
  followNavigation(): () => void;
}

const message = { kind: 'info', message: 'slow' } as const;

/** Shows one notification for the whole page while any read, or a navigation, takes longer than usual. */
export function createPatience(notifications: ActorRefFrom<typeof notificationsMachine>): Patience {
  const slow = new Set<object>();
  const end = (reading: object) => {
    if (slow.delete(reading) && slow.size === 0)
      notifications.send({ type: 'notification.dismissed', id: idOfNotification(message) });
  };
  const begin = (reading: object) => {
    if (slow.has(reading)) return;
    slow.add(reading);
    notifications.send({ type: 'notification.raised', ...message });
  };
  return {
    follow(reading) {
      const { unsubscribe } = reading.subscribe((snapshot) => {
        if (snapshot.hasTag('slow')) begin(reading);
        else end(reading);
      });
      return () => {
        unsubscribe();
        end(reading);
      };
    },
    followNavigation() {
      const navigation = {};
      const timer = setTimeout(() => begin(navigation), patience);
      return () => {
        clearTimeout(timer);
        end(navigation);
      };
    },
  };
}
