import { useCallback, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type Leaving, useLeaving } from '#app/flow/useLeaving.ts';
import type { UploadMachine } from '#machines/kit/upload/machine.ts';
import { isBusy, type UploadSnapshot } from '#machines/kit/upload/selectors.ts';
import { useSubscription } from '#ui/useSubscription.ts';

type UploadLeaving<U, B> = Leaving<UploadSnapshot<U, B>>;

export interface UploadLeavingRules<U, B> {
  /** True if leaving the page now would lose the file. */
  isAtStake(snapshot: UploadSnapshot<U, B>): boolean;
  /** True for a location whose page asks by itself before uploads are lost; absent if no page does. */
  isWithin?: UploadLeaving<U, B>['isWithin'] | undefined;
  /** Event that gives up an upload. */
  discardEvent: 'upload.cancelled' | 'upload.discarded';
}

/**
 * Asks before the customer leaves the page during an upload. Confirming gives up all uploads, so that the question
 * appears only once; navigation continues when this upload's result is known. `uploads`: those of all displayed files.
 */
export function useUploadLeaving<U, B>(
  upload: ActorRefFrom<UploadMachine<U, B>>,
  uploads: Set<ActorRefFrom<UploadMachine<U, B>>>,
  { isAtStake, isWithin = () => false, discardEvent }: UploadLeavingRules<U, B>,
): void {
  const [leaving] = useState(
    (): UploadLeaving<U, B> => ({
      id: 'upload',
      question: 'loseUpload',
      // An upload may take minutes: the question does not wait for it.
      isBusy: () => false,
      leavingOf: (snapshot) => (isAtStake(snapshot) ? 'asks' : 'free'),
      isLeft: (snapshot) => !isBusy(snapshot),
      isWithin,
      tell({ type }) {
        if (type === 'leave.confirmed') for (const each of uploads) each.send({ type: discardEvent });
      },
    }),
  );
  useLeaving(upload, leaving);
  useSubscription(
    useCallback(() => {
      uploads.add(upload);
      return () => uploads.delete(upload);
    }, [upload, uploads]),
  );
}
