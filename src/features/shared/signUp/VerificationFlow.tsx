import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { Titled } from '#app/page/Titled.tsx';
import { useScreenParams, useScreenSearch } from '#app/page/useScreen.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { selectFailure, selectStage } from '#machines/flows/verification/selectors.ts';
import { type VerificationActor, verificationFlow } from './verification.ts';
import { type LinkPurpose, VerificationView, wordsOf } from './views/VerificationView.tsx';

/**
 * `/verify-email/{token}`: verifies at once, or after confirming to undo a change, and shows the result of the link.
 */
export function VerificationFlow(): ReactNode {
  const { token } = useScreenParams('/verify-email/$token');
  const { for: purpose } = useScreenSearch('/verify-email/$token');
  const isOther = purpose === 'change' || purpose === 'takeBack';
  return <Link key={token} token={token} purpose={isOther ? purpose : 'signUp'} />;
}

function Link({ token, purpose }: { token: string; purpose: LinkPurpose }) {
  const app = useApp();
  const verification: VerificationActor = useFlow(() => verificationFlow(app, token, purpose === 'takeBack'));
  const stage = useSelector(verification, selectStage);
  return (
    <>
      <Titled title={wordsOf(stage, purpose).title} />
      <VerificationView
        stage={stage}
        purpose={purpose}
        failure={useSelector(verification, selectFailure)}
        isLoggedIn={useSelector(app.session, isLoggedIn)}
        onConfirm={() => verification.send({ type: 'verification.confirmed' })}
        onRetry={() => verification.send({ type: 'retry.requested' })}
      />
    </>
  );
}
