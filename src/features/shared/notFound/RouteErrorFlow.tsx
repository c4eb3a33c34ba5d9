import { RouteErrorView } from './views/RouteErrorView.tsx';

interface RouteErrorFlowProps {
  error: unknown;
  /** Renders the screen again. */
  onRetry: () => void;
}

/**
 * Replaces a screen that threw or failed to load; the shell stays. A reload by itself, once the connection is back,
 * would risk the browser’s own error page.
 */
export function RouteErrorFlow({ error, onRetry }: RouteErrorFlowProps) {
  // Only a new page requests code again that failed to load (`build/preload.ts`).
  const retry = () => (navigator.onLine ? location.reload() : onRetry());
  return <RouteErrorView detail={error instanceof Error ? error.message : String(error)} onRetry={retry} />;
}
