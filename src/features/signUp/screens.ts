import { msg } from '@lingui/core/macro';
import { channel } from '#app/reads/channel.ts';
import { defineScreens } from '#app/screens.ts';
import { SignUpFlow } from './SignUpFlow.tsx';

export const screens = defineScreens({
  access: 'public',
  screens: {
    '/sign-up/{-$referralCode}': { title: msg`Registrieren`, reads: () => [channel], component: SignUpFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/sign-up/{-$referralCode}': never;
  }
}
