import { msg } from '@lingui/core/macro';
import { categories } from '#app/reads/categories.ts';
import { channel } from '#app/reads/channel.ts';
import { defineScreens } from '#app/screens.ts';
import { bondSearchOf } from '#domain/search/bondSearch.ts';
import { isPhraseTooLong } from '#domain/search/phrase.ts';
import { catalogue, catalogueKey } from './reads.ts';
import { SearchFlow } from './SearchFlow.tsx';

export const screens = defineScreens({
  access: 'public',
  reading: 'investor',
  screens: {
    '/search': {
      title: msg`Produkte`,
      reads: ({ search: query }) => {
        const search = bondSearchOf(query);
        return [
          channel,
          categories,
          ...(isPhraseTooLong(search.phrase) ? [] : [[catalogue, catalogueKey(search)] as const]),
        ];
      },
      component: SearchFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    // The marketplace has a `/search` of its own with further parameters.
    '/search':
      | 'phrase'
      | 'category'
      | 'priceFrom'
      | 'priceTo'
      | 'open'
      | 'maturity'
      | 'amount'
      | 'creator'
      | 'collection'
      | 'medium'
      | 'order'
      | 'limit'
      | 'kind';
  }
}
