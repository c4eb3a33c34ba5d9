import { msg } from '@lingui/core/macro';
import { choiceReads } from '#app/reads/lookups.ts';
import { defineScreens } from '#app/screens.ts';
import { CompanyDataFlow } from './CompanyDataFlow.tsx';
import { PepFlow } from './PepFlow.tsx';
import { PersonalDataFlow } from './PersonalDataFlow.tsx';
import { SelfDisclosureFlow } from './SelfDisclosureFlow.tsx';

/**
 * The task list and the forms. One table: each further table adds bytes to the login page, which knows how to load it.
 */
export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  ownHeader: true,
  screens: {
    '/self-disclosure': { title: msg`Selbstauskunft`, component: SelfDisclosureFlow },
    '/self-disclosure/personal': {
      title: msg`Persönliche Daten`,
      reads: choiceReads,
      component: PersonalDataFlow,
    },
    '/self-disclosure/company': {
      title: msg`Unternehmensdaten`,
      reads: choiceReads,
      component: CompanyDataFlow,
    },
    '/self-disclosure/pep': { title: msg`Politisch exponierte Person`, component: PepFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/self-disclosure': never;
    '/self-disclosure/personal': never;
    '/self-disclosure/company': never;
    '/self-disclosure/pep': never;
  }
}
