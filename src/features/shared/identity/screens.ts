import { msg } from '@lingui/core/macro';
import { defineScreens } from '#app/screens.ts';
import { IdentityFlow } from './IdentityFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  ownHeader: true,
  screens: {
    '/self-disclosure/kyc': { title: msg`Identitätsprüfung`, component: IdentityFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/self-disclosure/kyc': 'redirectPath';
  }
}
