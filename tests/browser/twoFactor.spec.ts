import { Secret, TOTP } from 'otpauth';
import { twoFactorMachine } from '#machines/twoFactor/machine.ts';
import { subject } from '#machines/twoFactor/testing/cases.ts';
import { PASSWORD, personaOf } from '#sandbox/personas.ts';
import { locate } from '../support/onPage.ts';
import { code, password, seen, switchOff, switchOn } from '../support/seen/twoFactor.ts';
import { kindOf, meets } from './support/faults.ts';
import { type Walk, walkInBrowser } from './support/walk.ts';

type On = Walk<typeof twoFactorMachine>;

/** Periods of 30 seconds from now whose codes the shop accepts, each once. */
const PERIODS = [0, 1, -1];

/** Returns the code of her authenticator app, from the key on the page or from the persona's own. */
async function codeOn({ page, notes }: On): Promise<string> {
  const shown = page.getByRole('main').getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const secret = (await shown.count()) > 0 ? ((await shown.textContent()) ?? '') : (notes.get('secret') ?? '');
  notes.set('secret', secret);
  const used = Number(notes.get('used') ?? 0);
  const timestamp = Date.now() + (PERIODS[used] ?? 0) * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp });
}

/** Types a code: a wrong one if the shop has to refuse it. */
async function typeCode(on: On): Promise<void> {
  const { page, ahead, notes } = on;
  const good = await codeOn(on);
  const isWrong = kindOf(ahead[0]) === 'invalid2fa';
  if (kindOf(ahead[0]) === null) notes.set('used', String(Number(notes.get('used') ?? 0) + 1));
  await locate(page, code).fill(isWrong ? (good === '000000' ? '111111' : '000000') : good);
}

walkInBrowser(subject, twoFactorMachine, {
  seen,
  audits: true,
  async open({ page, context, shop, path, notes }) {
    const isOn = path.steps.find(({ event }) => event.type === 'xstate.done.actor.readStatus')?.event.output?.enabled;
    const persona = isOn ? 'twoFactor' : 'cleared';
    notes.set('secret', personaOf(persona).totpSecret ?? '');
    await shop.loginAs(context, persona);
    await page.goto('/account/two-factor');
  },

  acts: {
    async 'setup.confirmed'(on) {
      const { page, ahead } = on;
      await typeCode(on);
      await locate(page, password).fill(kindOf(ahead[0]) === 'violations' ? 'another' : PASSWORD);
      await locate(page, switchOn).click();
    },
    async 'switchOff.confirmed'(on) {
      await typeCode(on);
      await locate(on.page, switchOff).click();
    },
  },

  outcomes: {
    async 'readStatus fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'customers/*');
    },
    async 'requestKey fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'customers/*/2fa/qr-code');
    },
    async 'switchOn fails'(on) {
      await refuse(on);
    },
    async 'switchOff fails'(on) {
      await refuse(on);
    },
  },

  /** True if each status follows from the calls before it: a failed call changes nothing in the shop. */
  isReal({ steps }) {
    let enabled: boolean | undefined;
    return steps.every(({ event }) => {
      if (event.type === 'xstate.done.actor.switchOn') enabled = true;
      if (event.type === 'xstate.done.actor.switchOff') enabled = false;
      if (event.type !== 'xstate.done.actor.readStatus') return true;
      enabled ??= event.output?.enabled;
      return event.output?.enabled === enabled;
    });
  },
});

async function refuse({ event, shop, problems }: On): Promise<void> {
  if (['invalid2fa', 'violations'].includes(kindOf(event) ?? '')) problems.expect(/^422 PUT .*\/2fa\/status$/);
  else await meets(shop, problems, kindOf(event), 'PUT', 'customers/*/2fa/status');
}
