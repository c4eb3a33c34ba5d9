import type { TokenTransferEvent } from '#machines/flows/tokenTransfer/setup.ts';
import { subject } from '#machines/flows/tokenTransfer/testing/cases.ts';
import { seen, send, tkn, toSummary } from '../../support/seen/tokenTransfer.ts';
import type { Scene, Trigger } from '../scene.ts';

const triggers: Partial<Record<TokenTransferEvent['type'], Trigger>> = {
  'details.submitted': {
    async happen(page, event) {
      // Users may type lower case; the machine receives the address as wallets show it (EIP-55).
      page.type('input[name=address]', event.address.toLowerCase());
      page.type('input[name=quantity]', String(event.quantity));
      await page.settle();
      page.press(page.find(toSummary));
    },
  },
  'code.submitted': {
    async happen(page, event) {
      page.type('input[name=code]', event.code);
      await page.settle();
      page.press(page.find(send));
    },
  },
};

export const scene: Scene = { subject, seen, hrefOf: () => `/transfer/${tkn}`, triggers };
