import { msg } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { requestReset, resetPassword } from '#api/passwords.ts';
import { useApp } from '#app/app.ts';
import { useSubmission } from '#app/flow/useSubmission.ts';
import { Titled } from '#app/page/Titled.tsx';
import { useScreenParams } from '#app/page/useScreen.ts';
import { useResource } from '#app/resources/useResource.ts';
import type { NewPassword } from '#domain/shop/access.ts';
import { deadLinkIn } from '#domain/shop/mailLink.ts';
import { linkOf } from './reads.ts';
import { ChangePasswordView } from './views/ChangePasswordView.tsx';
import { DeadLinkView, deadLinkTitles } from './views/DeadLinkView.tsx';
import { MailSentView } from './views/MailSentView.tsx';
import { NewPasswordView } from './views/NewPasswordView.tsx';
import { PasswordSetView } from './views/PasswordSetView.tsx';
import { ResetPasswordView } from './views/ResetPasswordView.tsx';

const sentTitle = msg`Prüfen Sie Ihr Postfach`;
const setTitle = msg`Ihr neues Passwort ist gespeichert`;

/** `/reset-password`: requests a mail with a link. The answer is the same with and without an account. */
export function ResetPasswordFlow(): ReactNode {
  const { http } = useApp();
  const [email, setEmail] = useState('');
  const { succeeded, ...form } = useSubmission<string>({
    send: (address, signal) => requestReset(http, address, signal),
  });
  const submit = (address: string) => {
    setEmail(address);
    form.onSubmit(address);
  };
  if (succeeded)
    return (
      <>
        <Titled title={sentTitle} />
        <MailSentView email={email} onAgain={form.onEdited} />
      </>
    );
  return <ResetPasswordView {...form} email={email} onSubmit={submit} />;
}

/** `/new-password/{token}`: the target of the link in that mail. */
export function NewPasswordFlow(): ReactNode {
  const { token } = useScreenParams('/new-password/$token');
  return <ByLink key={token} token={token} />;
}

function ByLink({ token }: { token: string }) {
  const { http, resources, settings } = useApp();
  const [link] = useState(() => linkOf(token));
  const read = useResource(resources.of(link));
  const { succeeded, failure, ...form } = useSubmission<NewPassword>({
    send: (chosen, signal) => resetPassword(http, { token, ...chosen }, signal),
  });
  if (succeeded)
    return (
      <>
        <Titled title={setTitle} />
        <PasswordSetView />
      </>
    );
  // The answer to the form is newer than the one from when the page opened.
  const state = (failure && deadLinkIn(failure)) ?? read.data;
  if (state !== null && state !== 'open')
    return (
      <>
        <Titled title={deadLinkTitles[state]} />
        <DeadLinkView state={state} />
      </>
    );
  return <NewPasswordView read={read} brand={settings.brand} failure={failure} {...form} />;
}

/** `/change-password` for visitors; a logged-in customer is redirected to the account. */
export function ChangePasswordFlow(): ReactNode {
  return <ChangePasswordView />;
}
