import { ownershipThresholds } from '#domain/constants/limits.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';

/** The roles of spec section 6. */
export const uboRoles = { user: 10, owner: 60, fictiveOwner: 61, representative: 70 } as const;

type Shares = Pick<UboPerson, 'equityShares' | 'votingShares'>;
/** What somebody holds, and through whom. */
export type Holding = Shares & Pick<UboPerson, 'id' | 'type' | 'heldThrough' | 'fictiveBeneficialOwner'>;
/** Somebody in a capacity. */
export type Party = Shares & Pick<UboPerson, 'type' | 'roles'>;

const hasRole = ({ roles }: Pick<UboPerson, 'roles'>, ...wanted: readonly number[]) =>
  wanted.some((role) => roles.includes(role));

/** The larger of two shares decides: capital or votes. */
export const largestShare = ({ equityShares, votingShares }: Shares): number =>
  Math.max(equityShares ?? 0, votingShares ?? 0);

/** A company that holds shares has role 70 as well (spec section 6): that makes it nobody's representative. */
const isHoldingCompany = (person: Party) => person.type === 'legal' && largestShare(person) > 0;

/** Whoever acts for the company: in its register (70), or by the account (10). */
export const isRepresentative = (person: Party): boolean =>
  hasRole(person, uboRoles.user, uboRoles.representative) && !isHoldingCompany(person);

/** Whoever stands in the list of owners: a beneficial owner, and whoever holds a share. */
export const isOwner = (person: Party): boolean =>
  hasRole(person, uboRoles.owner, uboRoles.fictiveOwner) ||
  isHoldingCompany(person) ||
  (!isRepresentative(person) && largestShare(person) > 0);

/** Whoever has the account: their person is the customer's, and only how they act can be changed. */
export const isUser = (person: Pick<UboPerson, 'roles'>): boolean => hasRole(person, uboRoles.user);

/** Beneficial owner, or standing in for one. */
export const isBeneficial = (person: Pick<UboPerson, 'roles'>): boolean =>
  hasRole(person, uboRoles.owner, uboRoles.fictiveOwner);

type Named = Pick<UboPerson, 'type' | 'firstName' | 'lastName' | 'birthdate'>;
const isSamePerson = (one: Named, other: Named) =>
  one.type === other.type &&
  one.firstName === other.firstName &&
  one.lastName === other.lastName &&
  one.birthdate === other.birthdate;

/** The natural representatives who are not named as owners yet: they may be both. */
export const representativesBeside = (persons: readonly UboPerson[]): UboPerson[] =>
  persons.filter(
    (person) =>
      person.type === 'natural' &&
      isRepresentative(person) &&
      !isOwner(person) &&
      !persons.some((other) => isOwner(other) && isSamePerson(person, other)),
  );

/** The companies through which a share is held, the nearest first; null where they lead nowhere or in a circle. */
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
 * Whether shares make a beneficial owner (spec section 9): more than a quarter of the company itself; from the second level
 * on whoever controls, by more than half, what leads to more than a quarter.
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
 * The roles of somebody in the list of owners. Who holds no share and is no fictive owner controls the company in another
 * way, as a founder does a foundation.
 */
export function ownerRoles(person: Holding, all: readonly Holding[]): number[] {
  if (person.type === 'legal') return [uboRoles.representative];
  if (person.fictiveBeneficialOwner) return [uboRoles.fictiveOwner];
  if (largestShare(person) > 0 && !reachesThreshold(person, all)) return [];
  return [uboRoles.owner];
}

/** How owners contradict each other or themselves. */
export type OwnershipBreach =
  /** Somebody stands in for a beneficial owner although there is one (§ 3 (2) GwG). */
  | 'fictiveBesideOwner'
  /** More than the whole of a company is held. */
  | 'moreThanAll'
  /** A share is held through what is no company of the list, or through itself. */
  | 'throughNobody';

/** What stands between the owners of a company, and it: null where they can be so. Roles are computed anew. */
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

/** What is held of a company, in percent; null for the customer's own. */
export function sumsOf(owners: readonly Holding[], company: number | null): { equity: number; voting: number } {
  const held = owners.filter(({ heldThrough }) => heldThrough === company);
  // Hundredths are whole numbers: thirds would not come to 100 otherwise.
  const sum = (shares: readonly (number | null)[]) =>
    shares.reduce<number>((total, share) => total + Math.round((share ?? 0) * 100), 0) / 100;
  return { equity: sum(held.map((each) => each.equityShares)), voting: sum(held.map((each) => each.votingShares)) };
}

/** Whether somebody holds shares through a company: it cannot go before they do. */
export const hasHolders = ({ id }: Pick<Holding, 'id'>, owners: readonly Pick<Holding, 'heldThrough'>[]): boolean =>
  owners.some(({ heldThrough }) => heldThrough === id);

/**
 * Whether somebody can be removed from a list: not whoever has the account, nobody through whom others hold, and nobody who
 * would vanish from the other list as well.
 */
export const isRemovable = (person: UboPerson, persons: readonly UboPerson[]): boolean =>
  !isUser(person) && !hasHolders(person, persons) && !(isOwner(person) && isRepresentative(person));

/** Somebody with those who hold through them. */
export interface OwnershipNode<P> {
  person: P;
  holders: OwnershipNode<P>[];
}

/** Who holds what, from the company upwards. What leads nowhere stands at the first level, so that nobody is left out. */
export function ownershipTree<P extends Holding>(owners: readonly P[]): OwnershipNode<P>[] {
  const below = (company: number | null): OwnershipNode<P>[] =>
    owners
      .filter((owner) => (chainOf(owner, owners) === null ? company === null : owner.heldThrough === company))
      .map((person) => ({ person, holders: below(person.id) }));
  return below(null);
}
