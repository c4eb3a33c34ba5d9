import type { ActorRefFrom } from 'xstate';
import { idOfNotification, type notificationsMachine } from '#machines/app/notifications/machine.ts';

/** A read, which has the tag `slow` while it takes longer than usual. */
interface PendingRead {
  subscribe(hear: (snapshot: { hasTag(tag: 'slow'): boolean }) => void): { unsubscribe(): void };
}

export interface Patience {
  /** Watches another read; returns a function that stops watching. */
  follow(reading: PendingRead): () => void;
}

const message = { kind: 'info', message: 'slow' } as const;

/** Shows one notification for the whole page while any read takes longer than usual. */
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
