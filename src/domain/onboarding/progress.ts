import { reasonsOfPerson } from '#domain/order/eligibility.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { type Facts, firstElsewhere, firstOpen, type Step } from './steps.ts';
import { type Task, tasksOf } from './tasks.ts';

/** Progress of the onboarding: all data for the guard's decisions and for the list of tasks. */
export interface OnboardingProgress {
  /** First open step that can be done here; null if there is none. */
  step: Step | null;
  /** First step that can only be done elsewhere; null if there is none. */
  elsewhere: Step | null;
  tasks: Task[];
}

export const onboardingProgressOf = (facts: Facts): OnboardingProgress => ({
  step: firstOpen(facts),
  elsewhere: firstElsewhere(facts),
  tasks: tasksOf(facts),
});

/**
 * True if a step before the identity check, or a step to do elsewhere, is open: the partner and the issuer check
 * nothing yet.
 */
export const isUnfinished = ({ step, elsewhere }: Pick<OnboardingProgress, 'step' | 'elsewhere'>): boolean =>
  elsewhere !== null || (step !== null && step !== 'identity');

/**
 * True if the shop, the registrar and the identity partner have cleared the customer to invest. A cleared customer
 * keeps access to their holdings even if more is required later, such as newer evidence, which only blocks new
 * investments.
 */
export const isCleared = (customer: Customer): boolean => reasonsOfPerson(customer).length === 0;
