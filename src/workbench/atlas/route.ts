import { useMemo, useSyncExternalStore } from 'react';

/**
 * A place in the atlas. It stands behind the `#`, so that any server of files will do and every place can be shared:
 * `#/order/steps/0:17.16?state=order.placing`.
 */
export interface Route {
  /** `['order', 'steps', '0:17.16']`; empty for the overview. */
  path: readonly string[];
  params: Readonly<Record<string, string>>;
}

export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  return {
    path: path.split('/').filter(Boolean).map(decodeURIComponent),
    params: Object.fromEntries(new URLSearchParams(query)),
  };
}

/** The address of a place; parameters that are empty are left out. */
export function hrefTo(path: readonly string[], params: Readonly<Record<string, string | undefined>> = {}): string {
  const query = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []));
  // A key of a path stays readable: a colon is allowed in a fragment.
  const segments = path.map((segment) => encodeURIComponent(segment).replaceAll('%3A', ':'));
  return `#/${segments.join('/')}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
}

/** Goes to a place. With `replace` the way back does not lead past where one was: for a selection, a search. */
export function goTo(href: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function subscribe(listen: () => void) {
  addEventListener('hashchange', listen);
  addEventListener('popstate', listen);
  return () => {
    removeEventListener('hashchange', listen);
    removeEventListener('popstate', listen);
  };
}

let current = '';

/** The fragment, if it names a place: one without a slash is an anchor in the page, which leaves the place as it is. */
function currentHash(): string {
  if (location.hash === '' || location.hash.startsWith('#/')) current = location.hash;
  return current;
}

/** Where the reader is. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, currentHash);
  return useMemo(() => routeOf(hash), [hash]);
}
