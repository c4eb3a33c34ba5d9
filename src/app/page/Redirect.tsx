import { Navigate } from '@tanstack/react-router';
import { memo } from 'react';

interface RedirectProps {
  to: string;
  /** True on the way from a finished flow to its result. */
  cameBack?: boolean;
}

/** Redirects to an address. Memoised, since a second render would navigate again, and each navigation renders. */
export const Redirect = memo(function Redirect({ to, cameBack }: RedirectProps) {
  return <Navigate to="." href={to} replace state={{ cameBack }} />;
});
