import { Navigate } from '@tanstack/react-router';
import { memo } from 'react';

/**
 * Redirects to the guard's target. Memoised, since a second render would navigate again, and each navigation renders.
 */
export const Led = memo(function Led({ to }: { to: string }) {
  return <Navigate to="." href={to} replace />;
});
