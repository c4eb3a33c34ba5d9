import { subject } from '#machines/flows/verification/testing/cases.ts';
import { queryFor, seen } from '../../support/seen/verification.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  subject,
  seen,
  hrefOf: (input) => `/verify-email/link${queryFor(input)}`,
  triggers: {},
};
