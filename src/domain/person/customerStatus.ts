import type { Customer, RegistrarStatus } from '#domain/shop/customer.ts';

/** The customer role of a professional investor (spec section 6). */
const professionalRole = 'professional_investor';

/** Spec section 4: these count as passed with the crypto securities registrar. */
const passed: readonly RegistrarStatus[] = ['approval_required', 'approval_requested', 'approved'];

/** Whether the customer is a professional investor (spec section 6). Role names are separated by commas. */
export function isProfessional(customer: Pick<Customer, 'customerRolesAsString'>): boolean {
  const roles = customer.customerRolesAsString?.split(',');
  return roles?.some((role) => role.trim().toLowerCase() === professionalRole) ?? false;
}

/** Spec section 4: the registrar has rejected the customer, who can subscribe to nothing any more. */
export function isBanned(customer: Pick<Customer, 'cryptoRegistrarStatus'>): boolean {
  return customer.cryptoRegistrarStatus === 'rejected';
}

/** Spec section 4: the registrar or the issuer wants to know more, and the customer is asked to get in touch. */
export function needsMoreInfo(customer: Pick<Customer, 'cryptoRegistrarStatus' | 'status'>): boolean {
  return customer.cryptoRegistrarStatus === 'follow_up' || customer.status === 'follow_up';
}

/** A page that an investor of a certain standing is led to after logging in. */
export type Lead = 'contact' | 'banned';

/**
 * Where an investor is led after logging in, once each, in the order of spec section 4: whoever is asked for more to the
 * contact, whoever is banned to the page that says so.
 */
export function leadsOf(customer: Pick<Customer, 'cryptoRegistrarStatus' | 'status'>): Lead[] {
  return [...(needsMoreInfo(customer) ? ['contact' as const] : []), ...(isBanned(customer) ? ['banned' as const] : [])];
}

/** Whether the crypto securities registrar lets the customer invest (spec section 4). */
export function registrarPassed(customer: Pick<Customer, 'cryptoRegistrarStatus'>): boolean {
  return passed.includes(customer.cryptoRegistrarStatus);
}
