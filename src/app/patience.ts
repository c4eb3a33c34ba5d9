import type { ActorRefFrom } from 'xstate';
import { idOfNotification, type notificationsMachine } from '#machines/notifications/machine.ts';

/** What is read may tell by the tag `slow` that it takes longer than usual. */
interface Reading {
  subscribe(hear: (snapshot: { hasTag(tag: 'slow'): boolean }) => void): { unsubscribe(): void };
}

export interface Patience {
  /** Listens to one more that is read; returns what ends that. */
  follow(reading: Reading): () => void;
}

const message = { kind: 'info', message: 'slow' } as const;

/** Says once for the whole page that what it waits for takes longer than usual, for as long as that is so. */
export function createPatience(notifications: ActorRefFrom<typeof notificationsMachine>): Patience {
  const slow = new Set<object>();
  const end = (reading: object) => {
    if (slow.delete(reading) && slow.size === 0)
      notifications.send({ type: 'notification.dismissed', id: idOfNotification(message) });
  };
  return {
    follow(reading) {
      const { unsubscribe } = reading.subscribe((snapshot) => {
        if (!snapshot.hasTag('slow')) return end(reading);
        if (slow.has(reading)) return;
        slow.add(reading);
        notifications.send({ type: 'notification.raised', ...message });
      });
      return () => {
        unsubscribe();
        end(reading);
      };
    },
  };
}
