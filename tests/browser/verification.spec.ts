import { verificationMachine } from '#machines/verification/machine.ts';
import { subject } from '#machines/verification/testing/cases.ts';
import { personaOf } from '#sandbox/personas.ts';
import { linkTo } from '../support/links.ts';
import { queryFor, seen } from '../support/seen/verification.ts';
import { kindOf, meets } from './support/faults.ts';
import { walkInBrowser } from './support/walk.ts';

/** Statuses with which the shop refuses a link, as the browser reports them. */
const REFUSED: Readonly<Record<string, number>> = { alreadyVerified: 422, expired: 410, invalid: 404 };

walkInBrowser(subject, verificationMachine, {
  async open({ page, shop, path }) {
    const isNone = path.steps.some(({ event }) => event.output === 'invalid');
    const link = isNone ? '/verify-email/abgeschnitten' : await linkTo(shop, personaOf('unverified').email);
    await page.goto(link + queryFor(path.input));
  },

  seen,
  acts: {},
  outcomes: {
    async 'verifyEmail succeeds'({ event, shop, problems, page }) {
      const status = REFUSED[event?.output];
      if (status) problems.expect(new RegExp(`^${status} PATCH .*/account-verification-requests/`));
      if (event?.output === 'expired') await shop.moveClock({ days: 8 });
      if (event?.output === 'alreadyVerified') {
        const other = await page.context().newPage();
        await other.goto(await linkTo(shop, personaOf('unverified').email));
        await other.getByRole('heading', { name: 'Ihre E-Mail-Adresse ist bestätigt' }).waitFor();
        await other.close();
      }
    },
    async 'verifyEmail fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'PATCH', 'account-verification-requests/*');
    },
  },
  audits: true,
});
