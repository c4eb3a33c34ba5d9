import { typedEuro } from '#domain/input/typedEuro.ts';
import type { ItemTerms } from '#domain/item/prepared.ts';
import { revisionDraft } from './draft.ts';

export const itemForm = (form: string, code: string) => `${form}.${code}`;

/** Stores price and copies that the shop rejected, for the form that edits a work without a price. */
export function keepRefusedTerms(
  code: string,
  customerUuid: string,
  { price, copies }: Pick<ItemTerms, 'price' | 'copies'>,
  decimal: ',' | '.',
): void {
  // Initial values of that form for a work that was never offered.
  const begunWith = { price: '', copies: '1' };
  revisionDraft(itemForm('edit', code), customerUuid, begunWith).write({
    price: typedEuro(price, decimal),
    copies: String(copies),
  });
}
