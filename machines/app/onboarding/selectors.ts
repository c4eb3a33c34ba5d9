import type { SnapshotFrom } from 'xstate';
import type { OnboardingProgress } from '#domain/onboarding/progress.ts';
import type { Step } from '#domain/onboarding/steps.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { onboardingMachine } from './machine.ts';
import type { PathRequest, Purpose } from './types.ts';

export type OnboardingSnapshot = SnapshotFrom<typeof onboardingMachine>;

/** Returns true if a path with this purpose may be shown. */
export const isGranted = (snapshot: OnboardingSnapshot, purpose: Purpose): boolean => snapshot.hasTag(purpose);

/** Returns the step that a guarded path redirects to unless granted; null if no step is open or known yet. */
export function selectStep(snapshot: OnboardingSnapshot): Step | null {
  const { progress } = snapshot.context;
  if (snapshot.matches({ granted: 'elsewhere' })) return progress?.elsewhere ?? null;
  return snapshot.matches('open') ? (progress?.step ?? null) : null;
}

/** Returns the customer's progress as last read; null until read. */
export const selectProgress = (snapshot: OnboardingSnapshot): OnboardingProgress | null => snapshot.context.progress;

/** Returns the failure to read the facts; null during another attempt. */
export const selectFailure = (snapshot: OnboardingSnapshot): Failure | null =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;

/** True if a step was sent but the next one could not be determined. */
export const hasLostWay = (snapshot: OnboardingSnapshot): boolean => snapshot.matches({ movingOn: 'failed' });

/** Returns the path to grant once no step is open; null if none was requested. */
export const selectRequest = (snapshot: OnboardingSnapshot): PathRequest | null => snapshot.context.request;
