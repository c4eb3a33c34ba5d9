import type { Identification } from '#domain/shop/onboarding.ts';

/** Requirements 4.7 and 4.10: states in which the customer is identified. */
const passed: readonly string[] = ['approved', 'approved_data', 'approved_data_changed', 'approved_in_review'];

/**
 * Requirements 4.8 and 4.9: states in which the customer has done their part and awaits an answer (typically 24 hours).
 */
const underReview: readonly string[] = ['new', 'pending', 'rejected_in_review'];

type Checked = Pick<Identification, 'stateAsString'> | null;

/** True if an identity check is passed; null: there was none. */
export const isIdentified = (identification: Checked): boolean =>
  identification !== null && passed.includes(identification.stateAsString);

/** True if the customer was rejected and may repeat the check (requirements 2.41 and 4.8). */
export const isRejected = (identification: Checked): boolean => identification?.stateAsString === 'rejected';

/** True if the partner has to decide before the customer can continue. */
export const isUnderReview = (identification: Checked): boolean =>
  identification !== null && underReview.includes(identification.stateAsString);
