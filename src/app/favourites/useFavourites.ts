import { useRouter } from '@tanstack/react-router';
import { useApp } from '../app.ts';
import { goToLogin } from './goToLogin.ts';
import { type FavouritesActor, favouritesOf } from './startFavourites.ts';

/** Returns the present customer's favourites; a like that needs a login navigates there and back to this page. */
export function useFavourites(): FavouritesActor {
  const router = useRouter();
  return favouritesOf(useApp(), (onLeft) => goToLogin(router, onLeft));
}
