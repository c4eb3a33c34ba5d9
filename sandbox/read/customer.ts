import { isIdentified } from '#domain/onboarding/identity.ts';
import {
  type Address,
  type Company,
  type Customer,
  CustomerStatus,
  RegistrarStatus,
  Salutation,
  type Wallet,
} from '#domain/shop/customer.ts';
import type { Db } from '../db/database.ts';
import { findRow } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { iriOf } from './ids.ts';
import { mediaRowsOf } from './profile.ts';

export function addressOf(row: Row<'addresses'>): Address {
  const { id, customerId: _customer, companyId: _company, ...facts } = row;
  return { iri: iriOf('addresses', id), ...facts };
}

export function walletOf({ id, type, name, defaultWallet, address }: Row<'wallets'>): Wallet {
  return { id, type, name, defaultWallet: defaultWallet === 1, address };
}

export async function addressById(db: Db, id: number | null): Promise<Address | null> {
  if (id === null) return null;
  const row = await findRow(db, 'addresses', { id });
  return row ? addressOf(row) : null;
}

export async function defaultWalletOf(db: Db, customerId: number): Promise<Row<'wallets'> | null> {
  const row = await db
    .selectFrom('wallets')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('defaultWallet', '=', 1)
    .orderBy('id')
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Reads a company.
 * @param wallet Wallet of the customer who acts for the company: it holds the company’s tokens.
 */
export async function companyOf(db: Db, id: number | null, wallet: Wallet | null): Promise<Company | null> {
  if (id === null) return null;
  const row = await findRow(db, 'companies', { id });
  if (!row) return null;
  const { id: _id, defaultAddressId, ...facts } = row;
  return { ...facts, defaultAddress: await addressById(db, defaultAddressId), defaultWallet: wallet };
}

/** Returns true if the customer’s latest identification has an approved state (requirement 4.10). */
export async function kycPassed(db: Db, customerId: number): Promise<boolean> {
  const latest = await db
    .selectFrom('identifications')
    .select('stateAsString')
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return isIdentified(latest ?? null);
}

async function tokenAmountOf(db: Db, customerId: number): Promise<number> {
  const { amount } = await db
    .selectFrom('holdings')
    .innerJoin('wallets', 'wallets.id', 'holdings.walletId')
    .select(({ fn }) => fn.sum<number | null>('amount').as('amount'))
    .where('wallets.customerId', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(amount ?? 0);
}

/** Reads the customer as `GET customers/{uuid}` answers, without internal fields such as the password. */
export async function customerOf(db: Db, row: Row<'customers'>): Promise<Customer> {
  const walletRow = await defaultWalletOf(db, row.id);
  const wallet = walletRow ? walletOf(walletRow) : null;
  const files = await mediaRowsOf(db, [row.id]);
  return {
    id: row.id,
    uuid: row.uuid,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    fullName: [row.title, row.firstName, row.lastName].filter(Boolean).join(' ') || null,
    salutation: Salutation.safeParse(row.salutation).data ?? null,
    title: row.title,
    profileName: row.profileName,
    accountType: row.accountType,
    company: await companyOf(db, row.companyId, wallet),
    birthday: row.birthday,
    birthCity: row.birthCity,
    birthCountry: row.birthCountry,
    nationality: row.nationality,
    mobileNumber: row.mobileNumber,
    taxnumber: row.taxnumber,
    vatNumber: row.vatNumber,
    iban: row.iban,
    bic: row.bic,
    bankName: row.bankName,
    beneficiary: row.beneficiary,
    bankCountry: row.bankCountry,
    bankCurrency: row.bankCurrency,
    defaultAddress: await addressById(db, row.defaultAddressId),
    defaultWallet: wallet,
    notPep: row.notPep === null ? null : row.notPep === 1,
    representativeConfirmation: row.representativeConfirmation === 1,
    representative_role: row.representativeRole,
    court: row.court,
    adequacyTest: row.adequacyTest === 1,
    paysChurchTax: row.paysChurchTax === 1,
    subscribedToNewsletter: row.subscribedToNewsletter === 1,
    status: CustomerStatus.parse(row.status),
    cryptoRegistrarStatus: RegistrarStatus.parse(row.cryptoRegistrarStatus),
    kycPassed: await kycPassed(db, row.id),
    customerRolesAsString: row.roles || null,
    twoFactorEnabled: row.twoFactorEnabled === 1,
    verified: row.verified === 1,
    migrationState: row.migrationState,
    migrationError: row.migrationError,
    referralCode: row.referralCode,
    referralLink: row.referralCode === null ? null : `/sign-up/${row.referralCode}`,
    referralPartner: row.referralPartner === 1,
    referralCommission: row.referralCommission,
    profileDescription: row.profileDescription,
    profileImage: files.find(({ mediaType }) => mediaType === 'avatar')?.url ?? null,
    ethAddress: wallet?.address ?? null,
    tokenAmount: await tokenAmountOf(db, row.id),
    mediaFiles: files.map(({ id, fileName, mediaType }) => ({ id, fileName, mediaType })),
  };
}
