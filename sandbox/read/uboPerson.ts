import { isUser } from '#domain/onboarding/ownership.ts';
import { UboPerson } from '#domain/shop/onboarding.ts';
import type { Row } from '../db/schema.ts';

/**
 * A person as the shop answers: what is kept of them as JSON, and the columns beside it. Whoever has the account is called
 * as the account is.
 */
export function uboPersonOf(row: Row<'uboUsers'>, customer: Row<'customers'>): UboPerson {
  const { id, type, equityShares, votingShares, details } = row;
  // Whoever is named and no beneficial owner has no role.
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
