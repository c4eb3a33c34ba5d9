import { useCallback } from 'react';
import { useApp } from '../app.ts';
import { guardOf } from '../onboarding/guard.ts';
import type { Change } from '../resources.ts';

/**
 * To be called when the shop has taken a step: what it changed is read anew, and the frame goes on to the next step that is
 * open, or to what was asked for.
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
