import type { WithdrawalEvent } from '#machines/flows/withdrawal/machine.ts';
import { subject } from '#machines/flows/withdrawal/testing/cases.ts';
import { goOn, seen } from '../../support/seen/withdrawal.ts';
import type { Scene, Trigger } from '../scene.ts';

const triggers: Partial<Record<WithdrawalEvent['type'], Trigger>> = {
  'declaration.entered': {
    async happen(page, { declared }) {
      for (const field of ['name', 'contract', 'email'] as const) page.type(`input[name=${field}]`, declared[field]);
      await page.settle();
      page.press(page.find(goOn));
    },
  },
};

export const scene: Scene = { subject, seen, hrefOf: () => '/withdrawal', asVisitor: true, triggers };
