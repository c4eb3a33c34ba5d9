import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { signUp, signUpCompany } from '#api/signUp.ts';
import { useApp } from '#app/app.ts';
import { useSubmission } from '#app/flow/useSubmission.ts';
import { useScreenParams } from '#app/page/useScreen.ts';
import { channel } from '#app/reads/channel.ts';
import { useBlock } from '#app/reads/useBlock.ts';
import { useResource } from '#app/resources/useResource.ts';
import type { SignUpRefusal } from '#domain/person/signUpRefusal.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { companyFacts, personFacts, placedRefusal } from './facts.ts';
import { MailboxPart } from './MailboxPart.tsx';
import { mailbox, signUpDraft } from './mailbox.ts';
import { referrer } from './reads.ts';
import type { SignUpForm } from './views/form.ts';
import { SignUpClosedView } from './views/SignUpClosedView.tsx';
import { SignUpView } from './views/SignUpView.tsx';

/** `/sign-up/{referralCode?}`: the form, then the mailbox; or the notice that registration is closed. */
export function SignUpFlow(): ReactNode {
  const { settings } = useApp();
  return settings.signUpOpen ? <OpenSignUp /> : <ClosedSignUp />;
}

/** The notice that registration is not possible (requirement 2.31). */
function ClosedSignUp() {
  const { resources } = useApp();
  return <SignUpClosedView channel={useResource(resources.of(channel))} />;
}

function OpenSignUp() {
  const { http, resources, settings } = useApp();
  const { i18n } = useLingui();
  const { referralCode = '' } = useScreenParams('/sign-up/{-$referralCode}');
  const read = useResource(resources.of(referrer, referralCode));
  const [awaited, setAwaited] = useState(mailbox.read);
  const trust = useBlock('trust');
  const trustLine = useBlock('trust-line');
  const [refusal, setRefusal] = useState<SignUpRefusal | null>(null);
  const form = useSubmission({
    async send(values: SignUpForm, signal) {
      try {
        return values.accountType === 'company'
          ? await signUpCompany(http, companyFacts(values), signal)
          : await signUp(http, personFacts(values), signal);
      } catch (error) {
        const said =
          error instanceof FailureError ? placedRefusal(error, personFacts(values).referralCode ?? null) : null;
        if (said === null) throw error;
        setRefusal(said.refusal);
        const { propertyPath, text } = said.violation;
        throw new FailureError({
          kind: 'violations',
          violations: [{ propertyPath, message: i18n._(text) }, ...said.others],
        });
      }
    },
    onSucceeded({ email }) {
      const next = { email, askedAt: Date.now() };
      mailbox.write(next);
      setAwaited(next);
    },
  });
  if (awaited)
    return (
      <MailboxPart
        awaited={awaited}
        isSignUp
        onOtherAddress={() => {
          mailbox.forget();
          setAwaited(null);
        }}
      />
    );
  return (
    <SignUpView
      // Without the recommendation, the form does not hold its code either; the draft has the rest of the input.
      key={referralCode}
      {...form}
      brand={settings.brand}
      draft={signUpDraft}
      recommendation={referralCode === '' ? null : { code: referralCode, read }}
      refusal={refusal}
      trust={trust}
      trustLine={trustLine}
      onEdited={() => {
        setRefusal(null);
        form.onEdited();
      }}
    />
  );
}
