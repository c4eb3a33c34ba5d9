import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { DisclosureFrame } from '#app/disclosure/DisclosureFrame.tsx';
import { useStepDone } from '#app/disclosure/useStepDone.ts';
import { useFlow } from '#app/useFlow.ts';
import { isBusy, selectFailure, selectReason, selectStage } from '#machines/identity/selectors.ts';
import { type IdentityActor, identityFlow } from './identityFlow.ts';
import { IdentityView } from './views/IdentityView.tsx';

/** `/self-disclosure/kyc`: the identity check by the partner. */
export function IdentityFlow(): ReactNode {
  return (
    <DisclosureFrame task="identity">
      <Check />
    </DisclosureFrame>
  );
}

function Check() {
  const app = useApp();
  const stepDone = useStepDone();
  const identity: IdentityActor = useFlow(() => identityFlow(app, () => stepDone('customer', 'identity')));
  return (
    <IdentityView
      stage={useSelector(identity, selectStage)}
      reason={useSelector(identity, selectReason)}
      busy={useSelector(identity, isBusy)}
      failure={useSelector(identity, selectFailure)}
      onStart={() => identity.send({ type: 'check.requested' })}
      onRetry={() => identity.send({ type: 'retry.requested' })}
      onContinue={() => identity.send({ type: 'result.accepted' })}
    />
  );
}
