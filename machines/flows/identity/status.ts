import type { IdentityRecord } from './types.ts';

/** Status per state of the partner's record (requirements 4.8 and 4.9). */
const meanings = {
  init: 'begun',
  new: 'submitted',
  pending: 'pending',
  approved: 'approved',
  approved_in_review: 'approvedInReview',
  approved_data_changed: 'approvedDataChanged',
  approved_data: 'approvedDataChanged',
  rejected: 'rejected',
  rejected_in_review: 'rejectedInReview',
} as const;

export type IdentityStatus = 'notBegun' | (typeof meanings)[keyof typeof meanings];

/** Returns the status of the check by its record; `notBegun` for an unknown state. */
export const identityStatusOf = (record: IdentityRecord): IdentityStatus =>
  Object.entries(meanings).find(([state]) => state === record?.state)?.[1] ?? 'notBegun';
