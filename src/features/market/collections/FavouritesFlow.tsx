import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { heartOf } from '#app/favourites/heartOf.tsx';
import { useFavourites } from '#app/favourites/useFavourites.ts';
import { useResource } from '#app/resources/useResource.ts';
import { favourites } from './reads.ts';
import { FavouritesView } from './views/FavouritesView.tsx';

/** `/favourites`. Also completes a like from before the login, since this page may have no heart button to do it. */
export function FavouritesFlow(): ReactNode {
  const { resources } = useApp();
  useFavourites();
  return <FavouritesView items={useResource(resources.of(favourites))} heartOf={heartOf} />;
}
