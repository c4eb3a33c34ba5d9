import { lacks as isLacking, type Step, stepRows, steps } from '#domain/onboarding/steps.ts';
import type { Found } from './ports.ts';

// What the table of steps says, as the guards and states of the chart.

type Lacks = `lacks${Capitalize<Step>}`;

/** The name of the guard that says whether a step is still to be done. */
export const lacks = (step: Step) => `lacks${step.charAt(0).toUpperCase()}${step.slice(1)}` as Lacks;

/** To be spread into the guards of the setup. */
export const stepGuards = Object.fromEntries(
  steps.map((step) => [lacks(step), (_: unknown, { found }: { found: Found }) => isLacking(step, found.facts)]),
) as Record<Lacks, (_: unknown, params: { found: Found }) => boolean>;

/** A state for each step that may be open, in their order. */
export const openStates = Object.fromEntries(
  stepRows.map(({ step, description, requirement }) => [step, { description, meta: { requirement } }]),
);
