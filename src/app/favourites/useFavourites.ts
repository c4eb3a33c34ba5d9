import { useRouter } from '@tanstack/react-router';
import { useApp } from '../app.ts';
import { goToLogin } from './goToLogin.ts';
import { type FavouritesActor, favouritesOf } from './startFavourites.ts';

/** The favourites of whoever is signed in, who is led to the login and back to this page where a like needs one. */
export function useFavourites(): FavouritesActor {
  const router = useRouter();
  return favouritesOf(useApp(), (onLeft) => goToLogin(router, onLeft));
}
