import type { SnapshotFrom } from 'xstate';
import type { Notification, notificationsMachine } from './machine.ts';

export type NotificationsSnapshot = SnapshotFrom<typeof notificationsMachine>;

/** Returns the visible notifications, the oldest first. */
export const shownIn = (snapshot: NotificationsSnapshot): Notification[] => snapshot.context.shown;
