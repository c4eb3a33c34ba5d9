import { msg } from '@lingui/core/macro';
import { customer } from '#app/reads/customer.ts';
import { defineScreens } from '#app/screens.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { TwoFactorFlow } from './TwoFactorFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  screens: {
    '/account/two-factor': { title: msg`Zwei-Faktor-Anmeldung`, reads: () => [customer], component: TwoFactorFlow },
    // A transfer redirects customers without the second factor here (requirement 5.26): to the same page, with a way
    // back.
    '/enable-twofactor': { redirect: ({ search }) => pathTo('/account/two-factor', undefined, search) },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/account/two-factor': 'redirectPath';
    '/enable-twofactor': 'redirectPath';
  }
}
