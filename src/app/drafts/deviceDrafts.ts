import { isAccountOrTaxNumber } from '#domain/session/secrets.ts';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';
import { deleteDraft, type ForgettableDraft, readEntry, storeEntry, tabStorage, type Where } from './drafts.ts';
import { isOld, PREFIX } from './forgetDrafts.ts';

/**
 * Stores the unsent values of a customer's form on this device until the form is sent, its customer logs out or another
 * customer logs in, at most for a month. Only changed fields are stored, each with its initial value: if the shop has a
 * different value by now (sent from another device, or by the first of two writes), the shop's value wins. If two tabs
 * fill in the form, the last write replaces the whole draft. Account and tax numbers stay in this tab: the next person
 * at a shared device must not find them.
 *
 * @param begunWith Values of the form without a draft.
 * @param where Stores the whole draft in this storage if given.
 */
export function deviceDraft(form: string, customerUuid: string, begunWith: object, where?: Where): ForgettableDraft {
  if (where) return changesIn(where, form, customerUuid, begunWith);
  const numbers = changesIn(tabStorage, form + NUMBERS, customerUuid, begunWith, isAccountOrTaxNumber);
  const rest = changesIn(deviceStorage, form, customerUuid, begunWith, (field) => !isAccountOrTaxNumber(field));
  return {
    read() {
      const kept = { ...rest.read(), ...numbers.read() };
      return Object.keys(kept).length === 0 ? null : kept;
    },
    write(values) {
      rest.write(values);
      numbers.write(values);
    },
    forget() {
      rest.forget();
      numbers.forget();
    },
  };
}

/** Name of a field with its initial and its present value. */
type Change = [string, [unknown, unknown]];

/** Returns the draft of those fields that `holds` accepts, each with its initial value, in one storage. */
function changesIn(
  where: Where,
  form: string,
  customerUuid: string,
  begunWith: object,
  holds: (field: string) => boolean = () => true,
) {
  const before: Readonly<Record<string, unknown>> = { ...begunWith };
  const keep = (changes: Change[], at: number) => {
    if (changes.length === 0) deleteDraft(form, where);
    else storeEntry(form, { customerUuid, at, content: Object.fromEntries(changes) }, where);
  };
  return {
    read() {
      const { content, at } = readEntry(form, customerUuid, where) ?? {};
      if (typeof at !== 'number' || isOld(at)) return null;
      const changes = Object.entries(fieldsOf(content)).filter((entry): entry is Change => Array.isArray(entry[1]));
      const held = changes.filter(([field]) => holds(field));
      if (held.length < changes.length) keep(held, at);
      const kept = held.filter(([field, [was]]) => isSame(was, before[field]));
      return kept.length === 0 ? null : Object.fromEntries(kept.map(([field, [, is]]) => [field, is]));
    },
    write(values: unknown) {
      const changed = Object.entries(fieldsOf(values))
        .filter(([field, is]) => holds(field) && !isSame(is, before[field]))
        .map(([field, is]): Change => [field, [before[field], is]]);
      keep(changed, Date.now());
    },
    forget: () => deleteDraft(form, where),
  };
}

/**
 * True if this device keeps typed values, or this tab account and tax numbers. All belong to the present customer,
 * since a login deletes those of other customers.
 */
export function hasDeviceDrafts(): boolean {
  try {
    const kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage).filter((key) => key.endsWith(NUMBERS))];
    return kept.some((key) => key.startsWith(PREFIX));
  } catch {
    return false; // Storage is forbidden.
  }
}

/** Suffix of the draft that holds a form's account and tax numbers. */
const NUMBERS = '.numbers';

const deviceStorage: Where = () => localStorage;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
