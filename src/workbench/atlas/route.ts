import { useMemo, useSyncExternalStore } from 'react';

/**
 * A place in the atlas, stored in the fragment, so that any file server will do and every place can be shared:
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

/** Returns the address of a place, without empty parameters. */
export function hrefTo(path: readonly string[], params: Readonly<Record<string, string | undefined>> = {}): string {
  const query = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []));
  // Keeps a path's key readable: a fragment may contain colons.
  const segments = path.map((segment) => encodeURIComponent(segment).replaceAll('%3A', ':'));
  return `#/${segments.join('/')}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
}

/** Navigates to a place. `replace` adds no history entry, as for a selection or a search. */
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

/**
 * Returns the last fragment that names a place. A fragment without a slash is an anchor in the page, which leaves the
 * place unchanged.
 */
function currentHash(): string {
  if (location.hash === '' || location.hash.startsWith('#/')) current = location.hash;
  return current;
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, currentHash);
  return useMemo(() => routeOf(hash), [hash]);
}
