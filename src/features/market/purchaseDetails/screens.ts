import { msg } from '@lingui/core/macro';
import { customer } from '#app/reads/customer.ts';
import { order } from '#app/reads/order.ts';
import { defineScreens } from '#app/screens.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { PaymentCancelFlow, PaymentSuccessFlow, ThanksFlow } from './PurchaseDetailsFlow.tsx';

/** Redirect for an order's links in mails and bookmarks, which have the URLs of the investor reading. */
const toThanks = {
  redirect: ({ params: { uuid } }: { params: { uuid: string } }) =>
    pathTo('/thank-you-for-offline-payment', undefined, { token: uuid }),
};

export const screens = defineScreens({
  access: 'account',
  reading: 'marketplace',
  screens: {
    '/thank-you-for-offline-payment': {
      title: msg`Ihr Kauf`,
      reads: ({ search: { token } }) => (token ? [[order, token], customer] : []),
      component: ThanksFlow,
    },
    '/payment/success': { title: msg`Zahlung`, component: PaymentSuccessFlow },
    '/payment/cancel': { title: msg`Zahlung`, component: PaymentCancelFlow },
    '/orders/$uuid/finish': toThanks,
    '/order-details/$uuid': toThanks,
  },
});

// The investor's tables (features/investor/payment, orderFinished, orderDetails) declare the others.
declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/thank-you-for-offline-payment': 'token';
  }
}
