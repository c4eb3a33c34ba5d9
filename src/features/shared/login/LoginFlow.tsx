import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { lazyPart } from '#app/lazy/lazyPart.tsx';
import { useBlock } from '#app/reads/useBlock.ts';
import { GateView } from '#components/gate/GateView.tsx';
import { isBarred, isBusy, selectFailure, selectLoginScreen, selectNotice } from '#machines/app/session/selectors.ts';
import { LoginView } from './views/LoginView.tsx';

/** The second step is loaded while the shop checks the first. */
const loadCode = async () => (await import('./views/CodeView.tsx')).CodeView;
const CodeView = lazyPart(loadCode, <GateView>{null}</GateView>);

/** `/login` and `/login/2fa`: the session's machine selects the step, the URL follows it. */
export function LoginFlow(): ReactNode {
  const { session } = useApp();
  const screen = useSelector(session, selectLoginScreen);
  const busy = useSelector(session, isBusy);
  const barred = useSelector(session, isBarred);
  const failure = useSelector(session, selectFailure);
  const notice = useSelector(session, selectNotice);
  const trust = useBlock('trust');
  const trustLine = useBlock('trust-line');
  if (screen === 'login/2fa') {
    return (
      <CodeView
        busy={busy}
        failure={failure}
        barred={barred}
        onSubmit={(code) => session.send({ type: 'code.submitted', code })}
        onRestart={() => session.send({ type: 'login.restarted' })}
      />
    );
  }
  return (
    <LoginView
      busy={busy || screen === null}
      failure={failure}
      barred={barred}
      sessionEnded={notice === 'sessionEnded'}
      trust={trust}
      trustLine={trustLine}
      onSubmit={(credentials) => {
        // A failed load is reported when the step is reached.
        loadCode().catch(() => undefined);
        session.send({ type: 'credentials.submitted', ...credentials });
      }}
    />
  );
}
