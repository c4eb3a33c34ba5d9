import { useCallback } from 'react';
import { useApp } from '../app.ts';
import { guardOf } from '../onboarding/guard.ts';
import type { Change } from '../resources/resources.ts';

/**
 * Returns a callback for a step that the shop has accepted: it invalidates the changed data and makes the guard go on
 * to the next open step or to the requested path.
 */
export function useStepDone(): (...changes: readonly Change[]) => void {
  const app = useApp();
  return useCallback(
    (...changes) => {
      for (const change of changes) app.resources.invalidate(change);
      guardOf(app).send({ type: 'step.completed' });
    },
    [app],
  );
}
