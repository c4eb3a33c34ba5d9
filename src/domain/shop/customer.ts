import * as z from 'zod/mini';
import { textLimits } from '../constants/limits.ts';
import { IsoDay } from './dates.ts';
import { Cents, flag, flagOrTrue, ifReadable } from './fields.ts';
import { embedded, entity } from './relations.ts';
import { idOf, isObject, orElse, orNull, readableOf } from './schema.ts';

export const AccountType = z.enum(['personal', 'company']);
export type AccountType = z.infer<typeof AccountType>;

export const Salutation = z.enum(['MS', 'MR', 'MX']);
export type Salutation = z.infer<typeof Salutation>;

/** Status of the customer with the issuer. Requirement 4.12: only `approved` is cleared. */
export const CustomerStatus = z.enum([
  'unchecked',
  'none',
  'untouched',
  'requested',
  'approved',
  'follow_up',
  'rejected',
]);
export type CustomerStatus = z.infer<typeof CustomerStatus>;

/** Status with the crypto securities registrar. Requirement 4.11: the first three count as passed. */
export const RegistrarStatus = z.enum([
  'approval_required',
  'approval_requested',
  'approved',
  'follow_up',
  'rejected',
  'unchecked',
  'none',
  'untouched',
  'requested',
]);
export type RegistrarStatus = z.infer<typeof RegistrarStatus>;

/** Fields of a postal address (requirement 3.9). `countryCode` is ISO 3166-1 alpha-2. */
export const AddressFields = z.object({
  iri: z.string(),
  firstName: orNull(z.string()),
  lastName: orNull(z.string()),
  company: orNull(z.string()),
  countryCode: z.string(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  phoneNumber: orNull(z.string()),
});
/** Postal address. Later calls name it by its `iri`. */
export const Address = entity(AddressFields);
export type Address = z.infer<typeof Address>;

/** Fields of a custody wallet. `address` is an EIP-55 blockchain address. */
const WalletFields = z.object({
  /** Addition to section 3; transfers from a wallet need its id. */
  id: orNull(z.int()),
  type: orElse(z.string(), ''),
  name: orElse(z.string(), ''),
  defaultWallet: flag,
  /** Null if the shop sends the wallet's IRI only. */
  address: orNull(z.string()),
});

/** Custody wallet with an id, a name or an address. */
export const Wallet = entity(
  WalletFields.check(z.refine(({ id, name, address }) => id !== null || name !== '' || address !== null)),
);
export type Wallet = z.infer<typeof Wallet>;

/** Payload of `POST wallets`: a custody wallet of type token-forge, made the default (requirement 9.13). */
export const NewWallet = z.object({
  type: z.literal('token-forge'),
  defaultWallet: z.literal(true),
  name: z.string().check(z.maxLength(textLimits.line)),
});
export type NewWallet = z.infer<typeof NewWallet>;

/** File of a profile. `mediaType` is its purpose: avatar, gallery, banner or other. */
const MediaFile = z.object({ id: orNull(z.int()), fileName: z.string(), mediaType: z.string() });

const BankAccount = {
  iban: orNull(z.string()),
  bic: orNull(z.string()),
  bankName: orNull(z.string()),
  beneficiary: orNull(z.string()),
  bankCountry: orNull(z.string()),
  bankCurrency: orNull(z.string()),
};

/** Address, or its IRI as Sylius 1.12 sends the default address; `api/defaultAddress.ts` then reads the address. */
const AddressOrIri = orNull(
  z.union([
    Address,
    z.pipe(
      z.string(),
      z.transform((iri) => ({ iri })),
    ),
  ]),
);

/** Default wallet of a customer or a company. A bare IRI means that a wallet exists; PHP's `[]` means none. */
const DefaultWallet = z.pipe(
  z.transform((data: unknown) => (typeof data === 'string' ? { '@id': data } : Array.isArray(data) ? null : data)),
  orNull(entity(WalletFields)),
);

export const Company = z.object({
  uuid: z.string(),
  companyName: orNull(z.string()),
  companyType: orNull(z.string()),
  taxnumber: orNull(z.string()),
  vatNumber: orNull(z.string()),
  /** Number and court of the commercial register. */
  registryNumber: orNull(z.string()),
  court: orNull(z.string()),
  /** Requirement 5.13 calls this day a company's birthday. */
  foundingDate: orNull(IsoDay),
  defaultAddress: orNull(Address),
  defaultWallet: DefaultWallet,
  ...BankAccount,
});
export type Company = z.infer<typeof Company>;

/** Signed-in customer (requirements 3.1 to 3.6 and 3.8). */
export const Customer = z.object({
  id: ifReadable(z.int()),
  uuid: z.string(),
  email: z.string(),
  firstName: orNull(z.string()),
  lastName: orNull(z.string()),
  fullName: orNull(z.string()),
  salutation: z.catch(orNull(Salutation), null),
  title: orNull(z.string()),
  profileName: orNull(z.string()),
  /** Fails for a shop's own word: a company must not pass for a person. */
  accountType: orElse(AccountType, 'personal'),
  company: orNull(Company),
  birthday: orNull(IsoDay),
  birthCity: orNull(z.string()),
  birthCountry: orNull(z.string()),
  nationality: orNull(z.string()),
  mobileNumber: orNull(z.string()),
  taxnumber: orNull(z.string()),
  vatNumber: orNull(z.string()),
  ...BankAccount,
  defaultAddress: orNull(Address),
  defaultWallet: DefaultWallet,
  /**
   * True if neither the customer nor a person close to the customer holds a prominent public office; null: not yet
   * declared.
   */
  notPep: orNull(flag),
  /** True if a person acts on their own account, or may act for the company (requirement 5.14, PEP step). */
  representativeConfirmation: flag,
  /** The person's role in the company: one of the eight of requirement 3.25. */
  representative_role: orNull(z.int()),
  court: orNull(z.string()),
  /** True if the appropriateness test is passed, whatever the questionnaires say. */
  adequacyTest: flag,
  paysChurchTax: flag,
  subscribedToNewsletter: flag,
  /** A `CustomerStatus` and a `RegistrarStatus`, or a shop's own words, which count as not cleared. */
  status: orElse(z.string(), 'unchecked'),
  cryptoRegistrarStatus: orElse(z.string(), 'unchecked'),
  kycPassed: flag,
  /** Role names, separated by commas, such as `professional_investor` (requirement 6.3). */
  customerRolesAsString: orNull(z.string()),
  twoFactorEnabled: flag,
  verified: flag,
  /** 0 if the customer needs migration (requirement 4.25). */
  migrationState: orNull(z.int()),
  migrationError: orNull(z.string()),
  referralCode: orNull(z.string()),
  referralLink: orNull(z.string()),
  /** True unless the shop sends false (requirement 3.4). */
  referralPartner: flagOrTrue,
  /** Cents for each referred person whose first subscription is settled; null if the shop sends none. */
  referralCommission: ifReadable(Cents),
  profileDescription: orNull(z.string()),
  profileImage: orNull(z.string()),
  ethAddress: orNull(z.string()),
  /** Whole tokens of all products. */
  tokenAmount: ifReadable(z.number()),
  mediaFiles: readableOf(MediaFile),
});
export type Customer = z.infer<typeof Customer>;

/** Sets `uuid` to the last segment of the IRI if absent: stock Sylius identifies customers by IRI only. */
const known = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe(
    z.transform((data: unknown) => {
      if (!isObject(data)) return data;
      const { '@id': iri, uuid, ...fields }: Readonly<Record<string, unknown>> = { ...data };
      return { ...fields, uuid: uuid ?? (typeof iri === 'string' ? idOf(iri) : undefined) };
    }),
    schema,
  );

/** Answer of which the app uses the customer's uuid only. */
export const SavedCustomer = known(z.object({ uuid: z.string() }));

/** Answer of `PUT companies/{uuid}`. The default address may be an IRI. */
export const CompanyAnswer = known(z.extend(Company, { defaultAddress: AddressOrIri }));
export type CompanyAnswer = z.infer<typeof CompanyAnswer>;

/** Answer of `GET` and `PUT customers/{uuid}`. Default addresses may be IRIs. */
export const CustomerAnswer = known(
  z.extend(Customer, { defaultAddress: AddressOrIri, company: embedded(CompanyAnswer) }),
);
export type CustomerAnswer = z.infer<typeof CustomerAnswer>;

/** Tax withheld from a payout, in cents: Kapitalertragsteuer, Solidaritätszuschlag, Kirchensteuer. */
export const WithheldTax = z.object({ capitalGains: Cents, solidarity: Cents, church: Cents });
export type WithheldTax = z.infer<typeof WithheldTax>;

/** Interest payout. Expected if `payoutDate` is in the future. */
export const Payout = entity(
  z.object({
    id: z.int(),
    /** Amount paid out, after withheld tax. */
    amount: Cents,
    /**
     * Addition to requirement 3.19; null if the shop sends no tax data, which does not mean that no tax was withheld.
     */
    withheld: ifReadable(WithheldTax),
    payoutDate: IsoDay,
    productCode: ifReadable(z.string()),
    productName: ifReadable(z.string()),
  }),
);
export type Payout = z.infer<typeof Payout>;
