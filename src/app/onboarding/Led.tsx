import { Navigate } from '@tanstack/react-router';
import { memo } from 'react';

/** Leads on to where the guard says. Rendered once: a second time would navigate once more, and each navigation renders. */
export const Led = memo(function Led({ to }: { to: string }) {
  return <Navigate to="." href={to} replace />;
});
