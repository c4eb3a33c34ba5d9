import { useCallback, useState } from 'react';
import { type Leaving, useLeaving } from '#app/useLeaving.ts';
import { useSubscription } from '#app/useSubscription.ts';
import type { CustomerDocument } from '#domain/shop/onboarding.ts';
import { isBusy, isUnderWay, type UploadSnapshot } from '#machines/upload/selectors.ts';
import type { UploadActor } from './flow.ts';

/**
 * Asks before the page is left while this file is on its way. A yes cancels all that are, so that it is asked once for all;
 * the way out goes on when it is known whether this one has arrived.
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
  // A file may take minutes: nobody waits for it before they are asked.
  isBusy: () => false,
  leavingOf: (snapshot) => (isUnderWay(snapshot) ? 'asks' : 'free'),
  isLeft: (snapshot) => !isBusy(snapshot),
  isWithin: () => false,
  tell({ type }) {
    if (type === 'leave.confirmed') for (const each of uploads) each.send({ type: 'upload.cancelled' });
  },
});
