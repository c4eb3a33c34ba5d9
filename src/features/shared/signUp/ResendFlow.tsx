import { type ReactNode, useState } from 'react';
import { requestVerification } from '#api/signUp.ts';
import { useApp } from '#app/app.ts';
import { useSubmission } from '#app/flow/useSubmission.ts';
import { MailboxPart } from './MailboxPart.tsx';
import { type Awaited, mailbox } from './mailbox.ts';
import { type ResendForm, ResendView } from './views/ResendView.tsx';

/** `/resend-verification`: sends a new link to the given address, with or without an account. */
export function ResendFlow(): ReactNode {
  const { http } = useApp();
  const [known] = useState(() => mailbox.read()?.email ?? '');
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  const form = useSubmission({
    async send({ email }: ResendForm, signal) {
      const address = email.trim();
      await requestVerification(http, address, signal);
      return address;
    },
    onSucceeded: (email) => setAwaited({ email, askedAt: Date.now() }),
  });
  return awaited ? (
    <MailboxPart awaited={awaited} onOtherAddress={() => setAwaited(null)} />
  ) : (
    <ResendView {...form} known={known} />
  );
}
