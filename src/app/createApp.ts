import { createActor } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { Settings } from '#domain/shop/settings.ts';
import { confirmationMachine } from '#machines/confirmation/machine.ts';
import { askerIn } from '#machines/confirmation/selectors.ts';
import { isOffline } from '#machines/connectivity/selectors.ts';
import { notificationsMachine } from '#machines/notifications/machine.ts';
import { shownIn } from '#machines/notifications/selectors.ts';
import { selectLocale } from '#machines/preferences/selectors.ts';
import type { App } from './app.ts';
import { deleteDrafts } from './forgetDrafts.ts';
import { inspectAs } from './inspection/inspect.ts';
import { createPages } from './pages.ts';
import { createPatience } from './patience.ts';
import { customer } from './reads/customer.ts';
import { createResources } from './resources.ts';
import { startConnectivity } from './startConnectivity.ts';
import { startPreferences } from './startPreferences.ts';
import { startSession } from './startSession.ts';

/** Starts everything that lives as long as the page. */
export function createApp(settings: Settings): App {
  const inspect = inspectAs(settings);
  // What nobody came back to in time goes, whoever comes now.
  deleteDrafts(() => true);
  const preferences = startPreferences(settings.reading, inspect);
  const notifications = createActor(notificationsMachine, { inspect }).start();
  const { session, http, catchUp } = startSession(
    settings,
    () => selectLocale(preferences.getSnapshot()),
    inspect,
    (failure) => notifications.send({ type: 'notification.raised', kind: 'error', message: 'failed', failure }),
  );
  const confirmation = createActor(confirmationMachine, { inspect }).start();
  const connectivity = startConnectivity(inspect);
  const onFailed = (failure: Failure) => {
    // That the device is offline is said at the top of each page; that the shop cannot be reached is said here alone.
    if (failure.kind === 'offline' && isOffline(connectivity.getSnapshot())) return;
    notifications.send({ type: 'notification.raised', kind: 'error', message: 'fetchFailed', failure });
  };
  const onRecovered = () => {
    for (const { id, message } of shownIn(notifications.getSnapshot()))
      if (message === 'fetchFailed') notifications.send({ type: 'notification.dismissed', id });
  };
  const patience = createPatience(notifications);
  const resources = createResources({ http, session, onFailed, onRecovered, onStarted: patience.follow, inspect });
  // Whoever is signed in is named in the header of every page.
  session.on('customer.changed', ({ customerUuid }) => {
    if (customerUuid !== null) {
      // A session that merely ended keeps what was typed for its customer, but not for whoever comes next.
      deleteDrafts((theirs) => theirs === customerUuid);
      resources.request(customer);
    }
    // A question is put to one customer: it ends with their session, also when another tab ended that.
    const asker = askerIn(confirmation.getSnapshot());
    if (asker !== null) confirmation.send({ type: 'confirmation.withdrawn', id: asker });
  });
  // The shop names products in the language of the question.
  preferences.on('locale.switched', () => resources.invalidate('locale'));
  preferences.on('locale.failed', () =>
    notifications.send({ type: 'notification.raised', kind: 'error', message: 'localeFailed' }),
  );
  // Only this actor listens to the window; whoever waits for the connection hears of it here.
  connectivity.on('catchUp.requested', () => {
    catchUp();
    resources.reconnect();
  });
  return {
    settings,
    http,
    session,
    preferences,
    notifications,
    confirmation,
    connectivity,
    resources,
    pages: createPages(),
    patience,
    inspect,
  };
}
