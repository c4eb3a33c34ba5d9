import type { Identification } from '#domain/shop/onboarding.ts';

/** Spec section 4: in these the customer is identified. */
const passed: readonly string[] = ['approved', 'approved_data', 'approved_data_changed', 'approved_in_review'];

/** Spec section 4: the customer has done their part, and waits for an answer (typically 24 hours). */
const underReview: readonly string[] = ['new', 'pending', 'rejected_in_review'];

type Checked = Pick<Identification, 'stateAsString'> | null;

/** Whether an identity check is passed; null: none was begun. */
export const isIdentified = (identification: Checked): boolean =>
  identification !== null && passed.includes(identification.stateAsString);

/** Whether the customer was not confirmed, and may have themselves checked once more (spec section 4). */
export const isRejected = (identification: Checked): boolean => identification?.stateAsString === 'rejected';

/** Whether somebody else has to decide before the customer can do anything. */
export const isUnderReview = (identification: Checked): boolean =>
  identification !== null && underReview.includes(identification.stateAsString);
