import { pathTo } from '#components/links/pathTo.ts';
import { type Step, stepRows } from '#domain/onboarding/steps.ts';

const paths = new Map(stepRows.map(({ step, path }) => [step, pathTo(path)]));

/** Where a step is done. */
export const pathOfStep = (step: Step): string => paths.get(step) ?? pathTo('/self-disclosure');
