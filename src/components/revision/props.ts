import type { FormDraft } from '#components/form/types.ts';
import type { Failure, Violation } from '#domain/shop/failure.ts';

export interface RevisionViewProps {
  busy: boolean;
  /** True if the shop has stored all input. */
  saved: boolean;
  failure: Failure | null;
  violations: readonly Violation[];
  /** Fields that were changed elsewhere since they were shown; null without any. */
  outdated: readonly string[] | null;
  /** Fields whose values at the shop differ from the form after a save; null without any. */
  elsewhere: readonly string[] | null;
  draft: FormDraft;
  onEdited: () => void;
}
