/** Bodies as a stock Sylius 1.12 sends them (API Platform 2.7, JSON-LD, null values omitted). */

const API = '/api/v2/shop';
const TOKEN = 'kFMYbRRw~JMaDBKM_AxjZBc1G0CRsS';

const address = {
  '@id': `${API}/addresses/80`,
  '@type': 'Address',
  firstName: 'Erika',
  lastName: 'Muster',
  countryCode: 'DE',
  street: 'Hauptstr. 1',
  city: 'Berlin',
  postcode: '10115',
};
export const createdAddress = {
  '@context': `${API}/contexts/Address`,
  ...address,
  phoneNumber: null,
  provinceCode: null,
};
export const changedAddress = {
  ...createdAddress,
  id: 80,
  customer: `${API}/customers/1`,
  fullName: 'Erika Muster',
  createdAt: '2026-11-24 06:37:48',
};

const collection = (path: string, ...members: object[]) => ({
  '@context': `${API}/contexts/${path}`,
  '@id': `${API}/${path}`,
  '@type': 'hydra:Collection',
  'hydra:member': members,
  'hydra:totalItems': members.length,
  'hydra:view': { '@id': `${API}/${path}?page=1`, '@type': 'hydra:PartialCollectionView' },
});
export const addresses = collection('addresses', address, changedAddress);

const payment = {
  '@id': `${API}/payments/22`,
  '@type': 'Payment',
  id: 22,
  method: `${API}/payment-methods/bank_transfer`,
};
const item = {
  '@id': `${API}/order-items/60`,
  '@type': 'OrderItem',
  variant: `${API}/product-variants/WIND-26-TOKEN`,
  productName: 'Windpark',
  id: 60,
  quantity: 2,
  unitPrice: 9358,
  originalUnitPrice: 9358,
  discountedUnitPrice: 9358,
  subtotal: 18716,
  total: 18716,
};
const sums = { taxExcludedTotal: 0, taxIncludedTotal: 0, shippingTotal: 0, orderPromotionTotal: 0 };

/** Order in one of Sylius' checkout states. */
export const orderIn = (checkoutState: string, more: object = {}) => ({
  '@context': `${API}/contexts/Order`,
  '@id': `${API}/orders/${TOKEN}`,
  '@type': 'Order',
  channel: `${API}/channels/PARKETT`,
  billingAddress: { ...address, '@id': `${API}/addresses/81` },
  payments: [payment],
  shipments: [],
  currencyCode: 'EUR',
  localeCode: 'de_DE',
  checkoutState,
  paymentState: 'cart',
  shippingState: 'cart',
  tokenValue: TOKEN,
  id: 25,
  items: [item],
  itemsTotal: 18716,
  total: 18716,
  taxTotal: 0,
  state: 'cart',
  ...sums,
  ...more,
});
export const emptyCart = orderIn('cart', { payments: [], items: [], itemsTotal: 0, total: 0 });
export const placedOrder = orderIn('completed', {
  paymentState: 'awaiting_payment',
  shippingState: 'shipped',
  number: '000000022',
  state: 'new',
});
/** Sylius 2 identifies an order by its token only, and embeds objects that 1.12 links. */
export const orderOfSylius2 = () => {
  const { id: _, ...order } = placedOrder;
  return {
    ...order,
    payments: [
      { '@id': `${API}/payments/22`, method: { '@id': `${API}/payment-methods/bank_transfer`, code: 'bank_transfer' } },
    ],
    items: [{ ...item, variant: { '@id': item.variant, '@type': 'ProductVariant', code: 'WIND-26-TOKEN' } }],
  };
};
export const orders = collection('orders', placedOrder, orderIn('completed', { paymentState: 'partially_paid' }));
/** Entry of stock Sylius' order list, which lacks most fields of requirement 3.14. */
export const listedOrder = {
  '@id': `${API}/orders/${TOKEN}`,
  '@type': 'Order',
  channel: `${API}/channels/PARKETT`,
  tokenValue: TOKEN,
  id: 16,
  number: '000000016',
  itemsTotal: 14712,
  state: 'new',
};

export const customer = {
  '@context': `${API}/contexts/Customer`,
  '@id': `${API}/customers/1`,
  '@type': 'Customer',
  defaultAddress: `${API}/addresses/75`,
  user: { '@type': 'ShopUser', '@id': 'true', verified: false },
  email: 'erika@example.com',
  firstName: 'Erika',
  lastName: 'Muster',
  gender: 'u',
  fullName: 'Erika Muster',
  subscribedToNewsletter: false,
  birthday: '1980-01-01 00:00:00',
};

export const channels = collection('channels', {
  '@id': `${API}/channels/PARKETT`,
  '@type': 'Channel',
  baseCurrency: `${API}/currencies/EUR`,
  defaultLocale: `${API}/locales/de_DE`,
  currencies: [`${API}/currencies/EUR`],
  locales: [`${API}/locales/de_DE`],
  code: 'PARKETT',
  name: 'Parkett',
});
export const countries = collection('countries', {
  '@id': `${API}/countries/DE`,
  '@type': 'Country',
  code: 'DE',
  provinces: [],
  name: 'Deutschland',
});
export const currencies = collection('currencies', {
  '@id': `${API}/currencies/EUR`,
  '@type': 'Currency',
  code: 'EUR',
  name: 'Euro',
});
const texts = (name: string | null) => ({ '@id': 'x', '@type': 'T', name, content: '<p>Parkett AG</p>' });
export const blocks = collection('cms-plugin/blocks', {
  '@id': `${API}/cms-plugin/blocks/1`,
  '@type': 'Block',
  id: 1,
  code: 'company',
  enabled: true,
  translations: { de_DE: texts('Anschrift'), en_US: texts(null), fr_FR: { ...texts('Adresse'), content: null } },
});
