import type { TwoFactorEvent } from '#machines/twoFactor/machine.ts';
import { subject } from '#machines/twoFactor/testing/cases.ts';
import { password, seen, switchOff, switchOn } from '../../support/seen/twoFactor.ts';
import type { Scene, Trigger } from '../scene.ts';

const triggers: Partial<Record<TwoFactorEvent['type'], Trigger>> = {
  'code.submitted': {
    async happen(page, event) {
      page.type('input[name=code]', event.code);
      if (page.find(password)) page.type('input[name=currentPassword]', event.currentPassword ?? '');
      await page.settle();
      page.press(page.find(switchOn) ?? page.find(switchOff));
    },
  },
};

export const scene: Scene = { subject, seen, hrefOf: () => '/account/two-factor', triggers };
