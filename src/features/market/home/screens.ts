import { msg } from '@lingui/core/macro';
import { creators } from '#app/reads/people.ts';
import { defineScreens } from '#app/screens.ts';
import { MarketHomeFlow } from './MarketHomeFlow.tsx';
import { largestCollections, latestItems } from './reads.ts';

export const screens = defineScreens({
  access: 'public',
  reading: 'marketplace',
  screens: {
    '/': { title: msg`Übersicht`, reads: () => [latestItems, largestCollections, creators], component: MarketHomeFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {}
}
