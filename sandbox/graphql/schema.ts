import { type ASTNode, buildASTSchema, type DirectiveNode, type GraphQLSchema, parse, visit } from 'graphql';

/**
 * Queries of requirement 7.22, page-based like API Platform’s. `id` is an IRI, `_id` the number; nested lists are plain
 * lists, and a related object is an object. Fields are named as in the schemas of src/domain; `@addition` marks fields
 * that the specification does not name.
 */
const source = parse(/* GraphQL */ `
  directive @addition on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | OBJECT

  type Query {
    products(
      page: Int = 1, itemsPerPage: Int = 12, phrase: String, taxon: String, taxons: [String!], creator: String
      collection: String @addition, mediaType: String @addition
      priceGreaterThan: Int, priceLessThan: Int, order: [ProductOrder!]
    ): ProductPage!
    product(id: ID, code: String @addition): Product
    categories(page: Int = 1, itemsPerPage: Int = 100 @addition, parent: String): CategoryPage!
    paymentMethods(page: Int = 1, itemsPerPage: Int = 30): PaymentMethodPage!
    countries(page: Int = 1, itemsPerPage: Int = 400): CountryPage!
    currencies(page: Int = 1, itemsPerPage: Int = 400): CurrencyPage!
    transactions(product_code: String!, page: Int = 1, itemsPerPage: Int = 30 @addition): TransactionPage!
    customer(id: ID, uuid: String @addition, profileName: String @addition): Customer
    getCustomer(id: ID, uuid: String @addition, profileName: String @addition): Customer
    customers(page: Int = 1, itemsPerPage: Int = 12 @addition, profileName: String): CustomerPage!
    collections(page: Int = 1, itemsPerPage: Int = 12, name: String, creator: String): WorkCollectionPage! @addition
    myItems(page: Int = 1, itemsPerPage: Int = 12 @addition): CollectionItemPage!
    listings(page: Int = 1, itemsPerPage: Int = 12, product_code: String, sold: Boolean @addition): ListingPage!
    order(tokenValue: String, id: ID): Order
    orders(page: Int = 1, itemsPerPage: Int = 50): OrderPage!
    paidOrders(page: Int = 1, itemsPerPage: Int = 50): OrderPage!
    tokenAssets(page: Int = 1, itemsPerPage: Int = 100): TokenAssetPage!
    invoices(page: Int = 1, itemsPerPage: Int = 50, order_tokenValue: String): InvoicePage!
    invoice(id: ID!): Invoice
  }

  "ASC or DESC, in any case."
  input ProductOrder { createdAt: String, name: String, price: String @addition }

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
  type WorkCollectionPage @addition { collection: [WorkCollection!]!, paginationInfo: PaginationInfo! }
  type CollectionItemPage { collection: [CollectionItem!]!, paginationInfo: PaginationInfo! }
  type ListingPage { collection: [Listing!]!, paginationInfo: PaginationInfo! }
  type InvoicePage { collection: [Invoice!]!, paginationInfo: PaginationInfo! }

  type Product {
    id: ID!, _id: Int!, code: String!, name: String!, slug: String!, shortDescription: String, description: String
    allowToBuy: Boolean!, whitelisting: Boolean!, mainTaxon: Taxon, attributes: [Attribute!]!
    mediaFiles: [MediaFile!]!, translations: [ProductTranslation!]!, legalDocuments: [LegalDocument!]!
    defaultVariant: Variant, variants: [Variant!]!, creator: Customer, royalties: Float, blockchainName: String
    tokenId: String, metadata: Iterable, createdAt: String @addition
  }
  "An object of JSON, as API Platform names it."
  scalar Iterable
  type Taxon {
    code: String! @addition, name: String!, slug: String!, description: String, fullname: String, parent: TaxonParent
  }
  type TaxonParent { code: String! @addition, name: String! }
  type Attribute { code: String!, name: String!, stringValue: String }
  type MediaFile {
    id: ID!, _id: Int!, fileName: String!, mediaType: String!, bucketAsString: String, url: String @addition
    posterUrl: String @addition, widths: [Int!]! @addition, captions: [Captions!]! @addition
  }
  type Captions @addition { locale: String!, url: String! }
  type ProfileMedia { fileName: String!, mediaType: String!, url: String @addition, widths: [Int!]! @addition }
  type ProductTranslation {
    locale: String!, name: String!, description: String, shortDescription: String @addition
  }
  type LegalDocument {
    id: ID!, _id: Int!, name: String!, fileUuid: String @addition, pdf: PdfFacts @addition
  }
  type PdfFacts @addition { size: Int!, pages: Int!, issuedAt: String }
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
    id: ID!, _id: Int!, code: String!, name: String!, description: String, enabled: Boolean!, kind: String! @addition
  }
  type Country { id: ID!, _id: Int!, code: String!, name: String!, enabled: Boolean! }
  type Currency { id: ID!, _id: Int!, code: String!, name: String }
  type Transaction {
    id: ID!, _id: Int!, hash: String!, fromAddress: String!, toAddress: String!, productVariant: Variant!
    createdAt: String! @addition, price: Int @addition
  }

  type Order {
    id: ID!, _id: Int!, number: String, tokenValue: String!, checkoutState: String!, paymentState: String!
    shippingState: String!, legalDocsConfirmAt: String, currencyCode: String!
    checkoutCompletedAt: String @addition
    items: [OrderItem!]!, itemsTotal: Float!, taxTotal: Float!, total: Float!, payments: [Payment!]!
    billingAddress: Address, bankTransfer: BankTransfer, received: Float @addition, paidAt: String @addition
    registeredAt: String @addition, registered: Int @addition, withdrawnAt: String @addition
  }
  type OrderItem {
    id: ID!, _id: Int!, productName: String!, variant: Variant!, variantName: String!, quantity: Int!
    unitPrice: Float!, originalUnitPrice: Float!, subtotal: Float!, total: Float!, productCode: String! @addition
    nominalValue: Float! @addition
  }
  type Payment { id: ID!, _id: Int!, method: PaymentMethod, state: String! @addition }
  type Address {
    iri: String!, firstName: String, lastName: String, company: String, countryCode: String!, street: String!
    city: String!, postcode: String!, phoneNumber: String
  }
  type BankTransfer {
    recipient: String!, iban: String!, bic: String!, bankName: String!, amount: Float!, purpose: String!
  }
  type TokenAsset {
    id: ID!, _id: Int!, amount: Float!, product: Product!, productVariant: Variant!, unitNominal: Float @addition
    walletId: Int @addition, owedBack: Int @addition
  }
  type Invoice {
    id: ID!, _id: Int!, number: String!, order: InvoicedOrder!, issuedAt: String! @addition, total: Float! @addition
  }
  type InvoicedOrder { id: ID!, _id: Int!, number: String, tokenValue: String!, items: [OrderItem!]! @addition }
  type Wallet { id: ID!, _id: Int!, type: String!, name: String!, defaultWallet: Boolean!, address: String! }
  "Works that their creator calls together, with the latest three of them. Its creator is null without a profile."
  type WorkCollection @addition { name: String!, creator: Customer, itemCount: Int!, latest: [Product!]! }
  type CollectionItem { id: ID!, _id: Int!, amount: Int!, position: Int!, product: Product! }
  "What is offered: \`active\` or \`sold_out\`, minted or not yet. With \`sold\` the sales of one's own works: \`sold\` or \`cancelled\`."
  type Listing {
    id: ID!, _id: Int!, status: String!, paymentStatus: String!, type: String!, transactionStatus: String!
    productVariant: Variant!
    quantity: Int @addition, price: Int @addition, fee: Int @addition, payout: Int @addition, soldAt: String @addition
  }
  "For other customers only the profile’s fields; all others are null."
  type Customer {
    id: ID!, _id: Int, uuid: String!, profileName: String, profileDescription: String, profileImage: String
    mediaFiles: [ProfileMedia!]!, itemCount: Int @addition
    email: String, firstName: String, lastName: String, fullName: String, salutation: String, title: String
    accountType: String, birthday: String, nationality: String, mobileNumber: String, defaultAddress: Address
    defaultWallet: Wallet, status: String, cryptoRegistrarStatus: String, kycPassed: Boolean
    customerRolesAsString: String, twoFactorEnabled: Boolean, verified: Boolean, migrationState: Int
    referralCode: String
  }
`);

const isAddition = ({ directives = [] }: { directives?: readonly DirectiveNode[] | undefined }) =>
  directives.some(({ name }) => name.value === 'addition');
const withoutAdditions = (node: ASTNode & { directives?: readonly DirectiveNode[] | undefined }) =>
  isAddition(node) ? null : undefined;

/** Builds the shop’s schema, with or without this product’s additions to the specification. */
export const schemaOf = ({ additions }: { additions: boolean }): GraphQLSchema =>
  buildASTSchema(
    additions
      ? source
      : visit(source, {
          FieldDefinition: withoutAdditions,
          InputValueDefinition: withoutAdditions,
          ObjectTypeDefinition: withoutAdditions,
        }),
  );
