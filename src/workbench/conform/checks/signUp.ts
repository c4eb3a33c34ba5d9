import { randomUUID } from 'node:crypto';
import { requestReset, resetPassword } from '#api/passwords.ts';
import { requestVerification, signUp, verifyEmail } from '#api/signUp.ts';
import { refusalIn } from '#domain/person/signUpRefusal.ts';
import { deadLinkIn, verdictIn } from '#domain/shop/mailLink.ts';
import { gotOf } from '../judge.ts';
import type { Run } from '../run.ts';
import { NOBODYS } from './reads.ts';

/** Signs up a customer who remains at the shop, and another under a used address. */
export async function signUpOnce(run: Run): Promise<void> {
  const password = `Aa1!${randomUUID()}`;
  const [local, domain] = run.options.customer.email.split('@');
  const facts = {
    firstName: 'Conformance',
    lastName: 'Check',
    email: `${local?.split('+')[0]}+conform-${Date.now()}@${domain}`,
    password,
    confirmPassword: password,
    accountType: 'personal' as const,
    termsAccepted: true,
    subscribedToNewsletter: false,
  };
  const signedUp = await run.ask((http) => signUp(http, facts));
  if (signedUp) {
    run.left.push(
      'A customer named Conformance Check was signed up, under the address of the customer file with +conform-.',
    );
    await run.ask((http) => requestVerification(http, facts.email));
  }
  const { failure, seen } = await run.askRefusal((http) =>
    signUp(http, { ...facts, email: run.options.customer.email }),
  );
  if (failure && refusalIn(failure)?.kind === 'alreadySignedUp') return;
  run.find(seen, {
    path: '(used address)',
    expected: '409, or 422 at email in words such as "already used"',
    got: failure ? gotOf(failure, seen.status) : String(seen.status),
    consequence: 'Parkett cannot tell customers that they have an account, and to log in.',
  });
}

/** Follows unknown links, and requests a mail with a link to a new password for the customer. */
export async function followUnknownLinks(run: Run): Promise<void> {
  await run.ask((http) => requestReset(http, run.options.customer.email));
  const chosen = { newPassword: 'Aa1!conform', confirmNewPassword: 'Aa1!conform' };
  const reset = await run.askRefusal((http) => resetPassword(http, { token: NOBODYS, ...chosen }));
  // The app takes a 500 for a dead link, since Sylius 1.12 answers so: a real failure looks the same.
  const isError = (reset.seen.status ?? 0) >= 500;
  if (isError || !reset.failure || deadLinkIn(reset.failure) === null)
    run.find(reset.seen, {
      path: '(unknown link)',
      expected: '404, 409 or 410',
      got: reset.failure ? gotOf(reset.failure, reset.seen.status) : String(reset.seen.status),
      consequence: isError
        ? 'Parkett calls the link invalid, and cannot tell it from a shop that fails.'
        : 'Parkett shows an error, and not that the link is used or expired.',
    });
  const verified = await run.askRefusal((http) => verifyEmail(http, NOBODYS));
  if (!verified.failure || verdictIn(verified.failure) === null)
    run.find(verified.seen, {
      path: '(unknown link)',
      expected: '404, 409, 410 or 422',
      got: verified.failure ? gotOf(verified.failure, verified.seen.status) : String(verified.seen.status),
      consequence: 'Parkett shows an error, and not that the link is used or expired.',
    });
}
