import { msg } from '@lingui/core/macro';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { requestVerification } from '#api/signUp.ts';
import { useApp } from '#app/app.ts';
import { useSubmission } from '#app/flow/useSubmission.ts';
import { Titled } from '#app/page/Titled.tsx';
import { useSubscription } from '#ui/useSubscription.ts';
import { type Awaited, createMailboxTabs, mailbox, PAUSE, signUpDraft } from './mailbox.ts';
import { MailboxView } from './views/MailboxView.tsx';
import { VerificationView } from './views/VerificationView.tsx';

/**
 * Returns the whole seconds until a moment of this device's clock, in milliseconds since 1970; 0 once it has passed.
 */
function useCountdown(until: number): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      if (secondsTo(until) === 0) return () => undefined;
      const timer = setInterval(() => {
        if (secondsTo(until) === 0) clearInterval(timer);
        tick();
      }, 1_000);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(subscribe, () => secondsTo(until));
}

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1_000));

export interface MailboxPartProps {
  awaited: Awaited;
  /** True after a sign-up; false after a request for a link, which does not reveal if there is an account. */
  isSignUp?: boolean;
  onOtherAddress: () => void;
}

const waitingTitle = msg`Prüfen Sie Ihr Postfach`;
const verifiedTitle = msg`Ihre E-Mail-Adresse ist bestätigt`;

/** Asks the visitor to look into the mailbox, until another tab has opened the link of the mail. */
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

/** Offers another mail if none arrives, and another address after a typing error. */
function Waiting({ awaited, isSignUp = false, onOtherAddress }: MailboxPartProps): ReactNode {
  const { http } = useApp();
  const { email } = awaited;
  const [until, setUntil] = useState(() => Math.min(awaited.askedAt, Date.now()) + PAUSE);
  const seconds = useCountdown(until);
  const again = useSubmission<void>({
    send: (_, signal) => requestVerification(http, email, signal),
    onSucceeded() {
      // After a mere request for a link, there may be no account: the sign-up must still show its form.
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
