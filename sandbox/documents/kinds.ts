import type { LegalKind } from './legal.ts';

/** The three papers of every bond, in reading order. */
export const LEGAL_DOCUMENTS = [
  { kind: 'information-sheet', name: 'Wertpapierinformationsblatt', nameEn: 'Securities information sheet' },
  { kind: 'terms', name: 'Anleihebedingungen', nameEn: 'Terms of the bond' },
  { kind: 'risks', name: 'Risikohinweise', nameEn: 'Risk information' },
] as const satisfies readonly { kind: LegalKind; name: string; nameEn: string }[];

/** Returns the kind of a document by its German name; null for supplements. */
export function legalFileKind(name: string): LegalKind | null {
  return LEGAL_DOCUMENTS.find((each) => each.name === name)?.kind ?? null;
}
