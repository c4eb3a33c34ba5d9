import { type AnyStateMachine, createActor, type Snapshot } from 'xstate';
import type { FormDraft } from '#components/form/types.ts';
import { isAccountOrTaxNumber } from '#domain/session/secrets.ts';
import { isOld, PREFIX } from './forgetDrafts.ts';

interface Draft {
  customerUuid: string;
  /** Of the machine whose snapshot it is; none where the reader itself takes only what fits. */
  version?: string | undefined;
  content: unknown;
  /** Milliseconds since 1970; of what the device keeps, which a closed tab does not end. */
  at?: number;
}

/** Texts that belong to a flow, by name. */
export type Fields = Readonly<Record<string, string>>;

/**
 * Keeps a flow's snapshot in this tab, per customer, so that a reload, a crash or a 401 in the middle loses nothing.
 * Never called in a writing state: what the shop made of a write is asked again, not remembered.
 */
export function storeDraft(
  flow: string,
  customerUuid: string,
  { version }: AnyStateMachine,
  snapshot: Snapshot<unknown>,
): void {
  store(flow, { customerUuid, version, content: snapshot });
}

/**
 * The snapshot that this customer left in this tab, if this machine can go on from it. One that another version of the
 * machine kept (`build/versions.ts`), or that cannot be restored, is none: the flow begins anew.
 */
export function readDraft(flow: string, customerUuid: string, machine: AnyStateMachine): Snapshot<unknown> | null {
  const draft = read(flow, customerUuid);
  if (!draft?.content || draft.version === undefined || draft.version !== machine.version) return null;
  // The machine itself has to say what it takes for one of its snapshots.
  const snapshot = draft.content as Snapshot<unknown>;
  return createActor(machine, { snapshot }).getSnapshot().status === 'error' ? null : snapshot;
}

/** Keeps texts beside a flow's snapshot. */
export function storeFields(flow: string, customerUuid: string, fields: Fields): void {
  store(flow, { customerUuid, content: fields });
}

/** The texts that this customer's flow keeps in this tab; empty where nothing is kept, and where nobody is signed in. */
export function readFields(flow: string, customerUuid: string | null): Fields {
  const { content } = read(flow, customerUuid) ?? {};
  const entries = typeof content === 'object' && content !== null ? Object.entries(content) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Of a form whose values were sent, nothing is kept. */
export interface ForgettableDraft extends FormDraft {
  forget(): void;
}

/** Keeps what a form of this customer holds, in this tab, until it is deleted: a machine's context holds what was sent. */
export function formDraft(form: string, customerUuid: string): ForgettableDraft {
  return {
    read: () => read(form, customerUuid)?.content ?? null,
    write: (values) => store(form, { customerUuid, content: values }),
    forget: () => deleteDraft(form),
  };
}

/**
 * The same on this device: until it is sent, until its customer logs out or another one logs in, at most for a month. It holds
 * only the fields that were changed, each with what it began with: where the shop has got something else in the meantime,
 * from another device or from a first half that was sent, that is newer and stands. Of two tabs the last change counts, whole.
 * Account and tax numbers stay in this tab: the next person at a shared device must not find them.
 *
 * @param begunWith What stands in the form without a draft.
 * @param where In this tab only, where that is given.
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

/** Name of a field, and what it began with and what was made of it. */
type Change = [string, [unknown, unknown]];

/** The fields that `holds` names, each with what it began with, kept in one storage. */
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
    else store(form, { customerUuid, at, content: Object.fromEntries(changes) }, where);
  };
  return {
    read() {
      const { content, at } = read(form, customerUuid, where) ?? {};
      if (typeof at !== 'number' || isOld(at)) return null;
      const changes = Object.entries(Object(content)).filter((entry): entry is Change => Array.isArray(entry[1]));
      const held = changes.filter(([field]) => holds(field));
      // Older versions kept account and tax numbers on the device as well.
      if (held.length < changes.length) keep(held, at);
      const kept = held.filter(([field, [was]]) => isSame(was, before[field]));
      return kept.length === 0 ? null : Object.fromEntries(kept.map(([field, [, is]]) => [field, is]));
    },
    write(values: unknown) {
      const changed = Object.entries(Object(values))
        .filter(([field, is]) => holds(field) && !isSame(is, before[field]))
        .map(([field, is]): Change => [field, [before[field], is]]);
      keep(changed, Date.now());
    },
    forget: () => deleteDraft(form, where),
  };
}

/**
 * True if this device keeps typed values, or this tab account and tax numbers. All are the present customer's: a login
 * deletes those of another customer.
 */
export function hasDeviceDrafts(): boolean {
  try {
    const kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage).filter((key) => key.endsWith(NUMBERS))];
    return kept.some((key) => key.startsWith(PREFIX));
  } catch {
    return false; // Storage is forbidden.
  }
}

/** Suffix of a form's draft of account and tax numbers. */
const NUMBERS = '.numbers';

type Where = () => Storage;
// Asked for when it is used: a browser that forbids it says so by throwing.
export const tabStorage: Where = () => sessionStorage;
const deviceStorage: Where = () => localStorage;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

export function deleteDraft(flow: string, where = tabStorage): void {
  try {
    where().removeItem(PREFIX + flow);
  } catch {
    // Nothing was stored where storing is forbidden.
  }
}

function store(name: string, draft: Draft, where = tabStorage): void {
  try {
    where().setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Without storage a flow works until the page is left.
  }
}

function read(name: string, customerUuid: string | null, where = tabStorage): Draft | null {
  try {
    const text = where().getItem(PREFIX + name);
    const draft: Draft | null = text === null ? null : JSON.parse(text);
    return draft?.customerUuid === customerUuid ? draft : null;
  } catch {
    return null;
  }
}
