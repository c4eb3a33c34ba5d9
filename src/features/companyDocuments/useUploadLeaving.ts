import { useCallback, useState } from 'react';
import { type Leaving, useLeaving } from '#app/useLeaving.ts';
import { useSubscription } from '#app/useSubscription.ts';
import type { CustomerDocument } from '#domain/shop/onboarding.ts';
import { isBusy, isUnderWay, type UploadSnapshot } from '#machines/upload/selectors.ts';
import type { UploadActor } from './flow.ts';

/**
 * Asks before the customer leaves the page during an upload. Confirming cancels all uploads, so that the question
 * appears only once; navigation continues when this upload's result is known.
 */
export function useUploadLeaving(upload: UploadActor, uploads: Set<UploadActor>): void {
  const [leaving] = useState(() => leavingOf(uploads));
  useLeaving(upload, leaving);
  useSubscription(
    useCallback(() => {
      uploads.add(upload);
      return () => uploads.delete(upload);
    }, [upload, uploads]),
  );
}

const leavingOf = (uploads: ReadonlySet<UploadActor>): Leaving<UploadSnapshot<CustomerDocument>> => ({
  id: 'upload',
  question: 'loseUpload',
  // An upload may take minutes: the question does not wait for it.
  isBusy: () => false,
  leavingOf: (snapshot) => (isUnderWay(snapshot) ? 'asks' : 'free'),
  isLeft: (snapshot) => !isBusy(snapshot),
  isWithin: () => false,
  tell({ type }) {
    if (type === 'leave.confirmed') for (const each of uploads) each.send({ type: 'upload.cancelled' });
  },
});
