import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { pathTo } from '#components/links/pathTo.ts';
import { useApp } from '../app.ts';
import { type FavouritesActor, favouritesOf } from './startFavourites.ts';

/** Returns the present customer's favourites; a like that needs a login navigates there and back to this page. */
export function useFavourites(): FavouritesActor {
  const router = useRouter();
  return favouritesOf(useApp(), (onLeft) => goToLogin(router, onLeft));
}

/**
 * Navigates to the login with this page as the return path; calls `onLeft` when the login is left, logged in or not.
 */
function goToLogin(router: AnyRouter, onLeft: () => void): void {
  const { pathname, search } = window.location;
  let isThere = false;
  const stop = router.subscribe('onResolved', ({ toLocation }) => {
    const wasThere = isThere;
    isThere = toLocation.pathname.startsWith(pathTo('/login'));
    if (isThere || !wasThere) return;
    stop();
    onLeft();
  });
  router.navigate({ href: pathTo('/login', undefined, { redirectPath: `${pathname}${search}` }) });
}
