import {
  deleteDraft,
  type Fields,
  type ForgettableDraft,
  formDraft,
  readFields,
  storeFields,
} from '#app/drafts/drafts.ts';
import type { CheckoutOutput } from '#machines/flows/checkout/types.ts';

/** Order that was placed last in this tab. */
export interface Placed {
  kind: 'online' | 'offline';
  tokenValue: string;
  /** Key of the history entry at which its process began; empty if unknown. */
  begunAt: string;
}

/** Storage of a checkout in this tab: its machine's draft, its start, its forms, and the order that was placed last. */
export interface CheckoutStorage<Form extends string> {
  /** Name of the machine's draft. */
  readonly draft: string;
  formDrafts(customerUuid: string): Record<Form, ForgettableDraft>;
  /** Returns the texts with which the current process began; empty if there is none. */
  readStart(customerUuid: string): Fields;
  /** Starts a process, with empty forms. `begunAt`: key of the history entry at which it begins. */
  begin(customerUuid: string, start: Fields & { begunAt: string }): void;
  readPlaced(customerUuid: string): Placed | null;
  /**
   * Ends a process, and stores the order that it has placed: the Back button into its steps, or a reload before the
   * provider's page has loaded, then leads to the order's payment or thank-you page.
   */
  end(customerUuid: string, outcome: CheckoutOutput): void;
}

/** Returns the storage of a checkout, whose keys begin with its name. */
export function checkoutStorage<const Form extends string>(
  name: string,
  forms: readonly Form[],
): CheckoutStorage<Form> {
  const start = `${name}.fields`;
  const placed = `${name}.placed`;
  const keyOf = (form: Form) => `${name}.${form}`;
  const clear = () => {
    for (const key of [name, start, placed, ...forms.map(keyOf)]) deleteDraft(key);
  };
  return {
    draft: name,
    formDrafts(customerUuid) {
      const drafts = forms.map((form) => [form, formDraft(keyOf(form), customerUuid)] as const);
      return Object.fromEntries(drafts) as Record<Form, ForgettableDraft>;
    },
    readStart: (customerUuid) => readFields(start, customerUuid),
    begin(customerUuid, begun) {
      clear();
      storeFields(start, customerUuid, begun);
    },
    readPlaced(customerUuid) {
      const { kind, tokenValue, begunAt = '' } = readFields(placed, customerUuid);
      return tokenValue === undefined ? null : { kind: kind === 'online' ? 'online' : 'offline', tokenValue, begunAt };
    },
    end(customerUuid, outcome) {
      const { begunAt = '' } = readFields(start, customerUuid);
      clear();
      if (outcome.kind !== 'cancelled') storeFields(placed, customerUuid, { ...outcome, begunAt });
    },
  };
}
