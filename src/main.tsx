// Imported first, so that the order of the CSS layers is known before any component's styles.
import './styles/index.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import * as z from 'zod/mini';
import { AppContext } from '#app/app.ts';
import { createApp } from '#app/start/createApp.ts';
import { pause } from '#app/start/pause.ts';
import { Settings } from '#domain/shop/settings.ts';
import { activate } from '#i18n/locale.ts';
import { selectLocale } from '#machines/app/preferences/selectors.ts';
import { isSettled } from '#machines/app/session/selectors.ts';
import { followLinks } from './routes/links.ts';
import { followNavigation } from './routes/navigation.ts';
import { followSession } from './routes/sessionNavigation.ts';
import { createAppRouter } from './routes/tree.tsx';

// Compiled schemas need `eval`, which the Content-Security-Policy forbids.
z.config({ jitless: true });

async function start(): Promise<void> {
  const settings = Settings.parse(JSON.parse(document.getElementById('settings')?.textContent ?? '{}'));
  await pause();
  const app = createApp(settings);
  // Waits only until the stored token is read. The session renews an expired one over the network without blocking the
  // start: the calls that need the new token wait themselves.
  const known = waitFor(app.session, (snapshot) => !snapshot.matches('starting') || isSettled(snapshot));
  await Promise.all([activate(selectLocale(app.preferences.getSnapshot())), known]);
  await pause();
  const router = createAppRouter(app);
  followLinks(router);
  followNavigation(router, app);
  followSession(router, app);
  await router.load();
  await pause();
  const root = document.getElementById('root') ?? document.body;
  // A transition renders in slices, between which the browser answers input and paints.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <AppContext value={app}>
            <RouterProvider router={router} />
          </AppContext>
        </I18nProvider>
      </StrictMode>,
    ),
  );
}

start().catch((error: unknown) => {
  // The page shows the failure with code that it carries itself (build/show.js): any other code may be what failed to
  // load.
  window.dispatchEvent(new Event('parkett.failed'));
  throw error;
});
