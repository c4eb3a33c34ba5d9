import type { Cents, Day, Flag, Given, Id, Json, Maybe, Moment } from './columns.ts';

interface BankAccountColumns {
  iban: Maybe<string>;
  bic: Maybe<string>;
  bankName: Maybe<string>;
  beneficiary: Maybe<string>;
  bankCountry: Maybe<string>;
  bankCurrency: Maybe<string>;
}

export interface CustomersTable extends BankAccountColumns {
  id: Id;
  uuid: string;
  /** Lower case. */
  email: string;
  /** `argon2id$…`; see `sandbox/http/password.ts`. */
  passwordHash: string;
  firstName: Maybe<string>;
  lastName: Maybe<string>;
  salutation: Maybe<string>;
  title: Maybe<string>;
  profileName: Maybe<string>;
  /** Unique name of the profile in lower case; null without a public profile. */
  profileKey: Maybe<string>;
  profileDescription: Maybe<string>;
  accountType: 'personal' | 'company';
  companyId: Maybe<number>;
  birthday: Maybe<Day>;
  birthCity: Maybe<string>;
  birthCountry: Maybe<string>;
  nationality: Maybe<string>;
  mobileNumber: Maybe<string>;
  taxnumber: Maybe<string>;
  vatNumber: Maybe<string>;
  defaultAddressId: Maybe<number>;
  /** `CustomerStatus` of src/domain/shop/customer.ts. */
  status: Given<string>;
  /** `RegistrarStatus` of src/domain/shop/customer.ts. */
  cryptoRegistrarStatus: Given<string>;
  /** Comma-separated. */
  roles: Given<string>;
  twoFactorEnabled: Given<Flag>;
  /** True after the first login with the password: mails then report logins from other browsers. */
  hasLoggedIn: Given<Flag>;
  verified: Given<Flag>;
  migrationState: Maybe<number>;
  migrationError: Maybe<string>;
  referralCode: Maybe<string>;
  referredById: Maybe<number>;
  /** True if the customer may refer others. */
  referralPartner: Given<Flag>;
  /** Cents for each customer referred from now on; null for none. */
  referralCommission: Given<Cents | null>;
  /** Cents that the referrer of this customer earns, fixed at sign-up. */
  promisedCommission: Maybe<Cents>;
  notPep: Maybe<Flag>;
  representativeConfirmation: Maybe<Flag>;
  representativeRole: Maybe<number>;
  court: Maybe<string>;
  adequacyTest: Given<Flag>;
  adequacyOptionalResult: Maybe<number>;
  paysChurchTax: Given<Flag>;
  subscribedToNewsletter: Given<Flag>;
  /** Key in `sandbox/personas.ts`; null for customers who signed up. */
  personaKey: Maybe<string>;
  createdAt: Moment;
}

export interface CompaniesTable extends BankAccountColumns {
  id: Id;
  uuid: string;
  companyName: Maybe<string>;
  companyType: Maybe<string>;
  taxnumber: Maybe<string>;
  vatNumber: Maybe<string>;
  registryNumber: Maybe<string>;
  court: Maybe<string>;
  foundingDate: Maybe<Day>;
  defaultAddressId: Maybe<number>;
}

export interface AddressesTable {
  id: Id;
  customerId: number;
  /** Company of an address; null for an address of the person. */
  companyId: Maybe<number>;
  firstName: Maybe<string>;
  lastName: Maybe<string>;
  company: Maybe<string>;
  countryCode: string;
  street: string;
  city: string;
  postcode: string;
  phoneNumber: Maybe<string>;
}

export interface WalletsTable {
  id: Id;
  customerId: number;
  type: string;
  name: string;
  defaultWallet: Given<Flag>;
  /** Address with the mixed-case checksum of EIP-55. */
  address: string;
  createdAt: Moment;
  /** Time since which the wallet may receive tokens; null if it may not. */
  whitelistedAt: Maybe<Moment>;
}

/** Whole tokens of a variant in a wallet; one row per pair. */
export interface HoldingsTable {
  id: Id;
  walletId: number;
  variantId: number;
  amount: number;
}

/** Request that a wallet may receive tokens; one row per wallet. */
export interface WhitelistRequestsTable {
  id: Id;
  customerId: number;
  address: string;
  createdAt: Moment;
}

export interface CustomerDocumentsTable {
  id: Id;
  customerId: number;
  companyId: Maybe<number>;
  /** `registry_excerpt` or `ubo`. */
  type: string;
  purpose: Maybe<string>;
  /** `after_transaction`, `cron_job` or `manual`. */
  statementKind: Maybe<string>;
  productId: Maybe<number>;
  name: string;
  fileUuid: string;
  /** Digest of a piece of evidence, in hexadecimal digits. */
  sha256: Maybe<string>;
  createdAt: Moment;
}

/** Answered questionnaire of the appropriateness check or of terms. */
export interface AnsweredQuestionnairesTable {
  id: Id;
  customerId: number;
  /** `wphg`, `wphg_experience`, `platform_tac` … */
  type: string;
  grade: Maybe<number>;
  answers: Maybe<Json>;
  answeredAt: Moment;
}

export interface IdentificationsTable {
  id: Id;
  uuid: string;
  customerId: number;
  /** `new`, `init`, `pending`, `approved`, … of requirement 4.7. */
  stateAsString: string;
  reason: Maybe<string>;
  createdAt: Moment;
  updatedAt: Moment;
}

/** Pending or processed decision of the identity partner. */
export interface IdentificationEventsTable {
  id: Id;
  eventId: string;
  /** UUID of the identification. */
  uuid: string;
  stateAsString: string;
  reason: Maybe<string>;
  /** Language of the video call and of the mail with its result. */
  locale: 'de' | 'en';
  decidedAt: Moment;
  dueAt: Moment;
  processedAt: Maybe<Moment>;
}

export interface UboUsersTable {
  id: Id;
  customerId: number;
  type: 'natural' | 'legal';
  /** Comma-separated numbers: 10, 60, 61, 70. */
  roles: string;
  equityShares: Maybe<number>;
  votingShares: Maybe<number>;
  /** Remaining fields of requirement 3.23. */
  details: Json;
}

/** Code for a credit; `uses` is the maximum number of customers, null for any number. */
export interface DiscountCodesTable {
  id: Id;
  /** Capitals. */
  code: string;
  credit: Cents;
  validUntil: Maybe<Moment>;
  uses: Maybe<number>;
}

/** Redemption of a code; at most one per customer. */
export interface DiscountsTable {
  id: Id;
  customerId: number;
  codeId: number;
  acceptedAt: Moment;
}

/** Data of the former system about a customer, kept until the customer’s migration. */
export interface FormerCustomersTable {
  id: Id;
  /** Customer number from the former system’s letters, in capitals and without separators. */
  number: string;
  /** Lower case. Only the account with this address may take the data over. */
  email: string;
  /** Facts of `customers` and fields of an address: `FormerFacts` of `sandbox/people/takeOver.ts`. */
  facts: Json;
  takenAt: Maybe<Moment>;
}
