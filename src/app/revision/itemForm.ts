import type { ItemTerms } from '#domain/item/prepared.ts';
import { typedEuro } from '#domain/money/typedEuro.ts';
import { revisionDraft } from './draft.ts';

/** Names a form about a work of one's own, and its draft. */
export const itemForm = (form: string, code: string) => `${form}.${code}`;

/** Keeps price and copies, which the shop did not take, for the form where a work without a price is changed. */
export function keepRefusedTerms(
  code: string,
  customerUuid: string,
  { price, copies }: Pick<ItemTerms, 'price' | 'copies'>,
  decimal: ',' | '.',
): void {
  // What stands in that form of a work that was never offered.
  const begunWith = { price: '', copies: '1' };
  revisionDraft(itemForm('edit', code), customerUuid, begunWith).write({
    price: typedEuro(price, decimal),
    copies: String(copies),
  });
}
