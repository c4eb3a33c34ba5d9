import type { AnyRouter } from '@tanstack/react-router';
import { pathTo } from '#components/links/pathTo.ts';
import { isVisitor } from '#machines/favourites/selectors.ts';
import type { FavouritesActor } from './startFavourites.ts';

const followed = new WeakSet<FavouritesActor>();

/** Leads to the login when the session ends at a like: once, whichever hearts are on the page by then. */
export function followEnds(router: AnyRouter, favourites: FavouritesActor): void {
  if (followed.has(favourites)) return;
  followed.add(favourites);
  favourites.on('login.requested', () => goToLogin(router, favourites));
}

/** Leads to the login and back to this page; what is remembered for it is forgotten once it is left without a login. */
export function goToLogin(router: AnyRouter, favourites: FavouritesActor): void {
  const { pathname, search } = window.location;
  let isThere = false;
  const stop = router.subscribe('onResolved', ({ toLocation }) => {
    const wasThere = isThere;
    isThere = toLocation.pathname.startsWith(pathTo('/login'));
    if (isThere || !wasThere) return;
    stop();
    if (isVisitor(favourites.getSnapshot())) favourites.send({ type: 'login.left' });
  });
  router.navigate({ href: pathTo('/login', undefined, { redirectPath: `${pathname}${search}` }) });
}
