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

/** An investor for whom only the identity check is left. */
const INVESTOR = 'stepIdentity';

/** The shop says so of the latest check from now on. */
async function stand({ shop }: On, record: IdentityRecord) {
  if (record !== null) await control(shop, 'POST', `customers/${INVESTOR}`, { identification: record.state });
}

/** The pause before the next attempt is not over until a path says so. */
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
    // It was the last step: whoever goes on is let in, and the page is left.
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
      // On the partner's page the app is not running any more.
      const before = path.steps[i - 1]?.position.snapshot;
      if (before?.matches('leaving')) return false;
      // Where it is asked again by itself there is no button for it.
      if (event.type === 'retry.requested' && !before?.matches('failed')) return false;
      // A check that was begun is not taken back.
      if (event.output?.record !== null || event.output === undefined) return true;
      return !events.slice(0, i).some((earlier) => earlier.output?.record);
    });
  },
});
