/* The people whom the shop knows, and what belongs to them. */
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
  /** In lower case. */
  email: string;
  /** `argon2id$…`; see `sandbox/http/password.ts`. */
  passwordHash: string;
  firstName: Maybe<string>;
  lastName: Maybe<string>;
  salutation: Maybe<string>;
  title: Maybe<string>;
  profileName: Maybe<string>;
  /** The profile's name in lower case, which nobody else's is; null: there is no profile that others may see. */
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
  /** Separated by commas. */
  roles: Given<string>;
  twoFactorEnabled: Given<Flag>;
  /** Whether anybody has logged in with the password: of later logins from other browsers a mail tells. */
  hasLoggedIn: Given<Flag>;
  verified: Given<Flag>;
  migrationState: Maybe<number>;
  migrationError: Maybe<string>;
  referralCode: Maybe<string>;
  referredById: Maybe<number>;
  /** Whether they may refer others. */
  referralPartner: Given<Flag>;
  /** What they get for each person whom they refer from now on; null for nothing. */
  referralCommission: Given<Cents | null>;
  /** What whoever referred them gets for it, as it was when they signed up. */
  promisedCommission: Maybe<Cents>;
  notPep: Maybe<Flag>;
  representativeConfirmation: Maybe<Flag>;
  representativeRole: Maybe<number>;
  court: Maybe<string>;
  adequacyTest: Given<Flag>;
  adequacyOptionalResult: Maybe<number>;
  paysChurchTax: Given<Flag>;
  subscribedToNewsletter: Given<Flag>;
  /** Key in `sandbox/personas.ts`; null for a customer who signed up. */
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
  /** Set for an address of the customer's company. */
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
  /** With the mixed-case checksum of EIP-55. */
  address: string;
  createdAt: Moment;
  /** Since when it may be sent tokens; null: it may not. */
  whitelistedAt: Maybe<Moment>;
}

/** Whole tokens of a variant in a wallet; one row for each pair. */
export interface HoldingsTable {
  id: Id;
  walletId: number;
  variantId: number;
  amount: number;
}

/** Somebody has asked that a wallet may be sent tokens; of one wallet once. */
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
  /** Of evidence, in hexadecimal digits. */
  sha256: Maybe<string>;
  createdAt: Moment;
}

/** Questionnaire of the appropriateness test, or of terms, that a customer answered. */
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
  /** `new`, `init`, `pending`, `approved`, … of spec section 4. */
  stateAsString: string;
  reason: Maybe<string>;
  createdAt: Moment;
  updatedAt: Moment;
}

/** A decision of the identity partner, on its way to the shop or heard. */
export interface IdentificationEventsTable {
  id: Id;
  eventId: string;
  /** Of the identification. */
  uuid: string;
  stateAsString: string;
  reason: Maybe<string>;
  /** In which the call was held, and its result is mailed. */
  locale: 'de' | 'en';
  decidedAt: Moment;
  dueAt: Moment;
  processedAt: Maybe<Moment>;
}

export interface UboUsersTable {
  id: Id;
  customerId: number;
  type: 'natural' | 'legal';
  /** Numbers separated by commas: 10, 60, 61, 70. */
  roles: string;
  equityShares: Maybe<number>;
  votingShares: Maybe<number>;
  /** The other fields of spec section 3. */
  details: Json;
}

/** A code that brings a credit; `uses`: the most customers that may redeem it, null for any number. */
export interface DiscountCodesTable {
  id: Id;
  /** In capitals. */
  code: string;
  credit: Cents;
  validUntil: Maybe<Moment>;
  uses: Maybe<number>;
}

/** That a customer has redeemed a code; each redeems one. */
export interface DiscountsTable {
  id: Id;
  customerId: number;
  codeId: number;
  acceptedAt: Moment;
}

/** What the former system knew of a customer, until they have it taken over into their account. */
export interface FormerCustomersTable {
  id: Id;
  /** As it stood on the letters of the former system, in capitals and without separators. */
  number: string;
  /** In lower case. Only the account with this address may have it. */
  email: string;
  /** Facts of `customers`, and the fields of an address: `FormerFacts` of `sandbox/people/takeOver.ts`. */
  facts: Json;
  takenAt: Maybe<Moment>;
}
