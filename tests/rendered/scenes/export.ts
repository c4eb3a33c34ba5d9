import type { ExportEvent } from '#machines/kit/export/machine.ts';
import { subject } from '#machines/kit/export/testing/cases.ts';
import { cancel, print, retry, save, seen } from '../../support/seen/export.ts';
import { reconnect } from '../reconnect.ts';
import { elsewhere, type Scene, type Trigger } from '../scene.ts';

const triggers: Partial<Record<ExportEvent['type'], Trigger>> = {
  'export.requested': {
    happen: (page, { format }) => page.press(page.find(format === 'csv' ? save : print)),
  },
  'export.cancelled': {
    happen: (page) => page.press(page.find(cancel)),
  },
  'retry.requested': {
    withheld: (snapshot) => snapshot.hasTag('busy') && 'it is asked again by itself in a moment',
    happen: (page) => !page.snapshot.hasTag('busy') && page.press(page.find(retry)),
  },
  'connection.restored': { happen: reconnect },
  // Switched in the header, for the whole page.
  'language.switched': elsewhere,
};

export const scene: Scene = { subject, seen, hrefOf: () => '/account/orders', triggers };
