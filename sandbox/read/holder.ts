import type { Address } from '#domain/shop/customer.ts';
import type { Db } from '../db/database.ts';
import { findRow } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';

/** Holder of tokens, as named on papers. */
export interface Holder {
  uuid: string;
  name: string;
  /** Name and address, as on an envelope. */
  lines: string[];
  taxnumber: string | null;
  /** Addresses on the chain, the default wallet’s first. */
  wallets: string[];
}

/**
 * Reads the holder: the company with `companyId`, or the customer if it is null. The wallets are always the customer’s.
 */
export async function holderOf(db: Db, customer: Row<'customers'>, companyId: number | null): Promise<Holder> {
  const company = await findRow(db, 'companies', { id: companyId ?? -1 });
  const { uuid, taxnumber, defaultAddressId } = company ?? customer;
  const address = await findRow(db, 'addresses', { id: defaultAddressId ?? -1 });
  const wallets = await db
    .selectFrom('wallets')
    .select('address')
    .where('customerId', '=', customer.id)
    .orderBy('defaultWallet', 'desc')
    .orderBy('id')
    .execute();
  const name = company?.companyName || personName(customer) || customer.email;
  return {
    uuid,
    name,
    taxnumber,
    lines: addressLines(name, address ?? null),
    wallets: wallets.map(({ address: at }) => at),
  };
}

/** „Dr. Clara Sommer“; empty for customers without a name. */
export const personName = ({
  title,
  firstName,
  lastName,
}: Pick<Row<'customers'>, 'title' | 'firstName' | 'lastName'>) =>
  [title, firstName, lastName].filter(Boolean).join(' ');

/** Lines of an envelope: name and address. */
export const addressLines = (name: string, address: Pick<Address, 'street' | 'postcode' | 'city'> | null): string[] =>
  [name, ...(address ? [address.street, `${address.postcode} ${address.city}`] : [])].filter(Boolean);

/** Customer number for the shop’s papers: `K-000042`. */
export const customerNumberOf = ({ id }: Pick<Row<'customers'>, 'id'>): string => `K-${String(id).padStart(6, '0')}`;
