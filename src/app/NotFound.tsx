import { msg } from '@lingui/core/macro';
import { useCallback } from 'react';
import { NotFoundView } from '#components/notFound/NotFoundView.tsx';
import { useApp } from './app.ts';
import { useSubscription } from './useSubscription.ts';

/** What an address names is not there: the page says so in the place of the screen's own, and so does its title. */
export function NotFound() {
  const { pages } = useApp();
  useSubscription(useCallback(() => pages.enter(msg`Diese Seite gibt es nicht`), [pages]));
  return <NotFoundView />;
}
