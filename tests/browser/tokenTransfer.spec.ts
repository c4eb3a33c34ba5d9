import { TOTP } from 'otpauth';
import { succeeds } from '#machines/testing/paths.ts';
import { tokenTransferMachine } from '#machines/tokenTransfer/machine.ts';
import { owing, subject } from '#machines/tokenTransfer/testing/cases.ts';
import { addressOf } from '#sandbox/content/identity.ts';
import { personaOf } from '#sandbox/personas.ts';
import { locate } from '../support/onPage.ts';
import { address, code, quantity, seen, send, tkn, toSummary } from '../support/seen/tokenTransfer.ts';
import { kindOf, meets, OFTEN } from './support/faults.ts';
import { type Walk, walkInBrowser } from './support/walk.ts';

type On = Walk<typeof tokenTransferMachine>;

/** Periods of 30 seconds from now whose codes the shop accepts, each once. */
const PERIODS = [0, 1, -1];

walkInBrowser(subject, tokenTransferMachine, {
  seen,
  audits: true,
  async open({ page, context, shop, path }) {
    const first = path.steps.find(({ event }) => event.type === 'xstate.done.actor.readStanding')?.event.output;
    const persona = first?.twoFactor === false ? 'julia' : 'twoFactor';
    await shop.loginAs(context, persona);
    await page.goto(`/transfer/${first?.token === null ? 'WIND-NORDSEE-2032-TOKEN' : tkn}`);
  },

  acts: {
    async 'details.submitted'({ page, path }) {
      const listed = path.steps.find(({ event }) => event.type === 'xstate.done.actor.readRecipient')?.event.output;
      const to = listed?.whitelisted === false ? 'cleared' : 'transferring';
      await locate(page, address).fill(addressOf(`wallet:${to}`));
      await locate(page, quantity).fill('1000');
      await locate(page, toSummary).click();
    },
    async 'code.submitted'({ page, ahead, notes }) {
      const used = Number(notes.get('used') ?? 0);
      const timestamp = Date.now() + (PERIODS[used] ?? 0) * 30_000;
      const good = new TOTP({ secret: personaOf('twoFactor').totpSecret ?? '' }).generate({ timestamp });
      const isWrong = kindOf(ahead[0]) === 'invalid2fa';
      // The shop uses up a correct code even if it refuses the transfer.
      if (!isWrong) notes.set('used', String(used + 1));
      await locate(page, code).fill(isWrong ? (good === '000000' ? '111111' : '000000') : good);
      await locate(page, send).click();
    },
  },

  outcomes: {
    async 'readStanding fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'POST', 'graphql/WalletAssets');
    },
    async 'readRecipient fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'token/recipients/*');
    },
    async 'askWhitelisting fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'POST', 'token/whitelist-requests');
    },
    async 'sendTransfer fails'(on) {
      await refuse(on);
    },
    async 'findTransfer fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'token/transfers/*');
    },
    async 'findTransfer succeeds'({ event, problems }) {
      if (event?.output.transfer === null) problems.expect(/^404 GET .*\/token\/transfers\//);
    },
  },

  leftOut: [
    {
      event: succeeds('readStanding', owing),
      because:
        'who has the second factor has no order that is withdrawn from in time: tests/stories/withdrawal.spec.ts',
    },
  ],

  /**
   * True if the second factor, the transferable tokens and the recipient's listing never change, and no transfer from
   * before a reload is found: a story covers that.
   */
  isReal({ steps }) {
    const standings = steps.flatMap(({ event }) =>
      event.type === 'xstate.done.actor.readStanding' ? [event.output] : [],
    );
    const isSame = standings.every(
      ({ twoFactor, token }) =>
        twoFactor === standings[0]?.twoFactor && token?.transferable === standings[0]?.token?.transferable,
    );
    const isOneWallet = new Set(
      steps.flatMap(({ event }) =>
        event.type === 'xstate.done.actor.readRecipient' ? [event.output.whitelisted] : [],
      ),
    );
    const isOfNow = standings.every(({ earlier }) => earlier === null);
    return isSame && isOfNow && isOneWallet.size < 2;
  },
});

/** Makes the transfer fail: the shop refuses it, or the call is cut before or after the shop performs it. */
async function refuse({ event, ahead, shop, problems }: On): Promise<void> {
  const kind = kindOf(event);
  const said = (code: string, parameters?: object) => ({
    method: 'POST',
    path: 'token/transfer',
    kind: 'status' as const,
    status: 422,
    body: { violations: [{ propertyPath: '', message: 'Abgelehnt.', code, parameters }] },
  });
  if (kind === 'offline') {
    const found = ahead.find(({ type }) => type === 'xstate.done.actor.findTransfer')?.output.transfer;
    if (!found) return meets(shop, problems, kind, 'POST', 'token/transfer');
    problems.expect(/^failed POST .*\/token\/transfer: /);
    return shop.armFault({ method: 'POST', path: 'token/transfer', kind: 'cutAfter', times: OFTEN });
  }
  problems.expect(/^422 POST .*\/token\/transfer$/);
  // Before the next attempt the page reads whether the transfer was made all the same.
  problems.expect(/^404 GET .*\/token\/transfers\//);
  if (kind === 'no2fa') await shop.armFault(said('NO_2FA'));
  if (kind === 'notWhitelisted') await shop.armFault(said('NOT_WHITELISTED'));
  if (kind === 'balanceTooLow') await shop.armFault(said('BALANCE_TOO_LOW', { available: 200 }));
}
