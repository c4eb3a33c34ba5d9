import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectLiked } from '#machines/favourites/selectors.ts';
import { HeartButton } from '#ui/HeartButton.tsx';
import { useFavourites } from './useFavourites.ts';

/**
 * The heart of a work (spec section 2). `name` is the work's. A visitor is led to the login, comes back to the same
 * page, and finds the work liked (spec section 4); so is somebody whose session ends at the press.
 */
export function Heart({ code, name }: { code: string; name: string }): ReactNode {
  const { t } = useLingui();
  const favourites = useFavourites();
  const isLiked = useSelector(favourites, (snapshot) => selectLiked(snapshot, code));
  const press = () => {
    favourites.send({ type: 'wish.made', productCode: code, liked: isLiked !== true });
    // A press needs the machine at once, not in the next idle moment.
    if (isLiked === null) favourites.send({ type: 'retry.requested' });
  };
  return <HeartButton label={t`${name} merken`} isPressed={isLiked} onPress={press} />;
}
