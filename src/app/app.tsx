import { createContext, useContext } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import type { Http } from '#api/http.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Settings } from '#domain/shop/settings.ts';
import { confirmationMachine } from '#machines/confirmation/machine.ts';
import { askerIn } from '#machines/confirmation/selectors.ts';
import { notificationsMachine } from '#machines/notifications/machine.ts';
import { selectLocale } from '#machines/preferences/selectors.ts';
import { type Inspect, inspectAs } from './inspection/inspect.ts';
import { createPages, type Pages } from './pages.ts';
import { customer } from './reads/customer.ts';
import { createResources, type Resources } from './resources.ts';
import { type ConnectivityActor, startConnectivity } from './startConnectivity.ts';
import { type PreferencesActor, startPreferences } from './startPreferences.ts';
import { type SessionActor, startSession } from './startSession.ts';

/** The long-lived actors and the way to the shop: what flows get, and the router as its context. */
export interface App {
  settings: Settings;
  http: Http;
  session: SessionActor;
  preferences: PreferencesActor;
  notifications: ActorRefFrom<typeof notificationsMachine>;
  confirmation: ActorRefFrom<typeof confirmationMachine>;
  connectivity: ConnectivityActor;
  resources: Resources;
  /** Pages that have no address of their own. */
  pages: Pages;
  /** What every actor is made with, so that the atlas may watch it; nothing where the settings do not allow it. */
  inspect: Inspect | undefined;
}

/** Starts everything that lives as long as the page. */
export function createApp(settings: Settings): App {
  const inspect = inspectAs(settings);
  const preferences = startPreferences(settings.reading, inspect);
  const { session, http } = startSession(settings, () => selectLocale(preferences.getSnapshot()), inspect);
  const notifications = createActor(notificationsMachine, { inspect }).start();
  const confirmation = createActor(confirmationMachine, { inspect }).start();
  const connectivity = startConnectivity(inspect);
  const onFailed = (failure: Failure) =>
    notifications.send({ type: 'notification.raised', kind: 'error', message: 'fetchFailed', failure });
  const resources = createResources({ http, session, onFailed, inspect });
  // Whoever is signed in is named in the header of every page.
  session.on('customer.changed', ({ customerUuid }) => {
    if (customerUuid !== null) resources.request(customer);
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
    session.send({ type: 'connection.restored' });
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
    inspect,
  };
}

export const AppContext = createContext<App | null>(null);

/** The app that this component is part of. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('useApp needs an AppContext around it.');
  return app;
}
