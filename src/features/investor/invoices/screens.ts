import { msg } from '@lingui/core/macro';
import { invoices } from '#app/reads/invoices.ts';
import { defineScreens } from '#app/screens.ts';
import { InvoicesFlow } from './InvoicesFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  screens: {
    '/invoices': { title: msg`Abrechnungen`, reads: () => [invoices], component: InvoicesFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/invoices': 'year' | 'product' | 'limit';
  }
}
