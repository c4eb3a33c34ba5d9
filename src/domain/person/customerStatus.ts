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

/** Spec section 4: the registrar has rejected the customer, who may only see `/banned`. */
export function isBanned(customer: Pick<Customer, 'cryptoRegistrarStatus'>): boolean {
  return customer.cryptoRegistrarStatus === 'rejected';
}

/** Spec section 4: the registrar or the issuer wants to know more, and the customer is asked to get in touch. */
export function needsMoreInfo(customer: Pick<Customer, 'cryptoRegistrarStatus' | 'status'>): boolean {
  return customer.cryptoRegistrarStatus === 'follow_up' || customer.status === 'follow_up';
}

/** Whether the crypto securities registrar lets the customer invest (spec section 4). */
export function registrarPassed(customer: Pick<Customer, 'cryptoRegistrarStatus'>): boolean {
  return passed.includes(customer.cryptoRegistrarStatus);
}
