import { buildSchema } from 'graphql';

/**
 * The queries of spec section 7, page-based as in API Platform. `id` is an IRI, `_id` the number; nested lists are plain
 * lists. Fields are named as in the schemas of src/domain.
 */
export const schema = buildSchema(/* GraphQL */ `
  type Query {
    products(
      page: Int = 1, itemsPerPage: Int = 12, phrase: String, taxon: String, taxons: [String!], creator: String, collection: String
      priceGreaterThan: Int, priceLessThan: Int, order: [ProductOrder!]
    ): ProductPage!
    product(code: String, id: ID): Product
    categories(page: Int = 1, itemsPerPage: Int = 100, parent: String): CategoryPage!
    paymentMethods(page: Int = 1, itemsPerPage: Int = 30): PaymentMethodPage!
    countries(page: Int = 1, itemsPerPage: Int = 400): CountryPage!
    currencies(page: Int = 1, itemsPerPage: Int = 400): CurrencyPage!
    transactions(product_code: String!, page: Int = 1, itemsPerPage: Int = 30): TransactionPage!
    customer(id: ID, uuid: String, profileName: String): Customer
    getCustomer(id: ID, uuid: String, profileName: String): Customer
    customers(page: Int = 1, itemsPerPage: Int = 12, profileName: String): CustomerPage!
    collections(page: Int = 1, itemsPerPage: Int = 12, name: String): WorkCollectionPage!
    myItems(page: Int = 1, itemsPerPage: Int = 12): CollectionItemPage!
    listings(page: Int = 1, itemsPerPage: Int = 12, product_code: String): ListingPage!
    order(tokenValue: String, id: ID): Order
    orders(page: Int = 1, itemsPerPage: Int = 50): OrderPage!
    paidOrders(page: Int = 1, itemsPerPage: Int = 50): OrderPage!
    tokenAssets(page: Int = 1, itemsPerPage: Int = 100): TokenAssetPage!
    invoices(page: Int = 1, itemsPerPage: Int = 50, order_tokenValue: String): InvoicePage!
    invoice(id: ID!): Invoice
  }

  "ASC or DESC, in any case."
  input ProductOrder { createdAt: String, name: String }

  type PaginationInfo { totalCount: Int!, lastPage: Int!, itemsPerPage: Int!, hasNextPage: Boolean! }
  type ProductPage { collection: [Product!]!, paginationInfo: PaginationInfo! }
  type CategoryPage { collection: [Category!]!, paginationInfo: PaginationInfo! }
  type PaymentMethodPage { collection: [PaymentMethod!]!, paginationInfo: PaginationInfo! }
  type CountryPage { collection: [Country!]!, paginationInfo: PaginationInfo! }
  type CurrencyPage { collection: [Currency!]!, paginationInfo: PaginationInfo! }
  type TransactionPage { collection: [Transaction!]!, paginationInfo: PaginationInfo! }
  type OrderPage { collection: [Order!]!, paginationInfo: PaginationInfo! }
  type TokenAssetPage { collection: [TokenAsset!]!, paginationInfo: PaginationInfo! }
  type CustomerPage { collection: [Customer!]!, paginationInfo: PaginationInfo! }
  type WorkCollectionPage { collection: [WorkCollection!]!, paginationInfo: PaginationInfo! }
  type CollectionItemPage { collection: [CollectionItem!]!, paginationInfo: PaginationInfo! }
  type ListingPage { collection: [Listing!]!, paginationInfo: PaginationInfo! }
  type InvoicePage { collection: [Invoice!]!, paginationInfo: PaginationInfo! }

  type Product {
    id: ID!, _id: Int!, code: String!, name: String!, slug: String!, shortDescription: String, description: String
    allowToBuy: Boolean!, whitelisting: Boolean!, mainTaxon: Taxon, attributes: [Attribute!]!
    mediaFiles: [MediaFile!]!, translations: [ProductTranslation!]!, legalDocuments: [LegalDocument!]!
    defaultVariant: Variant, variants: [Variant!]!, creator: Customer, royalties: Float, blockchainName: String
    tokenId: String, metadata: Iterable, createdAt: String
  }
  "An object of JSON, as API Platform names it."
  scalar Iterable
  type Taxon {
    code: String!, name: String!, slug: String!, description: String, fullname: String, parent: TaxonParent
  }
  type TaxonParent { code: String!, name: String! }
  type Attribute { code: String!, name: String!, stringValue: String }
  type MediaFile {
    id: ID!, _id: Int!, fileName: String!, mediaType: String!, url: String, bucketAsString: String, posterUrl: String
    widths: [Int!]!, captions: [Captions!]!
  }
  type Captions { locale: String!, url: String! }
  type ProfileMedia { fileName: String!, mediaType: String!, url: String, widths: [Int!]! }
  type ProductTranslation { locale: String!, name: String!, description: String, shortDescription: String }
  type LegalDocument { id: ID!, _id: Int!, name: String!, fileUuid: String }
  type Variant {
    id: ID!, _id: Int!, code: String!, name: String!, enabled: Boolean!, totalSupply: Float!, onHand: Float!
    inStock: Boolean!, tracked: Boolean!, tokenId: String, editionNumber: Int, channelPricings: [ChannelPricing!]!
  }
  type ChannelPricing { channelCode: String!, price: Float!, originalPrice: Float, buyBackPrice: Float }
  type Category {
    id: ID!, _id: Int!, code: String!, level: Int!, translations: [CategoryTranslation!]!, children: [Category!]!
  }
  type CategoryTranslation { locale: String!, name: String!, slug: String!, description: String }
  type PaymentMethod {
    id: ID!, _id: Int!, code: String!, name: String!, description: String, enabled: Boolean!, kind: String!
  }
  type Country { id: ID!, _id: Int!, code: String!, name: String!, enabled: Boolean! }
  type Currency { id: ID!, _id: Int!, code: String!, name: String }
  type Transaction { id: ID!, _id: Int!, hash: String!, fromAddress: String!, toAddress: String!, productVariant: String! }

  type Order {
    id: ID!, _id: Int!, number: String, tokenValue: String!, checkoutState: String!, paymentState: String!
    shippingState: String!, currencyCode: String!, legalDocsConfirmAt: String, checkoutCompletedAt: String
    items: [OrderItem!]!, itemsTotal: Float!, taxTotal: Float!, total: Float!, payments: [Payment!]!
    billingAddress: Address, bankTransfer: BankTransfer, received: Float, paidAt: String, registeredAt: String
    withdrawnAt: String
  }
  type OrderItem {
    id: ID!, _id: Int!, productCode: String!, productName: String!, variant: String!, variantName: String!
    quantity: Int!, unitPrice: Float!, originalUnitPrice: Float!, subtotal: Float!, total: Float!, nominalValue: Float!
  }
  type Payment { id: ID!, _id: Int!, method: String, state: String! }
  type Address {
    iri: String!, firstName: String, lastName: String, company: String, countryCode: String!, street: String!
    city: String!, postcode: String!, phoneNumber: String
  }
  type BankTransfer {
    recipient: String!, iban: String!, bic: String!, bankName: String!, amount: Float!, purpose: String!
  }
  type TokenAsset {
    id: ID!, _id: Int!, amount: Float!, productCode: String!, productName: String!, variantCode: String!
    unitNominal: Float!
    walletId: Int!, blockchainName: String, owedBack: Int
  }
  type Invoice { id: ID!, _id: Int!, number: String!, issuedAt: String!, total: Float!, order: InvoicedOrder! }
  type InvoicedOrder { id: ID!, _id: Int!, number: String, tokenValue: String!, items: [OrderItem!]! }
  type Wallet { id: ID!, _id: Int!, type: String!, name: String!, defaultWallet: Boolean!, address: String! }
  "What creators call several works together, with the latest three of them."
  type WorkCollection { name: String!, itemCount: Int!, latest: [Product!]! }
  type CollectionItem { id: ID!, _id: Int!, amount: Int!, position: Int!, product: Product! }
  "What is offered: \`active\` or \`sold_out\`, minted or not yet."
  type Listing {
    id: ID!, _id: Int!, status: String!, paymentStatus: String!, type: String!, transactionStatus: String!
    productVariant: String!
  }
  "Of somebody else only what a profile shows; everything else is null."
  type Customer {
    id: ID!, _id: Int, uuid: String!, profileName: String, profileDescription: String, profileImage: String
    mediaFiles: [ProfileMedia!]!, itemCount: Int
    email: String, firstName: String, lastName: String, fullName: String, salutation: String, title: String
    accountType: String, birthday: String, nationality: String, mobileNumber: String, defaultAddress: Address
    defaultWallet: Wallet, status: String, cryptoRegistrarStatus: String, kycPassed: Boolean
    customerRolesAsString: String, twoFactorEnabled: Boolean, verified: Boolean, migrationState: Int
    referralCode: String
  }
`);
