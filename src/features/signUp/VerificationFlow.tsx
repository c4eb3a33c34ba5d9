import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { Titled } from '#app/Titled.tsx';
import { useFlow } from '#app/useFlow.ts';
import { useScreenParams } from '#app/useScreen.ts';
import { isLoggedIn } from '#machines/session/selectors.ts';
import { selectFailure, selectStage } from '#machines/verification/selectors.ts';
import { type VerificationActor, verificationFlow } from './verification.ts';
import { VerificationView, words } from './views/VerificationView.tsx';

/** `/verify-email/{token}`: verifies by itself and says what became of the link. */
export function VerificationFlow(): ReactNode {
  const { token } = useScreenParams('/verify-email/$token');
  return <Link key={token} token={token} />;
}

function Link({ token }: { token: string }) {
  const app = useApp();
  const verification: VerificationActor = useFlow(() => verificationFlow(app, token));
  const stage = useSelector(verification, selectStage);
  return (
    <>
      <Titled title={words[stage].title} />
      <VerificationView
        stage={stage}
        failure={useSelector(verification, selectFailure)}
        isLoggedIn={useSelector(app.session, isLoggedIn)}
        onRetry={() => verification.send({ type: 'retry.requested' })}
      />
    </>
  );
}
