import type { Snapshot } from 'xstate';
import { readDraft } from '#app/drafts/drafts.ts';
import { checkoutStorage, type Placed } from '#app/order/checkoutStorage.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { orderMachine } from '#machines/flows/order/machine.ts';
import type { OrderInput, OrderStep } from '#machines/flows/order/types.ts';

export const storage = checkoutStorage('order', ['amount', 'declarations', 'method']);

export interface OrderSearch {
  product?: string;
  /** Whole tokens. */
  quantity?: string;
}

/** Start of an order process: from this tab's draft, or from the URL. */
export interface Start {
  input: OrderInput;
  snapshot: Snapshot<unknown> | undefined;
  /** Query that the process began with; all of its URLs carry it. */
  search: { product: string; quantity: string };
}

/** Content of a URL of the order process. */
export type Beginning = { kind: 'process'; start: Start } | { kind: 'placed'; placed: Placed } | { kind: 'nothing' };

/** History entry at a URL of the order process. */
export interface Entry {
  step: OrderStep;
  search: OrderSearch;
  /** True if the process itself created the entry, going from step to step. */
  isOwn?: boolean;
  /** Key of the entry in the history; the same each time the customer comes back to the entry. */
  key?: string;
}

/**
 * Decides what a URL of the order process shows. A draft continues if the URL asks for the same product and quantity or
 * omits them; another product or quantity starts a new process with empty forms, and its order replaces the shop's open
 * order (requirement 4.16). A later step without a draft belongs to the order that was placed last, and so does the
 * entry at which its process began: the Back button leads to the placed order, not into the same form once more.
 */
export function beginningOf(
  { step, search, isOwn = false, key = '' }: Entry,
  customerUuid: string,
  locale: Locale,
): Beginning {
  const fields = storage.readStart(customerUuid);
  const asked = { product: search.product || fields.product || '', quantity: search.quantity || fields.quantity || '' };
  const draft = readDraft(storage.draft, customerUuid, orderMachine);
  const placed = storage.readPlaced(customerUuid);
  const isBehind = step !== 'token' || isOwn || (key !== '' && placed?.begunAt === key);
  if (placed !== null && isBehind) return { kind: 'placed', placed };
  if (asked.product === '') return { kind: 'nothing' };
  const input = { productCode: asked.product, quantity: quantityIn(asked.quantity), locale };
  if (asked.product !== fields.product || asked.quantity !== fields.quantity) {
    storage.begin(customerUuid, { ...asked, begunAt: key });
    return { kind: 'process', start: { input, snapshot: undefined, search: asked } };
  }
  // Without a valid draft, the process starts over too; its forms still hold what was typed.
  return { kind: 'process', start: { input, snapshot: draft ?? undefined, search: asked } };
}

/** Parses a quantity; 1 by default (requirement 9.9). */
function quantityIn(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}
