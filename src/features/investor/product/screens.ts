import { blocks } from '#app/reads/blocks.ts';
import { channel } from '#app/reads/channel.ts';
import { holdings } from '#app/reads/holdings.ts';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { defineScreens } from '#app/screens.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { ProductFlow } from './ProductFlow.tsx';
import { product } from './reads.ts';

export const screens = defineScreens({
  access: 'public',
  reading: 'investor',
  screens: {
    // The product's name is its title.
    '/products/$productCode': {
      reads: ({ app, params }) => [
        [product, params.productCode],
        channel,
        blocks,
        ...(isLoggedIn(app.session.getSnapshot()) ? [subscriptions, holdings] : []),
      ],
      component: ProductFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    /** `bid` opens the bid dialog, on the marketplace. */
    '/products/$productCode': 'bid';
  }
}
