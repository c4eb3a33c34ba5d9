import { idOf } from '#domain/shop/schema.ts';
import type { Reading } from '#domain/shop/settings.ts';
import { CHANNELS } from '../content/lookups.ts';
import type { Row } from '../db/schema.ts';
import type { Style } from './settings.ts';

/** Base path of the shop’s API. */
export const API = '/api/v2/shop';

/** Address of API Platform’s description of a type’s fields. */
export const contextOf = (type: string) => `/api/v2/contexts/${type}`;

const iri = (path: string) => `${API}/${path}`;

/**
 * Prefix of the fields about a list or a refusal: API Platform 2.7 and 3 use their vocabulary’s prefix, API Platform 4
 * uses none.
 */
export const prefixOf = (style: Style): 'hydra:' | '' => (isHydra(style) ? 'hydra:' : '');
export const isHydra = (style: Style): boolean => style === 'sylius-1.12' || style === 'sylius-1.14';

/** Style and format of an answer. */
export interface Recipient {
  style: Style;
  /** True for JSON-LD, in which objects contain their own IRIs. */
  linked: boolean;
  reading: Reading;
  caller: Pick<Row<'customers'>, 'uuid' | 'email'> | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Object that a field refers to by code: rendered as the bare code, as an object with the code, or as an IRI. */
interface Reference {
  type: string;
  resource: string;
  plain?: 'object';
}

/** Rules for the objects of a type. */
interface Face {
  /** Path below the API for `@id`. */
  path: (object: Fields, within: Fields) => string;
  /** Types of nested objects, or of lists of them, by field. */
  parts?: Readonly<Record<string, string>>;
  references?: Readonly<Record<string, Reference>>;
  /** Addresses, which Sylius sends only as IRIs; `plain` embeds them. */
  addresses?: readonly string[];
  /** Days and moments, which Sylius 1 sends in the format of its database. */
  dates?: readonly string[];
  /** Texts by language: a list in `plain`, otherwise keyed by Sylius’ locale code. */
  translations?: true;
  /** Fields of Sylius outside the contract. */
  stock?: (object: Fields, recipient: Recipient) => Fields;
  /** True if Sylius also sends the empty fields of this type, although it omits them elsewhere. */
  nulls?: true;
  /** Fields that a style does not send. */
  missing?: Partial<Record<Style, readonly string[]>>;
  /** Fields that Sylius 1 does not send in answers to the creating call. */
  missingWhenMade?: readonly string[];
  /** Fields that neither the specification nor Sylius has; `plain` omits them. */
  additions?: readonly string[];
}

/** Newer versions of Sylius no longer send the ids of objects with codes. */
const idless: Face['missing'] = { 'sylius-1.14': ['id'], 'sylius-2': ['id'] };
const named = (resource: string, key = 'id') => ({
  path: (object: Fields) => `${resource}/${encodeURIComponent(String(object[key]))}`,
});
const below = (object: Fields) => String(object.iri).replace(`${API}/`, '');

const FACES: Readonly<Record<string, Face>> = {
  Order: {
    ...named('orders', 'tokenValue'),
    parts: { billingAddress: 'OrderAddress', customer: 'OrderCustomer', items: 'OrderItem', payments: 'Payment' },
    references: { channel: { type: 'Channel', resource: 'channels' } },
    stock: (order, { style, reading, caller }) => ({
      channel: CHANNELS.find((each) => each.reading === reading)?.code,
      shipments: [],
      state: stateOf(order),
      taxExcludedTotal: order.taxTotal,
      taxIncludedTotal: 0,
      shippingTotal: 0,
      orderPromotionTotal: 0,
      ...(style === 'sylius-2' && caller && { customer: { uuid: caller.uuid, email: caller.email } }),
    }),
    missing: { 'sylius-2': ['id'] },
    additions: [
      'checkoutCompletedAt',
      'received',
      'paidAt',
      'registeredAt',
      'registered',
      'withdrawnAt',
      'money',
      'cancelledAt',
    ],
  },
  OrderItem: {
    path: ({ id }, { tokenValue }) =>
      tokenValue === undefined ? `order-items/${id}` : `orders/${tokenValue}/items/${id}`,
    references: { variant: { type: 'ProductVariant', resource: 'product-variants' } },
    stock: ({ unitPrice }) => ({ discountedUnitPrice: unitPrice }),
    additions: ['productCode', 'nominalValue'],
  },
  Payment: {
    ...named('payments'),
    references: { method: { type: 'PaymentMethod', resource: 'payment-methods', plain: 'object' } },
    additions: ['state'],
  },
  OrderAddress: { path: below },
  OrderCustomer: named('customers', 'uuid'),
  Address: {
    path: below,
    stock: (address) => ({ id: Number(idOf(String(address.iri))), provinceCode: null, provinceName: null }),
    nulls: true,
    dates: ['updatedAt'],
    missingWhenMade: ['id'],
  },
  Customer: {
    ...named('customers', 'uuid'),
    parts: { company: 'Company', defaultWallet: 'Wallet' },
    addresses: ['defaultAddress'],
    dates: ['birthday'],
    additions: ['referralCommission'],
  },
  Company: {
    ...named('companies', 'uuid'),
    parts: { defaultWallet: 'Wallet' },
    addresses: ['defaultAddress'],
  },
  Wallet: { ...named('wallets'), additions: ['id'] },
  Channel: {
    ...named('channels', 'code'),
    references: {
      baseCurrency: { type: 'Currency', resource: 'currencies' },
      currencies: { type: 'Currency', resource: 'currencies' },
      defaultLocale: { type: 'Locale', resource: 'locales' },
      locales: { type: 'Locale', resource: 'locales' },
    },
    stock: () => ({
      baseCurrency: 'EUR',
      currencies: ['EUR'],
      defaultLocale: 'de_DE',
      locales: ['de_DE', 'en_US'],
    }),
    missing: { 'sylius-1.12': ['id'], 'sylius-1.14': ['id'], 'sylius-2': ['id'] },
    additions: ['id'],
  },
  Country: { ...named('countries', 'code'), stock: () => ({ provinces: [] }), missing: idless },
  Currency: { ...named('currencies', 'code'), missing: idless },
  ProductVariant: { ...named('product-variants', 'code'), missing: idless },
  ProductPaymentConfiguration: {
    ...named('product-payment-configurations'),
    parts: { paymentMethod: 'PaymentMethod' },
    additions: ['productCode'],
  },
  PaymentMethod: { ...named('payment-methods', 'code'), additions: ['kind'] },
  Page: { ...named('cms-plugin/pages', 'code'), translations: true },
  Block: { ...named('cms-plugin/blocks', 'code'), translations: true },
  CustomerPayout: { ...named('customer-payouts'), additions: ['withheld', 'productCode', 'productName'] },
  CustomerDocument: {
    ...named('customer-documents'),
    additions: ['size', 'sha256', 'productCode', 'productName'],
  },
  Identification: { ...named('identification'), additions: ['reason', 'updatedAt'] },
  AnsweredQuestionnaire: { ...named('answered-questionnaires'), additions: ['answeredAt', 'answers', 'topics'] },
  UboUser: { ...named('ubo-users'), additions: ['heldThrough'] },
  MediaFile: {
    path: ({ uuid, fileName }) => `media-files/${uuid ?? fileName}`,
    additions: ['uuid', 'fileName', 'mediaType', 'offset', 'complete', 'expiresAt'],
  },
  Zone: named('zones', 'code'),
  ZoneMember: named('zone-members', 'code'),
};

/** Fields that neither the specification nor Sylius has, by type. */
export const ADDED_FIELDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(FACES).flatMap(([type, { additions }]) => (additions ? [[type, additions]] : [])),
);

/** True for answers that contain empty fields. */
export const hasNulls = (type: string, style: Style): boolean => style !== 'plain' && FACES[type]?.nulls === true;

/** Returns Sylius’ own state of an order, besides those of its checkout, payment and delivery. */
function stateOf({ checkoutState, paymentState, shippingState }: Fields): string {
  if (checkoutState !== 'completed') return 'cart';
  if (paymentState === 'cancelled') return 'cancelled';
  return paymentState === 'paid' && shippingState === 'shipped' ? 'fulfilled' : 'new';
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies a function to a value or to each element of a list; keeps null and undefined. */
const each = (value: unknown, tell: (one: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map(tell);
  return value === null || value === undefined ? value : tell(value);
};

/** Renders an object of the contract in the style of the answer. Types without rules stay unchanged. */
export function restyle(
  recipient: Recipient,
  type: string,
  object: object,
  { created = false, within = {} }: { created?: boolean; within?: Fields } = {},
): Fields {
  const { style, linked } = recipient;
  const face = FACES[type];
  const own: Fields = { ...object };
  if (!face) return own;
  const left = new Set([
    ...(face.missing?.[style] ?? []),
    ...(style === 'plain' ? (face.additions ?? []) : []),
    ...(created && isHydra(style) ? (face.missingWhenMade ?? []) : []),
    // Sylius has `@id` for the IRI if objects are linked.
    ...(linked && style !== 'plain' ? ['iri'] : []),
  ]);
  const fields = Object.entries({ ...own, ...face.stock?.(own, recipient) }).filter(([name]) => !left.has(name));
  const shown = fields.map(([name, value]): [string, unknown] => [name, shownAs(recipient, face, own, name, value)]);
  return {
    ...(linked && { '@id': iri(face.path(own, style === 'sylius-2' ? within : {})), '@type': NAMES[type] ?? type }),
    ...Object.fromEntries(shown),
  };
}
const NAMES: Readonly<Record<string, string>> = { OrderAddress: 'Address', OrderCustomer: 'Customer' };

function shownAs(recipient: Recipient, face: Face, object: Fields, name: string, value: unknown): unknown {
  const { style } = recipient;
  const part = face.parts?.[name];
  if (part) return each(value, (one) => (isObject(one) ? restyle(recipient, part, one, { within: object }) : one));
  const reference = face.references?.[name];
  if (reference) return each(value, (code) => referred(recipient, reference, String(code)));
  if (face.addresses?.includes(name) && isObject(value))
    return style === 'plain' ? restyle(recipient, 'Address', value) : value.iri;
  if (face.dates?.includes(name) && typeof value === 'string') return isHydra(style) ? inSql(value) : value;
  if (face.translations && name === 'translations' && Array.isArray(value))
    return style === 'plain' ? value : Object.fromEntries(value.map(keyed));
  return value;
}

function referred({ style, linked }: Recipient, { type, resource, plain }: Reference, code: string): unknown {
  const path = iri(`${resource}/${encodeURIComponent(code)}`);
  if (style !== 'plain') return path;
  if (plain === undefined) return code;
  return linked ? { '@id': path, '@type': type, code } : { code };
}

/** Formats a day at midnight, or a moment to the second, both without a time zone. */
const inSql = (text: string) => (text.length === 10 ? `${text} 00:00:00` : text.slice(0, 19).replace('T', ' '));

function keyed(text: Fields): [string, Fields] {
  const locale = localeCodeOf(text.locale === 'en' ? 'en' : 'de');
  return [locale, { ...text, locale }];
}

/** Sylius’ code for a language, as in its channel and orders. */
export const localeCodeOf = (locale: string): 'de_DE' | 'en_US' => (locale === 'en' ? 'en_US' : 'de_DE');
