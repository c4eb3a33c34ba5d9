// Answers of the shop for a customer who may buy, and for a work that they may buy.
import { Settings } from '#domain/shop/settings.ts';
import { PRICE } from '#machines/flows/purchase/testing/fixtures.ts';

export const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/', reading: 'marketplace' });
export const anna = {
  id: 1,
  uuid: 'anna',
  email: 'anna@example.org',
  accountType: 'personal',
  status: 'untouched',
  cryptoRegistrarStatus: 'untouched',
  kycPassed: true,
  twoFactorEnabled: false,
  verified: true,
};
export const variant = {
  id: 1,
  code: 'FACETTE-3-1',
  name: 'Auflage 50',
  enabled: true,
  totalSupply: 50,
  onHand: 3,
  inStock: true,
  tracked: true,
  channelPricings: [{ channelCode: 'token', price: PRICE }],
};
export const product = {
  id: 1,
  code: 'FACETTE-3',
  name: 'Eisgang',
  slug: 'eisgang',
  allowToBuy: true,
  whitelisting: false,
  defaultVariant: variant,
  variants: [variant],
  creator: { uuid: 'ida', profileName: 'ida' },
  translations: [
    { locale: 'de', name: 'Eisgang' },
    { locale: 'en', name: 'Ice drift' },
  ],
};
