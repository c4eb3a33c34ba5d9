import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useApp } from '#app/app.ts';
import { useSubscription } from '#app/useSubscription.ts';
import { RouteErrorView } from './views/RouteErrorView.tsx';

/** Replaces a screen that threw or failed to load; the shell stays. Reloads the page when the connection is back. */
export function RouteErrorFlow({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { connectivity } = useApp();
  const subscribe = useCallback(() => {
    const connection = connectivity.on('catchUp.requested', () => location.reload());
    return () => connection.unsubscribe();
  }, [connectivity]);
  useSubscription(subscribe);
  const retry = async () => {
    // Only a new page requests code again that failed to load (`build/preload.ts`).
    if (navigator.onLine) return location.reload();
    await router.invalidate();
    reset();
  };
  return <RouteErrorView detail={error instanceof Error ? error.message : String(error)} onRetry={retry} />;
}
