import type { BidEvent, BidInput } from '#machines/flows/bid/machine.ts';
import { subject } from '#machines/flows/bid/testing/cases.ts';
import { seen, submit } from '../../support/seen/bid.ts';
import type { Scene, Trigger } from '../scene.ts';

const triggers: Partial<Record<BidEvent['type'], Trigger>> = {
  'bid.submitted': {
    async happen(page, event) {
      page.type('input[name=amount]', String(event.amount / 100));
      await page.settle();
      page.press(page.find(submit));
    },
  },
};

export const scene: Scene = {
  subject,
  seen,
  reading: 'marketplace',
  hrefOf: (input) => `/products/${(input as BidInput).productCode}?bid=1`,
  inputIn: (input, locale) => ({ ...(input as BidInput), locale }),
  triggers,
};
