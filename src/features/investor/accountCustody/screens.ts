import { msg } from '@lingui/core/macro';
import { answers } from '#app/reads/answers.ts';
import { customer } from '#app/reads/customer.ts';
import { excerpts } from '#app/reads/excerpts.ts';
import { holdings } from '#app/reads/holdings.ts';
import { defineScreens } from '#app/screens.ts';
import { AccountCustodyFlow } from './AccountCustodyFlow.tsx';
import { custodyTerms } from './reads.ts';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  screens: {
    '/account/custody': {
      title: msg`Verwahrung`,
      reads: () => [customer, holdings, answers, custodyTerms, excerpts],
      component: AccountCustodyFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/account/custody': never;
  }
}
