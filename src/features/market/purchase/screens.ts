import { msg } from '@lingui/core/macro';
import { countries } from '#app/reads/lookups.ts';
import { defineScreens } from '#app/screens.ts';
import { PurchaseFlow } from './PurchaseFlow.tsx';

const reads = () => [countries];

export const screens = defineScreens({
  access: 'account',
  reading: 'marketplace',
  layout: PurchaseFlow,
  ownHeader: true,
  screens: {
    '/order-process/addresses': { title: msg`Kauf: Anschrift`, reads },
    '/order-process/payment-methods': { title: msg`Kauf: Zahlungsart`, reads },
    '/order-process/confirmation': { title: msg`Kauf: Prüfen`, reads },
  },
});

// The investor's table (features/investor/order) declares the paths.
declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {}
}
