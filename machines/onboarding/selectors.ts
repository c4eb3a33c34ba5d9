import type { SnapshotFrom } from 'xstate';
import type { Standing } from '#domain/onboarding/standing.ts';
import type { Step } from '#domain/onboarding/steps.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { onboardingMachine } from './machine.ts';
import type { PathRequest, Purpose } from './types.ts';

export type OnboardingSnapshot = SnapshotFrom<typeof onboardingMachine>;

/** Whether a path may be shown, by what somebody wants to do there. */
export const isGranted = (snapshot: OnboardingSnapshot, purpose: Purpose): boolean => snapshot.hasTag(purpose);

/** The step that somebody is led to from a guarded path; null where it is granted, or not known yet. */
export const selectStep = (snapshot: OnboardingSnapshot): Step | null =>
  snapshot.matches('open') ? (snapshot.context.standing?.step ?? null) : null;

/** How far somebody has come, as it was last found out. */
export const selectStanding = (snapshot: OnboardingSnapshot): Standing | null => snapshot.context.standing;

/** Why that could not be found out; null while it is looked at again. */
export const selectFailure = (snapshot: OnboardingSnapshot): Failure | null =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;

/** A step was taken, and where it goes on could not be found out: its form is sent. */
export const hasLostWay = (snapshot: OnboardingSnapshot): boolean => snapshot.matches({ movingOn: 'failed' });

/** What was asked for, to be granted once nothing is open. */
export const selectRequest = (snapshot: OnboardingSnapshot): PathRequest | null => snapshot.context.request;
