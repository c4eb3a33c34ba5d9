import { msg } from '@lingui/core/macro';
import { countries } from '#app/reads/lookups.ts';
import { defineScreens } from '#app/screens.ts';
import { OwnersFlow, RepresentativesFlow } from './PersonsFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  ownHeader: true,
  screens: {
    '/self-disclosure/representatives': {
      title: msg`Vertretung`,
      reads: () => [countries],
      component: RepresentativesFlow,
    },
    '/self-disclosure/ubo': {
      title: msg`Wirtschaftlich Berechtigte`,
      reads: () => [countries],
      component: OwnersFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/self-disclosure/representatives': 'person';
    '/self-disclosure/ubo': 'person';
  }
}
