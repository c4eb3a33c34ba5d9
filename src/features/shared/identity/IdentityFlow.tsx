import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useApp } from '#app/app.ts';
import { DisclosureFrame } from '#app/disclosure/DisclosureFrame.tsx';
import { useStepDone } from '#app/disclosure/useStepDone.ts';
import { readFields, storeFields } from '#app/drafts/drafts.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { useGo } from '#app/page/navigation.ts';
import { useScreenSearch } from '#app/page/useScreen.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { safePath } from '#domain/session/redirect.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { isBusy, selectFailure, selectReason, selectStage } from '#machines/flows/identity/selectors.ts';
import { type IdentityActor, identityFlow } from './identityFlow.ts';
import { IdentityView } from './views/IdentityView.tsx';

/** `/self-disclosure/kyc`: the identity check by the partner. */
export function IdentityFlow(): ReactNode {
  const { settings } = useApp();
  return settings.reading === 'marketplace' ? (
    <AloneCheck />
  ) : (
    <DisclosureFrame task="identity">
      <StepCheck />
    </DisclosureFrame>
  );
}

/** Identity check as the last step of the self-disclosure. */
function StepCheck() {
  const stepDone = useStepDone();
  return <Check onPassed={() => stepDone('customer', 'identity')} />;
}

/**
 * Identity check on its own: only identified customers buy and sell works (requirement 6.6). Then returns to the page
 * that required the check.
 */
function AloneCheck() {
  const { session, resources } = useApp();
  const go = useGo();
  const { redirectPath } = useScreenSearch('/self-disclosure/kyc');
  const [way] = useState(() => wayOf(redirectPath, selectCustomerUuid(session.getSnapshot()) ?? ''));
  const onPassed = () => {
    resources.invalidate('customer');
    resources.invalidate('identity');
    go(way);
  };
  return (
    <div className="row page">
      <Check onPassed={onPassed} />
    </div>
  );
}

const WAY = 'identity.way';

/** Returns the path to continue at after the check, kept in this tab: the partner's page leads back without it. */
function wayOf(asked: string | undefined, customerUuid: string): string {
  const path = safePath(asked ?? '', location.origin);
  if (path !== null) storeFields(WAY, customerUuid, { path });
  return path ?? readFields(WAY, customerUuid).path ?? pathTo('/');
}

function Check({ onPassed }: { onPassed: () => void }) {
  const app = useApp();
  const identity: IdentityActor = useFlow(() => identityFlow(app, onPassed));
  return (
    <IdentityView
      stage={useSelector(identity, selectStage)}
      reason={useSelector(identity, selectReason)}
      busy={useSelector(identity, isBusy)}
      failure={useSelector(identity, selectFailure)}
      investing={app.settings.reading === 'investor'}
      onStart={() => identity.send({ type: 'check.requested' })}
      onRetry={() => identity.send({ type: 'retry.requested' })}
      onContinue={() => identity.send({ type: 'result.accepted' })}
    />
  );
}
