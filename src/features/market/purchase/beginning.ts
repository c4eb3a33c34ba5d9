import type { Snapshot } from 'xstate';
import { readDraft } from '#app/drafts/drafts.ts';
import { keepBegunOrder, readBegunOrder } from '#app/order/begunOrder.ts';
import { checkoutStorage, type Placed } from '#app/order/checkoutStorage.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import type { PurchaseInput } from '#machines/flows/purchase/types.ts';

/** `begun`: the order that a bid has placed, see `begunOrder.ts`. */
export const storage = checkoutStorage('purchase', ['address', 'method', 'begun']);

/** Start of a purchase: its input, and this tab's draft if there is one. */
export interface Start {
  input: PurchaseInput;
  snapshot: Snapshot<unknown> | undefined;
}

/** Content of a URL of the order process. */
export type Beginning = { kind: 'process'; start: Start } | { kind: 'placed'; placed: Placed } | { kind: 'nothing' };

/** History entry at a URL of the order process. */
export interface Entry {
  isFirst: boolean;
  /** Code of the work that the URL asks for. */
  product: string | undefined;
  /** True if the process itself created the entry, going from step to step. */
  isOwn: boolean;
  /** Key of the entry in the history; the same each time the customer comes back to the entry. */
  key: string;
}

/**
 * Decides what a URL of the order process shows. A draft continues if the URL asks for the same work or for none;
 * another work is a new start, and its order replaces the shop's open order (requirement 4.16). A return to a step of a
 * placed order leads to that order, not into the same form once more. The purchase continues with an order that a bid
 * has created, once: only a draft that began with that order continues with it.
 */
export function beginningOf({ isFirst, product, isOwn, key }: Entry, customerUuid: string, locale: Locale): Beginning {
  const fields = storage.readStart(customerUuid);
  const productCode = product || fields.product || '';
  const draft = readDraft(storage.draft, customerUuid, purchaseMachine);
  const placed = storage.readPlaced(customerUuid);
  const isBehind = !isFirst || isOwn || (key !== '' && placed?.begunAt === key);
  if (placed !== null && isBehind) return { kind: 'placed', placed };
  if (productCode === '') return { kind: 'nothing' };
  const begun = readBegunOrder(customerUuid, productCode);
  const input = { productCode, locale, order: begun };
  const isNew = begun !== null && begun.tokenValue !== fields.begunWith;
  if (productCode === fields.product && !isNew)
    return { kind: 'process', start: { input, snapshot: draft ?? undefined } };
  storage.begin(customerUuid, { product: productCode, begunAt: key, begunWith: begun?.tokenValue ?? '' });
  if (begun) keepBegunOrder(customerUuid, { productCode, order: begun });
  return { kind: 'process', start: { input, snapshot: undefined } };
}
