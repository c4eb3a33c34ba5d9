import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { Failure } from '#domain/shop/failure.ts';
import { isGranted, selectFailure, selectRequest, selectStep } from '#machines/app/onboarding/selectors.ts';
import type { Purpose } from '#machines/app/onboarding/types.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import { useApp } from '../app.ts';
import { useHistory } from '../page/navigation.ts';
import { guardOf } from './guard.ts';
import { pathOfStep } from './stepPaths.ts';

export interface Guard {
  /** True once the page may be shown; stays true while it is mounted, so that a customer is not interrupted. */
  granted: boolean;
  /** Path of the step to redirect to; null while unknown, and if the page is granted. */
  leadsTo: string | null;
  /** Failure of the reads that the decision depends on. */
  failure: Failure | null;
  onRetry: () => void;
}

/** Requests the displayed page from the guard. Until the page is granted, only its placeholder may be shown. */
export function useGuard(purpose: Purpose): Guard {
  const guard = guardOf(useApp());
  const { location } = useHistory();
  // First path of the visit: a flow moves from step to step below the same guard.
  const [path] = useState(location.href);
  const [granted, setGranted] = useState(false);
  const isNow = useSelector(guard, (snapshot) => isGranted(snapshot, purpose));
  // A step found for another path does not apply to this one.
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
