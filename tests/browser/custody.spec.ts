import * as z from 'zod/mini';
import { custodyMachine } from '#machines/custody/machine.ts';
import { answers, subject } from '#machines/custody/testing/cases.ts';
import type { Path } from '#machines/testing/paths.ts';
import { expect } from '../support/fixtures.ts';
import { isOutcome } from '../support/names.ts';
import { locate } from '../support/onPage.ts';
import { seen, setUp } from '../support/seen/custody.ts';
import { callAs } from './support/calls.ts';
import { kindOf, meets } from './support/faults.ts';
import { type Walk, walkInBrowser } from './support/walk.ts';

type On = Walk<typeof custodyMachine>;

/** Investor whose only open step is custody. */
const INVESTOR = 'stepCustody';
const Session = z.object({ customerUuid: z.string() });

/** Agrees to the terms from outside of the browser, as another tab would. */
async function agree({ shop, notes }: On) {
  if (notes.has('agreed')) return;
  notes.set('agreed', 'outside');
  const given = Object.entries(answers).map(([question, options]) => ({ question, options }));
  await callAs(shop, INVESTOR, 'POST', 'answered-questionnaires', { questionnaire: 'platform_tac', answers: given });
}

/** Creates the wallet from outside of the browser. */
async function makeWallet({ shop, notes }: On) {
  if (notes.has('wallet')) return;
  notes.set('wallet', 'outside');
  const [stored = '{}'] = Object.values(await shop.sessionOf(INVESTOR));
  const { customerUuid } = Session.parse(JSON.parse(stored));
  const wallet = { type: 'token-forge', defaultWallet: true, name: `HeadlessWallet${customerUuid}` };
  await callAs(shop, INVESTOR, 'POST', 'wallets', wallet);
}

const isWrite = ({ type }: { type: string }) => /(agreeToTerms|createWallet)$/.test(type);

/** True if agreements and wallets never disappear, and a read right after a write returns what was written. */
function isReal({ steps }: Path): boolean {
  let has = { agreed: false, wallet: false };
  let isFresh = false;
  return steps.every(({ event }) => {
    if (!isOutcome(event)) isFresh = false;
    const isDone = event.type.startsWith('xstate.done.');
    const isThere = kindOf(event) === 'conflict';
    if (event.type.endsWith('readStanding') && isDone) {
      const now = { agreed: event.output.agreed, wallet: event.output.wallet !== null };
      const isSame = now.agreed === has.agreed && now.wallet === has.wallet;
      const isMore = now.agreed >= has.agreed && now.wallet >= has.wallet;
      has = now;
      return isFresh ? isSame : isMore;
    }
    if (!isWrite(event)) return true;
    isFresh = true;
    const what = event.type.endsWith('agreeToTerms') ? 'agreed' : 'wallet';
    const before = has[what];
    if (isDone || isThere) has = { ...has, [what]: true };
    return !(isDone && before);
  });
}

walkInBrowser(subject, custodyMachine, {
  seen,
  isReal,
  async open({ page, context, shop }) {
    await shop.loginAs(context, INVESTOR);
    await page.goto('/self-disclosure/custody');
  },
  // Every step is complete: the guard redirects home.
  instead: {
    async finished({ page }) {
      await expect(page).toHaveURL('/');
    },
  },

  acts: {
    async 'terms.submitted'({ page }) {
      await page.getByRole('main').getByRole('checkbox').check();
      await locate(page, setUp).click();
    },
    async 'terms.edited'({ page }) {
      await page.getByRole('main').getByRole('checkbox').click();
    },
  },

  outcomes: {
    async 'readStanding succeeds'(on) {
      // If the page writes before it reads, it produces the standing itself.
      if (on.ahead.some(isWrite)) return;
      if (on.event?.output.agreed) await agree(on);
      if (on.event?.output.wallet !== null) await makeWallet(on);
    },
    async 'readStanding fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'questionnaires/*');
    },
    async 'agreeToTerms succeeds'({ notes }) {
      notes.set('agreed', 'here');
    },
    async 'agreeToTerms fails'(on) {
      if (kindOf(on.event) === 'conflict') {
        on.problems.expect(/^409 POST .*answered-questionnaires$/);
        return agree(on);
      }
      await meets(on.shop, on.problems, kindOf(on.event), 'POST', 'answered-questionnaires');
    },
    async 'createWallet succeeds'({ shop, notes }) {
      notes.set('wallet', 'here');
      await shop.configure({ walletService: 'working' });
    },
    async 'createWallet fails'(on) {
      const kind = kindOf(on.event);
      if (kind === 'conflict') {
        on.problems.expect(/^409 POST .*wallets$/);
        return makeWallet(on);
      }
      if (kind === 'violations') {
        on.problems.expect(/^422 POST .*wallets$/);
        return on.shop.configure({ walletService: 'refusing' });
      }
      await meets(on.shop, on.problems, kind, 'POST', 'wallets');
    },
  },
});
