import { msg } from '@lingui/core/macro';
import { order } from '#app/reads/order.ts';
import { defineScreens } from '#app/screens.ts';
import { OrderFinishedFlow } from './OrderFinishedFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  screens: {
    '/orders/$uuid/finish': {
      title: msg`Vielen Dank`,
      reads: ({ params }) => [[order, params.uuid]],
      component: OrderFinishedFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/orders/$uuid/finish': never;
  }
}
