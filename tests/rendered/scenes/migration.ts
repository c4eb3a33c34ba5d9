import type { MigrationEvent } from '#machines/flows/migration/machine.ts';
import { subject } from '#machines/flows/migration/testing/cases.ts';
import { seen, takeOver } from '../../support/seen/migration.ts';
import type { Scene, Trigger } from '../scene.ts';

const triggers: Partial<Record<MigrationEvent['type'], Trigger>> = {
  'number.submitted': {
    async happen(page, event) {
      page.type('input[name=customerId]', event.customerId);
      await page.settle();
      page.press(page.find(takeOver));
    },
  },
};

export const scene: Scene = { subject, seen, hrefOf: () => '/migration', triggers };
