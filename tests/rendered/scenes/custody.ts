import type { CustodyEvent } from '#machines/flows/custody/machine.ts';
import { subject } from '#machines/flows/custody/testing/cases.ts';
import { seen, setUp } from '../../support/seen/custody.ts';
import type { Scene, Trigger } from '../scene.ts';

const triggers: Partial<Record<CustodyEvent['type'], Trigger>> = {
  'terms.submitted': {
    async happen(page) {
      const box = page.one('main input[type=checkbox]');
      if (box instanceof HTMLInputElement && !box.checked) page.press(box);
      await page.settle();
      page.press(page.find(setUp));
    },
  },
  'terms.edited': {
    async happen(page) {
      page.press(page.one('main input[type=checkbox]'));
      await page.settle();
    },
  },
};

export const scene: Scene = { subject, seen, hrefOf: () => '/self-disclosure/custody', triggers };
