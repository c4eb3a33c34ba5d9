import { ownershipThresholds } from '#domain/constants/limits.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';

/** Roles of requirements 6.5 and 9.12. */
export const uboRoles = { user: 10, owner: 60, fictiveOwner: 61, representative: 70 } as const;

type Shares = Pick<UboPerson, 'equityShares' | 'votingShares'>;
/** Shares of a person, and the company through which they are held. */
export type Holding = Shares & Pick<UboPerson, 'id' | 'type' | 'heldThrough' | 'fictiveBeneficialOwner'>;
export type Party = Shares & Pick<UboPerson, 'type' | 'roles'>;

const hasRole = ({ roles }: Pick<UboPerson, 'roles'>, ...wanted: readonly number[]) =>
  wanted.some((role) => roles.includes(role));

/** Larger of the shares in capital and votes, which decides. */
export const largestShare = ({ equityShares, votingShares }: Shares): number =>
  Math.max(equityShares ?? 0, votingShares ?? 0);

/** True for a company that holds shares; it also has role 70 (requirement 6.5), but represents no company. */
const isHoldingCompany = (person: Party) => person.type === 'legal' && largestShare(person) > 0;

/** True for representatives: entered in the register (70), or acting by the account (10). */
export const isRepresentative = (person: Party): boolean =>
  hasRole(person, uboRoles.user, uboRoles.representative) && !isHoldingCompany(person);

/** True for entries in the list of owners: beneficial owners and shareholders. */
export const isOwner = (person: Party): boolean =>
  hasRole(person, uboRoles.owner, uboRoles.fictiveOwner) ||
  isHoldingCompany(person) ||
  (!isRepresentative(person) && largestShare(person) > 0);

/**
 * True for the account holder: a person whose data are the customer's, and whose kind of authority alone can be
 * changed.
 */
export const isUser = (person: Pick<UboPerson, 'roles'>): boolean => hasRole(person, uboRoles.user);

/** True for beneficial owners, including fictive ones. */
export const isBeneficial = (person: Pick<UboPerson, 'roles'>): boolean =>
  hasRole(person, uboRoles.owner, uboRoles.fictiveOwner);

/**
 * Requirement 5.15: true if at least one person represents the company with role 70. Shareholding companies also have
 * that role, but are not representatives.
 */
export const hasRepresentative = (persons: readonly Party[]): boolean =>
  persons.some((person) => hasRole(person, uboRoles.representative) && isRepresentative(person));

/**
 * Requirement 5.16: true if at least one natural person has role 60 or 61, and no beneficial owner is also a fictive
 * one, who replaces a missing owner (§ 3 II 5 GwG).
 */
export const hasBeneficialOwner = (
  persons: readonly Pick<UboPerson, 'roles' | 'type' | 'fictiveBeneficialOwner'>[],
): boolean =>
  persons.some((person) => person.type === 'natural' && isBeneficial(person)) &&
  !persons.some(
    (person) =>
      hasRole(person, uboRoles.owner) && (person.fictiveBeneficialOwner || hasRole(person, uboRoles.fictiveOwner)),
  );

type Named = Pick<UboPerson, 'type' | 'firstName' | 'lastName' | 'birthdate'>;
const isSamePerson = (one: Named, other: Named) =>
  one.type === other.type &&
  one.firstName === other.firstName &&
  one.lastName === other.lastName &&
  one.birthdate === other.birthdate;

/** Natural representatives not listed as owners yet: a person may be both. */
export const representativesBeside = (persons: readonly UboPerson[]): UboPerson[] =>
  persons.filter(
    (person) =>
      person.type === 'natural' &&
      isRepresentative(person) &&
      !isOwner(person) &&
      !persons.some((other) => isOwner(other) && isSamePerson(person, other)),
  );

/** Returns the companies through which a share is held, nearest first; null if the chain is broken or circular. */
export function chainOf<P extends Holding>({ id, heldThrough }: Holding, all: readonly P[]): P[] | null {
  const chain: P[] = [];
  let next = heldThrough;
  while (next !== null) {
    const at = next;
    const company = all.find((each) => each.id === at);
    if (company === undefined || company.type !== 'legal' || at === id || chain.includes(company)) return null;
    chain.push(company);
    next = company.heldThrough;
  }
  return chain;
}

/**
 * True if shares make a beneficial owner (requirement 9.5): more than a quarter of the company itself or, from the
 * second level on, more than half of each intermediate company, the last of which holds more than a quarter.
 */
export function reachesThreshold(person: Holding, all: readonly Holding[]): boolean {
  const chain = chainOf(person, all);
  if (chain === null) return false;
  const links = [person, ...chain];
  return links.every((link) =>
    link.heldThrough === null
      ? largestShare(link) > ownershipThresholds.first
      : largestShare(link) > ownershipThresholds.above,
  );
}

/**
 * Returns the roles of a person in the list of owners. An owner without a share who is not a fictive owner controls the
 * company in another way, as a founder controls a foundation.
 */
export function ownerRoles(person: Holding, all: readonly Holding[]): number[] {
  if (person.type === 'legal') return [uboRoles.representative];
  if (person.fictiveBeneficialOwner) return [uboRoles.fictiveOwner];
  if (largestShare(person) > 0 && !reachesThreshold(person, all)) return [];
  return [uboRoles.owner];
}

/** Contradiction between owners, or within one. */
export type OwnershipBreach =
  /** A fictive owner is listed beside a beneficial owner (§ 3 (2) GwG). */
  | 'fictiveBesideOwner'
  /** The shares of a company exceed 100 percent. */
  | 'moreThanAll'
  /** A share is held through an unknown entry, a natural person, or in a circle. */
  | 'throughNobody';

/** Returns the first contradiction in a list of owners; null if there is none. Recalculates the roles. */
export function ownershipBreach(owners: readonly Holding[]): OwnershipBreach | null {
  if (owners.some((owner) => chainOf(owner, owners) === null)) return 'throughNobody';
  const companies = new Set(owners.map(({ heldThrough }) => heldThrough));
  for (const company of companies) {
    const { equity, voting } = sumsOf(owners, company);
    if (equity > 100 || voting > 100) return 'moreThanAll';
  }
  const roles = owners.flatMap((owner) => ownerRoles(owner, owners));
  return roles.includes(uboRoles.owner) && roles.includes(uboRoles.fictiveOwner) ? 'fictiveBesideOwner' : null;
}

/** Returns the sums of the shares held of a company, in percent; `company` is null for the customer's own. */
export function sumsOf(owners: readonly Holding[], company: number | null): { equity: number; voting: number } {
  const held = owners.filter(({ heldThrough }) => heldThrough === company);
  // Adds hundredths as integers: thirds would not add up to 100 otherwise.
  const sum = (shares: readonly (number | null)[]) =>
    shares.reduce<number>((total, share) => total + Math.round((share ?? 0) * 100), 0) / 100;
  return { equity: sum(held.map((each) => each.equityShares)), voting: sum(held.map((each) => each.votingShares)) };
}

/** True if others hold shares through this company, which can only be removed after them. */
export const hasHolders = ({ id }: Pick<Holding, 'id'>, owners: readonly Pick<Holding, 'heldThrough'>[]): boolean =>
  owners.some(({ heldThrough }) => heldThrough === id);

/**
 * True if a person can be removed from a list. Not removable: the account holder, companies through which others hold,
 * and persons who would vanish from another list as well.
 */
export const isRemovable = (person: UboPerson, persons: readonly UboPerson[]): boolean =>
  !isUser(person) && !hasHolders(person, persons) && !(isOwner(person) && isRepresentative(person));

export interface OwnershipNode<P> {
  person: P;
  holders: OwnershipNode<P>[];
}

/**
 * Returns the tree of owners, from the company upwards. Owners with a broken chain are on the first level, so that none
 * is omitted.
 */
export function ownershipTree<P extends Holding>(owners: readonly P[]): OwnershipNode<P>[] {
  const below = (company: number | null): OwnershipNode<P>[] =>
    owners
      .filter((owner) => (chainOf(owner, owners) === null ? company === null : owner.heldThrough === company))
      .map((person) => ({ person, holders: below(person.id) }));
  return below(null);
}
