import { type HistoryLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { queryOf, type ScreenPath } from '#components/links/pathTo.ts';
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
  /** The screen that an entry of the history asks for; null outside of the flow. */
  screenAt(location: Pick<HistoryLocation, 'pathname' | 'search' | 'state'>): Screen | null;
  /** Whether a screen is done with once this other one is shown: its entry is not come back to. */
  isOver?(screen: Screen, next: Screen): boolean;
  /** Tells the machine that the address bar asks for a screen: a deep link, back or forward. */
  request(screen: Screen): void;
}

/** A screen whose name is its path: no part of the path varies. */
export type ScreenName = ScreenPath extends infer P ? (P extends `/${infer Name}` ? Name : never) : never;

/** The addresses of screens that are called by their paths, each with the same query. */
export function addressesOf<Screen extends ScreenName>(screens: readonly Screen[], search: object = {}) {
  return {
    hrefOf: (screen: Screen) => `/${screen}${queryOf(search)}`,
    screenAt: ({ pathname }: Pick<HistoryLocation, 'pathname'>) =>
      screens.find((screen) => `/${screen}` === pathname) ?? null,
  };
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** Which of the screens at one address the entry is. Without it, the entry is the first of them. */
    screen?: string | undefined;
    /** Somebody came back to a flow that is over, and was led to what became of it. */
    cameBack?: boolean | undefined;
  }
}

/**
 * Keeps the address bar and the machine's `meta.screen` equal (architecture: URL and machine). A screen that the machine
 * moved to becomes a new entry of the history. One that the address bar asks for is a request to the machine; where it
 * is not granted the address is corrected, and so it is when the flow ends: going back must not lead into it again.
 * Screens may share an address: each is an entry of its own, and what was kept decides which of them a flow begins with.
 */
export function useScreenUrl<Snapshot extends { status: string }, Screen extends string>(
  actor: Source<Snapshot>,
  urls: ScreenUrls<Snapshot, Screen>,
): void {
  const router = useRouter();
  const connect = useCallback(() => {
    const { history } = router;
    let shown = urls.screenOf(actor.getSnapshot());
    let at = history.location;
    let isAsked = false;

    const follow = () => {
      const snapshot = actor.getSnapshot();
      const screen = urls.screenOf(snapshot);
      if (screen === null) return;
      const href = urls.hrefOf(screen, snapshot);
      const before = shown;
      const moved = before !== null && before !== screen && !isAsked;
      shown = screen;
      const { pathname } = history.location;
      if (pathOf(href) === pathname && [null, screen].includes(urls.screenAt(history.location))) return;
      const replace = !moved || snapshot.status !== 'active' || urls.isOver?.(before, screen) === true;
      router.navigate({ href, state: { screen }, replace, ignoreBlocker: true });
    };
    const ask = () => {
      const before = at;
      at = history.location;
      const wanted = urls.screenAt(at);
      if (wanted === null) return;
      // A jump within the page asks for no other screen.
      const isJump = at.pathname === before.pathname && at.hash !== before.hash;
      isAsked = true;
      const snapshot = actor.getSnapshot();
      // A flow that has ended is asked for nothing any more.
      const isAsking = snapshot.status === 'active' && wanted !== urls.screenOf(snapshot);
      if (!isJump && isAsking) urls.request(wanted);
      isAsked = false;
      follow();
    };
    const begin = () => {
      const snapshot = actor.getSnapshot();
      const screen = urls.screenOf(snapshot);
      if (screen !== null && pathOf(urls.hrefOf(screen, snapshot)) === at.pathname) follow();
      else ask();
    };

    begin();
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
