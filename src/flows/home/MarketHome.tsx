import { useSelector } from '@xstate/react';
import { isLoggedIn } from '#machines/session/selectors.ts';
import { MarketHomeView } from '#views/home/MarketHomeView.tsx';
import { useApp } from '../app.tsx';
import { useRead } from '../useRead.ts';

/** The marketplace's home: the latest items, for everybody. */
export function MarketHome() {
  const { session, resources } = useApp();
  const loggedIn = useSelector(session, isLoggedIn);
  return <MarketHomeView products={useRead(resources.of('products'))} loggedIn={loggedIn} />;
}
