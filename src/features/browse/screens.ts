import { msg } from '@lingui/core/macro';
import { categories } from '#app/reads/categories.ts';
import { creators } from '#app/reads/people.ts';
import { defineScreens } from '#app/screens.ts';
import { BrowseFlow, CategoryFlow, SearchFlow } from './BrowseFlow.tsx';

const reads = () => [categories, creators];

export const screens = defineScreens({
  access: 'public',
  reading: 'marketplace',
  screens: {
    '/browse': { title: msg`Galerie`, reads, component: BrowseFlow },
    // What is searched for is the title, and the category's name.
    '/search': { reads, component: SearchFlow },
    '/categories/$categoryName': { reads, component: CategoryFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/browse': 'phrase' | 'category' | 'priceFrom' | 'priceTo' | 'creator' | 'order' | 'limit';
    '/categories/$categoryName': 'phrase' | 'priceFrom' | 'priceTo' | 'creator' | 'order' | 'limit';
  }
}
