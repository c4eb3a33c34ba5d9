import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { isVisitor, selectLiked } from '#machines/favourites/selectors.ts';
import { HeartButton } from '#ui/HeartButton.tsx';
import { useApp } from '../app.ts';
import { useSubscription } from '../useSubscription.ts';
import { followEnds, goToLogin } from './goToLogin.ts';
import { favouritesOf } from './startFavourites.ts';

/**
 * The heart of a work (spec section 2). `name` is the work's. A visitor is led to the login, comes back to the same
 * page, and finds the work liked (spec section 4); so is somebody whose session ends at the press.
 */
export function Heart({ code, name }: { code: string; name: string }): ReactNode {
  const { t } = useLingui();
  const favourites = favouritesOf(useApp());
  const router = useRouter();
  const isLiked = useSelector(favourites, (snapshot) => selectLiked(snapshot, code));
  const press = () => {
    const mustLogIn = isVisitor(favourites.getSnapshot());
    favourites.send({ type: 'wish.made', productCode: code, liked: isLiked !== true });
    // A press needs the machine at once, not in the next idle moment.
    if (isLiked === null) favourites.send({ type: 'retry.requested' });
    if (mustLogIn) goToLogin(router, favourites);
  };
  useSubscription(
    useCallback(() => {
      followEnds(router, favourites);
      return () => undefined;
    }, [favourites, router]),
  );
  return <HeartButton label={t`${name} merken`} isPressed={isLiked} onPress={press} />;
}
