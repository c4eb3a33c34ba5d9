import type { Insertable, Selectable, Updateable } from 'kysely';
import type {
  LinkTokensTable,
  OtpSecretsTable,
  OtpUsedCodesTable,
  RateLimitsTable,
  RefreshFamiliesTable,
  RefreshTokensTable,
} from './tables/access.ts';
import type {
  LegalDocumentsTable,
  PaymentMethodsTable,
  PricingsTable,
  ProductAttributesTable,
  ProductMediaTable,
  ProductPaymentConfigurationsTable,
  ProductsTable,
  ProductTaxonsTable,
  ProductTranslationsTable,
  TaxonsTable,
  VariantsTable,
  WhitelistTable,
} from './tables/catalogue.ts';
import type { CustomerMediaTable, FavouritesTable, FormerProfilesTable, UploadsTable } from './tables/market.ts';
import type {
  AddressesTable,
  AnsweredQuestionnairesTable,
  CompaniesTable,
  CustomerDocumentsTable,
  CustomersTable,
  DiscountCodesTable,
  DiscountsTable,
  FormerCustomersTable,
  HoldingsTable,
  IdentificationEventsTable,
  IdentificationsTable,
  UboUsersTable,
  WalletsTable,
  WhitelistRequestsTable,
} from './tables/people.ts';
import type {
  ChannelsTable,
  CmsContentsTable,
  CountriesTable,
  CurrenciesTable,
  FaultsTable,
  FilePartsTable,
  FilesTable,
  MailFilesTable,
  MailsTable,
  PageVersionsTable,
  ReportsTable,
  RequestsTable,
  SettingsTable,
  ZoneMembersTable,
  ZonesTable,
} from './tables/shop.ts';
import type {
  BankTransactionsTable,
  InvoicesTable,
  OrderItemsTable,
  OrderPapersTable,
  OrdersTable,
  PaymentEventsTable,
  PaymentSessionsTable,
  PaymentsTable,
  PayoutsTable,
  TransactionsTable,
  TransfersTable,
  WithdrawalsTable,
} from './tables/trade.ts';

/** Tables of the embedded shop’s database. `tables/columns.ts` explains the column types. */
export interface Schema {
  customers: CustomersTable;
  companies: CompaniesTable;
  addresses: AddressesTable;
  wallets: WalletsTable;
  holdings: HoldingsTable;
  taxons: TaxonsTable;
  products: ProductsTable;
  productTranslations: ProductTranslationsTable;
  productAttributes: ProductAttributesTable;
  productMedia: ProductMediaTable;
  productTaxons: ProductTaxonsTable;
  legalDocuments: LegalDocumentsTable;
  variants: VariantsTable;
  pricings: PricingsTable;
  whitelist: WhitelistTable;
  paymentMethods: PaymentMethodsTable;
  productPaymentConfigurations: ProductPaymentConfigurationsTable;
  orders: OrdersTable;
  orderItems: OrderItemsTable;
  orderPapers: OrderPapersTable;
  payments: PaymentsTable;
  paymentSessions: PaymentSessionsTable;
  paymentEvents: PaymentEventsTable;
  bankTransactions: BankTransactionsTable;
  transactions: TransactionsTable;
  transfers: TransfersTable;
  whitelistRequests: WhitelistRequestsTable;
  invoices: InvoicesTable;
  payouts: PayoutsTable;
  cmsContents: CmsContentsTable;
  countries: CountriesTable;
  currencies: CurrenciesTable;
  zones: ZonesTable;
  zoneMembers: ZoneMembersTable;
  channels: ChannelsTable;
  files: FilesTable;
  fileParts: FilePartsTable;
  customerDocuments: CustomerDocumentsTable;
  mails: MailsTable;
  mailFiles: MailFilesTable;
  pageVersions: PageVersionsTable;
  refreshFamilies: RefreshFamiliesTable;
  refreshTokens: RefreshTokensTable;
  otpSecrets: OtpSecretsTable;
  otpUsedCodes: OtpUsedCodesTable;
  answeredQuestionnaires: AnsweredQuestionnairesTable;
  identifications: IdentificationsTable;
  identificationEvents: IdentificationEventsTable;
  uboUsers: UboUsersTable;
  formerCustomers: FormerCustomersTable;
  discountCodes: DiscountCodesTable;
  discounts: DiscountsTable;
  linkTokens: LinkTokensTable;
  withdrawals: WithdrawalsTable;
  customerMedia: CustomerMediaTable;
  formerProfiles: FormerProfilesTable;
  favourites: FavouritesTable;
  uploads: UploadsTable;
  faults: FaultsTable;
  reports: ReportsTable;
  requests: RequestsTable;
  settings: SettingsTable;
  rateLimits: RateLimitsTable;
}

export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;
export type Changes<T extends keyof Schema> = Updateable<Schema[T]>;
