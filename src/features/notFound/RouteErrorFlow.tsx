import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { RouteErrorView } from './views/RouteErrorView.tsx';

/** What is shown in place of a screen that threw or could not be loaded; the shell stays. */
export function RouteErrorFlow({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = async () => {
    // Code that could not be fetched is asked for by a new page alone (`build/preload.ts`).
    if (navigator.onLine) return location.reload();
    await router.invalidate();
    reset();
  };
  return <RouteErrorView detail={error instanceof Error ? error.message : String(error)} onRetry={retry} />;
}
