import { msg } from '@lingui/core/macro';
import { channel } from '#app/reads/channel.ts';
import { defineScreens } from '#app/screens.ts';
import { BannedFlow, CmsFlow, ContactFlow, LegalFlow } from './ContentFlow.tsx';
import { page } from './reads.ts';

export const screens = defineScreens({
  access: 'public',
  screens: {
    '/contact': { title: msg`Kontakt`, reads: () => [channel], component: ContactFlow },
    '/banned': {
      title: msg`Ihr Konto ist gesperrt`,
      reads: () => [channel],
      component: BannedFlow,
    },
    // The legal routes of requirement 2.18 are CMS pages of the same code; the page sets their title.
    '/data-protection': { reads: () => [[page, 'data-protection']], component: LegalFlow },
    '/imprint': { reads: () => [[page, 'imprint']], component: LegalFlow },
    '/legal-indications': { reads: () => [[page, 'legal-indications']], component: LegalFlow },
    '/privacy-policy': { reads: () => [[page, 'privacy-policy']], component: LegalFlow },
    '/terms-and-conditions': { reads: () => [[page, 'terms-and-conditions']], component: LegalFlow },
    '/cms/$code': { reads: ({ params }) => [[page, params.code]], component: CmsFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/contact': 'work' | 'wanted';
    '/banned': never;
    '/data-protection': never;
    '/imprint': never;
    '/legal-indications': never;
    '/privacy-policy': never;
    '/terms-and-conditions': never;
    '/cms/$code': never;
  }
}
