import { msg } from '@lingui/core/macro';
import { customer } from '#app/reads/customer.ts';
import { defineScreens } from '#app/screens.ts';
import { MigrationFlow } from './MigrationFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  screens: {
    '/migration': { title: msg`Daten übernehmen`, reads: () => [customer], component: MigrationFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/migration': never;
  }
}
