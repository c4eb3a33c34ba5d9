import { msg } from '@lingui/core/macro';
import { channel } from '#app/reads/channel.ts';
import { payouts } from '#app/reads/payouts.ts';
import { products } from '#app/reads/products.ts';
import { recentOrders } from '#app/reads/recentOrders.ts';
import { defineScreens } from '#app/screens.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { HomeFlow } from './HomeFlow.tsx';
import { portfolio } from './reads.ts';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  carried: true,
  screens: {
    '/': {
      title: msg`Übersicht`,
      // Requirement 2.5: with query token_value, home goes to /invoices.
      redirect: ({ search }) => (search.token_value ? pathTo('/invoices') : null),
      reads: () => [products, channel, portfolio, payouts, recentOrders],
      component: HomeFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/': 'token_value' | 'limit';
  }
}
