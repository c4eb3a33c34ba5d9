import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { RouteErrorView } from './views/RouteErrorView.tsx';

/** Replaces a screen that threw or failed to load; the shell stays. A reload by itself, once the connection is back, would risk the browser’s own error page. */
export function RouteErrorFlow({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = async () => {
    // Only a new page requests code again that failed to load (`build/preload.ts`).
    if (navigator.onLine) return location.reload();
    await router.invalidate();
    reset();
  };
  return <RouteErrorView detail={error instanceof Error ? error.message : String(error)} onRetry={retry} />;
}
