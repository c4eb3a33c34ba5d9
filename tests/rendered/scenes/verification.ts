import { subject } from '#machines/verification/testing/cases.ts';
import { seen } from '../../support/seen/verification.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  subject,
  seen,
  hrefOf: () => '/verify-email/link',
  triggers: {},
};
