import type { Page } from 'playwright/test';
import { LIVE_CHANNEL } from '#app/inspection/channel.ts';

declare global {
  interface Window {
    /** Latest state values of this tab's actors, by machine. */
    parkettStates?: Record<string, unknown>;
  }
}

/**
 * Records the states that the page's actors report to the atlas, as the sandbox's settings allow, so that a walk can
 * check the machine itself and not only the page.
 */
export async function watchActors(page: Page): Promise<void> {
  await page.addInitScript((channel) => {
    const states: Record<string, unknown> = {};
    const machines: Record<string, string> = {};
    let own: string | null = null;
    window.parkettStates = states;
    new BroadcastChannel(channel).addEventListener('message', ({ data }) => {
      // The first report is this page's: no other tab is open yet.
      own ??= data.tab;
      if (data.type !== 'happened' || data.tab !== own) return;
      for (const { id, machine } of data.actors) machines[id] = machine;
      for (const text of data.entries) {
        const { actor, value } = JSON.parse(text);
        const machine = machines[actor];
        if (machine !== undefined) states[machine] = value;
      }
    });
  }, LIVE_CHANNEL);
}

/** Returns the state value of the page's youngest actor of this machine; undefined before its first report. */
export const liveState = (page: Page, machine: string): Promise<unknown> =>
  page.evaluate((id) => window.parkettStates?.[id], machine);
