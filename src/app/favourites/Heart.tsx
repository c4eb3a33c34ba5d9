import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectLiked } from '#machines/app/favourites/selectors.ts';
import { HeartButton } from '#ui/HeartButton.tsx';
import { useFavourites } from './useFavourites.ts';

/**
 * Heart button of a work (requirement 2.27); `name` is the work's. A visitor logs in, returns to the same page and
 * finds the work liked (requirement 4.24), as does a customer whose session has expired by the press.
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
