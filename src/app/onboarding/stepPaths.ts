import { pathTo } from '#components/links/pathTo.ts';
import { type Step, stepRows } from '#domain/onboarding/steps.ts';
import { nonNull } from '#machines/kit/nonNull.ts';

const paths = new Map(stepRows.map(({ step, path }) => [step, pathTo(path)]));

export const pathOfStep = (step: Step): string => nonNull(paths.get(step) ?? null);
