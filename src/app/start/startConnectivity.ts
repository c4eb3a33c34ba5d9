import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { connectivityMachine } from '#machines/app/connectivity/machine.ts';
import type { Inspect } from '../inspection/inspect.ts';

export type ConnectivityActor = ActorRefFrom<typeof connectivityMachine>;

const RELOADED = 'parkett.reloaded';

/**
 * Matches the page's first script: its name carries a hash, and so identifies the version. The built page preloads it
 * before all else (build/shell.ts); in development there are no versions.
 */
const ENTRY_IN_TEXT = /<link rel="modulepreload" crossorigin href="([^"]+)"/;
const ENTRY = '[rel=modulepreload][crossorigin]';

function servedEntry(page: string): string | null {
  return ENTRY_IN_TEXT.exec(page)?.[1] ?? null;
}

/** Returns the address of the app's first script, which identifies the running version; null in development. */
export function runningEntry(): string | null {
  return document.querySelector(ENTRY)?.getAttribute('href') ?? null;
}

/**
 * Starts the connectivity machine on the real browser: its online state, missing chunks, and one reload per version.
 */
export function startConnectivity(inspect: Inspect | undefined): ConnectivityActor {
  let served: string | null = null;
  const connectivity = createActor(
    connectivityMachine.provide({
      actors: {
        compareVersions: fromPromise(async ({ signal }) => {
          const answer = await fetch('/', { cache: 'no-store', signal });
          served = answer.ok ? servedEntry(await answer.text()) : null;
          return { isNewer: served !== null && served !== runningEntry() };
        }),
        claimReload: fromPromise(async () => {
          // Without storage a reload could loop: then it is not granted.
          try {
            if (served === null || sessionStorage.getItem(RELOADED) === served) return { granted: false };
            sessionStorage.setItem(RELOADED, served);
            return { granted: true };
          } catch {
            return { granted: false };
          }
        }),
        reloadPage: fromPromise(async () => location.reload()),
      },
    }),
    { input: { online: navigator.onLine }, inspect },
  );
  window.addEventListener('offline', () => connectivity.send({ type: 'connection.lost' }));
  window.addEventListener('online', () => connectivity.send({ type: 'connection.restored' }));
  window.addEventListener('vite:preloadError', () => connectivity.send({ type: 'chunk.failed' }));
  return connectivity.start();
}
