import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useSubscription } from './useSubscription.ts';

/** What the hook needs of a flow's actor. */
interface Source<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(follow: () => void): { unsubscribe(): void };
}

/** How the screens of a flow and the address bar belong together. Made once per actor. */
export interface ScreenUrls<Snapshot, Screen extends string> {
  /** The screen that the machine shows (`meta.screen`); null: stay where one is. */
  screenOf(snapshot: Snapshot): Screen | null;
  /** Path and query of a screen. */
  hrefOf(screen: Screen, snapshot: Snapshot): string;
  /** The screen that a path asks for; null for a path outside of the flow. */
  screenAt(pathname: string): Screen | null;
  /** Tells the machine that the address bar asks for a screen: a deep link, back or forward. */
  request(screen: Screen): void;
}

/**
 * Keeps the address bar and the machine's `meta.screen` equal (architecture: URL and machine). A screen that the machine
 * moved to becomes a new entry of the history. One that the address bar asks for is a request to the machine; where it
 * is not granted the address is corrected, and so it is when the flow ends: going back must not lead into it again.
 */
export function useScreenUrl<Snapshot extends { status: string }, Screen extends string>(
  actor: Source<Snapshot>,
  urls: ScreenUrls<Snapshot, Screen>,
): void {
  const router = useRouter();
  const connect = useCallback(() => {
    const { history } = router;
    let shown = urls.screenOf(actor.getSnapshot());

    const follow = () => {
      const snapshot = actor.getSnapshot();
      const screen = urls.screenOf(snapshot);
      if (screen === null) return;
      const href = urls.hrefOf(screen, snapshot);
      const moved = shown !== null && shown !== screen;
      shown = screen;
      if (pathOf(href) === history.location.pathname) return;
      router.navigate({ href, replace: !moved || snapshot.status !== 'active', ignoreBlocker: true });
    };
    const ask = () => {
      const wanted = urls.screenAt(history.location.pathname);
      if (wanted === null) return;
      if (wanted !== urls.screenOf(actor.getSnapshot())) urls.request(wanted);
      follow();
    };

    ask();
    const { unsubscribe } = actor.subscribe(follow);
    const stop = history.subscribe(ask);
    return () => {
      unsubscribe();
      stop();
    };
  }, [router, actor, urls]);
  useSubscription(connect);
}

const pathOf = (href: string) => href.replace(/[?#].*$/s, '');
