import { identityMachine } from '#machines/identity/machine.ts';
import { recordOf, subject } from '#machines/identity/testing/cases.ts';
import type { IdentityRecord } from '#machines/identity/types.ts';
import { pauseBefore } from '#machines/retry.ts';
import { elapses, succeeds } from '#machines/testing/cases.ts';
import { expect } from '../support/fixtures.ts';
import { expectSeen } from '../support/onPage.ts';
import { seen } from '../support/seen/identity.ts';
import { control } from './support/calls.ts';
import { kindOf, meets } from './support/faults.ts';
import { type Walk, walkInBrowser } from './support/walk.ts';

type On = Walk<typeof identityMachine>;

/** Investor whose only open step is the identity check. */
const INVESTOR = 'stepIdentity';

/** Sets the state of the latest check in the shop; null changes nothing. */
async function stand({ shop }: On, record: IdentityRecord) {
  if (record !== null) await control(shop, 'POST', `customers/${INVESTOR}`, { identification: record.state });
}

/** Freezes the clock: only an event of the path ends the pause before the next attempt. */
async function wait({ page }: On) {
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 50)).toPass();
}

walkInBrowser(subject, identityMachine, {
  async open({ page, context, shop }) {
    await page.clock.install();
    await shop.loginAs(context, INVESTOR);
    await page.goto('/self-disclosure/kyc');
  },
  audits: true,
  seen,
  instead: {
    // The identity check is the last step: accepting its result leaves the page for the home page.
    async 'known.approved'({ page, event, snapshot }) {
      if (event?.type === 'result.accepted') await expect(page).toHaveURL('/');
      else await expectSeen(page, seen, snapshot);
    },
    async leaving({ page }) {
      await expect(page.getByRole('heading', { level: 1, name: 'Identität prüfen' })).toBeVisible();
    },
  },
  also: { 'rereading.pausing': wait, 'checking.pausing': wait },
  acts: {
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
    async 'readRecord succeeds'(on) {
      await stand(on, on.event?.output.record ?? null);
    },
    async 'readRecord fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'identification');
    },
    async 'startIdentification fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'POST', 'identification/start');
    },
  },
  leftOut: [
    {
      event: elapses('backoff', 'identity.loading.pausing'),
      because: 'the page is still on its way then; where it is there, the same pause is walked',
    },
    ...['approved', 'rejected'].map((state) => ({
      event: { type: 'record.read', record: recordOf(state) },
      because: 'the page hears it from a poll of five minutes: tests/stories/identity.spec.ts',
    })),
    { event: { type: 'page.restored' }, because: 'a browser that is watched keeps no page to go back to' },
    {
      event: succeeds('readRecord', { record: recordOf('a state that nobody knows') }),
      because: 'the partner knows no other states',
    },
  ],
  isReal(path) {
    const events = path.steps.map(({ event }) => event);
    return events.every((event, i) => {
      // The app does not run on the partner's page.
      const before = path.steps[i - 1]?.position.snapshot;
      if (before?.matches('leaving')) return false;
      // Only a failed read has a retry button; elsewhere the machine retries by itself.
      if (event.type === 'retry.requested' && !before?.matches('failed')) return false;
      // A check that was started never disappears.
      if (event.output?.record !== null || event.output === undefined) return true;
      return !events.slice(0, i).some((earlier) => earlier.output?.record);
    });
  },
});
