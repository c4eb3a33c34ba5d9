import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { Titled } from '#app/Titled.tsx';
import { useFlow } from '#app/useFlow.ts';
import { useScreenParams, useScreenSearch } from '#app/useScreen.ts';
import { isLoggedIn } from '#machines/session/selectors.ts';
import { selectFailure, selectStage } from '#machines/verification/selectors.ts';
import { type VerificationActor, verificationFlow } from './verification.ts';
import { VerificationView, wordsOf } from './views/VerificationView.tsx';

/** `/verify-email/{token}`: verifies by itself and says what became of the link. */
export function VerificationFlow(): ReactNode {
  const { token } = useScreenParams('/verify-email/$token');
  const { for: purpose } = useScreenSearch('/verify-email/$token');
  return <Link key={token} token={token} isChange={purpose === 'change'} />;
}

function Link({ token, isChange }: { token: string; isChange: boolean }) {
  const app = useApp();
  const verification: VerificationActor = useFlow(() => verificationFlow(app, token));
  const stage = useSelector(verification, selectStage);
  return (
    <>
      <Titled title={wordsOf(stage, isChange).title} />
      <VerificationView
        stage={stage}
        isChange={isChange}
        failure={useSelector(verification, selectFailure)}
        isLoggedIn={useSelector(app.session, isLoggedIn)}
        onRetry={() => verification.send({ type: 'retry.requested' })}
      />
    </>
  );
}
