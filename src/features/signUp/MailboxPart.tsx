import { msg } from '@lingui/core/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { requestVerification } from '#api/signUp.ts';
import { useApp } from '#app/app.ts';
import { useSubmission } from '#app/form/useSubmission.ts';
import { Titled } from '#app/Titled.tsx';
import { useCountdown } from '#app/useCountdown.ts';
import { useSubscription } from '#app/useSubscription.ts';
import { type Awaited, createMailboxTabs, mailbox, PAUSE, signUpDraft } from './mailbox.ts';
import { MailboxView } from './views/MailboxView.tsx';
import { VerificationView } from './views/VerificationView.tsx';

export interface MailboxPartProps {
  awaited: Awaited;
  /** An account was made just now; else a link was asked for, and whether there is an account nobody says. */
  isSignUp?: boolean;
  onOtherAddress: () => void;
}

const waitingTitle = msg`Sehen Sie in Ihr Postfach`;
const verifiedTitle = msg`Ihre E-Mail-Adresse ist bestätigt`;

/** Look into your mailbox, until the link of the mail was opened in another tab. */
export function MailboxPart(props: MailboxPartProps): ReactNode {
  const [isVerified, setVerified] = useState(false);
  useSubscription(
    useCallback(
      () =>
        createMailboxTabs().listen(() => {
          mailbox.forget();
          signUpDraft.forget();
          setVerified(true);
        }),
      [],
    ),
  );
  return (
    <>
      <Titled title={isVerified ? verifiedTitle : waitingTitle} />
      {isVerified ? (
        <VerificationView
          stage="verified"
          purpose="signUp"
          failure={null}
          isLoggedIn={false}
          onConfirm={() => undefined}
          onRetry={() => undefined}
        />
      ) : (
        <Waiting {...props} />
      )}
    </>
  );
}

/** With another mail for who waits in vain, and another address for who mistyped theirs. */
function Waiting({ awaited, isSignUp = false, onOtherAddress }: MailboxPartProps): ReactNode {
  const { http } = useApp();
  const { email } = awaited;
  const [until, setUntil] = useState(() => Math.min(awaited.askedAt, Date.now()) + PAUSE);
  const seconds = useCountdown(until);
  const again = useSubmission<void>({
    send: (_, signal) => requestVerification(http, email, signal),
    onSucceeded() {
      // Whoever only asked for a link may have no account: the form of the sign-up is theirs still.
      if (isSignUp) mailbox.write({ email, askedAt: Date.now() });
      setUntil(Date.now() + PAUSE);
    },
    onFailed(failure) {
      if (failure.kind === 'rateLimited') setUntil(Date.now() + failure.retryAfter * 1_000);
    },
  });
  return (
    <MailboxView
      email={email}
      isSignUp={isSignUp}
      seconds={seconds}
      busy={again.busy}
      isSentAgain={again.succeeded}
      failure={again.failure}
      onAgain={() => again.onSubmit()}
      onOtherAddress={onOtherAddress}
    />
  );
}
