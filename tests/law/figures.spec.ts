import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unlistedIn } from '../support/unlisted.ts';
import { ROOT } from './source.ts';

/** Returns the addresses in a spec’s text, each expression in them as `x`. */
const addressesIn = (spec: string): string[] =>
  [
    ...readFileSync(`${ROOT}tests/stories/${spec}`, 'utf8')
      .replaceAll(/\$\{[^}]*\}/g, 'x')
      .matchAll(/['`](\/[^'`\n]*)['`]/g),
  ].map(([, address = '']) => address);

const INVESTOR = addressesIn('figures.spec.ts');
const MARKET = addressesIn('marketFigures.spec.ts');

const ON_THE_WAY = 'checked without its address, on the way through an order';
const OWN_ENTRIES = 'form: its figures are the customer’s own entries';
const NO_FIGURES = 'no figure from the tables';
const CONTENT = 'texts of the shop’s content';
const AS_THANKS = 'leads to the thanks, checked on the way through an order';

/** Screens whose figures neither spec checks at their address, with the reason. */
const INVESTOR_BESIDES: Readonly<Record<string, string>> = {
  '/order-process/token': ON_THE_WAY,
  '/order-process/addresses': `${ON_THE_WAY}; its figures are the customer’s own entries`,
  '/order-process/payment-methods': ON_THE_WAY,
  '/order-process/confirmation': ON_THE_WAY,
  '/payment/success': 'amount of the order, as at /orders/$uuid/finish; a payment at the provider leads here',
  '/payment/cancel': 'as its success',
  '/account/edit': OWN_ENTRIES,
  '/account/company-edit': OWN_ENTRIES,
  '/self-disclosure': 'leads to the next step of the self-disclosure',
  '/self-disclosure/personal': OWN_ENTRIES,
  '/self-disclosure/company': OWN_ENTRIES,
  '/self-disclosure/pep': NO_FIGURES,
  '/self-disclosure/representatives': OWN_ENTRIES,
  '/self-disclosure/ubo': OWN_ENTRIES,
  '/self-disclosure/ubo-documents': 'sizes of the customer’s own files',
  '/self-disclosure/custody': NO_FIGURES,
  '/self-disclosure/adequacy-optional': CONTENT,
  '/self-disclosure/adequacy-professional': CONTENT,
  '/self-disclosure/adequacy': CONTENT,
  '/self-disclosure/adequacy-risk': CONTENT,
};

const MARKET_BESIDES: Readonly<Record<string, string>> = {
  '/favourites': 'cards of works, as at /browse',
  '/edit-product/$productCode/metadata': 'form: its figures are the maker’s own entries',
  '/notifications-settings': NO_FIGURES,
  '/customer': 'leads to the profile',
  '/edit-profile': OWN_ENTRIES,
  '/order-process/addresses': ON_THE_WAY,
  '/order-process/payment-methods': ON_THE_WAY,
  '/order-process/confirmation': ON_THE_WAY,
  '/thank-you-for-offline-payment': ON_THE_WAY,
  '/payment/success': 'amount of the order, as its thanks; a payment at the provider leads here',
  '/payment/cancel': 'as its success',
  '/orders/$uuid/finish': AS_THANKS,
  '/order-details/$uuid': AS_THANKS,
  '/categories/$categoryName': 'cards of works, as at /browse',
};

const SHARED_BESIDES: Readonly<Record<string, string>> = {
  '/withdrawal': 'numbers and amounts of orders, as on their own pages',
  '/contact': CONTENT,
  '/banned': NO_FIGURES,
  '/data-protection': CONTENT,
  '/imprint': CONTENT,
  '/legal-indications': CONTENT,
  '/privacy-policy': CONTENT,
  '/terms-and-conditions': CONTENT,
  '/cms/$code': CONTENT,
  '/account/change-password': NO_FIGURES,
  '/account/change-email': NO_FIGURES,
  '/self-disclosure/kyc': NO_FIGURES,
  '/login': NO_FIGURES,
  '/login/2fa': NO_FIGURES,
  '/migration': NO_FIGURES,
  '/reset-password': NO_FIGURES,
  '/new-password/$token': NO_FIGURES,
  '/change-password': NO_FIGURES,
  '/create-content': 'leads to the first step of a new work',
  '/create-content-form': 'leads to the first step of a new work',
  '/preparation-process/prepare-collection': NO_FIGURES,
  '/preparation-process/metadata': OWN_ENTRIES,
  '/preparation-process/parameters': 'fee and payout of the maker’s own price, as at /edit-product/$productCode',
  '/preparation-process/upload-content': 'sizes of the maker’s own files',
  '/preparation-process/product-metadata': OWN_ENTRIES,
  '/preparation-process/collection-summary': 'the maker’s own entries: PreparationSummaryView.spec.tsx',
  '/sign-up/{-$referralCode}': NO_FIGURES,
  '/verify-email/$token': NO_FIGURES,
  '/resend-verification': NO_FIGURES,
  '/account/two-factor': NO_FIGURES,
  '/enable-twofactor': 'leads to /account/two-factor',
};

it.each([
  ['investor', 'figures.spec.ts', INVESTOR, INVESTOR_BESIDES],
  ['marketplace', 'marketFigures.spec.ts', MARKET, MARKET_BESIDES],
  [null, 'figures.spec.ts or marketFigures.spec.ts', [...INVESTOR, ...MARKET], SHARED_BESIDES],
] as const)(
  'the figures of each screen of the reading %s are checked by %s, or have a reason',
  (reading, spec, visited, besides) => {
    expect(
      unlistedIn({ reading, visited, besides }),
      `Visit each of these in tests/stories/${spec}, or give the reason above; “not …” needs no reason.`,
    ).toEqual([]);
  },
);
