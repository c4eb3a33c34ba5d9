import { msg } from '@lingui/core/macro';
import { excerpts } from '#app/reads/excerpts.ts';
import { defineScreens } from '#app/screens.ts';
import { ExcerptsFlow } from './ExcerptsFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  screens: {
    // The path is spelt as in requirement 2.8.
    '/account/exerpts': { title: msg`Registerauszüge`, reads: () => [excerpts], component: ExcerptsFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/account/exerpts': 'year' | 'product' | 'limit';
  }
}
