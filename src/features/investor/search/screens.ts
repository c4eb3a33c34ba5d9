import { msg } from '@lingui/core/macro';
import { categories } from '#app/reads/categories.ts';
import { channel } from '#app/reads/channel.ts';
import { defineScreens } from '#app/screens.ts';
import { SearchFlow } from './SearchFlow.tsx';

export const screens = defineScreens({
  access: 'public',
  reading: 'investor',
  screens: {
    '/search': { title: msg`Produkte`, reads: () => [channel, categories], component: SearchFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    // The marketplace has a `/search` of its own with further parameters.
    '/search': 'phrase' | 'category' | 'priceFrom' | 'priceTo' | 'creator' | 'collection' | 'order' | 'limit' | 'kind';
  }
}
