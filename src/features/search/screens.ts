import { msg } from '@lingui/core/macro';
import { channel } from '#app/reads/channel.ts';
import { defineScreens } from '#app/screens.ts';
import { categories } from './reads.ts';
import { SearchFlow } from './SearchFlow.tsx';

export const screens = defineScreens({
  access: 'public',
  screens: {
    '/search': { title: msg`Produkte`, reads: () => [channel, categories], component: SearchFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/search': 'phrase' | 'category' | 'priceFrom' | 'priceTo';
  }
}
