import { deviceDraft } from '../deviceDrafts.ts';
import { type ForgettableDraft, tabStorage } from '../drafts.ts';

/** Draft of a form that edits data of the shop. */
export interface RevisionDraft extends ForgettableDraft {
  /** Merges the values into the stored ones: the form writes its fields, its page the files. */
  write(values: unknown): void;
  /** True if unsent changes are stored. */
  isThere(): boolean;
  /** Makes the present values the new base, after the shop has stored them. */
  settle(): void;
}

/**
 * Stores the changed fields of a form in this tab, so that a reload loses nothing. If the shop's value of a field has
 * changed meanwhile, the stored change is dropped.
 *
 * @param begunWith Values of the form without a draft, by field.
 */
export function revisionDraft(form: string, customerUuid: string, begunWith: object): RevisionDraft {
  let base: object = begunWith;
  const draft = () => deviceDraft(form, customerUuid, base, tabStorage);
  let values: object = { ...begunWith, ...Object(draft().read()) };
  return {
    read: () => draft().read(),
    isThere: () => draft().read() !== null,
    write(told) {
      values = { ...values, ...Object(told) };
      draft().write(values);
    },
    forget: () => draft().forget(),
    settle() {
      base = values;
      draft().forget();
    },
  };
}
