import { isUser } from '#domain/onboarding/ownership.ts';
import { UboPerson } from '#domain/shop/onboarding.ts';
import type { Row } from '../db/schema.ts';

/** Converts a person from the stored JSON and columns. The account holder has the names of the account. */
export function uboPersonOf(row: Row<'uboUsers'>, customer: Row<'customers'>): UboPerson {
  const { id, type, equityShares, votingShares, details } = row;
  // Persons without a role are named, but are not beneficial owners.
  const roles = row.roles === '' ? [] : row.roles.split(',').map(Number);
  const own = { firstName: customer.firstName, lastName: customer.lastName, birthdate: customer.birthday };
  return UboPerson.parse({
    ...JSON.parse(details),
    ...(isUser({ roles }) && own),
    id,
    type,
    roles,
    equityShares,
    votingShares,
  });
}
