import { useSelector } from '@xstate/react';
import { isBusy, selectFailure, selectLoginScreen, selectNotice } from '#machines/session/selectors.ts';
import { CodeView } from '#views/login/CodeView.tsx';
import { LoginView } from '#views/login/LoginView.tsx';
import { useApp } from '../app.tsx';

/** `/login` and `/login/2fa`: the session's machine selects the step, the URL follows it. */
export function LoginFlow() {
  const { session } = useApp();
  const screen = useSelector(session, selectLoginScreen);
  const busy = useSelector(session, isBusy);
  const failure = useSelector(session, selectFailure);
  const notice = useSelector(session, selectNotice);
  if (screen === 'login/2fa') {
    return (
      <CodeView
        busy={busy}
        failure={failure}
        onSubmit={(code) => session.send({ type: 'code.submitted', code })}
        onRestart={() => session.send({ type: 'login.restarted' })}
      />
    );
  }
  return (
    <LoginView
      busy={busy || screen === null}
      failure={failure}
      sessionEnded={notice === 'sessionEnded'}
      onSubmit={(credentials) => session.send({ type: 'credentials.submitted', ...credentials })}
    />
  );
}
