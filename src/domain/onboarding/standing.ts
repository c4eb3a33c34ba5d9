import { reasonsOfPerson } from '#domain/order/eligibility.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { type Facts, firstElsewhere, firstOpen, type Step } from './steps.ts';
import { type Task, tasksOf } from './tasks.ts';

/** How far somebody has come: all that the guard decides by, and all that the list of tasks shows. */
export interface Standing {
  /** The first step that is not done and can be done here; null if there is none. */
  step: Step | null;
  /** The first step that can only be done elsewhere; null if there is none. */
  elsewhere: Step | null;
  tasks: Task[];
}

export const standingOf = (facts: Facts): Standing => ({
  step: firstOpen(facts),
  elsewhere: firstElsewhere(facts),
  tasks: tasksOf(facts),
});

/** True if a step before the identity check, or one that is done elsewhere, is missing: nobody checks anything yet. */
export const isUnfinished = ({ step, elsewhere }: Pick<Standing, 'step' | 'elsewhere'>): boolean =>
  elsewhere !== null || (step !== null && step !== 'identity');

/**
 * Whether the shop, the registrar and the identity partner have let somebody invest. What they own is theirs from then on,
 * whatever may be asked of them again later, such as evidence that has grown old; only to invest they are asked for it.
 */
export const isCleared = (customer: Customer): boolean => reasonsOfPerson(customer).length === 0;
