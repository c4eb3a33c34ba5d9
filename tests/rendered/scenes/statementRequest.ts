import { subject } from '#machines/flows/statementRequest/testing/cases.ts';
import { seen } from '../../support/seen/statementRequest.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = { subject, seen, hrefOf: () => '/account/custody', triggers: {} };
