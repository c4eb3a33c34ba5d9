import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { heartOf } from '#app/favourites/heartOf.tsx';
import { useResource } from '#app/useResource.ts';
import { isLoggedIn } from '#machines/session/selectors.ts';
import { latestItems } from './reads.ts';
import { MarketHomeView } from './views/MarketHomeView.tsx';

/** The marketplace's home: the latest items, for everybody. */
export function MarketHomeFlow(): ReactNode {
  const { session, resources } = useApp();
  const loggedIn = useSelector(session, isLoggedIn);
  return <MarketHomeView items={useResource(resources.of(latestItems))} heartOf={heartOf} loggedIn={loggedIn} />;
}
