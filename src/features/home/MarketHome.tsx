import { useSelector } from '@xstate/react';
import { useApp } from '#app/app.tsx';
import { useRead } from '#app/useRead.ts';
import { isLoggedIn } from '#machines/session/selectors.ts';
import { MarketHomeView } from './views/MarketHomeView.tsx';

/** The marketplace's home: the latest items, for everybody. */
export function MarketHome() {
  const { session, resources } = useApp();
  const loggedIn = useSelector(session, isLoggedIn);
  return <MarketHomeView products={useRead(resources.of('products'))} loggedIn={loggedIn} />;
}
