import { type ActorRefFrom, fromPromise } from 'xstate';
import type { Http } from '#api/http.ts';
import { verifyEmail } from '#api/signUp.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/startFlow.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { type Verdict, verdictIn } from '#domain/shop/mailLink.ts';
import { verificationMachine } from '#machines/verification/machine.ts';
import { createMailboxTabs, mailbox, signUpDraft } from './mailbox.ts';

export type VerificationActor = ActorRefFrom<typeof verificationMachine>;

/**
 * The link's verification on the shop. Nothing of it is kept: after a reload the shop says that the link was used.
 *
 * @param undoes True if the link undoes a change of the address, which is asked about first, and with which the shop ends every
 * login of the customer, that of this tab too.
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
      const { unsubscribe } = verification.on('address.verified', () => {
        // Nobody waits for this mail any more, and nothing of a sign-up stays in the tab.
        mailbox.forget();
        signUpDraft.forget();
        createMailboxTabs().tell({ type: 'address.verified' });
        if (undoes) session.send({ type: 'unauthorized.received' });
      });
      return unsubscribe;
    },
  };
}

const answers = new WeakMap<Http, Map<string, Promise<Verdict>>>();

/**
 * One call for a link, however often its page is rendered: whoever comes second gets the answer of the first. It is not
 * given up when the page is left. What failed is asked again.
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
