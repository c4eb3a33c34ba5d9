import { createActor, waitFor } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { Settings } from '#domain/shop/settings.ts';
import { confirmationMachine } from '#machines/app/confirmation/machine.ts';
import { askerIn } from '#machines/app/confirmation/selectors.ts';
import { isOffline } from '#machines/app/connectivity/selectors.ts';
import { notificationsMachine } from '#machines/app/notifications/machine.ts';
import { shownIn } from '#machines/app/notifications/selectors.ts';
import { selectLocale } from '#machines/app/preferences/selectors.ts';
import { isSettled } from '#machines/app/session/selectors.ts';
import type { App } from '../app.ts';
import { deleteDrafts } from '../drafts/forgetDrafts.ts';
import { inspectAs } from '../inspection/inspect.ts';
import { createPages } from '../page/pageTitle.ts';
import { customer } from '../reads/customer.ts';
import { reportsAs } from '../reports/reports.ts';
import { createResources } from '../resources/resources.ts';
import { createPast } from './createPast.ts';
import { createPatience } from './patience.ts';
import { startConnectivity } from './startConnectivity.ts';
import { startPreferences } from './startPreferences.ts';
import { startSession } from './startSession.ts';

/** Starts all actors with the lifetime of the page. */
export function createApp(settings: Settings): App {
  const reports = reportsAs(settings);
  const inspect = inspectAs(settings, reports);
  // Deletes expired drafts of all customers.
  deleteDrafts(() => true);
  const preferences = startPreferences(inspect);
  const notifications = createActor(notificationsMachine, { inspect }).start();
  const { session, http, catchUp } = startSession(
    settings,
    () => selectLocale(preferences.getSnapshot()),
    inspect,
    reports,
    (failure) => notifications.send({ type: 'notification.raised', kind: 'error', message: 'failed', failure }),
  );
  const confirmation = createActor(confirmationMachine, { inspect }).start();
  const connectivity = startConnectivity(inspect);
  const onFailed = (failure: Failure) => {
    // Requirements 8.9 and 8.10. The header of each page already reports an offline device; an unreachable shop is
    // reported only here.
    if (failure.kind === 'offline' && isOffline(connectivity.getSnapshot())) return;
    notifications.send({ type: 'notification.raised', kind: 'error', message: 'fetchFailed', failure });
  };
  const dismiss = (outdated: string) => {
    for (const { id, message } of shownIn(notifications.getSnapshot()))
      if (message === outdated) notifications.send({ type: 'notification.dismissed', id });
  };
  const onRecovered = () => dismiss('fetchFailed');
  const patience = createPatience(notifications);
  const { past, follow } = createPast({ session, preferences, connectivity });
  const resources = createResources({
    http,
    session,
    onFailed,
    onRecovered,
    onStarted: patience.follow,
    past,
    onPast: (readAt) => connectivity.send({ type: 'past.changed', readAt }),
    inspect,
  });
  // A tab may have been closed before its logout had deleted all values.
  void waitFor(session, isSettled).then(follow);
  // The header of every page names the signed-in customer.
  session.on('customer.changed', ({ customerUuid }) => {
    follow();
    if (customerUuid !== null) {
      // An ended session keeps its own customer's drafts; drafts of other customers are deleted.
      deleteDrafts((theirs) => theirs === customerUuid);
      resources.request(customer);
    }
    // A question belongs to one customer: the end of the session withdraws it, also if another tab ended the session.
    const asker = askerIn(confirmation.getSnapshot());
    if (asker !== null) confirmation.send({ type: 'confirmation.withdrawn', id: asker });
  });
  // The shop names products in the language of the request.
  preferences.on('locale.switched', () => {
    dismiss('localeFailed');
    resources.invalidate('locale');
  });
  preferences.on('locale.failed', () =>
    notifications.send({ type: 'notification.raised', kind: 'error', message: 'localeFailed' }),
  );
  // Only this actor listens to the window and notifies all others when the connection is back.
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
    reports,
    inspect,
  };
}
