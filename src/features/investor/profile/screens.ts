import { msg } from '@lingui/core/macro';
import { choiceReads as reads } from '#app/reads/lookups.ts';
import { defineScreens } from '#app/screens.ts';
import { CompanyEditFlow } from './CompanyEditFlow.tsx';
import { ProfileEditFlow } from './ProfileEditFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  screens: {
    '/account/edit': { title: msg`Persönliche Daten`, reads, component: ProfileEditFlow },
    '/account/company-edit': { title: msg`Unternehmensdaten`, reads, component: CompanyEditFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/account/edit': never;
    '/account/company-edit': never;
  }
}
