import { msg } from '@lingui/core/macro';
import { myItems } from '#app/reads/myItems.ts';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { defineScreens } from '#app/screens.ts';
import { FavouritesFlow } from './FavouritesFlow.tsx';
import { MyCollectionFlow } from './MyCollectionFlow.tsx';
import { favourites } from './reads.ts';

export const screens = defineScreens({
  access: 'account',
  reading: 'marketplace',
  screens: {
    '/favourites': { title: msg`Favoriten`, reads: () => [favourites], component: FavouritesFlow },
    '/my-collection': {
      title: msg`Meine Sammlung`,
      reads: () => [myItems, subscriptions],
      component: MyCollectionFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/favourites': never;
    '/my-collection': never;
  }
}
