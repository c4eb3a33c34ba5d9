import { msg } from '@lingui/core/macro';
import { categories } from '#app/reads/categories.ts';
import { defineScreens } from '#app/screens.ts';
import { CreatedFlow } from './CreatedFlow.tsx';
import { ItemDetailsFlow } from './ItemDetailsFlow.tsx';
import { ItemEditFlow } from './ItemEditFlow.tsx';
import { created, ownItem, sales } from './reads.ts';

export const screens = defineScreens({
  access: 'account',
  reading: 'marketplace',
  screens: {
    '/created': { title: msg`Meine Werke`, reads: () => [created], component: CreatedFlow },
    // The pages set their titles: a missing work and another creator's work have titles of their own.
    '/edit-product/$productCode': {
      reads: ({ params }) => [[ownItem, params.productCode], [sales, params.productCode], categories],
      component: ItemEditFlow,
    },
    '/edit-product/$productCode/metadata': {
      reads: ({ params }) => [[ownItem, params.productCode]],
      component: ItemDetailsFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/created': never;
    '/edit-product/$productCode': never;
    '/edit-product/$productCode/metadata': never;
  }
}
