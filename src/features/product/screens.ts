import { channel } from '#app/reads/channel.ts';
import { defineScreens } from '#app/screens.ts';
import { ProductFlow } from './ProductFlow.tsx';
import { product } from './reads.ts';

export const screens = defineScreens({
  access: 'public',
  screens: {
    // The product's name is its title.
    '/products/$productCode': {
      reads: ({ params }) => [[product, params.productCode], channel],
      component: ProductFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/products/$productCode': never;
  }
}
