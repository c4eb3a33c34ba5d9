import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Http } from '#api/http.ts';
import type { Settings } from '#domain/shop/settings.ts';
import type { confirmationMachine } from '#machines/confirmation/machine.ts';
import type { notificationsMachine } from '#machines/notifications/machine.ts';
import type { Inspect } from './inspection/inspect.ts';
import type { Pages } from './pages.ts';
import type { Patience } from './patience.ts';
import type { Resources } from './resources.ts';
import type { ConnectivityActor } from './startConnectivity.ts';
import type { PreferencesActor } from './startPreferences.ts';
import type { SessionActor } from './startSession.ts';

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
  /** Says that what is read takes longer than usual. */
  patience: Patience;
  /** What every actor is made with, so that the atlas may watch it; nothing where the settings do not allow it. */
  inspect: Inspect | undefined;
}

export const AppContext = createContext<App | null>(null);

/** The app that this component is part of. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('No AppContext.');
  return app;
}
