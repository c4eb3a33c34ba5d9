import type { TwoFactorEvent } from '#machines/flows/twoFactor/machine.ts';
import { subject } from '#machines/flows/twoFactor/testing/cases.ts';
import { seen, switchOff, switchOn } from '../../support/seen/twoFactor.ts';
import type { Scene, Trigger } from '../scene.ts';

const triggers: Partial<Record<TwoFactorEvent['type'], Trigger>> = {
  'setup.confirmed': {
    async happen(page, event) {
      page.type('input[name=code]', event.code);
      page.type('input[name=currentPassword]', event.currentPassword);
      await page.settle();
      page.press(page.find(switchOn));
    },
  },
  'switchOff.confirmed': {
    async happen(page, event) {
      page.type('input[name=code]', event.code);
      await page.settle();
      page.press(page.find(switchOff));
    },
  },
};

export const scene: Scene = { subject, seen, hrefOf: () => '/account/two-factor', triggers };
