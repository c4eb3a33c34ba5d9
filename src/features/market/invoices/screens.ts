import { msg } from '@lingui/core/macro';
import { invoices } from '#app/reads/invoices.ts';
import { defineScreens } from '#app/screens.ts';
import { MarketInvoicesFlow } from './MarketInvoicesFlow.tsx';

// The investors' table (features/investor/invoices) declares the path.
export const screens = defineScreens({
  access: 'account',
  reading: 'marketplace',
  screens: {
    '/invoices': { title: msg`Rechnungen`, reads: () => [invoices], component: MarketInvoicesFlow },
  },
});
