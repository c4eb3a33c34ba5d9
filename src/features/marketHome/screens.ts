import { msg } from '@lingui/core/macro';
import { channel } from '#app/reads/channel.ts';
import { products } from '#app/reads/products.ts';
import { defineScreens } from '#app/screens.ts';
import { MarketHomeFlow } from './MarketHomeFlow.tsx';

export const screens = defineScreens({
  access: 'public',
  reading: 'marketplace',
  screens: {
    '/': { title: msg`Übersicht`, reads: () => [products, channel], component: MarketHomeFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {}
}
