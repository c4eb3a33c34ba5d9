import { useCallback } from 'react';
import { queryOf, type ScreenPath } from '#components/links/pathTo.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import { type Place, useGo, useHistory } from '../page/navigation.ts';

interface Source<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(follow: () => void): { unsubscribe(): void };
}

/** Mapping between a flow's screens and the address bar. Created once per actor. */
export interface ScreenUrls<Snapshot, Screen extends string> {
  /** Screen that the machine shows (`meta.screen`); null to stay at the present address. */
  screenOf(snapshot: Snapshot): Screen | null;
  /** Path and query of a screen. */
  hrefOf(screen: Screen, snapshot: Snapshot): string;
  /** Screen that a history entry requests; null outside of the flow. */
  screenAt(location: Pick<Place, 'pathname' | 'search' | 'state'>): Screen | null;
  /** True if `screen` is finished once `next` is shown: its history entry is replaced. */
  isOver?(screen: Screen, next: Screen): boolean;
  /** Requests a screen from the machine: a deep link, back or forward. */
  request(screen: Screen): void;
}

/** Screen whose name is its path: no part of the path varies. */
export type ScreenName = ScreenPath extends infer P ? (P extends `/${infer Name}` ? Name : never) : never;

/** Maps screens named by their paths to addresses, each with the same query. */
export function addressesOf<Screen extends ScreenName>(screens: readonly Screen[], search: object = {}) {
  return {
    hrefOf: (screen: Screen) => `/${screen}${queryOf(search)}`,
    screenAt: ({ pathname }: Pick<Place, 'pathname'>) => screens.find((screen) => `/${screen}` === pathname) ?? null,
  };
}

/**
 * Keeps the address bar and the machine's `meta.screen` equal (requirements 13.1 and 13.2). A screen that the
 * machine moves to becomes a new history entry. A screen that the address bar asks for is a request to the machine; if
 * it is not granted the address is corrected. When the flow ends the entry is replaced, so that going back does not
 * lead into it again. Screens may share an address: each is an entry of its own, and the stored snapshot decides the
 * first screen.
 */
export function useScreenUrl<Snapshot extends { status: string }, Screen extends string>(
  actor: Source<Snapshot>,
  urls: ScreenUrls<Snapshot, Screen>,
): void {
  const go = useGo();
  const history = useHistory();
  const connect = useCallback(() => {
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
      go(href, { state: { screen }, replace, ignoreBlocker: true });
    };
    const ask = () => {
      const before = at;
      at = history.location;
      const wanted = urls.screenAt(at);
      if (wanted === null) return;
      // A jump within the page requests no other screen.
      const isJump = at.pathname === before.pathname && at.hash !== before.hash;
      isAsked = true;
      const snapshot = actor.getSnapshot();
      // A finished flow receives no further requests.
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
  }, [go, history, actor, urls]);
  useSubscription(connect);
}

const pathOf = (href: string) => href.replace(/[?#].*$/s, '');
