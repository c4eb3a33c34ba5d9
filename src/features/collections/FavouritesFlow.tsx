import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { Heart } from '#app/favourites/Heart.tsx';
import { useResource } from '#app/useResource.ts';
import { favourites } from './reads.ts';
import { FavouritesView } from './views/FavouritesView.tsx';

/** `/favourites`. */
export function FavouritesFlow(): ReactNode {
  const { resources } = useApp();
  return (
    <FavouritesView
      items={useResource(resources.of(favourites))}
      heartOf={(code, name) => <Heart code={code} name={name} />}
    />
  );
}
