import type { Customer } from '#domain/shop/customer.ts';

/** Customer role of a professional investor (requirement 6.3). */
const professionalRole = 'professional_investor';

/**
 * Meaning of the registrar's status for an investor: may invest, has to wait, has to get in touch, or may not invest.
 */
export type RegistrarDecision = 'passed' | 'open' | 'moreInfo' | 'banned';

/** Decided statuses of requirement 4.11; all others are still open. */
const decisions: Readonly<Record<string, RegistrarDecision | undefined>> = {
  approval_required: 'passed',
  approval_requested: 'passed',
  approved: 'passed',
  follow_up: 'moreInfo',
  rejected: 'banned',
};

export const registrarDecisionOf = (status: string): RegistrarDecision => decisions[status] ?? 'open';

/** True for professional investors (requirement 6.3). Role names are separated by commas. */
export function isProfessional(customer: Pick<Customer, 'customerRolesAsString'>): boolean {
  const roles = customer.customerRolesAsString?.split(',');
  return roles?.some((role) => role.trim().toLowerCase() === professionalRole) ?? false;
}

/** True if the registrar has rejected the customer, who can no longer subscribe to anything (requirement 4.11). */
export function isBanned(customer: Pick<Customer, 'cryptoRegistrarStatus'>): boolean {
  return registrarDecisionOf(customer.cryptoRegistrarStatus) === 'banned';
}

/**
 * True if the registrar or the issuer needs more information, and the customer has to get in touch (requirements 4.11
 * and 4.12).
 */
export function needsMoreInfo(customer: Pick<Customer, 'cryptoRegistrarStatus' | 'status'>): boolean {
  return registrarDecisionOf(customer.cryptoRegistrarStatus) === 'moreInfo' || customer.status === 'follow_up';
}

/** True for customers of the former system whose data have not been taken over yet (requirement 4.25). */
export function needsMigration(customer: Pick<Customer, 'migrationState'>): boolean {
  return customer.migrationState === 0;
}

/** Status of an investor at the shop and the registrar. */
export type Clearance = 'uncleared' | 'moreInfo' | 'banned' | 'cleared';

/** Returns an investor's clearance by the decisions of the shop and the registrar together. */
export function clearanceOf({ status }: Pick<Customer, 'status'>, registrar: RegistrarDecision): Clearance {
  if (registrar === 'banned') return 'banned';
  if (registrar === 'moreInfo' || status === 'follow_up') return 'moreInfo';
  return registrar === 'passed' && status === 'approved' ? 'cleared' : 'uncleared';
}

/** Pages to which the app may redirect an investor after login. */
export const LEADS = ['migration', 'contact', 'banned'] as const;
export type Lead = (typeof LEADS)[number];

/**
 * Pages to which the app redirects an investor after login, once each, in the order of requirement 4.19: the contact
 * page if more information is needed, the notice if banned. Before these, customers of the former system may take over
 * their data, so that they need not enter it again.
 */
export function leadsOf(customer: Pick<Customer, 'cryptoRegistrarStatus' | 'status' | 'migrationState'>): Lead[] {
  return [
    ...(needsMigration(customer) ? ['migration' as const] : []),
    ...(needsMoreInfo(customer) ? ['contact' as const] : []),
    ...(isBanned(customer) ? ['banned' as const] : []),
  ];
}

/** True if the crypto securities registrar lets the customer invest (requirement 4.11). */
export function registrarPassed(customer: Pick<Customer, 'cryptoRegistrarStatus'>): boolean {
  return registrarDecisionOf(customer.cryptoRegistrarStatus) === 'passed';
}
