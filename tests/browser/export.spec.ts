import { exportMachine } from '#machines/export/machine.ts';
import { subject } from '#machines/export/testing/cases.ts';
import { pauseBefore } from '#machines/retry.ts';
import { expect } from '../support/fixtures.ts';
import { locate } from '../support/onPage.ts';
import { print, save, seen } from '../support/seen/export.ts';
import { kindOf, meets } from './support/faults.ts';
import { walkInBrowser } from './support/walk.ts';

walkInBrowser(subject, exportMachine, {
  seen,
  audits: true,
  async open({ page, context, shop }) {
    await page.clock.install();
    // Headless Chromium has no printer.
    await page.addInitScript(() => {
      window.print = () => {
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    await shop.loginAs(context, 'julia');
    await page.goto('/account/orders');
    await expect(page.getByText('10 von 10')).toBeVisible();
  },
  also: {
    // Freezes the clock: only an event of the path ends the pause before the next attempt.
    async 'reading.pausing'({ page }) {
      await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 50)).toPass();
    },
  },
  acts: {
    async 'export.requested'({ page, event }) {
      await locate(page, event?.format === 'csv' ? save : print).click();
    },
    async 'connection.restored'({ page, context }) {
      await page.clock.resume();
      await context.setOffline(true);
      await context.setOffline(false);
    },
    async 'backoff elapses'({ page, snapshot }) {
      await page.clock.resume();
      await page.clock.fastForward(pauseBefore(null, snapshot.context.retries));
    },
  },
  outcomes: {
    async 'readPage fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'orders');
    },
    // A browser fails to create a file only if it has no room left, so its functions are replaced.
    async 'writeRows fails'({ page }) {
      await page.evaluate(() => {
        const { print } = window;
        const { createObjectURL } = URL;
        const fail = () => {
          Object.assign(window, { print });
          Object.assign(URL, { createObjectURL });
          throw new Error('No room.');
        };
        Object.assign(window, { print: fail });
        Object.assign(URL, { createObjectURL: fail });
      });
    },
  },
  leftOut: [
    {
      event: { type: 'language.switched' },
      because: 'the page speaks the other language then, of which this level has no words',
    },
  ],
  isReal(path) {
    return path.steps.every(({ event }, i) => {
      const before = path.steps[i - 1]?.position.snapshot;
      // Julia's ten orders fit on one page.
      if (event.type === 'xstate.done.actor.readPage') return event.output.read === event.output.total;
      // While the machine retries by itself the page has no retry button, and a read ends before it can be cancelled.
      if (event.type === 'retry.requested' || event.type === 'export.cancelled') return !before?.hasTag('busy');
      return true;
    });
  },
});
