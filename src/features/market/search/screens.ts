import { categories } from '#app/reads/categories.ts';
import { creators } from '#app/reads/people.ts';
import { defineScreens } from '#app/screens.ts';
import { CategoryFlow, MarketSearchFlow, SearchFlow } from './MarketSearchFlow.tsx';

const reads = () => [categories, creators];

export const screens = defineScreens({
  access: 'public',
  reading: 'marketplace',
  screens: {
    // The page sets its title: the search phrase, or the name of the collection or category.
    '/browse': { reads, component: MarketSearchFlow },
    '/search': { reads, component: SearchFlow },
    '/categories/$categoryName': { reads, component: CategoryFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/browse':
      | 'phrase'
      | 'category'
      | 'priceFrom'
      | 'priceTo'
      | 'creator'
      | 'collection'
      | 'medium'
      | 'order'
      | 'limit';
    '/categories/$categoryName':
      | 'phrase'
      | 'priceFrom'
      | 'priceTo'
      | 'creator'
      | 'collection'
      | 'medium'
      | 'order'
      | 'limit';
  }
}
