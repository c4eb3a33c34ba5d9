import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Http } from '#api/http.ts';
import type { Settings } from '#domain/shop/settings.ts';
import type { confirmationMachine } from '#machines/app/confirmation/machine.ts';
import type { notificationsMachine } from '#machines/app/notifications/machine.ts';
import type { Inspect } from './inspection/inspect.ts';
import type { Pages } from './page/pageTitle.ts';
import type { Reports } from './reports/reports.ts';
import type { Resources } from './resources/resources.ts';
import type { Patience } from './start/patience.ts';
import type { ConnectivityActor } from './start/startConnectivity.ts';
import type { PreferencesActor } from './start/startPreferences.ts';
import type { SessionActor } from './start/startSession.ts';

/** Long-lived actors and the HTTP client; flows and the router receive it as their context. */
export interface App {
  settings: Settings;
  http: Http;
  session: SessionActor;
  preferences: PreferencesActor;
  notifications: ActorRefFrom<typeof notificationsMachine>;
  confirmation: ActorRefFrom<typeof confirmationMachine>;
  connectivity: ConnectivityActor;
  resources: Resources;
  /** Title override and subject of the page. */
  pages: Pages;
  /** Notifies the customer when a read takes longer than usual. */
  patience: Patience;
  /** Reports to the operator; null unless the settings name an endpoint. */
  reports: Reports | null;
  /**
   * Inspector passed to every actor, so that atlas and reports can watch it; undefined unless the settings allow one.
   */
  inspect: Inspect | undefined;
}

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('No AppContext.');
  return app;
}
