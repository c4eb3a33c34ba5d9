import type { Page } from 'playwright/test';
import { LIVE_CHANNEL } from '#app/inspection/channel.ts';

declare global {
  interface Window {
    /** The latest state of this tab's actors, by machine. */
    parkettStates?: Record<string, unknown>;
  }
}

/**
 * Listens to what the page's actors report to the atlas, as the sandbox's settings allow. So a walk sees the machine
 * itself, not only what the page shows of it.
 */
export async function watchActors(page: Page): Promise<void> {
  await page.addInitScript((channel) => {
    const states: Record<string, unknown> = {};
    const machines: Record<string, string> = {};
    let own: string | null = null;
    window.parkettStates = states;
    new BroadcastChannel(channel).addEventListener('message', ({ data }) => {
      // The page reports before any other tab is open.
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

/** The state value of the page's youngest actor of this machine; undefined while there was none. */
export const liveState = (page: Page, machine: string): Promise<unknown> =>
  page.evaluate((id) => window.parkettStates?.[id], machine);
