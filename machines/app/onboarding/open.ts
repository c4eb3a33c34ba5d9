import { isStepOpen, type Step, stepRows, steps } from '#domain/onboarding/steps.ts';
import type { Found } from './ports.ts';

// Guards and states of the chart, derived from the table of steps.

type Lacks = `lacks${Capitalize<Step>}`;

/** Returns the name of the guard that is true while a step is open. */
export const guardOf = (step: Step) => `lacks${step.charAt(0).toUpperCase()}${step.slice(1)}` as Lacks;

/** Guards of all steps, to spread into the guards of the setup. */
export const stepGuards = Object.fromEntries(
  steps.map((step) => [guardOf(step), (_: unknown, { found }: { found: Found }) => isStepOpen(step, found.facts)]),
) as Record<Lacks, (_: unknown, params: { found: Found }) => boolean>;

/** States for all steps that may be open, in the order of the steps. */
export const openStates = Object.fromEntries(
  stepRows.map(({ step, description, requirement }) => [step, { description, meta: { requirement } }]),
);
