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
import type { Row } from '../db/schema.ts';
import { iriOf } from './ids.ts';

/** Spec section 4: the latest identification counts when it is in one of these. */
const PASSED = ['approved', 'approved_data', 'approved_data_changed', 'approved_in_review'];

export function addressOf(row: Row<'addresses'>): Address {
  const { id, customerId: _customer, companyId: _company, ...facts } = row;
  return { iri: iriOf('addresses', id), ...facts };
}

export function walletOf({ id, type, name, defaultWallet, address }: Row<'wallets'>): Wallet {
  return { id, type, name, defaultWallet: defaultWallet === 1, address };
}

export async function addressById(db: Db, id: number | null): Promise<Address | null> {
  if (id === null) return null;
  const row = await db.selectFrom('addresses').selectAll().where('id', '=', id).executeTakeFirst();
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

export async function companyOf(db: Db, id: number | null): Promise<Company | null> {
  if (id === null) return null;
  const row = await db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { id: _id, defaultAddressId, registryNumber: _number, court: _court, foundingDate: _founded, ...facts } = row;
  return { ...facts, defaultAddress: await addressById(db, defaultAddressId) };
}

/** Spec section 4: the customer is identified when the latest identification is approved in some way. */
export async function kycPassed(db: Db, customerId: number): Promise<boolean> {
  const latest = await db
    .selectFrom('identifications')
    .select('stateAsString')
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return latest !== undefined && PASSED.includes(latest.stateAsString);
}

/** The customer as `GET customers/{uuid}` answers: internal fields, such as the password, are not part of it. */
export async function customerOf(db: Db, row: Row<'customers'>): Promise<Customer> {
  const wallet = await defaultWalletOf(db, row.id);
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
    company: await companyOf(db, row.companyId),
    birthday: row.birthday,
    birthCity: row.birthCity,
    birthCountry: row.birthCountry,
    nationality: row.nationality,
    mobileNumber: row.mobileNumber,
    taxnumber: row.taxnumber,
    iban: row.iban,
    bic: row.bic,
    bankName: row.bankName,
    beneficiary: row.beneficiary,
    bankCountry: row.bankCountry,
    bankCurrency: row.bankCurrency,
    defaultAddress: await addressById(db, row.defaultAddressId),
    defaultWallet: wallet ? walletOf(wallet) : null,
    status: CustomerStatus.parse(row.status),
    cryptoRegistrarStatus: RegistrarStatus.parse(row.cryptoRegistrarStatus),
    kycPassed: await kycPassed(db, row.id),
    customerRolesAsString: row.roles || null,
    twoFactorEnabled: row.twoFactorEnabled === 1,
    verified: row.verified === 1,
    migrationState: row.migrationState,
    referralCode: row.referralCode,
  };
}
