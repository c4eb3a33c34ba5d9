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
  /** True if the creator took the work off sale. */
  offSale: Given<Flag>;
  whitelisting: Given<Flag>;
  /** Percent included in the price: 0 for a bond (§ 4 Nr. 8 UStG), 19 for an item. */
  taxPercent: Given<number>;
  position: Given<number>;
  mainTaxonId: Maybe<number>;
  creatorId: Maybe<number>;
  royalties: Maybe<number>;
  blockchainName: Maybe<string>;
  tokenId: Maybe<string>;
  /** Address of the minting contract. */
  contractAddress: Maybe<string>;
  /** `{collection?, nft_metadata: {…}}` of an item. */
  metadata: Maybe<Json>;
  /** Name of the item’s collection, copied from the metadata for searches. */
  collection: Maybe<string>;
  /**
   * Creator’s reference for the call that created the item, with the SHA-256 of that call’s content: a repeated call
   * creates no second item.
   */
  reference: Maybe<string>;
  draftHash: Maybe<string>;
  /**
   * Announcement of a bond; for works the time since which it is on offer as it is: of its first price, other files,
   * new copies or a return to sale.
   */
  createdAt: Moment;
  /** Counter that a transaction increments to lock the product. */
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
  /** German. */
  name: string;
  nameEn: Maybe<string>;
  /** German, or the same in every language. */
  stringValue: Maybe<string>;
  stringValueEn: Maybe<string>;
  position: Given<number>;
}

/** File of the bucket or path on the app’s server. */
export interface ProductMediaTable {
  id: Id;
  productId: number;
  fileUuid: Maybe<string>;
  url: Maybe<string>;
  fileName: string;
  mediaType: 'image' | 'audio' | 'video';
  /** Picture of a film before it plays. */
  posterUrl: Maybe<string>;
  /** `[{locale, url}]` of WebVTT files. */
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
  /** Empty if the edition’s name is its number of copies. */
  name: string;
  enabled: Given<Flag>;
  tracked: Given<Flag>;
  /** 0 hides the product (requirement 5.24); `onHand` 0 means sold out. */
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

/** Customers who may buy a product with `whitelisting`. */
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
  /** `{recipient, iban, bic, bankName}` for bank transfers for this product. */
  bankAccount: Maybe<Json>;
}
