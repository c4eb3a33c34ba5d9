import { pathTo } from '#components/links/pathTo.ts';
import type { IdentityEvent } from '#machines/flows/identity/setup.ts';
import { subject } from '#machines/flows/identity/testing/cases.ts';
import { retry, seen } from '../../support/seen/identity.ts';
import { reconnect } from '../reconnect.ts';
import { elsewhere, type Scene, type Trigger } from '../scene.ts';

const triggers: Partial<Record<IdentityEvent['type'], Trigger>> = {
  'connection.restored': { happen: reconnect },
  'retry.requested': {
    withheld: (snapshot) => !snapshot.matches('failed') && 'it is asked again by itself in a moment',
    happen: (page) => page.snapshot.matches('failed') && page.press(page.find(retry)),
  },
  'record.read': elsewhere,
  'page.restored': {
    happen: () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  },
};

export const scene: Scene = { subject, seen, hrefOf: () => pathTo('/self-disclosure/kyc'), triggers };
