import { msg } from '@lingui/core/macro';
import { channel } from '#app/reads/channel.ts';
import { customer } from '#app/reads/customer.ts';
import { order } from '#app/reads/order.ts';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { defineScreens } from '#app/screens.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { WithdrawalFlow } from './WithdrawalFlow.tsx';

export const screens = defineScreens({
  access: 'public',
  screens: {
    '/withdrawal': {
      title: msg`Vertrag widerrufen`,
      reads: ({ app, search }) => {
        if (!isLoggedIn(app.session.getSnapshot())) return [channel];
        return [channel, customer, subscriptions, ...(search.order ? [[order, search.order] as const] : [])];
      },
      component: WithdrawalFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    /** `order`: token value of the order to withdraw from. */
    '/withdrawal': 'order';
  }
}
