import { expect, test } from 'vitest';
import { stepRows } from '#domain/onboarding/steps.ts';
import { pathOfStep } from './stepPaths.ts';

test('each step has its own page', () => {
  const paths = stepRows.map(({ step }) => pathOfStep(step));
  expect(new Set(paths).size).toBe(new Set(stepRows.map(({ step }) => step)).size);
  for (const path of paths) expect(path).toMatch(/^\/self-disclosure\/[a-z-]+$/);
});
