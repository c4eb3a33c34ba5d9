import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { connectivityMachine } from '#machines/connectivity/machine.ts';
import type { Inspect } from './inspection/inspect.ts';

export type ConnectivityActor = ActorRefFrom<typeof connectivityMachine>;

const RELOADED = 'parkett.reloaded';

/** Name of the script that the page starts with: it carries a hash, and so names the version. */
const entryIn = (page: Document | string) =>
  typeof page === 'string'
    ? (page.match(/<script type="module"[^>]* src="([^"]+)"/)?.[1] ?? null)
    : (page.querySelector('script[type=module][src]')?.getAttribute('src') ?? null);

/** The connection's machine on the real browser: its online state, missing chunks, and the one reload per version. */
export function startConnectivity(inspect: Inspect | undefined): ConnectivityActor {
  let served: string | null = null;
  const connectivity = createActor(
    connectivityMachine.provide({
      actors: {
        compareVersions: fromPromise(async ({ signal }) => {
          const answer = await fetch('/', { cache: 'no-store', signal });
          served = answer.ok ? entryIn(await answer.text()) : null;
          return { isNewer: served !== null && served !== entryIn(document) };
        }),
        claimReload: fromPromise(async () => {
          // Where nothing can be remembered, a reload could loop: then none is granted.
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
