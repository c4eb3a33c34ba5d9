/** Answers of a shop about a customer who may subscribe and a work on sale, as far as the schemas ask for them. */

export const anna = {
  id: 1,
  uuid: 'anna',
  email: 'anna@example.org',
  accountType: 'personal',
  status: 'approved',
  cryptoRegistrarStatus: 'approved',
  kycPassed: true,
  twoFactorEnabled: false,
  verified: true,
};

export const address = {
  firstName: 'Julia',
  lastName: 'Lindner',
  company: null,
  countryCode: 'DE',
  street: 'Saalstraße 7',
  city: 'Jena',
  postcode: '07743',
  phoneNumber: null,
};

export const annasWallet = { id: 5, type: 'token-forge', name: 'Annas Wallet', address: '0x1', defaultWallet: true };

const variant = {
  id: 1,
  code: 'WERK-1',
  name: 'Werk',
  enabled: true,
  totalSupply: 2,
  onHand: 1,
  inStock: true,
  tracked: true,
  channelPricings: [{ channelCode: 'token', price: 5000 }],
};
const work = { id: 1, code: 'WERK', name: 'Werk', slug: 'werk', allowToBuy: true, whitelisting: false };

/** @param more Fields of the work; `ofVariant`: fields of its only variant. */
export const workWith = (more: object = {}, ofVariant: object = {}) => ({
  ...work,
  defaultVariant: { ...variant, ...ofVariant },
  ...more,
});
