import { useCallback } from 'react';
import type { Fields } from '#components/form/useForm.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import type { FollowingDraft } from './props.ts';

/** Fills the shop's new values into fields that were changed elsewhere only. */
export function useFollowing<V>({ checker: { store } }: Fields<V>, draft: FollowingDraft): void {
  const follow = useCallback(
    () =>
      draft.onFollowed((followed) => {
        const { values, lists } = store.read();
        const own = Object.entries(followed).filter(([name]) => name in values || name in lists);
        store.fill(Object.fromEntries(own));
      }),
    [draft, store],
  );
  useSubscription(follow);
}
