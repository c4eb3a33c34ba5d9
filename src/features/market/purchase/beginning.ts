import type { Snapshot } from 'xstate';
import { deleteDraft, formDraft, readDraft, readFields, storeFields } from '#app/drafts/drafts.ts';
import { forgetBegunOrder, keepBegunOrder, readBegunOrder } from '#app/order/begunOrder.ts';
import { type Placed, readPlaced, storePlaced } from '#app/order/placed.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { CheckoutOutput } from '#machines/flows/checkout/types.ts';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import type { PurchaseInput } from '#machines/flows/purchase/types.ts';

/** Storage keys of the flow in this tab: the machine, its start, its forms, and the order placed last. */
export const DRAFT = 'purchase';
const FIELDS = 'purchase.fields';
const FORMS = { address: 'purchase.address', method: 'purchase.method' };
const PLACED = 'purchase.bought';

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
  const fields = readFields(FIELDS, customerUuid);
  const productCode = product || fields.product || '';
  const draft = readDraft(DRAFT, customerUuid, purchaseMachine);
  const placed = readPlaced(PLACED, customerUuid);
  const isBehind = !isFirst || isOwn || (key !== '' && placed?.begunAt === key);
  if (placed !== null && draft === null && isBehind) return { kind: 'placed', placed };
  if (productCode === '') return { kind: 'nothing' };
  const begun = readBegunOrder(customerUuid, productCode);
  const input = { productCode, locale, order: begun };
  const isNew = begun !== null && begun.tokenValue !== fields.begunWith;
  if (productCode === fields.product && !isNew)
    return { kind: 'process', start: { input, snapshot: draft ?? undefined } };
  forget();
  if (begun) keepBegunOrder(customerUuid, { productCode, order: begun });
  storeFields(FIELDS, customerUuid, { product: productCode, begunAt: key, begunWith: begun?.tokenValue ?? '' });
  return { kind: 'process', start: { input, snapshot: undefined } };
}

export function formDrafts(customerUuid: string) {
  return { address: formDraft(FORMS.address, customerUuid), method: formDraft(FORMS.method, customerUuid) };
}

/** Returns the key of the history entry at which the current process began. */
export const begunAtOf = (customerUuid: string): string => readFields(FIELDS, customerUuid).begunAt ?? '';

/** Deletes all that the tab stores of a purchase, when the process ends or starts over. */
export function forget(): void {
  forgetBegunOrder();
  for (const name of [DRAFT, FIELDS, PLACED, ...Object.values(FORMS)]) deleteDraft(name);
}

export const rememberPlaced = (customerUuid: string, outcome: CheckoutOutput, begunAt: string): void =>
  storePlaced(PLACED, customerUuid, outcome, begunAt);
