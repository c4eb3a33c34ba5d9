import { msg } from '@lingui/core/macro';
import { defineScreens } from '#app/screens.ts';
import { CustodyFlow } from './CustodyFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  ownHeader: true,
  screens: {
    '/self-disclosure/custody': { title: msg`Verwahrung`, component: CustodyFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/self-disclosure/custody': never;
  }
}
