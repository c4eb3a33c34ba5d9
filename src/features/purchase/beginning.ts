import type { Snapshot } from 'xstate';
import { forgetBegunOrder, keepBegunOrder, readBegunOrder } from '#app/begunOrder.ts';
import { deleteDraft, formDraft, readDraft, readFields, storeFields } from '#app/drafts.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { purchaseMachine } from '#machines/purchase/machine.ts';
import type { PurchaseInput, PurchaseOutput } from '#machines/purchase/types.ts';

/** Names of what the flow keeps in this tab: the machine, what it was begun with, its forms, what was bought last. */
export const DRAFT = 'purchase';
const FIELDS = 'purchase.fields';
const FORMS = { address: 'purchase.address', method: 'purchase.method' };
const BOUGHT = 'purchase.bought';

/** What a purchase begins with. */
export interface Start {
  input: PurchaseInput;
  snapshot: Snapshot<unknown> | undefined;
}

/** An order that was placed in this tab. `begunAt`: the entry of the history with which its process began. */
export interface Bought {
  kind: 'online' | 'offline';
  tokenValue: string;
  begunAt: string;
}

/** What to show at an address of the order process. */
export type Beginning = { kind: 'process'; start: Start } | { kind: 'bought'; bought: Bought } | { kind: 'nothing' };

/** An entry of the history at an address of the order process. */
export interface Entry {
  /** Whether it is the process's first page. */
  isFirst: boolean;
  /** Code of the work that the address asks for. */
  product: string | undefined;
  /** The process itself has made it, going from step to step. */
  isOwn: boolean;
  /** What the history calls it; it stays the same when somebody comes back to it. */
  key: string;
}

/**
 * Where to begin. A draft goes on when the address asks for the same work or for none; another work is a new start, and the
 * shop's open order is replaced by it (spec section 4). Whoever comes back to a step of what was bought is led to what
 * became of it, not into the same form once more. The purchase goes on with an order that a bid has begun, once: its draft is that which
 * was begun with the same order.
 */
export function beginningOf({ isFirst, product, isOwn, key }: Entry, customerUuid: string, locale: Locale): Beginning {
  const fields = readFields(FIELDS, customerUuid);
  const productCode = product || fields.product || '';
  const draft = readDraft(DRAFT, customerUuid, purchaseMachine);
  const bought = readBought(customerUuid);
  const isBehind = !isFirst || isOwn || (key !== '' && bought?.begunAt === key);
  if (bought !== null && draft === null && isBehind) return { kind: 'bought', bought };
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

/** What is being typed, kept in this tab. */
export function formDrafts(customerUuid: string) {
  return { address: formDraft(FORMS.address, customerUuid), method: formDraft(FORMS.method, customerUuid) };
}

/** The entry of the history with which the process began that is going on. */
export const begunAtOf = (customerUuid: string): string => readFields(FIELDS, customerUuid).begunAt ?? '';

/** The process is over, or begins anew. */
export function forget(): void {
  forgetBegunOrder();
  for (const name of [DRAFT, FIELDS, BOUGHT, ...Object.values(FORMS)]) deleteDraft(name);
}

export function rememberBought(customerUuid: string, outcome: PurchaseOutput, begunAt: string): void {
  if (outcome.kind !== 'cancelled') storeFields(BOUGHT, customerUuid, { ...outcome, begunAt });
}

function readBought(customerUuid: string): Bought | null {
  const { kind, tokenValue, begunAt = '' } = readFields(BOUGHT, customerUuid);
  return tokenValue === undefined ? null : { kind: kind === 'online' ? 'online' : 'offline', tokenValue, begunAt };
}
