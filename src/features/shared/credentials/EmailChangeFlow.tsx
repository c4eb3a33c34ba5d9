import { type ReactNode, useState } from 'react';
import { changeEmail } from '#api/emailChange.ts';
import { useApp } from '#app/app.ts';
import { useSubmission } from '#app/flow/useSubmission.ts';
import { customer } from '#app/reads/customer.ts';
import { useResource } from '#app/resources/useResource.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { EmailChange } from '#domain/shop/signUpDrafts.ts';
import { EmailChangeView } from './views/EmailChangeView.tsx';
import { EmailForm } from './views/EmailForm.tsx';

export function EmailChangeFlow(): ReactNode {
  return (
    <EmailChangeView read={useResource(useApp().resources.of(customer))}>
      {(person) => <Change person={person} />}
    </EmailChangeView>
  );
}

function Change({ person }: { person: Customer }) {
  const { http } = useApp();
  /** Recipient of the last link and number of links; each link remounts the form with empty fields. */
  const [sent, setSent] = useState({ to: '', times: 0 });
  const { succeeded, ...form } = useSubmission<EmailChange, string>({
    async send(change, signal) {
      await changeEmail(http, { customerUuid: person.uuid, ...change }, signal);
      return change.email;
    },
    onSucceeded: (to) => setSent(({ times }) => ({ to, times: times + 1 })),
  });
  return (
    <EmailForm
      key={sent.times}
      present={person.email}
      twoFactor={person.twoFactorEnabled}
      sentTo={succeeded ? sent.to : null}
      {...form}
    />
  );
}
