/* The catalogue and its payment methods. */
import type { Cents, Flag, Given, Id, Json, Maybe, Moment } from './columns.ts';

export interface TaxonsTable {
  id: Id;
  code: string;
  slug: string;
  parentId: Maybe<number>;
  level: Given<number>;
  position: Given<number>;
  /** `[{locale, name, slug, description}]`. */
  translations: Json;
}

export interface ProductsTable {
  id: Id;
  code: string;
  slug: string;
  reading: 'investor' | 'marketplace';
  kind: 'bond' | 'item';
  enabled: Given<Flag>;
  allowToBuy: Given<Flag>;
  /** Taken off sale by its creator. */
  offSale: Given<Flag>;
  whitelisting: Given<Flag>;
  /** Percent, which the price has in it: 0 for a bond (§ 4 Nr. 8 UStG), 19 for an item. */
  taxPercent: Given<number>;
  position: Given<number>;
  mainTaxonId: Maybe<number>;
  creatorId: Maybe<number>;
  royalties: Maybe<number>;
  blockchainName: Maybe<string>;
  tokenId: Maybe<string>;
  /** Address that tokens are minted by. */
  contractAddress: Maybe<string>;
  /** `{collection?, nft_metadata: {…}}` of an item. */
  metadata: Maybe<Json>;
  /** The name of the collection that an item is of, as in its metadata: it is searched by. */
  collection: Maybe<string>;
  /** What its creator named the call by that made it, and the SHA-256 of what that call said: it is made once. */
  reference: Maybe<string>;
  draftHash: Maybe<string>;
  createdAt: Moment;
  /** Incremented by a transaction that needs the product for itself. */
  lock: Given<number>;
}

export interface ProductTranslationsTable {
  id: Id;
  productId: number;
  locale: string;
  name: string;
  description: Maybe<string>;
  shortDescription: Maybe<string>;
}

export interface ProductAttributesTable {
  id: Id;
  productId: number;
  /** `interest_rate`, `interest_period`, `maturity_date`, `nominal_value`, `min_subscription` and so on. */
  code: string;
  /** In German. */
  name: string;
  nameEn: Maybe<string>;
  /** In German, or the same in every language. */
  stringValue: Maybe<string>;
  stringValueEn: Maybe<string>;
  position: Given<number>;
}

/** Either a file of the bucket or a path on the app's server. */
export interface ProductMediaTable {
  id: Id;
  productId: number;
  fileUuid: Maybe<string>;
  url: Maybe<string>;
  fileName: string;
  mediaType: 'image' | 'audio' | 'video';
  /** Picture that stands for a film until it plays. */
  posterUrl: Maybe<string>;
  /** `[{locale, url}]` of WebVTT. */
  captions: Maybe<Json>;
  position: Given<number>;
}

export interface LegalDocumentsTable {
  id: Id;
  productId: number;
  name: string;
  nameEn: Maybe<string>;
  fileUuid: Maybe<string>;
  position: Given<number>;
}

export interface ProductTaxonsTable {
  productId: number;
  taxonId: number;
}

export interface VariantsTable {
  id: Id;
  productId: number;
  code: string;
  /** Empty where the edition is called by how many copies there are of it. */
  name: string;
  enabled: Given<Flag>;
  tracked: Given<Flag>;
  /** 0 hides the product (spec section 5); sold out is `onHand` 0. */
  inStock: Given<Flag>;
  totalSupply: number;
  onHand: number;
  tokenId: Maybe<string>;
  editionNumber: Maybe<number>;
  position: Given<number>;
}

export interface PricingsTable {
  id: Id;
  variantId: number;
  channelCode: string;
  price: Cents;
  originalPrice: Maybe<Cents>;
  buyBackPrice: Maybe<Cents>;
}

/** Who may buy a product with `whitelisting`. */
export interface WhitelistTable {
  productId: number;
  customerId: number;
}

export interface PaymentMethodsTable {
  id: Id;
  code: string;
  name: string;
  nameEn: Maybe<string>;
  description: Maybe<string>;
  descriptionEn: Maybe<string>;
  enabled: Given<Flag>;
  kind: 'online' | 'offline';
  position: Given<number>;
}

export interface ProductPaymentConfigurationsTable {
  id: Id;
  productId: number;
  paymentMethodId: number;
  /** `{recipient, iban, bic, bankName}` that a bank transfer for this product goes to. */
  bankAccount: Maybe<Json>;
}
