import * as z from 'zod/mini';
import bonds from './bonds.json' with { type: 'json' };
import repaidBonds from './repaidBonds.json' with { type: 'json' };
import { BondSeed, type Words } from './types.ts';

/** Categories of the bonds. */
export const BOND_TAXONS: readonly { code: string; slug: string; name: Words }[] = [
  { code: 'energy', slug: 'energie', name: { de: 'Energie', en: 'Energy' } },
  { code: 'housing', slug: 'wohnen', name: { de: 'Immobilien und Quartiere', en: 'Real estate and quarters' } },
  { code: 'infrastructure', slug: 'infrastruktur', name: { de: 'Infrastruktur', en: 'Infrastructure' } },
  { code: 'health', slug: 'gesundheit', name: { de: 'Gesundheit und Bildung', en: 'Health and education' } },
];

/** The bonds that run, the newest first. Two of them are hidden from every list (spec section 5). */
export const BONDS: readonly BondSeed[] = z.array(BondSeed).parse(bonds);

/** Bonds that have been repaid, the first to be issued first. Nobody can subscribe to them or holds their tokens. */
export const REPAID_BONDS: readonly BondSeed[] = z.array(BondSeed).parse(repaidBonds);

/** The bond of a code; throws for a code that no bond has. */
export function bondOf(code: string): BondSeed {
  const found = [...BONDS, ...REPAID_BONDS].find((each) => each.code === code);
  if (!found) throw new Error(`no bond ${code}`);
  return found;
}

/** Whether a bond has run out: it is not on sale, and nobody holds it. */
export const isRepaid = (bond: BondSeed): boolean => REPAID_BONDS.includes(bond);
