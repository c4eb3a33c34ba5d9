import { expect, type Page, type Request } from 'playwright/test';
import type { Shop } from '../../support/shop.ts';
import { faultAt, type Met } from './faults.ts';

/** Lets calls of a page meet one fault. */
export interface Meeting {
  /** Calls that have met the fault. */
  met: ReadonlySet<string>;
  /** Performs the act while the shop fails the call, until the page has received an answer or a lost connection. */
  meet(call: string, act: () => Promise<unknown>): Promise<void>;
}

export function meetingWith(fault: Met, page: Page, shop: Shop): Meeting {
  /** Lost calls as the page sees them: a call that Chromium repeats by itself counts once. */
  const lost: string[] = [];
  const met = new Set<string>();
  page.on('requestfailed', (request) => lost.push(request.url()));
  return {
    met,
    async meet(call, act) {
      const [method = '', path = ''] = call.split(' ');
      met.add(call);
      await shop.armFault(faultAt(call, fault));
      const address = new RegExp(`/api/v2/shop/${path.replace(/^graphql.*/, 'graphql').replaceAll('*', '[^/]+')}$`);
      const isIt = (request: Request) => request.method() === method && address.test(new URL(request.url()).pathname);
      lost.length = 0;
      const heard = fault.kind.startsWith('cut')
        ? page.waitForEvent('requestfailed', isIt)
        : page.waitForResponse((response) => isIt(response.request()));
      await act();
      await heard;
      expect(lost).toHaveLength(fault.kind.startsWith('cut') ? 1 : 0);
      await shop.disarmFaults();
    },
  };
}
