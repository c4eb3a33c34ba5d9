import { useApp } from '../app.ts';
import { useLeadToLogin } from '../page/useLeadToLogin.ts';
import { type FavouritesActor, favouritesOf } from './startFavourites.ts';

/** Returns the present customer's favourites; a like that needs a login navigates there and back to this page. */
export const useFavourites = (): FavouritesActor => favouritesOf(useApp(), useLeadToLogin());
