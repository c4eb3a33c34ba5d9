import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { heartOf } from '#app/favourites/heartOf.tsx';
import { myItems } from '#app/reads/myItems.ts';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { useResource } from '#app/resources/useResource.ts';
import { MyCollectionView } from './views/MyCollectionView.tsx';

export function MyCollectionFlow(): ReactNode {
  const { resources } = useApp();
  return (
    <MyCollectionView
      orders={useResource(resources.of(subscriptions))}
      items={useResource(resources.of(myItems))}
      heartOf={heartOf}
    />
  );
}
