import { defineScreens } from '#app/screens.ts';
import { ItemFlow } from './ItemFlow.tsx';
import { item, transactions } from './reads.ts';

export const screens = defineScreens({
  access: 'public',
  reading: 'marketplace',
  screens: {
    // The work's name is its title.
    '/products/$productCode': {
      reads: ({ params: { productCode } }) => [
        [item, productCode],
        [transactions, productCode],
      ],
      component: ItemFlow,
    },
  },
});

// The investor's table (features/investor/product) declares the path.
declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {}
}
