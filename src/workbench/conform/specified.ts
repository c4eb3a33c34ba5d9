import type { Call } from '#api/call.ts';
import { AccountType } from '#domain/shop/customer.ts';
import type { Reading } from '#domain/shop/settings.ts';

/**
 * A field that the specification names, although the app reads an answer without it: no schema reports its absence, and
 * much may depend on it.
 */
export interface SpecifiedField {
  reading: Reading;
  call: Call;
  path: readonly string[];
  /** All values that the app knows; absent if it accepts any. */
  values?: readonly string[];
  without: string;
  /** Call whose journeys cannot be completed without the field. */
  hinders: Call;
}

const ofCustomer = { reading: 'investor', call: 'readCustomer', hinders: 'createOrder' } as const;
const ofProduct = { reading: 'investor', call: 'readProduct', hinders: 'createOrder' } as const;

export const specifiedFields: readonly SpecifiedField[] = [
  { ...ofCustomer, path: ['status'], without: 'Parkett takes every customer for not approved: no customer can order.' },
  {
    ...ofCustomer,
    path: ['cryptoRegistrarStatus'],
    without: 'Parkett takes every customer for not cleared by the registrar: no customer can order.',
  },
  {
    ...ofCustomer,
    path: ['kycPassed'],
    without: 'Parkett takes the identity of every customer for not confirmed: no customer can order.',
  },
  {
    ...ofCustomer,
    path: ['accountType'],
    values: AccountType.options,
    without: 'Parkett takes every customer for a person: companies cannot complete their self-disclosure.',
    hinders: 'saveCustomer',
  },
  {
    ...ofProduct,
    path: ['product', 'allowToBuy'],
    without: 'Parkett shows the product as exclusive: it cannot be ordered.',
  },
  {
    ...ofProduct,
    path: ['product', 'defaultVariant', 'onHand'],
    without: 'Parkett shows the product as sold out: it cannot be ordered.',
  },
  {
    ...ofProduct,
    reading: 'marketplace',
    call: 'readItem',
    path: ['product', 'defaultVariant', 'onHand'],
    without: 'Parkett shows the work as sold out: it cannot be bought.',
  },
];
