import type { Snapshot } from 'xstate';
import { deleteDraft, formDraft, readDraft, readFields, storeFields } from '#app/drafts.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { orderMachine } from '#machines/order/machine.ts';
import type { OrderInput, OrderOutput, OrderStep } from '#machines/order/types.ts';

/** Names of what the flow keeps in this tab: the machine, what it was begun with, its forms, the order placed last. */
export const DRAFT = 'order';
const FIELDS = 'order.fields';
const FORMS = { amount: 'order.amount', declarations: 'order.declarations', method: 'order.method' };
const PLACED = 'order.placed';

export interface OrderSearch {
  product?: string;
  /** Whole tokens. */
  quantity?: string;
}

/** What an order process begins with: what this tab kept of it, or what the address asks for. */
export interface Start {
  input: OrderInput;
  snapshot: Snapshot<unknown> | undefined;
  /** The query that the process began with; all of its addresses carry it. */
  search: { product: string; quantity: string };
}

/** What to show at an address of the order process. */
export type Beginning = { kind: 'process'; start: Start } | { kind: 'placed'; placed: Placed } | { kind: 'nothing' };

/** An entry of the history at an address of the order process. */
export interface Entry {
  step: OrderStep;
  search: OrderSearch;
  /** The process itself has made it, going from step to step. */
  isOwn?: boolean;
  /** What the history calls it; it stays the same when somebody comes back to it. */
  key?: string;
}

/**
 * Where to begin. A draft goes on when the address asks for the same or for nothing; another product, or another
 * quantity, is a new start, of which the forms know nothing, and the shop's open order is replaced by it (spec section
 * 4). A later step without a draft is one of the order that was placed last, and so is
 * the entry with which its process began: the Back button leads to what became of it, not into the same form once more.
 */
export function beginningOf(
  { step, search, isOwn = false, key = '' }: Entry,
  customerUuid: string,
  locale: Locale,
): Beginning {
  const fields = readFields(FIELDS, customerUuid);
  const asked = { product: search.product || fields.product || '', quantity: search.quantity || fields.quantity || '' };
  const draft = readDraft(DRAFT, customerUuid, orderMachine);
  const placed = readPlaced(customerUuid);
  const isBehind = step !== 'token' || isOwn || (key !== '' && placed?.begunAt === key);
  if (placed !== null && draft === null && isBehind) return { kind: 'placed', placed };
  if (asked.product === '') return { kind: 'nothing' };
  const input = { productCode: asked.product, quantity: quantityIn(asked.quantity), locale };
  if (asked.product !== fields.product || asked.quantity !== fields.quantity) {
    forget();
    storeFields(FIELDS, customerUuid, { ...asked, begunAt: key });
    return { kind: 'process', start: { input, snapshot: undefined, search: asked } };
  }
  // Without a draft that fits it begins anew all the same; what was typed in its forms is still there.
  return { kind: 'process', start: { input, snapshot: draft ?? undefined, search: asked } };
}

/** Spec section 9: 1 unless said otherwise. */
function quantityIn(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/** What is being typed in the forms of the order process, kept in this tab. */
export function formDrafts(customerUuid: string) {
  return {
    amount: formDraft(FORMS.amount, customerUuid),
    declarations: formDraft(FORMS.declarations, customerUuid),
    method: formDraft(FORMS.method, customerUuid),
  };
}

/** The entry of the history with which the process began that is going on. */
export const begunAtOf = (customerUuid: string): string => readFields(FIELDS, customerUuid).begunAt ?? '';

/** The order process is over, or begins anew. */
export function forget(): void {
  for (const name of [DRAFT, FIELDS, PLACED, ...Object.values(FORMS)]) deleteDraft(name);
}

/** The order that was placed last in this tab. */
export interface Placed {
  kind: 'online' | 'offline';
  tokenValue: string;
  /** The entry of the history with which its process began; empty where that is not known. */
  begunAt: string;
}

/**
 * Remembers the order that was placed last: whoever comes back to its steps by the Back button, or reloads before the
 * provider's page is there, is taken to where it goes on.
 */
export function rememberPlaced(customerUuid: string, outcome: OrderOutput, begunAt = ''): void {
  if (outcome.kind !== 'cancelled') storeFields(PLACED, customerUuid, { ...outcome, begunAt });
}

function readPlaced(customerUuid: string): Placed | null {
  const { kind, tokenValue, begunAt = '' } = readFields(PLACED, customerUuid);
  return tokenValue === undefined ? null : { kind: kind === 'online' ? 'online' : 'offline', tokenValue, begunAt };
}
