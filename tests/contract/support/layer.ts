import * as addresses from '#api/addresses.ts';
import * as blocks from '#api/blocks.ts';
import * as categories from '#api/categories.ts';
import * as channels from '#api/channels.ts';
import * as collections from '#api/collections.ts';
import * as customers from '#api/customers.ts';
import * as documents from '#api/documents.ts';
import * as emailChange from '#api/emailChange.ts';
import * as excerpts from '#api/excerpts.ts';
import * as files from '#api/files.ts';
import * as invoices from '#api/invoices.ts';
import * as itemDetails from '#api/itemDetails.ts';
import * as itemDrafts from '#api/itemDrafts.ts';
import * as items from '#api/items.ts';
import * as lookups from '#api/lookups.ts';
import * as mediaUploads from '#api/mediaUploads.ts';
import * as migration from '#api/migration.ts';
import * as myItems from '#api/myItems.ts';
import * as onboarding from '#api/onboarding.ts';
import * as orders from '#api/orders.ts';
import * as orderWrites from '#api/orderWrites.ts';
import * as ownProfile from '#api/ownProfile.ts';
import * as pages from '#api/pages.ts';
import * as passwords from '#api/passwords.ts';
import * as paymentMethods from '#api/paymentMethods.ts';
import * as payouts from '#api/payouts.ts';
import * as persons from '#api/persons.ts';
import * as portfolio from '#api/portfolio.ts';
import * as products from '#api/products.ts';
import * as profile from '#api/profile.ts';
import * as purchases from '#api/purchases.ts';
import * as questionnaires from '#api/questionnaires.ts';
import * as referrals from '#api/referrals.ts';
import * as sales from '#api/sales.ts';
import * as signUp from '#api/signUp.ts';
import * as taxFile from '#api/taxFile.ts';
import * as transfers from '#api/transfers.ts';
import * as twoFactor from '#api/twoFactor.ts';
import * as wallets from '#api/wallets.ts';
import * as withdrawals from '#api/withdrawals.ts';

/** Every function of the API layer that calls the shop for a customer or visitor. */
export const layer = {
  ...addresses,
  ...categories,
  ...channels,
  ...blocks,
  ...collections,
  ...customers,
  ...documents,
  ...emailChange,
  ...excerpts,
  ...files,
  ...invoices,
  ...items,
  ...itemDrafts,
  announceMedia: mediaUploads.announceMedia,
  readUpload: mediaUploads.readUpload,
  ...migration,
  ...itemDetails,
  ...sales,
  ...lookups,
  ...myItems,
  ...onboarding,
  ...orders,
  ...orderWrites,
  ...ownProfile,
  ...pages,
  ...passwords,
  ...paymentMethods,
  ...payouts,
  ...persons,
  ...portfolio,
  ...products,
  ...purchases,
  ...questionnaires,
  ...referrals,
  ...wallets,
  ...transfers,
  ...twoFactor,
  ...profile,
  ...signUp,
  ...taxFile,
  ...withdrawals,
};
