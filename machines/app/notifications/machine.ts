import { assign, setup } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { Meta } from '#machines/kit/meta.ts';

/** Messages of the bar; a view has one text per key (requirement 8.19). */
export type NotificationMessage =
  | 'loggedIn'
  | 'loggedOut'
  | 'orderCancelled'
  | 'localeFailed'
  | 'fetchFailed'
  | 'slow'
  | 'downloadFailed'
  | 'fileMissing'
  | 'favouritesFailed'
  /** Shows the text for the kind of `failure`. */
  | 'failed';

/** Type of a notification (requirement 9.17). */
export type NotificationType = 'success' | 'error' | 'info';

export interface Notification {
  /** Message and type, which identify a notification (requirement 4.28); `failed` adds the kind of failure. */
  id: string;
  type: NotificationType;
  message: NotificationMessage;
  /** Failure for the text of `failed` and for the details that the view can expand. */
  failure: Failure | null;
}

export interface NotificationDraft {
  /** Becomes the notification's `type`; the event itself already has a field of that name. */
  kind: NotificationType;
  message: NotificationMessage;
  failure?: Failure;
}

export type NotificationsEvent =
  | ({ type: 'notification.raised' } & NotificationDraft)
  | { type: 'notification.dismissed'; id: string }
  /** The user left a page; `keep` is true if the new page's query contains `limit`. */
  | { type: 'navigation.happened'; keep: boolean }
  /**
   * The pointer or focus enters or leaves the bar: notifications do not disappear while the user reads (WCAG 2.2.1).
   */
  | { type: 'reading.started' }
  | { type: 'reading.ended' };

/** Maximum number of visible notifications; a further one removes the oldest. */
const maximum = 5;

export const idOfNotification = ({ kind, message, failure }: NotificationDraft) =>
  [kind, message, ...(message === 'failed' && failure ? [failure.kind] : [])].join(':');

const isFleeting = ({ type }: Notification) => type === 'success';

/** Notification bar: deduplicated by message plus type, hidden on navigation (requirements 2.3 and 4.28). */
export const notificationsMachine = setup({
  types: {
    context: {} as { shown: Notification[] },
    events: {} as NotificationsEvent,
    meta: {} as Meta,
  },
  delays: { successLifetime: 6000 },
  guards: {
    isFleeting: (_, params: { kind: NotificationType }) => params.kind === 'success',
    isShown: ({ context }, params: { id: string }) => context.shown.some(({ id }) => id === params.id),
    isAllThatIsShown: ({ context }, params: { id: string }) =>
      context.shown.length === 1 && context.shown[0]?.id === params.id,
    isNew: ({ context }, params: { draft: NotificationDraft }) =>
      !context.shown.some(({ id }) => id === idOfNotification(params.draft)),
    hidesAny: ({ context }, params: { keep: boolean }) => !params.keep && context.shown.length > 0,
    hasFleeting: ({ context }) => context.shown.some(isFleeting),
  },
  actions: {
    show: assign(({ context }, params: { draft: NotificationDraft }) => {
      const { kind, message, failure = null } = params.draft;
      const id = idOfNotification(params.draft);
      if (context.shown.some((shown) => shown.id === id)) return {};
      return { shown: [...context.shown, { id, type: kind, message, failure }].slice(-maximum) };
    }),
    dismiss: assign(({ context }, params: { id: string }) => ({
      shown: context.shown.filter(({ id }) => id !== params.id),
    })),
    dropFleeting: assign(({ context }) => ({ shown: context.shown.filter((shown) => !isFleeting(shown)) })),
    clear: assign({ shown: [] }),
  },
}).createMachine({
  id: 'notifications',
  description:
    'The notification bar shows each message once; a navigation clears the bar unless it keeps the messages.',
  context: { shown: [] },
  initial: 'resting',
  on: {
    'notification.dismissed': [
      {
        // Dismissing the last notification removes the bar under the pointer, so that no `reading.ended` follows.
        guard: { type: 'isAllThatIsShown', params: ({ event }) => ({ id: event.id }) },
        target: '.resting',
        actions: { type: 'clear' },
      },
      {
        guard: { type: 'isShown', params: ({ event }) => ({ id: event.id }) },
        actions: { type: 'dismiss', params: ({ event }) => ({ id: event.id }) },
      },
    ],
    'notification.raised': {
      guard: { type: 'isNew', params: ({ event }) => ({ draft: event }) },
      actions: { type: 'show', params: ({ event }) => ({ draft: event }) },
    },
    'navigation.happened': {
      guard: { type: 'hidesAny', params: ({ event }) => ({ keep: event.keep }) },
      target: '.resting',
      actions: { type: 'clear' },
    },
  },
  states: {
    resting: {
      description: 'The bar is empty, or shows only errors and hints, which stay until the customer dismisses them.',
      meta: { requirement: '1.14, 4.28' },
      on: {
        'reading.started': { target: 'attended' },
        'notification.raised': {
          guard: { type: 'isFleeting', params: ({ event }) => ({ kind: event.kind }) },
          target: 'fleeting',
          actions: { type: 'show', params: ({ event }) => ({ draft: event }) },
        },
      },
    },
    fleeting: {
      description: 'The bar shows success messages, which disappear some seconds after the latest one.',
      meta: { requirement: '1.14, 4.28' },
      after: { successLifetime: { target: 'resting', actions: { type: 'dropFleeting' } } },
      on: {
        'reading.started': { target: 'attended' },
        'notification.raised': {
          guard: { type: 'isFleeting', params: ({ event }) => ({ kind: event.kind }) },
          target: 'fleeting',
          reenter: true,
          actions: { type: 'show', params: ({ event }) => ({ draft: event }) },
        },
      },
    },
    attended: {
      description: 'The customer is reading the bar, so no message disappears by itself.',
      meta: { requirement: 'WCAG 2.2.1' },
      on: {
        'reading.ended': [{ guard: { type: 'hasFleeting' }, target: 'fleeting' }, { target: 'resting' }],
      },
    },
  },
});
