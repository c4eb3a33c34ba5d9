import { readPaymentMethods } from '#api/paymentMethods.ts';
import { defineResource } from '../resources/resources.ts';

/** Enabled payment methods of one product, by its code. */
export const paymentMethods = defineResource({
  name: 'paymentMethods',
  freshness: 'products',
  invalidatedBy: ['locale'],
  read: ({ http, key, signal }) => readPaymentMethods(http, key, signal),
});
