import { type Customer, CustomerStatus, RegistrarStatus } from '#domain/shop/customer.ts';

/** The customer role of a professional investor (spec section 6). */
const professionalRole = 'professional_investor';

/** What the registrar's status means to an investor: they may invest, wait, have to get in touch, or may not. */
export type RegistrarDecision = 'passed' | 'open' | 'moreInfo' | 'banned';

/** Spec section 4; in all others nobody has decided yet. */
const decisions: Readonly<Record<string, RegistrarDecision | undefined>> = {
  approval_required: 'passed',
  approval_requested: 'passed',
  approved: 'passed',
  follow_up: 'moreInfo',
  rejected: 'banned',
};

export const registrarDecisionOf = (status: string): RegistrarDecision => decisions[status] ?? 'open';

/** Whether the customer is a professional investor (spec section 6). Role names are separated by commas. */
export function isProfessional(customer: Pick<Customer, 'customerRolesAsString'>): boolean {
  const roles = customer.customerRolesAsString?.split(',');
  return roles?.some((role) => role.trim().toLowerCase() === professionalRole) ?? false;
}

/** Spec section 4: the registrar has rejected the customer, who can subscribe to nothing any more. */
export function isBanned(customer: Pick<Customer, 'cryptoRegistrarStatus'>): boolean {
  return registrarDecisionOf(customer.cryptoRegistrarStatus) === 'banned';
}

/** Spec section 4: the registrar or the issuer wants to know more, and the customer is asked to get in touch. */
export function needsMoreInfo(customer: Pick<Customer, 'cryptoRegistrarStatus' | 'status'>): boolean {
  return registrarDecisionOf(customer.cryptoRegistrarStatus) === 'moreInfo' || customer.status === 'follow_up';
}

/** True if the shop has a word of its own for the customer's status, which tells nothing here but that they are not cleared. */
export const hasOwnStatus = (customer: Pick<Customer, 'cryptoRegistrarStatus' | 'status'>): boolean =>
  !RegistrarStatus.safeParse(customer.cryptoRegistrarStatus).success ||
  !CustomerStatus.safeParse(customer.status).success;

/** Spec section 4: a customer of the former system, whose data have not been taken over yet. */
export function needsMigration(customer: Pick<Customer, 'migrationState'>): boolean {
  return customer.migrationState === 0;
}

/** A page that an investor of a certain standing is led to after logging in. */
export const LEADS = ['migration', 'contact', 'banned'] as const;
export type Lead = (typeof LEADS)[number];

/**
 * Where an investor is led after logging in, once each, in the order of spec section 4: whoever is asked for more to the
 * contact, whoever is banned to the page that says so. Before that a customer of the former system may take over what
 * it knows, so that nobody asks for it again.
 */
export function leadsOf(customer: Pick<Customer, 'cryptoRegistrarStatus' | 'status' | 'migrationState'>): Lead[] {
  return [
    ...(needsMigration(customer) ? ['migration' as const] : []),
    ...(needsMoreInfo(customer) ? ['contact' as const] : []),
    ...(isBanned(customer) ? ['banned' as const] : []),
  ];
}

/** Whether the crypto securities registrar lets the customer invest (spec section 4). */
export function registrarPassed(customer: Pick<Customer, 'cryptoRegistrarStatus'>): boolean {
  return registrarDecisionOf(customer.cryptoRegistrarStatus) === 'passed';
}
