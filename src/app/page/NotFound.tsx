import { msg } from '@lingui/core/macro';
import { useCallback } from 'react';
import { NotFoundView } from '#components/notFound/NotFoundView.tsx';
import { useSubscription } from '#ui/useSubscription.ts';
import { useApp } from '../app.ts';

/** Shows the not-found view for an unknown address and titles the page accordingly. */
export function NotFound() {
  const { pages } = useApp();
  useSubscription(useCallback(() => pages.enter(msg`Diese Seite gibt es nicht`), [pages]));
  return <NotFoundView />;
}
