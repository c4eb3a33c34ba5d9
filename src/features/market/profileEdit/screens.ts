import { msg } from '@lingui/core/macro';
import { defineScreens } from '#app/screens.ts';
import { ProfileEditFlow } from './ProfileEditFlow.tsx';
import { ownProfile } from './reads.ts';

export const screens = defineScreens({
  access: 'account',
  reading: 'marketplace',
  screens: {
    '/edit-profile': { title: msg`Profil bearbeiten`, reads: () => [ownProfile], component: ProfileEditFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/edit-profile': never;
  }
}
