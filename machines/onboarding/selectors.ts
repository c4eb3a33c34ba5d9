import type { SnapshotFrom } from 'xstate';
import type { Standing } from '#domain/onboarding/standing.ts';
import type { Step } from '#domain/onboarding/steps.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { onboardingMachine } from './machine.ts';
import type { PathRequest, Purpose } from './types.ts';

export type OnboardingSnapshot = SnapshotFrom<typeof onboardingMachine>;

/** Whether a path may be shown, by what somebody wants to do there. */
export const isGranted = (snapshot: OnboardingSnapshot, purpose: Purpose): boolean => snapshot.hasTag(purpose);

/** The step that a guarded path leads to unless it is granted; null if there is none, or none is known yet. */
export function selectStep(snapshot: OnboardingSnapshot): Step | null {
  const { standing } = snapshot.context;
  if (snapshot.matches({ granted: 'elsewhere' })) return standing?.elsewhere ?? null;
  return snapshot.matches('open') ? (standing?.step ?? null) : null;
}

/** How far somebody has come, as it was last found out. */
export const selectStanding = (snapshot: OnboardingSnapshot): Standing | null => snapshot.context.standing;

/** Why that could not be found out; null while it is looked at again. */
export const selectFailure = (snapshot: OnboardingSnapshot): Failure | null =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;

/** A step was taken, and where it goes on could not be found out: its form is sent. */
export const hasLostWay = (snapshot: OnboardingSnapshot): boolean => snapshot.matches({ movingOn: 'failed' });

/** What was asked for, to be granted once nothing is open. */
export const selectRequest = (snapshot: OnboardingSnapshot): PathRequest | null => snapshot.context.request;
