import { type ActorRefFrom, fromPromise } from 'xstate';
import type { Http } from '#api/http.ts';
import { verifyEmail } from '#api/signUp.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { type Verdict, verdictIn } from '#domain/shop/mailLink.ts';
import { verificationMachine } from '#machines/flows/verification/machine.ts';
import { createMailboxTabs, mailbox, signUpDraft } from './mailbox.ts';

export type VerificationActor = ActorRefFrom<typeof verificationMachine>;

/**
 * Verifies the link at the shop. The tab stores nothing: after a reload, the shop reports that the link was used.
 *
 * @param undoes True if the link undoes a change of the address. Then the page asks first, and the shop ends every
 * login of the customer, including this tab's.
 */
export function verificationFlow(
  { http, session }: Pick<App, 'http' | 'session'>,
  token: string,
  undoes = false,
): Flow<typeof verificationMachine> {
  return {
    machine: verificationMachine.provide({
      actors: { verifyEmail: fromPromise(() => verifyOnce(http, token)) },
    }),
    input: { asksFirst: undoes },
    listen(verification: VerificationActor) {
      return [
        verification.on('address.verified', () => {
          // The mail has arrived, and the tab keeps nothing of the sign-up.
          mailbox.forget();
          signUpDraft.forget();
          createMailboxTabs().tell({ type: 'address.verified' });
          if (undoes) session.send({ type: 'unauthorized.received' });
        }),
      ];
    },
  };
}

const answers = new WeakMap<Http, Map<string, Promise<Verdict>>>();

/**
 * Sends one call for a link, however often its page renders: later callers get the first call's answer. Leaving the
 * page does not abort the call. A failed call is sent again.
 */
function verifyOnce(http: Http, token: string): Promise<Verdict> {
  const known = answers.get(http) ?? new Map<string, Promise<Verdict>>();
  answers.set(http, known);
  const before = known.get(token);
  if (before) return before;
  const verdict = judge(http, token);
  known.set(token, verdict);
  verdict.catch(() => known.delete(token));
  return verdict;
}

async function judge(http: Http, token: string): Promise<Verdict> {
  try {
    await verifyEmail(http, token);
    return 'verified';
  } catch (error) {
    const verdict = verdictIn(failureOf(error));
    if (verdict === null) throw error;
    return verdict;
  }
}
