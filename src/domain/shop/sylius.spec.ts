// Bodies of a stock Sylius: the parsed results, and failures for fields of requirements section 3 that it lacks.
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { displayState, dueOf, refundDueOf } from '#domain/order/orderStatus.ts';
import { canRetryPayment, paymentStatusOf } from '#domain/order/payment.ts';
import { unpaidOf } from '#domain/order/unpaid.ts';
import { Channel } from './channel.ts';
import { pageOf } from './collection.ts';
import { Content } from './content.ts';
import { Address, CustomerAnswer } from './customer.ts';
import { Country, Currency } from './lookups.ts';
import { Identification } from './onboarding.ts';
import { EuroOrder, Order, orderedAtOf, PaymentConfiguration, PaymentSetup } from './order.ts';
import * as sylius from './testing/sylius.ts';

const spec = { contactEmail: 'mail@example.com' };

describe('bodies of a stock Sylius are read', () => {
  test.each<[name: string, schema: z.core.$ZodType, body: unknown, read: unknown]>([
    ['a created address', Address, sylius.createdAddress, { iri: '/api/v2/shop/addresses/80', city: 'Berlin' }],
    ['a changed address', Address, sylius.changedAddress, { iri: '/api/v2/shop/addresses/80', phoneNumber: null }],
    ['addresses', pageOf(Address), sylius.addresses, { totalItems: 2, member: [{ postcode: '10115' }, {}] }],
    ['an empty cart', Order, sylius.emptyCart, { id: 25, items: [], payments: [], checkoutState: 'cart' }],
    [
      'a cart with its preassigned payment method',
      Order,
      sylius.orderIn('cart'),
      {
        items: [{ variant: 'WIND-26-TOKEN', productCode: null, nominalValue: null, variantName: null }],
        payments: [{ id: 22, method: 'bank_transfer', state: '' }],
      },
    ],
    ['an order without shipping', Order, sylius.orderIn('shipping_skipped'), { checkoutState: 'addressed' }],
    ['one with shipping', Order, sylius.orderIn('shipping_selected'), { checkoutState: 'addressed' }],
    ['a free one', Order, sylius.orderIn('payment_skipped'), { checkoutState: 'payment_selected' }],
    ['one in a state of its own', Order, sylius.orderIn('kyc_checked'), { checkoutState: 'kyc_checked' }],
    ['a placed one', Order, sylius.placedOrder, { number: '000000022', paymentState: 'awaiting_payment' }],
    [
      'a placed one of Sylius 2',
      Order,
      sylius.orderOfSylius2(),
      { id: null, items: [{ variant: 'WIND-26-TOKEN' }], payments: [{ id: 22, method: 'bank_transfer' }] },
    ],
    ['orders', pageOf(Order), sylius.orders, { member: [{}, { paymentState: 'partially_paid' }] }],
    ['countries', pageOf(Country), sylius.countries, { member: [{ code: 'DE', enabled: true }] }],
    ['currencies', pageOf(Currency), sylius.currencies, { member: [{ code: 'EUR' }] }],
    [
      'blocks whose texts are keyed by locale',
      pageOf(Content),
      sylius.blocks,
      { member: [{ translations: [{ locale: 'de_DE', name: 'Anschrift' }] }] },
    ],
    ['the configuration of an offline payment', PaymentSetup, [], null],
    [
      'an address as IRI, a list with gaps, and a price that it does not say',
      Order,
      {
        ...sylius.placedOrder,
        billingAddress: '/api/v2/shop/addresses/75',
        items: { 1: { ...sylius.placedOrder.items[0], originalUnitPrice: null } },
      },
      { billingAddress: null, items: [{ originalUnitPrice: null }] },
    ],
    [
      'nulls beside IRIs',
      Order,
      { ...sylius.placedOrder, payments: [{ '@id': '/api/v2/shop/payments/7', id: null, method: 'card' }] },
      { payments: [{ id: 7, method: 'card' }] },
    ],
    ['null for lists', Order, { ...sylius.emptyCart, items: null, payments: null }, { items: [], payments: [] }],
    [
      'odd additions',
      Order,
      { ...sylius.placedOrder, received: '0', checkoutCompletedAt: 1, paidAt: 'soon', payments: [] },
      { received: null, checkoutCompletedAt: null, paidAt: null },
    ],
    ['a total in digits', pageOf(Order), { 'hydra:member': [], 'hydra:totalItems': '0' }, { totalItems: 0 }],
    ['no total', pageOf(Order), { 'hydra:member': [], 'hydra:totalItems': null }, { totalItems: 0 }],
    [
      'a wallet with only an address, and minor fields of another shape',
      CustomerAnswer,
      {
        ...sylius.customer,
        defaultWallet: { address: '0x1' },
        company: [],
        mediaFiles: null,
        tokenAmount: '0',
        referralPartner: 1,
      },
      { defaultWallet: { address: '0x1', name: '' }, company: null, mediaFiles: [], tokenAmount: null },
    ],
    [
      'a company named by its IRI',
      CustomerAnswer,
      { ...sylius.customer, uuid: null, company: { '@id': '/api/v2/shop/companies/c-1' } },
      { uuid: '1', company: { uuid: 'c-1' } },
    ],
    ['an identity check without an id', Identification, { '@id': '/x/5', stateAsString: 'new' }, { id: 5 }],
    [
      'a method with 1 for true',
      PaymentConfiguration,
      { id: '1', productCode: 7, paymentMethod: { id: 'a', code: 'card', name: 'Karte', enabled: 1, kind: 'wire' } },
      { id: null, paymentMethod: { enabled: true, kind: null } },
    ],
  ])('%s', (_, schema, body, read) => {
    const { data, error } = z.safeParse(schema, body);
    expect(error?.issues).toBeUndefined();
    if (read === null) expect(data).toBeNull();
    else expect(data).toMatchObject(Object(read));
  });

  test('an order without its completion time has the date of the specification', () => {
    const legalDocsConfirmAt = '2026-11-24T08:00:00Z';
    const dated = { ...sylius.placedOrder, currencyCode: 'EUR', legalDocsConfirmAt, checkoutCompletedAt: null };
    expect(orderedAtOf(EuroOrder.parse(dated))).toBe(legalDocsConfirmAt);
    expect(orderedAtOf(EuroOrder.parse({ ...dated, checkoutState: 'addressed' }))).toBeNull();
  });

  test('a customer has the additions of the specification', () => {
    const customer = CustomerAnswer.parse({ ...sylius.customer, accountType: 'company', status: 'on_hold' });
    expect(customer).toMatchObject({ uuid: '1', birthday: '1980-01-01', status: 'on_hold', kycPassed: false });
    expect(customer.defaultAddress).toEqual({ iri: '/api/v2/shop/addresses/75' });
    expect(CustomerAnswer.safeParse({ ...sylius.customer, accountType: 'cooperative' }).success).toBe(false);
    expect(
      CustomerAnswer.parse({ ...sylius.customer, uuid: 'u-1', defaultAddress: sylius.createdAddress }),
    ).toMatchObject({ uuid: 'u-1', defaultAddress: { street: 'Hauptstr. 1' } });
  });

  test('a channel has the contact of the specification', () => {
    const channels = {
      ...sylius.channels,
      'hydra:member': sylius.channels['hydra:member'].map((channel) => ({ ...channel, ...spec })),
    };
    expect(pageOf(Channel).parse(channels).member).toMatchObject([{ code: 'PARKETT', baseCurrency: 'EUR', id: null }]);
  });
});

test.each<[name: string, schema: z.core.$ZodType, body: unknown, path: string]>([
  ['an order of the list', Order, sylius.listedOrder, 'checkoutState'],
  ['a channel', pageOf(Channel), sylius.channels, 'contactEmail'],
  ['a customer', CustomerAnswer, { ...sylius.customer, email: undefined }, 'email'],
])('a body that lacks a field of the specification is refused at that field %s', (_, schema, body, path) => {
  const paths = JSON.stringify(z.safeParse(schema, body).error?.issues);
  expect(paths).toContain(`"${path}"`);
});

test.each([
  ['partially_authorized', 'partlyPaid', 'unknown'],
  ['partially_paid', 'partlyPaid', 'unknown'],
  ['partially_refunded', 'partlyRefunded', 'paid'],
  ['in_collection', 'other', 'unknown'],
  ['constructor', 'other', 'unknown'],
])('a payment in the state %s is shown as %s, and no amount is claimed', (paymentState, shown, status) => {
  const order = Order.parse(sylius.orderIn('completed', { paymentState }));
  expect([displayState(order), paymentStatusOf(order)]).toEqual([shown, status]);
  expect([canRetryPayment(order), unpaidOf([order]).filter(dueOf), refundDueOf(order)]).toEqual([false, [], 0]);
});

test('an order that waits for its payment is claimed', () => {
  const order = Order.parse(sylius.placedOrder);
  expect([canRetryPayment(order), unpaidOf([order]).map(dueOf)]).toEqual([true, [18716]]);
});

test('an order in dollars is neither shown nor paid here', () => {
  const order = sylius.orderIn('completed', { currencyCode: 'USD' });
  expect(Order.safeParse(order).success).toBe(true);
  expect(EuroOrder.safeParse(order).error?.issues.map(({ path }) => path)).toEqual([['currencyCode']]);
});
