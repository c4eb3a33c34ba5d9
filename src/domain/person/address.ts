import type { Address } from '#domain/shop/customer.ts';

/**
 * Whether two addresses say the same. The shop copies an address into an order under an IRI of its own, so IRIs cannot
 * be compared.
 */
export function isSameAddress(one: Address, other: Address): boolean {
  const facts = ({ iri: _iri, phoneNumber: _phone, ...rest }: Address) =>
    [rest.firstName, rest.lastName, rest.company, rest.street, rest.postcode, rest.city, rest.countryCode].join('\n');
  return facts(one) === facts(other);
}
