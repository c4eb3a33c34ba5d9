import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { Failure } from '#domain/shop/failure.ts';
import { isGranted, selectFailure, selectRequest, selectStep } from '#machines/onboarding/selectors.ts';
import type { Purpose } from '#machines/onboarding/types.ts';
import { useApp } from '../app.ts';
import { useSubscription } from '../useSubscription.ts';
import { guardOf } from './guard.ts';
import { pathOfStep } from './stepPaths.ts';

/** What the guard says of a page. */
export interface Guard {
  /** The page may be shown, and stays for as long as it is: what was granted is not taken away under somebody's hands. */
  granted: boolean;
  /** Where somebody is led instead; null while that is not known, or where it is granted. */
  leadsTo: string | null;
  /** Why it could not be found out. */
  failure: Failure | null;
  onRetry: () => void;
}

/** Asks the guard for the page that is shown. Until it grants the page, nothing of it may be shown but its placeholder. */
export function useGuard(purpose: Purpose): Guard {
  const guard = guardOf(useApp());
  const { history } = useRouter();
  // What was asked for first: a flow goes from step to step below the same guard.
  const [path] = useState(history.location.href);
  const [granted, setGranted] = useState(false);
  const isNow = useSelector(guard, (snapshot) => isGranted(snapshot, purpose));
  // What was found for another path says nothing of this one.
  const step = useSelector(guard, (snapshot) => (selectRequest(snapshot)?.path === path ? selectStep(snapshot) : null));
  const failure = useSelector(guard, selectFailure);
  if (isNow && !granted) setGranted(true);
  useSubscription(
    useCallback(() => {
      guard.send({ type: 'path.requested', request: { path, purpose } });
      return () => undefined;
    }, [guard, path, purpose]),
  );
  return {
    granted: granted || isNow,
    leadsTo: step === null || granted ? null : pathOfStep(step),
    failure: granted ? null : failure,
    onRetry: () => guard.send({ type: 'retry.requested' }),
  };
}
