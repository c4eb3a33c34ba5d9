import { pathTo } from '#components/links/pathTo.ts';
import { type Step, stepRows } from '#domain/onboarding/steps.ts';
import { given } from '#machines/kit/given.ts';

const paths = new Map(stepRows.map(({ step, path }) => [step, pathTo(path)]));

export const pathOfStep = (step: Step): string => given(paths.get(step) ?? null);
