import { deviceDraft } from '../deviceDrafts.ts';
import { type ForgettableDraft, tabStorage } from '../drafts.ts';

/** The draft of a form about something that the shop has. */
export interface RevisionDraft extends ForgettableDraft {
  /** Keeps what is told beside what is kept already: the form tells its fields, its page the files. */
  write(values: unknown): void;
  /** Whether something was typed that was not sent. */
  isThere(): boolean;
  /** The shop has what was typed: from now on that is what the form began with. */
  settle(): void;
}

/**
 * Keeps in this tab which fields of a form were changed, so that a reload loses nothing; what the shop has got anew in the
 * meantime is newer, and stands.
 *
 * @param begunWith What stands in the form without it, by field.
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
