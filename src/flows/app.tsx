import { createContext, useContext } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import type { Http } from '#api/http.ts';
import type { Settings } from '#domain/settings.ts';
import { confirmationMachine } from '#machines/confirmation/machine.ts';
import { notificationsMachine } from '#machines/notifications/machine.ts';
import { selectLocale } from '#machines/preferences/selectors.ts';
import { type ConnectivityActor, startConnectivity } from './connectivity/startConnectivity.ts';
import { type PreferencesActor, startPreferences } from './preferences/startPreferences.ts';
import { createResources, type Resources } from './resources.ts';
import { type SessionActor, startSession } from './session/startSession.ts';

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
}

/** Starts everything that lives as long as the page. */
export function createApp(settings: Settings): App {
  const preferences = startPreferences(settings.reading);
  const { session, http } = startSession(settings, () => selectLocale(preferences.getSnapshot()));
  const notifications = createActor(notificationsMachine).start();
  const confirmation = createActor(confirmationMachine).start();
  const connectivity = startConnectivity();
  const resources = createResources(http, session, (failure) =>
    notifications.send({ type: 'notification.raised', kind: 'error', message: 'fetchFailed', failure }),
  );
  // Whoever is signed in is named in the header of every page.
  session.on('customer.changed', ({ customerUuid }) => {
    if (customerUuid !== null) resources.request('customer');
  });
  // The shop names products in the language of the question.
  preferences.on('locale.switched', () => resources.invalidate('portfolio', 'payouts', 'products', 'order'));
  return { settings, http, session, preferences, notifications, confirmation, connectivity, resources };
}

export const AppContext = createContext<App | null>(null);

/** The app that this component is part of. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('useApp needs an AppContext around it.');
  return app;
}
