import * as z from 'zod/mini';
import bonds from './data/bonds.json' with { type: 'json' };
import categories from './data/categories.json' with { type: 'json' };
import repaidBonds from './data/repaidBonds.json' with { type: 'json' };
import { BondSeed, type Words } from './types.ts';

export const BOND_TAXONS: readonly { code: string; slug: string; name: Words }[] = categories.bonds;

/** Current bonds, newest first. Two of them are hidden from every list (requirement 5.24). */
export const BONDS: readonly BondSeed[] = z.array(BondSeed).parse(bonds);

/** Repaid bonds, oldest first: not on sale, and in no wallet. */
export const REPAID_BONDS: readonly BondSeed[] = z.array(BondSeed).parse(repaidBonds);

/** Finds a bond by code; throws for an unknown code. */
export function bondOf(code: string): BondSeed {
  const found = [...BONDS, ...REPAID_BONDS].find((each) => each.code === code);
  if (!found) throw new Error(`no bond ${code}`);
  return found;
}

/** True if a bond was repaid: it is not on sale, and no wallet holds its tokens. */
export const isRepaid = (bond: BondSeed): boolean => REPAID_BONDS.includes(bond);
